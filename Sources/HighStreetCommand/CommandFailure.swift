/// A command that could not do its work; says what happened and what to do. Ends with status 1.
struct CommandFailure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
