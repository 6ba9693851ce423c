import Storage

/// A key in the settings: whether there is one, and what is being typed. The key that is kept is never shown.
struct KeyEntry: Identifiable, Equatable {
  /// What is known of the key.
  enum State: Equatable {
    case looking
    case missing
    case published
    case kept
    case inEnvironment
    /// Why the vault could not say.
    case unknown(String)
  }

  let key: ServiceKey
  var state = State.looking
  /// What is typed in the field.
  var typed = ""
  /// Why what was typed is not kept, or the key not forgotten.
  var fault: String?

  var id: String { key.name }
}
