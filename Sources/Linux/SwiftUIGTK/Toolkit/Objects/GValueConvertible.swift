import CGTK

/// A Swift type that travels in a `GValue`: as a signal's argument or result, or as a property.
package protocol GValueConvertible {
  /// The type that a `GValue` is initialised with to hold one.
  static var gType: GType { get }
  /// Reads a value that holds this type.
  static func read(from value: UnsafePointer<GValue>) -> Self
  /// Stores into a value that was initialised for this type.
  func write(to value: UnsafeMutablePointer<GValue>)
}

extension Bool: GValueConvertible {
  package static var gType: GType { highstreet_type_boolean }
  package static func read(from value: UnsafePointer<GValue>) -> Bool { g_value_get_boolean(value) != 0 }
  package func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, self ? 1 : 0) }
}

extension Int32: GValueConvertible {
  package static var gType: GType { highstreet_type_int }
  /// Values of enumerations are read as well: in C they are numbers.
  package static func read(from value: UnsafePointer<GValue>) -> Int32 {
    g_type_check_value_holds(value, highstreet_type_enum) != 0
      ? g_value_get_enum(value) : g_value_get_int(value)
  }
  package func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, self) }
}

extension UInt32: GValueConvertible {
  package static var gType: GType { highstreet_type_uint }
  package static func read(from value: UnsafePointer<GValue>) -> UInt32 { g_value_get_uint(value) }
  package func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_uint(value, self) }
}

extension Double: GValueConvertible {
  package static var gType: GType { highstreet_type_double }
  package static func read(from value: UnsafePointer<GValue>) -> Double { g_value_get_double(value) }
  package func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension String: GValueConvertible {
  package static var gType: GType { highstreet_type_string }
  /// No string reads as the empty one.
  package static func read(from value: UnsafePointer<GValue>) -> String {
    g_value_get_string(value).map { String(cString: $0) } ?? ""
  }
  package func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}

/// An object; boxed values and plain pointers are read as well. It is only borrowed.
extension UnsafeMutableRawPointer?: GValueConvertible {
  package static var gType: GType { highstreet_type_object }
  package static func read(from value: UnsafePointer<GValue>) -> UnsafeMutableRawPointer? {
    g_value_fits_pointer(value) != 0 ? g_value_peek_pointer(value) : nil
  }
  package func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_object(value, self) }
}

extension GdkModifierType: GValueConvertible {
  package static var gType: GType { gdk_modifier_type_get_type() }
  package static func read(from value: UnsafePointer<GValue>) -> GdkModifierType {
    GdkModifierType(rawValue: g_value_get_flags(value))
  }
  package func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_flags(value, rawValue) }

  /// Whether every flag of `other` is set.
  package func contains(_ other: GdkModifierType) -> Bool { rawValue & other.rawValue == other.rawValue }
}

extension GtkAccessibleRole: GValueConvertible {
  package static var gType: GType { gtk_accessible_role_get_type() }
  package static func read(from value: UnsafePointer<GValue>) -> GtkAccessibleRole {
    GtkAccessibleRole(rawValue: UInt32(bitPattern: g_value_get_enum(value)))
  }
  package func write(to value: UnsafeMutablePointer<GValue>) {
    g_value_set_enum(value, Int32(bitPattern: rawValue))
  }
}

/// Lends a `GValue` that holds `content` to `body`, and clears it.
package func withGValue<Result>(
  _ content: some GValueConvertible, _ body: (UnsafeMutablePointer<GValue>) -> Result
) -> Result {
  var value = GValue()
  g_value_init(&value, type(of: content).gType)
  defer { g_value_unset(&value) }
  content.write(to: &value)
  return body(&value)
}

/// Sets a property of an object: `g_object_set` takes variable arguments, which Swift does not import.
@MainActor
package func setProperty(
  _ object: UnsafeMutableRawPointer, _ name: String, _ content: some GValueConvertible
) {
  withGValue(content) { g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, $0) }
}

/// Reads a property of an object.
@MainActor
package func property<Content: GValueConvertible>(
  _ object: UnsafeMutableRawPointer, _ name: String, as type: Content.Type = Content.self
) -> Content {
  var value = GValue()
  g_value_init(&value, Content.gType)
  defer { g_value_unset(&value) }
  g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
  return Content.read(from: &value)
}
