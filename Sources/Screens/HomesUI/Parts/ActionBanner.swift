import CommonUI
import SwiftUI

/// A notice with what can be done about it.
struct ActionBanner<Actions: View>: View {
  private let text: String
  private let symbol: String
  private let actions: Actions

  init(_ text: String, symbol: String, @ViewBuilder actions: () -> Actions) {
    self.text = text
    self.symbol = symbol
    self.actions = actions()
  }

  var body: some View {
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
