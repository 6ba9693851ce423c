extension SymbolTable {
  static let papers: [String: Glyph] = [
    "calendar": Glyph(
      lines: [
        .rect(3, 4.5, 18, 16.75, corner: 2.75), .line(3.25, 9.75, 20.75, 9.75), .line(8, 2.5, 8, 6.25),
        .line(16, 2.5, 16, 6.25),
      ],
      marks: [
        .circle(8, 13.25, 1.15), .circle(12, 13.25, 1.15), .circle(16, 13.25, 1.15), .circle(8, 17.25, 1.15),
        .circle(12, 17.25, 1.15),
      ], variants: [.circle, .addition]),
    "book": Glyph(
      body: [
        .path(
          "M12 6.25 C10.3 4.75 7.8 4 4.5 4 C3.1 4 2.25 4.8 2.25 6.1 V17.1 C2.25 18.3 3.1 19 4.4 19 C7.8 19 10.2 19.6 12 21 C13.8 19.6 16.2 19 19.6 19 C20.9 19 21.75 18.3 21.75 17.1 V6.1 C21.75 4.8 20.9 4 19.5 4 C16.2 4 13.7 4.75 12 6.25 Z"
        )
      ], detail: [.line(12, 6.5, 12, 20.5)], variants: [.fill, .circle]),
    "bookmark": Glyph(
      body: [.polygon([(5.5, 2.75), (18.5, 2.75), (18.5, 21.5), (12, 16), (5.5, 21.5)], corner: 1.5)],
      variants: [.fill, .circle, .slash]),
    "doc": Glyph(body: [page], detail: [fold], variants: [.fill, .circle, .addition]),
    "doc.text": Glyph(
      body: [page], detail: [fold, .line(8.25, 13, 15.75, 13), .line(8.25, 17, 15.75, 17)], variants: [.fill]),
    "doc.on.doc": Glyph(
      body: [.rect(8.25, 7.5, 12, 14, corner: 2.25)],
      lines: [
        .polyline([(5.75, 16.5), (3.75, 16.5), (3.75, 2.5), (15.75, 2.5), (15.75, 4.75)], corner: 2.25)
      ],
      variants: [.fill]),
    "doc.on.clipboard": Glyph(
      body: [.rect(4.5, 4.5, 15, 17, corner: 2.25)],
      detail: [.rect(8.5, 2.5, 7, 4, corner: 1.25)], variants: [.fill]),
    "folder": Glyph(
      body: [
        .path(
          "M2.5 6.25 C2.5 4.9 3.4 4 4.75 4 H8.6 C9.3 4 9.8 4.2 10.3 4.7 L12.1 6.5 H19.25 C20.6 6.5 21.5 7.4 21.5 8.75 V17.75 C21.5 19.1 20.6 20 19.25 20 H4.75 C3.4 20 2.5 19.1 2.5 17.75 Z"
        )
      ], detail: [.line(2.75, 10.5, 21.25, 10.5)], variants: [.fill, .circle, .addition]),
    "tray": Glyph(
      body: [
        .polygon(
          [(5.5, 4.75), (18.5, 4.75), (21.75, 13), (21.75, 19.5), (2.25, 19.5), (2.25, 13)], corner: 1.75)
      ], detail: [.path("M2.75 13 H8 C8 15.25 9.75 16.5 12 16.5 C14.25 16.5 16 15.25 16 13 H21.25")],
      variants: [.fill, .circle]),
    "archivebox": Glyph(
      body: [
        .rect(2.25, 3.5, 19.5, 5, corner: 1.25),
        .polyline([(4, 8.5), (4, 20.5), (20, 20.5), (20, 8.5)], corner: 2),
      ],
      detail: [.line(4.25, 8.5, 19.75, 8.5), .line(9.5, 12.5, 14.5, 12.5)], variants: [.fill]),
    "newspaper": Glyph(
      body: [.rect(2.5, 3.75, 15.5, 16.5, corner: 2)],
      detail: [
        .rect(5.75, 7.25, 3.75, 3.75, corner: 0.4), .line(12.5, 7.75, 14.75, 7.75),
        .line(12.5, 11, 14.75, 11), .line(5.75, 14, 14.75, 14), .line(5.75, 17, 14.75, 17),
      ],
      lines: [.path("M18.5 8 H19.75 C20.75 8 21.5 8.75 21.5 9.75 V18 C21.5 19.4 20.6 20.25 19.25 20.25 H16")],
      variants: [.fill]),
    "printer": Glyph(
      body: [
        .path(
          "M6.25 17 H4.5 C3.15 17 2.25 16.1 2.25 14.75 V9.75 C2.25 8.4 3.15 7.5 4.5 7.5 H19.5 C20.85 7.5 21.75 8.4 21.75 9.75 V14.75 C21.75 16.1 20.85 17 19.5 17 H17.75 V13.5 H6.25 Z"
        )
      ],
      lines: [
        .polyline([(6.25, 7), (6.25, 2.75), (17.75, 2.75), (17.75, 7)], corner: 1),
        .rect(6.25, 13.5, 11.5, 7.75, corner: 1),
      ], variants: [.fill]),
  ]

  private static let page = Outline.polygon(
    [(4.75, 2.25), (13.5, 2.25), (19.25, 8), (19.25, 21.75), (4.75, 21.75)], corner: 2)
  private static let fold = Outline.polyline([(13.25, 2.75), (13.25, 8.25), (18.75, 8.25)], corner: 1)
}
