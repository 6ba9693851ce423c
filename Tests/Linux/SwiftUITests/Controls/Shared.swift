import SwiftUI

/// A value that a test shares with a view; a change marks the views that were given it.
@MainActor
final class Shared<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding(get: { self.value }, set: { self.value = $0 })
  }
}
