/// Takes a closure or a value to the thread that runs it.
///
/// Combine's closures are not `Sendable`, as Apple's are not. What guards this one: whoever makes it does not use
/// the value again, and a queue hands it to one thread at a time.
struct Handover<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
