import Foundation

/// Reads a secret from standard input.
enum SecretInput {
  /// The first line; at a terminal after a prompt, and without showing what is typed. `nil` at the end of input.
  static func read(prompt: String) -> String? {
    // No image of our memory, which then holds the secret, is ever written to a disk.
    var noCore = rlimit()
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return readLine() }
    let before = settings
    let restore: @Sendable () -> Void = {
      var settings = before
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
      FileHandle.standardError.write(Data("\n".utf8))
    }
    let interruption = Interruption(tidyUp: restore)
    settings.c_lflag &= ~tcflag_t(ECHO)
    // Before the prompt: what is typed after it counts.
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    FileHandle.standardError.write(Data(prompt.utf8))
    let line = readLine()
    withExtendedLifetime(interruption) {}
    restore()
    return line
  }
}
