extension Action {
  /// An action that holds bindings and closures of views. They belong to the main actor and never leave it.
  package static func ofView(_ body: @escaping @MainActor (Input) -> Void) -> Action {
    nonisolated(unsafe) let body = body
    return Action { body($0) }
  }
}
