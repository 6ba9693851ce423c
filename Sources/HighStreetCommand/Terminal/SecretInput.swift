import Foundation

/// Reads a secret from standard input.
enum SecretInput {
  /// The first line; at a terminal after a prompt, and without showing what is typed. `nil` at the end of input.
  static func read(prompt: String) -> String? {
    guard isatty(STDIN_FILENO) == 1 else { return readLine() }
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return readLine() }
    var silent = settings
    silent.c_lflag &= ~tcflag_t(ECHO)
    FileHandle.standardError.write(Data(prompt.utf8))
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
      FileHandle.standardError.write(Data("\n".utf8))
    }
    return readLine()
  }
}
