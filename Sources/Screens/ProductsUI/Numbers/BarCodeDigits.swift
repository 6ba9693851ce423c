import SwiftUI

/// Digits that are spread evenly under their bars. They grow with the bars and not with the text size.
struct BarCodeDigits: View {
  let text: String
  let frame: CGRect
  let size: CGFloat

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(text.enumerated()), id: \.offset) { digit in
        Text(verbatim: String(digit.element))
          .font(.system(size: size, design: .monospaced))
          .foregroundColor(.black)
          .fixedSize()
          .frame(maxWidth: .infinity)
      }
    }
    .frame(width: frame.width, height: frame.height)
    .offset(x: frame.minX, y: frame.minY)
  }
}
