import SwiftUI

/// A sentence above a screen's content: that it is old, or something did not work.
public struct NoticeBanner: View {
  private let text: String
  private let symbol: String

  /// A sentence and an SF Symbol.
  public init(_ text: String, symbol: String = "clock.arrow.circlepath") {
    self.text = text
    self.symbol = symbol
  }

  /// The sentence on a quiet ground, as wide as the screen.
  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: symbol).foregroundColor(.secondary).accessibilityHidden(true)
      Text(text).font(.footnote).fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 0)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(Color.secondary.opacity(0.12))
    .accessibilityElement(children: .combine)
  }
}
