/// How a change of state is shown.
/// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
  /// What is handed on from task to task.
  private struct Context: Sendable {
    var animation: Animation?
    var disablesAnimations = false
    var isContinuous = false
  }

  private var context: Context

  /// A change without animation.
  public init() {
    self.init(animation: nil)
  }

  /// A change with an animation.
  public init(animation: Animation?) {
    context = Context(animation: animation)
  }

  /// The animation, or `nil` for none.
  public var animation: Animation? {
    get { context.animation }
    set { context.animation = newValue }
  }

  /// Whether animations that views ask for are left out.
  public var disablesAnimations: Bool {
    get { context.disablesAnimations }
    set { context.disablesAnimations = newValue }
  }

  /// Whether the change is one of many in a row, such as a drag.
  public var isContinuous: Bool {
    get { context.isContinuous }
    set { context.isContinuous = newValue }
  }

  @TaskLocal private static var running: Context?

  /// The transaction of the change that is being made.
  package static var current: Transaction? {
    running.map {
      var transaction = Transaction()
      transaction.context = $0
      return transaction
    }
  }

  fileprivate func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$running.withValue(context, operation: body)
  }
}

/// Makes changes with a transaction, and passes on what the closure returns or throws.
/// https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.run(body)
}

/// Makes changes with an animation, and passes on what the closure returns or throws.
/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction.animation = animation
  return try transaction.run(body)
}
