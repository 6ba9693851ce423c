import CGTK
import SwiftUIGTK

/// Raises a signal as GTK would: `g_signal_emit` takes variable arguments, which Swift does not import.
@MainActor
func emit<each Argument: GValueConvertible>(
  _ object: GObjectReference, _ signal: String, _ arguments: repeat each Argument
) {
  emit(object, signal, repeat each arguments, into: nil)
}

/// Raises a signal that is answered.
@MainActor
func emit<each Argument: GValueConvertible, Answer: GValueConvertible>(
  _ object: GObjectReference, _ signal: String, _ arguments: repeat each Argument, answer: Answer
) -> Answer {
  var value = GValue()
  g_value_init(&value, Answer.gType)
  answer.write(to: &value)
  emit(object, signal, repeat each arguments, into: &value)
  return Answer.read(from: &value)
}

@MainActor
private func emit<each Argument: GValueConvertible>(
  _ object: GObjectReference, _ signal: String, _ arguments: repeat each Argument,
  into answer: UnsafeMutablePointer<GValue>?
) {
  var values = [GValue()]
  g_value_init(&values[0], object.type)
  g_value_set_object(&values[0], object.pointer)
  func append(_ content: some GValueConvertible) {
    var value = GValue()
    g_value_init(&value, Swift.type(of: content).gType)
    content.write(to: &value)
    values.append(value)
  }
  repeat append(each arguments)
  g_signal_emitv(&values, g_signal_lookup(signal, object.type), 0, answer)
  for index in values.indices { g_value_unset(&values[index]) }
}
