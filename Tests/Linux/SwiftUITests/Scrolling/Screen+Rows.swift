import SwiftUI
import SwiftUITesting

extension Screen {
  /// How many texts are mounted.
  var rowCount: Int { elements.count { $0.content is TextContent } }

  /// Where on the screen texts that are numbers are.
  var visibleRows: [Int: CGFloat] {
    var rows: [Int: CGFloat] = [:]
    for element in elements {
      guard let text = (element.content as? TextContent)?.text.plain.split(separator: "\n").first,
        let number = Int(text)
      else { continue }
      let frame = frameInScroll(element).offsetBy(dx: 0, dy: -scroll.offset.y)
      if frame.maxY > 0, frame.minY < scroll.viewport.height { rows[number] = frame.minY }
    }
    return rows
  }
}
