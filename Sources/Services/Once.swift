/// A value that is made when it is first needed. A failure is forgotten, so that the next one who asks tries again.
actor Once<Value: Sendable> {
  private let make: @Sendable () async throws -> Value
  private var made: Value?

  init(_ make: @escaping @Sendable () async throws -> Value) {
    self.make = make
  }

  func value() async throws -> Value {
    if let made { return made }
    let new = try await make()
    // Somebody who asked at the same time may have been quicker; there is one value for all.
    let value = made ?? new
    made = value
    return value
  }
}
