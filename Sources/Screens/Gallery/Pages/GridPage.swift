import SwiftUI

struct GridPage: View {
  private let adaptive = [GridItem(.adaptive(minimum: 90), spacing: 12)]
  private let mixed = [
    GridItem(.fixed(60), spacing: 12), GridItem(.flexible(), spacing: 12), GridItem(.flexible(minimum: 80)),
  ]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: mixed, spacing: 12) {
        ForEach(0..<6) { number in tile(number, .orange) }
      }
      .padding()
      Divider()
      LazyVGrid(columns: adaptive, spacing: 12) {
        ForEach(0..<200) { number in tile(number, .blue) }
      }
      .padding()
    }
  }

  private func tile(_ number: Int, _ color: Color) -> some View {
    Text("\(number)")
      .frame(maxWidth: .infinity, minHeight: 56)
      .background(color.opacity(0.2))
      .cornerRadius(8)
  }
}
