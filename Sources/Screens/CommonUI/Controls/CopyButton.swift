import SwiftUI

/// Copies a text, and says that it did.
public struct CopyButton: View {
  private let title: String
  private let text: String
  @State private var copied: String?

  /// A button.
  ///
  /// - Parameters:
  ///   - title: what is copied: “Copy UPC”.
  ///   - text: what others get when they paste.
  public init(_ title: String = CommonText.copy, text: String) {
    self.title = title
    self.text = text
  }

  /// The title, or the word that it is done until there is another text.
  public var body: some View {
    Button {
      UIPasteboard.general.string = text
      copied = text
    } label: {
      label.foregroundColor(.accentColor).padding(.vertical, 8).contentShape(Rectangle())
    }
    .buttonStyle(PlainButtonStyle())
  }

  @ViewBuilder private var label: some View {
    if copied == text {
      Label(CommonText.copied, systemImage: "checkmark")
    } else {
      Label(title, systemImage: "doc.on.doc")
    }
  }
}
