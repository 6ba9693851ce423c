extension SymbolTable {
  static let shapes: [String: Glyph] = [
    "circle": Glyph(body: [.circle(12, 12, 9.25)], variants: [.fill]),
    "square": Glyph(body: [.rect(3.25, 3.25, 17.5, 17.5, corner: 3.5)], variants: [.fill]),
    "rectangle": Glyph(body: [.rect(2.5, 5, 19, 14, corner: 2.5)], variants: [.fill]),
    "capsule": Glyph(body: [.rect(2, 6.5, 20, 11, corner: 5.5)], variants: [.fill]),
    "triangle": Glyph(body: [.polygon([(12, 2.75), (22, 20), (2, 20)], corner: 2)], variants: [.fill]),
    "diamond": Glyph(
      body: [.polygon([(12, 1.75), (22.25, 12), (12, 22.25), (1.75, 12)], corner: 2.5)], variants: [.fill]),
    "largecircle.fill.circle": Glyph(body: [.circle(12, 12, 9.25)], dots: [.circle(12, 12, 5.75)]),
    "star": Glyph(body: [star], variants: [.fill, .circle, .slash]),
    "star.leadinghalf.fill": Glyph(
      lines: [star],
      marks: [
        .path("M12 2.6 L9.5 8.6 L2.9 9.1 L7.9 13.4 L6.4 19.8 L12 16.4 Z")
      ], flips: true),
    "heart": Glyph(
      body: [
        .path(
          "M12 20.5 C8.7 18 2.75 13.8 2.75 8.9 C2.75 5.9 4.95 3.75 7.6 3.75 C9.5 3.75 11.05 4.75 12 6.4 C12.95 4.75 14.5 3.75 16.4 3.75 C19.05 3.75 21.25 5.9 21.25 8.9 C21.25 13.8 15.3 18 12 20.5 Z"
        )
      ], variants: [.fill, .circle, .slash]),
    "sparkles": Glyph(marks: [
      spark.scaled(0.75, to: .init(x: 9.5, y: 13)), spark.scaled(0.38, to: .init(x: 18, y: 6)),
      spark.scaled(0.33, to: .init(x: 18.25, y: 18.5)),
    ]),
  ]

  private static let star = Outline.star(points: 5, outer: 10.25, inner: 4.6, corner: 0.9)
  private static let spark = Outline.path(
    "M12 2 C13.2 8.6 15.4 10.8 22 12 C15.4 13.2 13.2 15.4 12 22 C10.8 15.4 8.6 13.2 2 12 C8.6 10.8 10.8 8.6 12 2 Z"
  )
}
