import Foundation
import SwiftUI

/// One of the nine parts of a picture whose borders keep their width.
struct Slice: Equatable {
  /// The part of the picture, in points of its own size.
  var source: CGRect
  /// Where the part goes.
  var target: CGRect

  /// Where the whole picture would lie for the part to lie where it goes.
  func frame(of size: CGSize) -> CGRect {
    let (x, y) = (target.width / source.width, target.height / source.height)
    return CGRect(
      x: target.minX - source.minX * x, y: target.minY - source.minY * y, width: size.width * x,
      height: size.height * y)
  }

  /// The parts of a picture over a rectangle. Borders that have no room are narrowed alike.
  static func slices(of size: CGSize, insets: EdgeInsets, over rect: CGRect) -> [Slice] {
    let columns = parts(size.width, insets.leading, insets.trailing, over: rect.width)
    let rows = parts(size.height, insets.top, insets.bottom, over: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Slice(
          source: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.length,
            height: row.source.length),
          target: CGRect(
            x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound,
            width: column.target.length, height: row.target.length))
      }
    }
  }

  private typealias Part = (source: Range<CGFloat>, target: Range<CGFloat>)

  /// The parts along one axis, without those that are empty.
  private static func parts(
    _ length: CGFloat, _ start: CGFloat, _ end: CGFloat, over room: CGFloat
  ) -> [Part] {
    let start = min(max(start, 0), length)
    let end = min(max(end, 0), length - start)
    let scale = start + end > room ? room / (start + end) : 1
    let source = [0, start, length - end, length]
    let target = [0, start * scale, room - end * scale, room]
    return (0..<3).compactMap { index in
      guard source[index] < source[index + 1], target[index] < target[index + 1] else { return nil }
      return (source[index]..<source[index + 1], target[index]..<target[index + 1])
    }
  }
}

extension Range<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
