import Departures
import SwiftUI

/// That a departure is the cheapest or the fastest: in a word, a symbol and a colour.
struct MarkBadge: View {
  let mark: DepartureMark

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: mark == .cheapest ? "tag.fill" : "timer")
      Text(mark.title)
    }
    .font(.caption.bold())
    .foregroundColor(color)
    .padding(.horizontal, 8)
    .padding(.vertical, 3)
    .background(Capsule().fill(color.opacity(0.15)))
  }

  private var color: Color { mark == .cheapest ? .green : .accentColor }
}
