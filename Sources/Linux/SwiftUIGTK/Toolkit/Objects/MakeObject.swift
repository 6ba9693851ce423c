import CGTK

/// Makes an object with properties that can only be given at its construction.
@MainActor
package func makeObject(_ type: GType, _ properties: [String: any GValueConvertible])
  -> UnsafeMutableRawPointer
{
  let names = properties.keys.map { UnsafePointer(g_intern_string($0)) }
  var values = properties.values.map { content in
    var value = GValue()
    g_value_init(&value, Swift.type(of: content).gType)
    content.write(to: &value)
    return value
  }
  defer { for index in values.indices { g_value_unset(&values[index]) } }
  var pointers = names
  return UnsafeMutableRawPointer(
    g_object_new_with_properties(type, guint(values.count), &pointers, &values))
}
