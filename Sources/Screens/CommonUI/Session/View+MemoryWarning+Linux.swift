#if os(Linux)
  import SwiftUI

  extension View {
    /// Linux warns nobody: what does not fit is written to disk.
    func onMemoryWarning(perform action: @escaping () -> Void) -> some View {
      self
    }
  }
#endif
