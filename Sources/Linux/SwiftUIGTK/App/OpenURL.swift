import CGTK
import Foundation

/// Has the desktop open an address, and says whether it did.
///
/// - Parameter window: The window in front of which the desktop may ask with what to open it.
@MainActor
func openURL(_ url: URL, over window: WidgetPointer?, _ completion: @escaping @MainActor (Bool) -> Void) {
  let box = Unmanaged.passRetained(OpenCompletion(window: window, completion))
  gtk_show_uri_full(
    window?.cast(), url.absoluteString, guint32(GDK_CURRENT_TIME), nil,
    { _, result, data in
      guard let data else { return }
      let box = Unmanaged<OpenCompletion>.fromOpaque(data).takeRetainedValue()
      nonisolated(unsafe) let result = result
      MainActor.assumeIsolated { box.finish(result) }
    }, box.toOpaque())
}

/// What waits for the desktop's answer.
@MainActor
private final class OpenCompletion {
  private let window: GObjectReference?
  private let completion: @MainActor (Bool) -> Void

  init(window: WidgetPointer?, _ completion: @escaping @MainActor (Bool) -> Void) {
    self.window = window.map { GObjectReference(UnsafeMutableRawPointer($0)) }
    self.completion = completion
  }

  func finish(_ result: OpaquePointer?) {
    var error: UnsafeMutablePointer<GError>?
    let isOpened = gtk_show_uri_full_finish(window?.widget.cast(), result, &error) != 0
    g_clear_error(&error)
    completion(isOpened)
  }
}
