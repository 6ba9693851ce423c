import SwiftUI

/// A notice with what can be done about it.
public struct ActionBanner<Actions: View>: View {
  private let text: String
  private let symbol: String
  private let actions: Actions

  /// A sentence, an SF Symbol, and buttons.
  public init(
    _ text: String, symbol: String = "clock.arrow.circlepath", @ViewBuilder actions: () -> Actions
  ) {
    self.text = text
    self.symbol = symbol
    self.actions = actions()
  }

  /// The sentence, and the buttons on the same ground.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      NoticeBanner(text, symbol: symbol)
      AdaptiveRow(spacing: 20) { actions }
        .font(.footnote)
        .padding(.horizontal)
        .padding(.bottom, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.secondary.opacity(0.12))
    }
  }
}
