extension SymbolTable {
  static let lists: [String: Glyph] = [
    "list.bullet": Glyph(
      lines: [.line(9, 6, 20.5, 6), .line(9, 12, 20.5, 12), .line(9, 18, 20.5, 18)],
      marks: [.circle(4.5, 6, 1.6), .circle(4.5, 12, 1.6), .circle(4.5, 18, 1.6)], flips: true),
    "list.dash": Glyph(
      lines: [
        .line(9, 6, 20.5, 6), .line(9, 12, 20.5, 12), .line(9, 18, 20.5, 18), .line(3.5, 6, 5, 6),
        .line(3.5, 12, 5, 12), .line(3.5, 18, 5, 18),
      ], flips: true),
    "line.horizontal.3": Glyph(lines: [
      .line(3.5, 6, 20.5, 6), .line(3.5, 12, 20.5, 12), .line(3.5, 18, 20.5, 18),
    ]),
    "line.horizontal.3.decrease": Glyph(
      lines: [.line(3.5, 6.5, 20.5, 6.5), .line(7, 12, 17, 12), .line(10.25, 17.5, 13.75, 17.5)],
      variants: [.circle]),
    "text.alignleft": Glyph(
      lines: [
        .line(3.5, 5, 20.5, 5), .line(3.5, 9.75, 14, 9.75), .line(3.5, 14.5, 20.5, 14.5),
        .line(3.5, 19.25, 14, 19.25),
      ]),
    "slider.horizontal.3": Glyph(lines: [
      .line(3, 5.5, 13, 5.5), .circle(15.5, 5.5, 2.25), .line(18, 5.5, 21, 5.5),
      .line(3, 12, 6, 12), .circle(8.5, 12, 2.25), .line(11, 12, 21, 12),
      .line(3, 18.5, 13, 18.5), .circle(15.5, 18.5, 2.25), .line(18, 18.5, 21, 18.5),
    ]),
    "square.grid.2x2": Glyph(
      body: [
        .rect(3.25, 3.25, 7, 7, corner: 1.5), .rect(13.75, 3.25, 7, 7, corner: 1.5),
        .rect(3.25, 13.75, 7, 7, corner: 1.5), .rect(13.75, 13.75, 7, 7, corner: 1.5),
      ], variants: [.fill]),
    "rectangle.grid.1x2": Glyph(
      body: [.rect(3.25, 3.5, 17.5, 7, corner: 1.75), .rect(3.25, 13.5, 17.5, 7, corner: 1.75)],
      variants: [.fill]),
    "rectangle.stack": Glyph(
      body: [.rect(2.75, 9, 18.5, 11.5, corner: 2.25)],
      lines: [.line(5, 5.75, 19, 5.75), .line(7, 2.75, 17, 2.75)],
      variants: [.fill]),
    "chart.bar": Glyph(
      body: [
        .rect(3, 12.5, 4.5, 8, corner: 1), .rect(9.75, 8, 4.5, 12.5, corner: 1),
        .rect(16.5, 3.5, 4.5, 17, corner: 1),
      ], variants: [.fill]),
    "sidebar.left": Glyph(
      body: [.rect(2.5, 4.25, 19, 15.5, corner: 2.75)],
      detail: [
        .line(9, 4.25, 9, 19.75), .line(5, 8, 6.5, 8), .line(5, 11, 6.5, 11), .line(5, 14, 6.5, 14),
      ]),
    "viewfinder": Glyph(lines: [viewfinder]),
    "barcode.viewfinder": Glyph(
      lines: [viewfinder], marks: [bars.scaled(0.6)]),
    "barcode": Glyph(marks: [bars]),
    "qrcode": Glyph(lines: [finders], marks: [modules]),
    "qrcode.viewfinder": Glyph(lines: [viewfinder, finders.scaled(0.55)], marks: [modules.scaled(0.55)]),
  ]

  static let viewfinder = Outline.polyline([(3, 7.5), (3, 3), (7.5, 3)], corner: 2.5).repeated(4)

  private static let bars = Outline(joining: [
    .rect(2.5, 4.5, 1.75, 15, corner: 0.3), .rect(5.75, 4.5, 1, 15, corner: 0.3),
    .rect(8.25, 4.5, 2.5, 15, corner: 0.3), .rect(12.25, 4.5, 1, 15, corner: 0.3),
    .rect(14.75, 4.5, 1.75, 15, corner: 0.3), .rect(18, 4.5, 1, 15, corner: 0.3),
    .rect(20.25, 4.5, 1.5, 15, corner: 0.3),
  ])

  private static let finders = Outline(joining: [
    .rect(3.25, 3.25, 6.5, 6.5, corner: 0.75), .rect(14.25, 3.25, 6.5, 6.5, corner: 0.75),
    .rect(3.25, 14.25, 6.5, 6.5, corner: 0.75),
  ])

  private static let modules = Outline(joining: [
    .rect(5.5, 5.5, 2, 2, corner: 0), .rect(16.5, 5.5, 2, 2, corner: 0),
    .rect(5.5, 16.5, 2, 2, corner: 0),
    .rect(13.5, 13.5, 2.5, 2.5, corner: 0), .rect(19, 13.5, 2.5, 2.5, corner: 0),
    .rect(16.25, 16.25, 2.5, 2.5, corner: 0), .rect(13.5, 19, 2.5, 2.5, corner: 0),
    .rect(19, 19, 2.5, 2.5, corner: 0),
  ])
}
