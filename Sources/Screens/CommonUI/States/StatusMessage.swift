import SwiftUI

/// A symbol, what is the case, what to know about it, and what can be done.
public struct StatusMessage<Actions: View>: View {
  private let symbol: String
  private let title: String
  private let message: String?
  private let actions: Actions

  /// - Parameters:
  ///   - symbol: an SF Symbol.
  ///   - title: what is the case, in a few words.
  ///   - message: what to know or to do, in a sentence.
  ///   - actions: buttons, or nothing.
  public init(
    symbol: String, title: String, message: String? = nil, @ViewBuilder actions: () -> Actions
  ) {
    self.symbol = symbol
    self.title = title
    self.message = message
    self.actions = actions()
  }

  /// One below the other, in the middle.
  public var body: some View {
    VStack(spacing: 12) {
      Image(systemName: symbol).font(.largeTitle).foregroundColor(.secondary).accessibilityHidden(true)
      Text(title).font(.headline)
      if let message { Text(message).font(.subheadline).foregroundColor(.secondary) }
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: 420)
    .padding(32)
    .frame(maxWidth: .infinity)
  }
}
