import Foundation

extension Outline {
  /// An outline from data of an SVG path: absolute M, L, H, V, C and Z, separated by spaces.
  static func path(_ data: String) -> Outline {
    var elements: [Element] = []
    var numbers: [CGFloat] = []
    var command: Character = "M"
    var pen = CGPoint.zero

    func finish() {
      switch (command, numbers.count) {
      case ("M", 2):
        pen = CGPoint(x: numbers[0], y: numbers[1])
        elements.append(.move(pen))
      case ("L", 2), ("H", 1), ("V", 1):
        pen.x = command == "V" ? pen.x : numbers[0]
        pen.y = command == "H" ? pen.y : numbers[numbers.count - 1]
        elements.append(.line(pen))
      case ("C", 6):
        pen = CGPoint(x: numbers[4], y: numbers[5])
        let first = CGPoint(x: numbers[0], y: numbers[1])
        elements.append(.curve(first, CGPoint(x: numbers[2], y: numbers[3]), to: pen))
      case ("Z", 0):
        elements.append(.close)
      default:
        preconditionFailure("\(command) with \(numbers.count) numbers in the path \(data)")
      }
      numbers = []
    }

    for (index, word) in data.split(separator: " ").enumerated() {
      var number = word
      if let letter = word.first, letter.isLetter {
        if index > 0 { finish() }
        command = letter
        number = word.dropFirst()
      }
      if let value = Double(number) { numbers.append(CGFloat(value)) }
    }
    finish()
    return Outline(elements)
  }
}
