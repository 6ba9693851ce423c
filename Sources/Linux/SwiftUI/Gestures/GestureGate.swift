/// Lets a gesture be told of only while another one allows it.
@MainActor
package final class GestureGate {
  package var isOpen: Bool

  init(isOpen: Bool) {
    self.isOpen = isOpen
  }

  fileprivate func guarded<Input>(_ action: Action<Input>) -> Action<Input> {
    Action { [unowned self] in if isOpen { action($0) } }
  }
}

extension GestureGate: Equatable {
  nonisolated package static func == (old: GestureGate, new: GestureGate) -> Bool { old === new }
}

extension GestureRecognizer {
  /// The recognizer, told of only while the gate is open.
  @MainActor
  func behind(_ gate: GestureGate) -> GestureRecognizer {
    var guarded = self
    guarded.gates.append(gate)
    guarded.performed = gate.guarded(performed)
    guarded.pressed = gate.guarded(pressed)
    guarded.dragged = gate.guarded(dragged)
    guarded.dropped = gate.guarded(dropped)
    guarded.magnified = gate.guarded(magnified)
    guarded.magnificationEnded = gate.guarded(magnificationEnded)
    guarded.rotated = gate.guarded(rotated)
    guarded.rotationEnded = gate.guarded(rotationEnded)
    guarded.cancelled = gate.guarded(cancelled)
    return guarded
  }

  /// Whether the gesture may begin now, as far as those combined with it are concerned.
  @MainActor
  package var isDue: Bool { gates.allSatisfy(\.isOpen) }
}
