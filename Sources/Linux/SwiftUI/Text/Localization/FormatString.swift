import Foundation

/// A format as of `printf`, taken apart: `%1$@ costs %.2f`.
struct FormatString: Equatable {
  /// Stands for an argument.
  struct Placeholder: Equatable {
    /// Which argument, from 0.
    var index: Int
    /// Flags, width and precision, as in `%05.2f`.
    var options: String
    /// What kind of value: `d`, `f`, `@`…; lengths such as `ll` follow from the argument.
    var conversion: Character
    /// The place holder as it was written.
    var source: String
  }

  enum Piece: Equatable {
    case literal(String)
    case placeholder(Placeholder)
    /// A word that depends on the number of the argument: `%#@items@`.
    case variable(name: String, index: Int)
  }

  private(set) var pieces: [Piece] = []

  /// Takes a format apart; place holders without a position count on from `firstIndex`.
  init(_ format: String, firstIndex: Int = 0) {
    var next = firstIndex
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      append(rest[..<percent])
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        append("%")
        rest = rest.dropFirst(2)
      } else if let (piece, after) = Self.piece(at: rest, next: &next) {
        pieces.append(piece)
        rest = after
      } else {
        append("%")
        rest = rest.dropFirst()
      }
    }
    append(rest)
  }

  private mutating func append(_ literal: Substring) {
    if case .literal(let before) = pieces.last {
      pieces[pieces.count - 1] = .literal(before + literal)
    } else if !literal.isEmpty {
      pieces.append(.literal(String(literal)))
    }
  }

  /// Reads what begins with a per cent sign, and says what follows it. Nil where it stands for itself: that
  /// includes `% `, a flag that nobody uses, so that "100% of it" in a table is no place holder.
  private static func piece(at text: Substring, next: inout Int) -> (Piece, Substring)? {
    var rest = text.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    var position: Int?
    if rest[digits.endIndex...].first == "$", let number = Int(digits), number > 0 {
      position = number - 1
      rest = rest[digits.endIndex...].dropFirst()
    }
    func index() -> Int {
      if let position { return position }
      next += 1
      return next - 1
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard !name.isEmpty, name.endIndex < rest.endIndex else { return nil }
      return (.variable(name: String(name), index: index()), rest[name.endIndex...].dropFirst())
    }
    let options = rest.prefix { "-+#0123456789.'".contains($0) }
    rest = rest[options.endIndex...].drop { "hlqLzjt".contains($0) }
    guard let conversion = rest.first, "@diDuUxXoOfFeEgGaAcCsS".contains(conversion) else { return nil }
    let after = rest.dropFirst()
    let placeholder = Placeholder(
      index: index(), options: String(options), conversion: conversion,
      source: String(text[..<after.startIndex]))
    return (.placeholder(placeholder), after)
  }
}
