/// The name and default of a value in the environment.
/// https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view above sets one.
  static var defaultValue: Self.Value { get }
}

/// What views above tell all views below.
/// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  // A value type: no guard is needed for what no one else can change.
  private var values: [ObjectIdentifier: Any] = [:]

  /// The defaults.
  public init() {}

  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object that was supplied for a type.
  subscript<ObjectType: AnyObject>(object type: ObjectType.Type) -> ObjectType? {
    get { values[ObjectIdentifier(type)] as? ObjectType }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// How many values differ from the defaults.
  public var description: String { "EnvironmentValues (\(values.count) set)" }
}
