import Foundation

/// The line of progress on a terminal, which goes away when the command ends, be it by Ctrl-C.
final class Eraser: @unchecked Sendable {
  private static let eraseLine = "\r\u{1B}[2K"

  private let messages: Output
  // Guarded by `lock`.
  private let lock = NSLock()
  private var isShown = false
  private var interruption: Interruption?

  init(_ messages: Output) {
    self.messages = messages
  }

  func show(_ line: String) {
    lock.lock()
    defer { lock.unlock() }
    isShown = true
    if interruption == nil {
      interruption = Interruption { [messages] in messages.write(Eraser.eraseLine) }
    }
    messages.write(Eraser.eraseLine + line)
  }

  func erase() {
    lock.lock()
    defer { lock.unlock() }
    guard isShown else { return }
    isShown = false
    interruption = nil
    messages.write(Eraser.eraseLine)
  }
}
