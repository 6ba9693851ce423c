import SwiftUI

/// What a screen shows in place of its content: nothing found, a failure, an invitation.
public struct StatusView: View {
  private let symbol: String
  private let title: String
  private let message: String?
  private let actionTitle: String?
  private let action: @MainActor () -> Void

  /// A state of a screen.
  ///
  /// - Parameters:
  ///   - symbol: an SF Symbol.
  ///   - title: what is the case, in a few words.
  ///   - message: what to know or to do, in a sentence.
  ///   - actionTitle: the title of the button; `nil` for none.
  ///   - action: what the button does.
  public init(
    symbol: String, title: String, message: String? = nil, actionTitle: String? = nil,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.symbol = symbol
    self.title = title
    self.message = message
    self.actionTitle = actionTitle
    self.action = action
  }

  /// The state in the middle of the space; it scrolls where the text is larger than that.
  public var body: some View {
    GeometryReader { space in
      ScrollView {
        StatusMessage(symbol: symbol, title: title, message: message) {
          if let actionTitle { Button(actionTitle) { action() }.padding(.top, 4) }
        }
        .frame(minHeight: space.size.height)
      }
    }
  }
}

extension StatusView {
  /// A failure, and the way to try again.
  public init(failure message: String, retry: @escaping @MainActor () -> Void) {
    self.init(
      symbol: "exclamationmark.triangle", title: CommonText.failed, message: message,
      actionTitle: CommonText.retry, action: retry)
  }
}
