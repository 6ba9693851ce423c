/// The row of a list as the views inside it know it: a link or a button in the row makes the whole row do its work.
///
/// A place registers in `environment.listRow` when it is mounted, again with its token when it changes, and withdraws in
/// `willUnmount`. A press of the row does what all of them ask for, in the order in which they came.
@MainActor
package final class ListRowContext {
  /// Stands for one registration.
  package struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// What a view in the row does when the row is pressed.
  package struct Registration {
    package var action: @MainActor () -> Void
    /// Whether the row shows that it leads somewhere.
    package var showsDisclosure: Bool
    /// Whether the view can be used.
    package var isEnabled = true
    /// Whether what the view leads to is shown beside the list.
    package var isCurrent = false

    package init(
      showsDisclosure: Bool, isEnabled: Bool = true, isCurrent: Bool = false,
      action: @escaping @MainActor () -> Void
    ) {
      self.action = action
      self.showsDisclosure = showsDisclosure
      self.isEnabled = isEnabled
      self.isCurrent = isCurrent
    }
  }

  /// What a row looks like with what is registered.
  private struct Look: Equatable {
    let isPressable: Bool
    let showsDisclosure: Bool
    let isCurrent: Bool
  }

  private var registrations: [(token: Token, registration: Registration)] = []
  private var lastNumber = 0
  /// Called when the row has another look.
  package var changed: (@MainActor () -> Void)?

  package init() {}

  /// Whether a press of the row does something.
  package var isPressable: Bool { registrations.contains { $0.registration.isEnabled } }
  /// Whether the row shows that it leads somewhere.
  package var showsDisclosure: Bool { registrations.contains { $0.registration.showsDisclosure } }
  /// Whether what the row leads to is shown beside the list.
  package var isCurrent: Bool { registrations.contains { $0.registration.isCurrent } }

  /// Does what the views in the row ask for.
  package func press() {
    for (_, registration) in registrations where registration.isEnabled { registration.action() }
  }

  /// Makes the row do something when it is pressed.
  package func register(_ registration: Registration) -> Token {
    lastNumber += 1
    let token = Token(number: lastNumber)
    change { registrations.append((token, registration)) }
    return token
  }

  /// Replaces what was registered.
  package func update(_ token: Token, _ registration: Registration) {
    guard let index = registrations.firstIndex(where: { $0.token == token }) else { return }
    change { registrations[index].registration = registration }
  }

  /// Takes a registration back.
  package func withdraw(_ token: Token) {
    change { registrations.removeAll { $0.token == token } }
  }

  private var look: Look {
    Look(isPressable: isPressable, showsDisclosure: showsDisclosure, isCurrent: isCurrent)
  }

  private func change(_ body: () -> Void) {
    let old = look
    body()
    if look != old { changed?() }
  }
}

extension EnvironmentValues {
  /// The row of a list around a view, or `nil` outside of lists.
  package var listRow: ListRowContext? {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}

private enum ListRowKey: EnvironmentKey {
  static var defaultValue: ListRowContext? { nil }
}
