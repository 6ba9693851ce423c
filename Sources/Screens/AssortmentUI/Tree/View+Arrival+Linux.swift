#if os(Linux)
  import SwiftUI

  extension View {
    /// Does something when the page that a view belongs to is there: several are pushed at once without harm.
    func onArrival(perform action: @escaping @MainActor () -> Void) -> some View {
      onAppear { action() }
    }
  }
#endif
