extension SymbolTable {
  static let media: [String: Glyph] = [
    "play": Glyph(
      body: [.polygon([(5, 3), (21, 12), (5, 21)], corner: 1.75)], variants: [.fill, .circle, .slash]),
    "pause": Glyph(
      body: [.rect(5, 4, 4.5, 16, corner: 1.25), .rect(14.5, 4, 4.5, 16, corner: 1.25)],
      variants: [.fill, .circle]),
    "stop": Glyph(body: [.rect(4.5, 4.5, 15, 15, corner: 2)], variants: [.fill, .circle]),
    "forward": Glyph(body: [seek], variants: [.fill]),
    "backward": Glyph(body: [seek.mirrored], variants: [.fill]),
    "forward.end": Glyph(body: [skip], lines: [.line(19.5, 5, 19.5, 19)], variants: [.fill]),
    "backward.end": Glyph(body: [skip.mirrored], lines: [.line(4.5, 5, 4.5, 19)], variants: [.fill]),
    "music.note": Glyph(
      lines: [.polyline([(11, 17.5), (11, 3.75), (18.25, 5.75), (18.25, 9.25), (11, 7.25)], corner: 0.5)],
      marks: [.ellipse(8, 17.75, 3.75, 3)]),
    "speaker": Glyph(body: [cone], variants: [.fill, .slash, .circle]),
    "speaker.wave.2": Glyph(body: [cone], lines: waves, variants: [.fill, .circle]),
    "mic": Glyph(
      body: [.rect(8.5, 2.25, 7, 12.5, corner: 3.5)],
      lines: [
        .path("M4.75 11.5 C4.75 15.5 7.9 18.25 12 18.25 C16.1 18.25 19.25 15.5 19.25 11.5"),
        .line(12, 18.5, 12, 21.75),
        .line(8.5, 21.75, 15.5, 21.75),
      ], variants: [.fill, .circle, .slash]),
    "video": Glyph(
      body: [
        .rect(1.75, 5.5, 13, 13, corner: 2.5),
        .polygon([(17, 10.5), (22, 7), (22, 17), (17, 13.5)], corner: 0.75),
      ], variants: [.fill, .circle, .slash]),
    "headphones": Glyph(
      body: [.rect(3, 13.5, 4.25, 7, corner: 1.5), .rect(16.75, 13.5, 4.25, 7, corner: 1.5)],
      lines: [.path("M3 15.5 V12 C3 6.9 7 3.25 12 3.25 C17 3.25 21 6.9 21 12 V15.5")]),
  ]

  private static let seek = Outline(joining: [
    .polygon([(2.5, 5), (12, 12), (2.5, 19)], corner: 1),
    .polygon([(12.5, 5), (22, 12), (12.5, 19)], corner: 1),
  ])
  private static let skip = Outline.polygon([(4, 4.5), (16, 12), (4, 19.5)], corner: 1.25)
  private static let cone = Outline.polygon(
    [(2, 9), (5.5, 9), (11, 4), (11, 20), (5.5, 15), (2, 15)], corner: 1)
  private static let waves: [Outline] = [
    .arc(10, 12, 6, from: -40, to: 40), .arc(10, 12, 10.25, from: -42, to: 42),
  ]
}
