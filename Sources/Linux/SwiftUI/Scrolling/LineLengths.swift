import Foundation

/// The lengths of many lines, most of them not measured yet: those count as long as the measured ones are on average.
///
/// A binary indexed tree keeps the sums of pieces of 16 lines, so that a position is found in logarithmic time whatever the
/// number of lines, and a line that nobody has seen costs little more than its length.
struct LineLengths {
  private(set) var count: Int
  private var lengths: [Float]
  private var sums: [Double]
  private var known: [Int32]
  private var knownSum = 0.0
  private var knownCount = 0
  /// What a line counts before any is measured, in points.
  var firstGuess: CGFloat

  private static let unknown: Float = -1
  private static let pieceLength = 16

  init(count: Int, firstGuess: CGFloat) {
    self.count = count
    self.firstGuess = firstGuess
    lengths = Array(repeating: Self.unknown, count: count)
    let pieces = count / Self.pieceLength + 1
    sums = Array(repeating: 0, count: pieces + 1)
    known = Array(repeating: 0, count: pieces + 1)
  }

  /// Another number of lines that begin with as many of the old ones as there is room for.
  init(_ old: LineLengths, count: Int) {
    self.init(count: count, firstGuess: old.estimate)
    for line in 0..<min(count, old.count) where old.lengths[line] != Self.unknown {
      set(CGFloat(old.lengths[line]), at: line)
    }
  }

  /// The sum and the number of measured lengths.
  var measured: (sum: Double, count: Int) { (knownSum, knownCount) }

  /// What a line that was not measured counts; something, even if all others are empty, so that lines lie in order.
  var estimate: CGFloat { knownCount == 0 ? firstGuess : max(1, CGFloat(knownSum) / CGFloat(knownCount)) }

  /// The measured length of a line.
  subscript(line: Int) -> CGFloat? {
    lengths[line] == Self.unknown ? nil : CGFloat(lengths[line])
  }

  /// Takes in a measured length; returns whether it is news.
  @discardableResult
  mutating func set(_ length: CGFloat, at line: Int) -> Bool {
    let new = Float(length)
    let old = lengths[line]
    guard old != new else { return false }
    let isNew = old == Self.unknown
    let change = Double(new) - (isNew ? 0 : Double(old))
    lengths[line] = new
    knownSum += change
    if isNew { knownCount += 1 }
    var index = line / Self.pieceLength + 1
    while index < sums.count {
      sums[index] += change
      if isNew { known[index] += 1 }
      index += index & -index
    }
    return true
  }

  /// How far a line begins from the first one.
  func position(of line: Int) -> CGFloat {
    var sum = 0.0
    var measured = 0
    var index = line / Self.pieceLength
    let start = index * Self.pieceLength
    while index > 0 {
      sum += sums[index]
      measured += Int(known[index])
      index -= index & -index
    }
    for length in lengths[start..<line] where length != Self.unknown {
      sum += Double(length)
      measured += 1
    }
    return CGFloat(sum) + CGFloat(line - measured) * estimate
  }

  var total: CGFloat { position(of: count) }

  /// The line at a position, the first or last one if it is outside.
  func line(at position: CGFloat) -> Int {
    var low = 0
    var high = max(0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.position(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
