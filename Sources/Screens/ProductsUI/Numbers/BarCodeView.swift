import Products
import SwiftUI

/// A bar code that a scanner reads from the screen: black on white in dark mode as well, from left to right in every language,
/// as large as fits.
struct BarCodeView: View {
  let pattern: BarPattern
  let number: String
  @Environment(\.displayScale) private var displayScale
  @State private var width: CGFloat = 0

  var body: some View {
    let grid = BarCodeGrid(pattern, width: width, scale: displayScale)
    ZStack(alignment: .topLeading) {
      BarCodeBars(grid: grid).fill(Color.black)
      ForEach(pattern.labels, id: \.self) { label in
        BarCodeDigits(text: label.text, frame: grid.frame(of: label), size: grid.digitSize)
      }
    }
    .frame(maxWidth: .infinity, minHeight: grid.height, maxHeight: grid.height, alignment: .topLeading)
    .background(GeometryReader { space in widthReader(space.size.width) })
    .padding(.vertical, 12)
    .background(Color.white)
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: ProductsUIText.barCode(number)))
    .accessibilityAddTraits(.isImage)
    .accessibilityIdentifier("bar-code")
  }

  private func widthReader(_ width: CGFloat) -> some View {
    Color.clear.onAppear { self.width = width }.onChange(of: width) { self.width = $0 }
  }
}
