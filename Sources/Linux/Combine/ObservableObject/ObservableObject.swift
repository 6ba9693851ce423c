/// A class whose changes are announced before they happen.
/// https://developer.apple.com/documentation/combine/observableobject
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where Self.ObjectWillChangePublisher.Failure == Never
  /// Emits before the object changes.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that all `@Published` properties of the object share; the same one on each call.
  ///
  /// An object without such a property gets a new publisher each time, as nothing could ever emit.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = publishedFields
    if let known = fields.lazy.compactMap(\.objectWillChange).first { return known }
    let publisher = ObservableObjectPublisher()
    for field in fields { field.objectWillChange = publisher }
    return publisher
  }

  private var publishedFields: [any PublishedField] {
    var fields: [any PublishedField] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children {
        if let wrapper = child.value as? any PublishedWrapper { fields.append(wrapper.field) }
      }
      mirror = current.superclassMirror
    }
    return fields
  }
}
