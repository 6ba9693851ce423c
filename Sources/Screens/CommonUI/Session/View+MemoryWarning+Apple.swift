#if canImport(UIKit)
  import SwiftUI
  import UIKit

  extension View {
    /// Does something when the system runs short of memory.
    func onMemoryWarning(perform action: @escaping () -> Void) -> some View {
      let warnings = NotificationCenter.default.publisher(
        for: UIApplication.didReceiveMemoryWarningNotification)
      return onReceive(warnings) { _ in action() }
    }
  }
#endif
