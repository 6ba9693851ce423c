extension SymbolTable {
  static let signs: [String: Glyph] = [
    "plus": Glyph(lines: [.plus], variants: [.circle, .square]),
    "minus": Glyph(lines: [.minus], variants: [.circle, .square]),
    "plusminus": Glyph(
      lines: [
        .line(12, 3.5, 12, 15.5), .line(6, 9.5, 18, 9.5), .line(6, 20, 18, 20),
      ], variants: [.circle]),
    "multiply": Glyph(lines: [.cross], variants: [.circle, .square]),
    "xmark": Glyph(lines: [.cross], variants: [.circle, .square]),
    "checkmark": Glyph(lines: [.check], variants: [.circle, .square]),
    "questionmark": Glyph(
      lines: [.questionMark], marks: [.circle(12, 19.25, 1.5)], variants: [.circle, .square]),
    "exclamationmark": Glyph(
      lines: [.line(12, 4, 12, 14)], marks: [.circle(12, 19, 1.5)],
      variants: [
        .circle, .square,
      ]),
    "info": Glyph(
      lines: [.polyline([(9.75, 10.5), (12.25, 10.5), (12.25, 19.5)]), .line(9, 19.5, 15.5, 19.5)],
      marks: [.circle(12, 5.25, 1.75)], variants: [.circle]),
    "ellipsis": Glyph(
      marks: [.circle(4.75, 12, 1.9), .circle(12, 12, 1.9), .circle(19.25, 12, 1.9)],
      variants: [
        .circle
      ]),
    "percent": Glyph(lines: [.circle(7, 7, 3), .circle(17, 17, 3), .line(18.5, 5.5, 5.5, 18.5)]),
    "number": Glyph(
      lines: [
        .line(9.5, 4, 7.5, 20), .line(16.5, 4, 14.5, 20), .line(4.5, 9, 20, 9), .line(4, 15, 19.5, 15),
      ], variants: [.circle, .square]),
    "dollarsign": Glyph(
      lines: [
        .path(
          "M16.75 8.25 C16.4 6.3 14.6 5 12 5 C9.3 5 7.4 6.4 7.4 8.5 C7.4 13.4 16.9 10.5 16.9 15.4 C16.9 17.6 14.9 19 12 19 C9.2 19 7.3 17.7 7 15.6"
        ), .line(12, 2.5, 12, 21.5),
      ], variants: [.circle, .square]),
    "eurosign": Glyph(
      lines: [
        .arc(14, 12, 7.5, from: 55, to: 305), .line(3.75, 10.25, 13.5, 10.25),
        .line(3.75, 13.75, 12.5, 13.75),
      ], variants: [.circle, .square]),
    "sterlingsign": Glyph(
      lines: [
        .path(
          "M17.25 8 C17.1 5.6 15.4 4 13.2 4 C10.9 4 9.3 5.6 9.3 8 C9.3 11.5 11.2 16.5 7 20 H17.5"),
        .line(6.5, 12.5, 14.5, 12.5),
      ], variants: [.circle, .square]),
    "exclamationmark.triangle": Glyph(
      body: [.polygon([(12, 2.5), (22.25, 20.25), (1.75, 20.25)], corner: 2.5)],
      detail: [.line(12, 9, 12, 13.5)], dots: [.circle(12, 16.75, 1.15)], variants: [.fill]),
    "exclamationmark.octagon": Glyph(
      body: [
        .polygon(
          [
            (8, 2.75), (16, 2.75), (21.25, 8), (21.25, 16), (16, 21.25), (8, 21.25), (2.75, 16), (2.75, 8),
          ], corner: 1)
      ], detail: [.line(12, 7.25, 12, 12.75)], dots: [.circle(12, 16.25, 1.15)], variants: [.fill]),
    "checkmark.seal": Glyph(
      body: [seal], detail: [.polyline([(8, 12.25), (10.9, 15.25), (16, 9)])], variants: [.fill]),
    "xmark.seal": Glyph(body: [seal], detail: [Outline.cross.scaled(0.45)], variants: [.fill]),
    "seal": Glyph(body: [seal], variants: [.fill]),
    "shield": Glyph(body: [shield], variants: [.fill, .slash]),
    "checkmark.shield": Glyph(
      body: [shield], detail: [.polyline([(8.25, 12), (11, 14.75), (15.75, 9)])], variants: [.fill]),
    "exclamationmark.shield": Glyph(
      body: [shield], detail: [.line(12, 7.5, 12, 12.5)], dots: [.circle(12, 16, 1.15)], variants: [.fill]),
  ]

  private static let seal = Outline.star(points: 10, outer: 10.25, inner: 8.25, corner: 2)

  private static let shield = Outline.path(
    "M12 2.5 C14.2 4 16.7 4.8 19.75 5 V11 C19.75 15.9 16.8 19.6 12 21.5 C7.2 19.6 4.25 15.9 4.25 11 V5 C7.3 4.8 9.8 4 12 2.5 Z"
  )
}

extension Outline {
  static let questionMark = Outline.path(
    "M7.5 8.25 C7.5 5.6 9.4 3.75 12.1 3.75 C14.7 3.75 16.6 5.4 16.6 7.8 C16.6 11.2 12 11.4 12 14.75")
}
