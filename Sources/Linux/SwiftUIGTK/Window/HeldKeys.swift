import CGTK

extension GdkModifierType {
  /// No key.
  static let none = GdkModifierType(rawValue: 0)

  /// The keys alone that change what another key means: neither the locks nor the buttons of the mouse.
  var heldKeys: GdkModifierType {
    let keys = [GDK_SHIFT_MASK, GDK_CONTROL_MASK, GDK_ALT_MASK, GDK_SUPER_MASK]
    return GdkModifierType(rawValue: keys.reduce(0) { $0 | (rawValue & $1.rawValue) })
  }
}
