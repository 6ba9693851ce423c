#if canImport(UIKit)
  import SwiftUI

  extension View {
    /// Does something when the page that a view belongs to has come to rest.
    ///
    /// There is no event for that in SwiftUI, and a page that is pushed while the one below it still slides in is lost. UIKit's slide
    /// takes less than half a second.
    func onArrival(perform action: @escaping @MainActor () -> Void) -> some View {
      onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { action() } }
    }
  }
#endif
