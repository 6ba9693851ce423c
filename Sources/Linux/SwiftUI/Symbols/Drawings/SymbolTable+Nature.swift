import Foundation

extension SymbolTable {
  static let nature: [String: Glyph] = [
    "drop": Glyph(
      body: [
        .path(
          "M12 2.25 C14.6 5.7 18.75 10.4 18.75 14.6 C18.75 18.6 15.8 21.5 12 21.5 C8.2 21.5 5.25 18.6 5.25 14.6 C5.25 10.4 9.4 5.7 12 2.25 Z"
        )
      ], variants: [.fill]),
    "flame": Glyph(
      body: [
        .path(
          "M11.75 2 C13.25 5.75 19 8.5 19 14.25 C19 18.5 16 21.75 12 21.75 C8 21.75 5 18.75 5 14.75 C5 11.75 6.5 9.75 8 8 C8.5 9.5 9.25 10.5 10.25 11 C10 8 10.25 4.75 11.75 2 Z"
        )
      ], variants: [.fill, .circle]),
    "leaf": Glyph(
      body: [
        .path(
          "M20.9 3.25 C11 3.25 4.25 6.5 4.25 12.9 C4.25 16.7 6.9 19.25 10.5 19.25 C17.8 19.25 21.4 12.5 20.9 3.25 Z"
        )
      ], detail: [.path("M6.25 17.5 C8.5 14 11.25 11.5 14.5 9.75")],
      lines: [.path("M3.25 21.5 C4.1 20.1 5 18.9 5.75 17.75")], variants: [.fill]),
    "snow": Glyph(lines: [flake]),
    "snowflake": Glyph(lines: [flake]),
    "sun.max": Glyph(body: [.circle(12, 12, 4.25)], lines: [rays], variants: [.fill]),
    "sun.min": Glyph(
      body: [.circle(12, 12, 4.25)], lines: [rays.scaled(0.8)], variants: [.fill]),
    "moon": Glyph(
      body: [
        .path(
          "M20.75 14.5 C19.6 15.1 18.2 15.4 16.8 15.4 C12.2 15.4 8.6 11.8 8.6 7.2 C8.6 5.8 8.9 4.5 9.5 3.25 C5.6 4.4 2.75 7.9 2.75 12.1 C2.75 17.2 6.8 21.25 11.9 21.25 C16.1 21.25 19.6 18.4 20.75 14.5 Z"
        )
      ], variants: [.fill, .circle]),
    "cloud": Glyph(body: [cloud], variants: [.fill]),
    "icloud": Glyph(body: [cloud], variants: [.fill, .slash, .circle]),
    "cloud.rain": Glyph(body: [high], lines: drops, variants: [.fill]),
    "cloud.snow": Glyph(
      body: [high],
      marks: [
        .circle(8, 18.5, 1.1), .circle(12, 18.5, 1.1), .circle(16, 18.5, 1.1), .circle(10, 21.25, 1.1),
        .circle(14, 21.25, 1.1),
      ],
      variants: [.fill]),
    "umbrella": Glyph(
      body: [.path("M2.5 12.75 C2.5 7.5 6.6 3.75 12 3.75 C17.4 3.75 21.5 7.5 21.5 12.75 Z")],
      lines: [
        .line(12, 2, 12, 3.75), .path("M12 13 V19 C12 20.6 10.9 21.6 9.5 21.6 C8.1 21.6 7.1 20.6 7 19.25"),
      ], variants: [.fill]),
    "wind": Glyph(lines: [
      .path(
        "M2.75 9 H12.75 C14.9 9 16.25 7.8 16.25 6.1 C16.25 4.5 15.1 3.5 13.6 3.5 C12.3 3.5 11.3 4.2 10.9 5.4"),
      .path("M2.75 13 H18 C20 13 21.25 11.9 21.25 10.25 C21.25 8.8 20.25 7.75 18.9 7.75"),
      .path(
        "M2.75 17 H11 C13.1 17 14.25 17.9 14.25 19.2 C14.25 20.6 13.2 21.5 11.9 21.5 C10.8 21.5 9.9 20.9 9.5 19.9"
      ),
    ]),
  ]

  private static let flake = Outline(joining: [
    .line(12, 12, 12, 2.5), .polyline([(9.5, 4), (12, 6.5), (14.5, 4)]),
  ]).repeated(6)

  private static let rays = Outline.line(12, 2, 12, 4.25).repeated(8)

  private static let cloud = Outline.path(
    "M6.75 19 C4 19 2 17.1 2 14.6 C2 12.2 3.75 10.4 6 10.2 C6.6 6.9 9.2 4.75 12.4 4.75 C15.5 4.75 17.9 6.7 18.5 9.7 C20.6 10 22 11.8 22 14.1 C22 16.9 20 19 17.25 19 Z"
  )
  private static let high = cloud.scaled(0.85, to: CGPoint(x: 12, y: 9.25))
  private static let drops: [Outline] = [
    .line(8.5, 18.25, 7, 21.5), .line(12.75, 18.25, 11.25, 21.5), .line(17, 18.25, 15.5, 21.5),
  ]
}
