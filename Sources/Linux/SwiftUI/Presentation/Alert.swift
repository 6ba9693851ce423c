/// A question or a message that the user must answer.
/// https://developer.apple.com/documentation/swiftui/alert
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// A message with one button; it says OK unless another one is given.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// A question with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    // The way out comes first, as a reader expects it.
    buttons =
      primaryButton.role != .cancel && secondaryButton.role == .cancel
      ? [secondaryButton, primaryButton] : [primaryButton, secondaryButton]
  }

  /// An answer. Each one closes the alert.
  /// https://developer.apple.com/documentation/swiftui/alert/button
  public struct Button {
    enum Role: Sendable {
      case standard, cancel, destructive
    }

    let role: Role
    let label: Text
    let action: () -> Void

    /// An answer.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .standard, label: label, action: action ?? {})
    }

    /// The way out.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// The way out, in the system's words.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      cancel(SystemWord.cancel.text, action: action)
    }

    /// An answer by which something is lost.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }
}

extension View {
  /// Shows an alert while the binding is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return modifier(
      PresentationModifier(.alert, isPresented: isPresented) { alert.map { Presented(id: true, alert: $0) } })
  }

  /// Shows an alert about an item while the binding holds one.
  nonisolated public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  where Item: Identifiable {
    let alert = item.wrappedValue.map(content)
    return modifier(
      PresentationModifier(.alert, item: item) { item in alert.map { Presented(id: item.id, alert: $0) } })
  }
}

extension Presented {
  fileprivate init(id: AnyHashable, alert: Alert) {
    self.init(
      id: id, title: alert.title, view: AlertView(alert: alert),
      cancel: Cancel(wayOutOf: alert.buttons, orOnlyOne: true))
  }
}

extension Presented.Cancel {
  /// Escape does what the way out does, and may do what the only button does.
  init?(wayOutOf buttons: [Alert.Button], orOnlyOne: Bool) {
    let only = orOnlyOne && buttons.count == 1 ? buttons.first : nil
    guard let button = buttons.first(where: { $0.role == .cancel }) ?? only else { return nil }
    self = .act(button.action)
  }
}
