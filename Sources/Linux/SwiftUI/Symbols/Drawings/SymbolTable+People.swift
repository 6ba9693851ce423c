extension SymbolTable {
  static let people: [String: Glyph] = [
    "person": Glyph(
      body: [
        .circle(12, 7.25, 4.25),
        .path("M3.75 20.75 C3.75 16.9 7 14.5 12 14.5 C17 14.5 20.25 16.9 20.25 20.75 Z"),
      ], variants: [.fill, .circle, .addition]),
    "person.2": Glyph(
      body: [
        .circle(8.75, 8, 3.6), .path("M2 19.75 C2 16.6 4.6 14.5 8.75 14.5 C12.9 14.5 15.5 16.6 15.5 19.75 Z"),
        .circle(17, 8.75, 2.75),
        .path("M16.6 14.75 C19.8 14.6 22 16.5 22 19.5 H18.75 C18.6 17.5 17.9 15.9 16.6 14.75 Z"),
      ], variants: [.fill]),
    "person.3": Glyph(
      body: [
        .circle(12, 8, 3),
        .path("M6.75 18.25 C6.75 15.4 8.7 13.75 12 13.75 C15.3 13.75 17.25 15.4 17.25 18.25 Z"),
        .circle(4.75, 9.25, 2), .path("M1.25 17.25 C1.25 15 2.4 13.75 4.4 13.75"),
        .circle(19.25, 9.25, 2), .path("M22.75 17.25 C22.75 15 21.6 13.75 19.6 13.75"),
      ], variants: [.fill]),
    "person.crop.circle": Glyph(
      body: [.circle(12, 12, 9.25)], dots: bust, variants: [.fill, .addition, .answer]),
    "person.crop.square": Glyph(
      body: [.rect(3.25, 3.25, 17.5, 17.5, corner: 3.5)],
      dots: [
        .circle(12, 9.75, 3.25),
        .path("M6 18.25 C6.9 15.9 9.1 14.75 12 14.75 C14.9 14.75 17.1 15.9 18 18.25 Z"),
      ],
      variants: [.fill]),
    "figure.walk": Glyph(
      lines: [
        .polyline([(12.75, 8.75), (11.5, 14), (14.25, 17), (15, 21.5)], corner: 0.5),
        .polyline([(11.5, 14), (10.5, 17.75), (7.75, 21.5)], corner: 0.5),
        .polyline([(12.5, 8.75), (8.75, 10.5), (7.75, 13.75)], corner: 0.5),
        .polyline([(13, 9), (15, 12), (17.75, 13)], corner: 0.5),
      ], marks: [.circle(13.25, 4.25, 2.1)], variants: [.circle]),
    "hand.raised": Glyph(
      body: [
        .path(
          "M7 13 V6.25 C7 4.5 9.25 4.5 9.25 6.25 V4.25 C9.25 2.5 11.75 2.5 11.75 4.25 V3.75 C11.75 2 14.25 2 14.25 3.75 V5.25 C14.25 3.75 16.75 3.75 16.75 5.5 V13.5 L18.4 10.6 C19.2 9.2 21.2 10.1 20.6 11.7 L18.3 17.6 C17.3 20.2 15.4 21.75 12.6 21.75 C9 21.75 7 19.4 7 15.75 Z"
        )
      ], variants: [.fill, .slash]),
  ]

  private static let bust: [Outline] = [
    .circle(12, 9.5, 3.25),
    .path(
      "M5.9 18.3 C6.9 15.7 9.1 14.5 12 14.5 C14.9 14.5 17.1 15.7 18.1 18.3 C16.5 19.95 14.4 20.9 12 20.9 C9.6 20.9 7.5 19.95 5.9 18.3 Z"
    ),
  ]
}
