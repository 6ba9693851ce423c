/// Which rows of a list are selected, whatever the type of their values.
struct ListSelection {
  /// Whether a value is selected.
  let contains: @MainActor (AnyHashable) -> Bool
  /// Selects a value, or takes it out of several.
  let select: @MainActor (AnyHashable) -> Void
  /// Whether a value is of the kind that can be selected.
  let accepts: @MainActor (AnyHashable) -> Bool

  @MainActor init<Value: Hashable>(one binding: Binding<Value?>) {
    contains = { $0.base as? Value == binding.wrappedValue && binding.wrappedValue != nil }
    select = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    accepts = { $0.base is Value }
  }

  @MainActor init<Value: Hashable>(many binding: Binding<Set<Value>>) {
    contains = { ($0.base as? Value).map(binding.wrappedValue.contains) ?? false }
    select = { value in
      guard let value = value.base as? Value else { return }
      var values = binding.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      binding.wrappedValue = values
    }
    accepts = { $0.base is Value }
  }
}
