/// The row of a list as the views inside it know it: a link or a button in the row makes the whole row do its work.
///
/// A place registers in `environment.listRow` when it is mounted, again with its token when its action changes, and withdraws
/// in `willUnmount`. The first one that is registered decides what a press of the row does.
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
    /// Whether what it leads to is seen beside the list.
    package var isCurrent = false
  }

  private var registrations: [(token: Token, registration: Registration)] = []
  private var lastNumber = 0
  /// Called when another registration decides, or the one that decides says something else.
  package var changed: (@MainActor () -> Void)?

  package init() {}

  /// What a press of the row does; `nil` if nothing in it asked for that.
  package var primary: Registration? { registrations.first?.registration }

  /// Makes the row do something when it is pressed.
  package func register(action: @escaping @MainActor () -> Void, showsDisclosure: Bool) -> Token {
    lastNumber += 1
    let token = Token(number: lastNumber)
    registrations.append((token, Registration(action: action, showsDisclosure: showsDisclosure)))
    if registrations.count == 1 { changed?() }
    return token
  }

  /// Replaces what was registered.
  package func update(_ token: Token, action: @escaping @MainActor () -> Void, showsDisclosure: Bool) {
    guard let index = registrations.firstIndex(where: { $0.token == token }) else { return }
    let looksDifferent = registrations[index].registration.showsDisclosure != showsDisclosure
    registrations[index].registration = Registration(action: action, showsDisclosure: showsDisclosure)
    if index == 0, looksDifferent { changed?() }
  }

  /// Says whether what a registration leads to is seen beside the list.
  func setCurrent(_ isCurrent: Bool, _ token: Token) {
    guard let index = registrations.firstIndex(where: { $0.token == token }),
      registrations[index].registration.isCurrent != isCurrent
    else { return }
    registrations[index].registration.isCurrent = isCurrent
    if index == 0 { changed?() }
  }

  /// Takes a registration back.
  package func withdraw(_ token: Token) {
    guard let index = registrations.firstIndex(where: { $0.token == token }) else { return }
    registrations.remove(at: index)
    if index == 0 { changed?() }
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
