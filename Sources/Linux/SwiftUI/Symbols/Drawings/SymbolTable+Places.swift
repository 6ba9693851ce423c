extension SymbolTable {
  static let places: [String: Glyph] = [
    "house": Glyph(
      body: [
        .polygon([(12, 2.75), (20.75, 10.5), (20.75, 20.75), (3.25, 20.75), (3.25, 10.5)], corner: 1.75)
      ],
      detail: [.polyline([(9.25, 20.75), (9.25, 14), (14.75, 14), (14.75, 20.75)], corner: 0.75)],
      variants: [.fill, .circle]),
    "building": Glyph(
      body: [.rect(5, 2.75, 14, 18.5, corner: 1.75)],
      detail: [.polyline([(10, 21.25), (10, 17), (14, 17), (14, 21.25)])],
      dots: windows(x: 8.25, 3.75, columns: 3, y: 6.5, 3.5, rows: 3), variants: [.fill]),
    "building.2": Glyph(
      body: [
        .rect(2.75, 2.75, 10.5, 18.5, corner: 1.5),
        .polyline([(13.25, 9.25), (21.25, 9.25), (21.25, 21.25), (13.25, 21.25)], corner: 1.5),
      ],
      dots: windows(x: 6, 4, columns: 2, y: 6.75, 3.75, rows: 3)
        + windows(x: 17.25, 0, columns: 1, y: 12.75, 3.75, rows: 2), variants: [.fill]),
    "map": Glyph(
      body: [
        .polygon(
          [
            (3, 6), (9, 3.25), (15, 6), (21, 3.25), (21, 18), (15, 20.75), (9, 18), (3, 20.75),
          ], corner: 0.75)
      ], detail: [.line(9, 3.5, 9, 17.75), .line(15, 6.25, 15, 20.5)], variants: [.fill]),
    "mappin": Glyph(
      lines: [.line(12, 10, 12, 21.25)], marks: [.circle(12, 6.25, 4)], variants: [.circle, .slash]),
    "mappin.and.ellipse": Glyph(
      lines: [
        .line(12, 8, 12, 17.5),
        .path(
          "M8.25 15.25 C5 15.75 3 16.7 3 17.9 C3 19.75 6.9 21.25 12 21.25 C17.1 21.25 21 19.75 21 17.9 C21 16.7 19 15.75 15.75 15.25"
        ),
      ], marks: [.circle(12, 5.75, 3.75)]),
    "location": Glyph(
      body: [.polygon([(21.25, 2.75), (2.5, 11), (11.5, 12.5), (13, 21.5)], corner: 1)],
      variants: [.fill, .circle, .slash]),
    "location.north": Glyph(
      body: [.polygon([(12, 2.25), (19.5, 21), (12, 16.75), (4.5, 21)], corner: 1)], variants: [.fill]),
    "globe": Glyph(lines: [
      .circle(12, 12, 9.25), .ellipse(12, 12, 4, 9.25), .line(2.75, 12, 21.25, 12),
    ]),
    "safari": Glyph(
      body: [.circle(12, 12, 9.25)],
      dots: [.path("M17 7 L13.75 13.75 L7 17 L10.25 10.25 Z")], variants: [.fill]),
    "flag": Glyph(
      body: [
        .path(
          "M5 4.5 C7.5 3 10 3.25 12.25 4.25 C14.5 5.25 17 5.25 19.75 4 V13.5 C17 14.75 14.5 14.75 12.25 13.75 C10 12.75 7.5 12.5 5 14 Z"
        )
      ], lines: [.line(5, 3.75, 5, 21.25)], variants: [.fill, .circle, .slash]),
    "signpost.right": Glyph(
      body: [.polygon([(4, 5), (16.5, 5), (20.75, 9), (16.5, 13), (4, 13)], corner: 1.25)],
      lines: [.line(12, 2.5, 12, 5), .line(12, 13, 12, 21.5)], variants: [.fill]),
  ]

  private static func windows(
    x: Double, _ stepX: Double, columns: Int, y: Double, _ stepY: Double, rows: Int
  ) -> [Outline] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        .rect(x + Double(column) * stepX - 0.9, y + Double(row) * stepY - 0.9, 1.8, 1.8, corner: 0.4)
      }
    }
  }
}
