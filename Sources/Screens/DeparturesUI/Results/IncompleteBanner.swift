import CommonUI
import SwiftUI

/// Says that the list may not be all, and offers to search again.
struct IncompleteBanner: View {
  private let text: String
  private let retryTapped: () -> Void

  init(_ text: String, retryTapped: @escaping () -> Void) {
    self.text = text
    self.retryTapped = retryTapped
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      NoticeBanner(text, symbol: "exclamationmark.triangle")
      Button(DeparturesScreenText.searchAgain) { retryTapped() }
        .font(.footnote.bold())
        .buttonStyle(PlainButtonStyle())
        .foregroundColor(.accentColor)
        .padding(.horizontal)
        .padding(.vertical, 8)
    }
  }
}
