import Assortment
import SwiftUI

/// The buttons below a page: before, after, and reload or stop.
struct WebPageBar: View {
  @ObservedObject var page: WebPageModel

  var body: some View {
    HStack {
      button(AssortmentScreensText.back, symbol: "chevron.backward") { page.backTapped() }
        .disabled(!page.canGoBack)
        .keyboardShortcut("[", modifiers: .command)
      Spacer()
      button(AssortmentScreensText.forward, symbol: "chevron.forward") { page.forwardTapped() }
        .disabled(!page.canGoForward)
        .keyboardShortcut("]", modifiers: .command)
      Spacer()
      if page.state.isLoading {
        button(AssortmentScreensText.stop, symbol: "xmark") { page.stopTapped() }
          .keyboardShortcut(".", modifiers: .command)
      } else {
        button(AssortmentScreensText.reload, symbol: "arrow.clockwise") { page.reloadTapped() }
          .keyboardShortcut("r", modifiers: .command)
      }
    }
    .buttonStyle(BorderlessButtonStyle())
    .padding(.horizontal, 24)
  }

  private func button(_ label: String, symbol: String, action: @escaping @MainActor () -> Void) -> some View {
    Button {
      action()
    } label: {
      // As bars of the system have it, whatever the size of text.
      Image(systemName: symbol).font(.system(size: 20)).frame(width: 44, height: 44)
    }
    .accessibilityLabel(label)
  }
}
