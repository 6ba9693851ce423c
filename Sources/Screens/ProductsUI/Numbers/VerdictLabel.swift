import Products
import SwiftUI

/// A verdict on a bar code number: in words, by a symbol, and by a colour.
struct VerdictLabel: View {
  let badge: VerdictBadge

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 5) {
      Image(systemName: symbol).foregroundColor(color).accessibilityHidden(true)
      Text(verbatim: badge.text).foregroundColor(.secondary).fixedSize(horizontal: false, vertical: true)
    }
    .accessibilityElement(children: .combine)
  }

  private var symbol: String {
    switch badge.tone {
    case .good: "checkmark.seal.fill"
    case .bad: "exclamationmark.octagon.fill"
    case .doubtful: "questionmark.circle.fill"
    }
  }

  private var color: Color {
    switch badge.tone {
    case .good: .green
    case .bad: .red
    case .doubtful: .orange
    }
  }
}
