/// A key of the keyboard, by the character that it types.
/// https://developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public var character: Character

  /// The key that types a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// The arrow that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow that points left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow that points right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held down with another one.
/// https://developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
  /// A bit for each key.
  public let rawValue: Int

  /// Keys by their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command, where a keyboard has it; else Control.
  public static let command = EventModifiers(rawValue: 1 << 4)
}

/// Keys that press a button.
/// https://developer.apple.com/documentation/swiftui/keyboardshortcut
public struct KeyboardShortcut: Sendable {
  let key: KeyEquivalent
  let modifiers: EventModifiers

  /// A key with others held down.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key with others held down, as a content carries it.
package struct KeyStroke: Equatable, Sendable {
  package let character: Character
  package let modifiers: EventModifiers

  init(_ shortcut: KeyboardShortcut) {
    character = shortcut.key.character
    modifiers = shortcut.modifiers
  }
}

extension View {
  /// Lets keys press the button inside.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys press the button inside.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}

extension EnvironmentValues {
  /// The keys that press the button inside.
  var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}
