extension SymbolTable {
  static let shopping: [String: Glyph] = [
    "cart": Glyph(
      body: [.polygon([(6, 6.5), (21.5, 6.5), (19.75, 14), (7.25, 14)], corner: 1.25)],
      lines: [.path("M2 3.5 H4 C4.75 3.5 5.3 4 5.45 4.75 L7.6 16.2 C7.75 17 8.3 17.5 9.1 17.5 H19")],
      marks: [.circle(9.75, 20.6, 1.5), .circle(17.25, 20.6, 1.5)], variants: [.fill, .addition]),
    "bag": Glyph(
      body: [.polygon([(5, 7.75), (19, 7.75), (20.5, 21), (3.5, 21)], corner: 2)],
      lines: [.path("M8.25 7.5 V6.5 C8.25 4.4 9.9 2.75 12 2.75 C14.1 2.75 15.75 4.4 15.75 6.5 V7.5")],
      variants: [.fill, .circle, .addition]),
    "creditcard": Glyph(
      body: [.rect(2.25, 4.75, 19.5, 14.5, corner: 2.75)],
      detail: [.line(2.5, 9.5, 21.5, 9.5), .line(5.75, 15, 9.5, 15)], variants: [.fill, .circle]),
    "gift": Glyph(
      body: [
        .rect(2.75, 7.25, 18.5, 4.25, corner: 1),
        .polyline([(4.5, 11.5), (4.5, 21), (19.5, 21), (19.5, 11.5)], corner: 1.75),
      ],
      detail: [.line(12, 7.5, 12, 20.75), .line(4.75, 11.5, 19.25, 11.5)], lines: [bow, bow.mirrored],
      variants: [.fill, .circle]),
    "tag": Glyph(
      body: [.polygon([(3.25, 3.25), (11.75, 3.25), (21.5, 13), (13, 21.5), (3.25, 11.75)], corner: 1.75)],
      dots: [.circle(7.75, 7.75, 1.6)], variants: [.fill, .circle, .slash]),
    "tshirt": Glyph(
      body: [
        .path(
          "M8.5 3.5 C9 5.3 10.3 6.25 12 6.25 C13.7 6.25 15 5.3 15.5 3.5 L22 6.75 L20 11.5 L17.25 10.5 V20.5 H6.75 V10.5 L4 11.5 L2 6.75 Z"
        )
      ], variants: [.fill]),
    "eyeglasses": Glyph(lines: [
      .circle(6.25, 14.5, 3.75), .circle(17.75, 14.5, 3.75), .path("M10 14 C10.75 12.75 13.25 12.75 14 14"),
      .line(2.5, 13.75, 4.75, 7), .line(21.5, 13.75, 19.25, 7),
    ]),
    "shippingbox": Glyph(
      body: [
        .polygon(
          [(12, 2.25), (20.75, 6.75), (20.75, 17.25), (12, 21.75), (3.25, 17.25), (3.25, 6.75)], corner: 1)
      ],
      detail: [
        .polyline([(3.75, 7), (12, 11.25), (20.25, 7)]), .line(12, 11.25, 12, 21.5),
        .line(7.75, 4.5, 16, 8.75),
      ], variants: [.fill]),
    "cube.box": Glyph(
      body: [.rect(3.5, 3.5, 17, 17, corner: 2)],
      detail: [.line(3.75, 9, 20.25, 9), .line(10, 12.5, 14, 12.5)], variants: [.fill]),
    "scissors": Glyph(lines: [
      .circle(6, 6.25, 3), .circle(6, 17.75, 3), .line(8.5, 8, 20.5, 17.25), .line(8.5, 16, 20.5, 6.75),
    ]),
    "ruler": Glyph(
      body: [.polygon([(2.75, 15.75), (15.75, 2.75), (21.25, 8.25), (8.25, 21.25)], corner: 1.25)],
      detail: [.line(13, 5.5, 15.25, 7.75), .line(9.75, 8.75, 11.5, 10.5), .line(6.5, 12, 8.75, 14.25)],
      variants: [.fill]),
    "scalemass": Glyph(
      body: [.polygon([(6, 7.75), (18, 7.75), (21, 21), (3, 21)], corner: 2)],
      lines: [.circle(12, 5.25, 2.5)], variants: [.fill]),
  ]

  private static let bow = Outline.path(
    "M12 7 C10.75 4.25 9.25 2.75 7.5 2.75 C6.2 2.75 5.25 3.6 5.25 4.9 C5.25 6.2 6.2 7 7.5 7")
}
