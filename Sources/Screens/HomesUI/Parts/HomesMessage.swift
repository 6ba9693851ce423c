import SwiftUI

/// Says in place of homes why there are none, and what can be done.
struct HomesMessage<Actions: View>: View {
  private let symbol: String
  private let title: String
  private let text: String
  private let actions: Actions

  init(symbol: String, title: String, text: String, @ViewBuilder actions: () -> Actions) {
    self.symbol = symbol
    self.title = title
    self.text = text
    self.actions = actions()
  }

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: symbol).font(.largeTitle).foregroundColor(.secondary).accessibilityHidden(true)
      Text(title).font(.headline).multilineTextAlignment(.center)
      Text(text).font(.subheadline).foregroundColor(.secondary).multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: 420)
    .padding(32)
    .frame(maxWidth: .infinity)
  }
}
