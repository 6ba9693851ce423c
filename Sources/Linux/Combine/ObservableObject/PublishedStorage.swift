/// What `@Published` keeps for a property.
final class PublishedStorage<Value>: PublishedField {
  private(set) var value: Value
  var objectWillChange: ObservableObjectPublisher?
  let subscribers = SubscriberList<Value, Never>()
  /// What `assign(to:)` connected; it ends with the property.
  private var assignments: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
  }

  func set(_ newValue: Value) {
    objectWillChange?.send()
    subscribers.send(newValue)
    value = newValue
  }

  func keep(_ assignment: AnyCancellable) {
    assignments.append(assignment)
  }
}

/// The storage of a published property, whatever its type.
protocol PublishedField: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// `Published`, whatever its type.
protocol PublishedWrapper {
  var field: any PublishedField { get }
}

extension Published: PublishedWrapper {
  var field: any PublishedField { storage }
}
