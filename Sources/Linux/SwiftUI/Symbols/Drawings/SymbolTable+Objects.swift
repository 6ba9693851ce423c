import Foundation

extension SymbolTable {
  static let objects: [String: Glyph] = [
    "magnifyingglass": Glyph(
      lines: [.circle(10.25, 10.25, 7), .line(15.5, 15.5, 21, 21)], variants: [.circle]),
    "plus.magnifyingglass": Glyph(lines: [
      .circle(10.25, 10.25, 7), .line(15.5, 15.5, 21, 21), .line(10.25, 7, 10.25, 13.5),
      .line(7, 10.25, 13.5, 10.25),
    ]),
    "gear": Glyph(lines: [cog, .circle(12, 12, 3.25)]),
    "gearshape": Glyph(
      body: [cog], detail: [.circle(12, 12, 3.25)], panes: [.circle(12, 12, 3.25)], variants: [.fill]),
    "lock": Glyph(
      body: [.rect(4.75, 10.25, 14.5, 11, corner: 2.25)],
      lines: [.path("M8 10 V7 C8 4.5 9.7 2.75 12 2.75 C14.3 2.75 16 4.5 16 7 V10")],
      variants: [.fill, .circle, .slash]),
    "lock.open": Glyph(
      body: [.rect(2.75, 10.25, 14, 11, corner: 2.25)],
      lines: [.path("M13.5 10 V7 C13.5 4.5 15.2 2.75 17.4 2.75 C19.6 2.75 21.25 4.5 21.25 7 V9")],
      variants: [.fill]),
    "key": Glyph(
      body: [.circle(7, 12, 4.5)], panes: [.circle(6.5, 12, 1.5)],
      lines: [.polyline([(11.75, 12), (21.25, 12), (21.25, 16)], corner: 0.5), .line(17, 12, 17, 15)],
      variants: [.fill]),
    "trash": Glyph(
      body: [.polygon([(5.25, 6.5), (18.75, 6.5), (17.75, 21.25), (6.25, 21.25)], corner: 2)],
      detail: [.line(10, 10.5, 10.25, 17.25), .line(14, 10.5, 13.75, 17.25)],
      lines: [
        .line(3.25, 6.25, 20.75, 6.25),
        .polyline([(8.75, 6), (8.75, 2.75), (15.25, 2.75), (15.25, 6)], corner: 1.5),
      ],
      variants: [.fill, .circle, .slash]),
    "bell": Glyph(
      body: [
        .path(
          "M12 2.75 C8.4 2.75 6 5.4 6 8.9 C6 13.6 4.2 14.9 3.6 16.2 C3.2 17.1 3.7 17.75 4.6 17.75 H19.4 C20.3 17.75 20.8 17.1 20.4 16.2 C19.8 14.9 18 13.6 18 8.9 C18 5.4 15.6 2.75 12 2.75 Z"
        )
      ], lines: [.path("M9.5 20.5 C10.1 21.25 11 21.6 12 21.6 C13 21.6 13.9 21.25 14.5 20.5")],
      variants: [.fill, .circle, .slash, .badge]),
    "envelope": Glyph(
      body: [.rect(2.25, 4.75, 19.5, 14.5, corner: 2.5)],
      detail: [.polyline([(3, 6.5), (12, 13.25), (21, 6.5)], corner: 1.5)],
      variants: [.fill, .circle]),
    "phone": Glyph(
      body: [
        .path(
          "M7.5 3.4 C6.9 2.75 6.1 2.7 5.45 3.2 L3.9 4.5 C3.1 5.2 2.7 6.1 2.8 7.1 C3.5 14.8 9.2 20.5 16.9 21.2 C17.9 21.3 18.8 20.9 19.5 20.1 L20.8 18.55 C21.3 17.9 21.25 17.1 20.6 16.5 L17.75 14.1 C17.15 13.6 16.4 13.6 15.8 14.05 L14.2 15.3 C11.9 14 10 12.1 8.7 9.8 L9.95 8.2 C10.4 7.6 10.4 6.85 9.9 6.25 Z"
        )
      ], variants: [.fill, .circle]),
    "bubble.left": Glyph(body: [bubble], variants: [.fill]),
    "bubble.right": Glyph(body: [bubble.mirrored], variants: [.fill]),
    "message": Glyph(body: [bubble], variants: [.fill, .circle]),
    "text.bubble": Glyph(
      body: [bubble], detail: [.line(7.25, 8.5, 16.75, 8.5), .line(7.25, 12.25, 13.75, 12.25)],
      variants: [.fill]),
    "paperplane": Glyph(
      body: [.polygon([(21.75, 2.25), (2.25, 9.75), (10.25, 13.75), (14.25, 21.75)], corner: 1)],
      detail: [.line(20.75, 3.25, 10.5, 13.5)], variants: [.fill, .circle]),
    "link": Glyph(lines: [ring, ring.rotated(180)], variants: [.circle]),
    "eye": Glyph(
      body: [
        .path(
          "M1.75 12 C3.9 7.9 7.6 5.25 12 5.25 C16.4 5.25 20.1 7.9 22.25 12 C20.1 16.1 16.4 18.75 12 18.75 C7.6 18.75 3.9 16.1 1.75 12 Z"
        )
      ], detail: [.circle(12, 12, 3.25)], variants: [.fill, .circle, .slash]),
    "camera": Glyph(
      body: [camera], detail: [.circle(12, 13, 3.75)], variants: [.fill, .circle]),
    "camera.viewfinder": Glyph(
      lines: [viewfinder, camera.scaled(0.5), Outline.circle(12, 13, 3.75).scaled(0.5)]),
    "photo": Glyph(
      body: [.rect(2.25, 4, 19.5, 16, corner: 2.5)],
      detail: [
        .polyline([(2.75, 17.25), (8.5, 11.5), (12.5, 15.5), (15.75, 12.5), (21.25, 17.5)], corner: 0.75)
      ],
      dots: [.circle(15.75, 8.5, 1.6)], variants: [.fill]),
    "pencil": Glyph(
      lines: [
        .polygon([(3.25, 20.75), (4.5, 15.75), (16.75, 3.5), (20.5, 7.25), (8.25, 19.5)], corner: 0.8),
        .line(14, 6.25, 17.75, 10),
      ], variants: [.circle, .slash]),
    "square.and.pencil": Glyph(lines: [
      .polyline([(11.5, 4), (3.5, 4), (3.5, 20.5), (20, 20.5), (20, 12.5)], corner: 2.75),
      .polygon([(8.75, 15.25), (9.5, 12), (18.75, 2.75), (21.25, 5.25), (12, 14.5)], corner: 0.6),
    ]),
    "hand.thumbsup": Glyph(
      body: [
        .path(
          "M8 10.5 L11.25 3.25 C13.1 3 14.5 4.25 14.25 6 L13.75 9.5 H18.75 C20.3 9.5 21.25 10.6 21 12.1 L20 18.25 C19.75 19.9 18.6 20.75 17 20.75 H8 Z"
        ), .rect(3, 10.5, 5, 10.25, corner: 1),
      ], variants: [.fill]),
    "wrench": Glyph(
      body: [
        .path(
          "M20.6 6.6 L17.2 10 L14 6.8 L17.4 3.4 C15 2.4 12.4 2.9 10.8 4.6 C9.3 6.2 8.9 8.3 9.6 10.2 L3.3 16.5 C2.2 17.6 2.2 19.2 3.3 20.4 C4.5 21.6 6.2 21.6 7.3 20.5 L13.6 14.2 C15.6 15 17.8 14.6 19.4 13 C21.1 11.3 21.6 8.9 20.6 6.6 Z"
        )
      ], variants: [.fill]),
  ]

  /// A wheel with eight teeth.
  private static let cog: Outline = {
    let points = (0..<8).flatMap { tooth -> [Outline.Point] in
      [(-15.5, 7.4), (-9.5, 9.9), (9.5, 9.9), (15.5, 7.4)].map { (degrees: Double, radius: Double) in
        let angle = (Double(tooth) * 45 + degrees - 90) * .pi / 180
        return (12 + radius * cos(angle), 12 + radius * sin(angle))
      }
    }
    return .polygon(points, corner: 0.9)
  }()

  private static let camera = Outline.path(
    "M4.75 6.75 H7.25 L8.75 4.25 H15.25 L16.75 6.75 H19.25 C20.75 6.75 21.75 7.75 21.75 9.25 V17.25 C21.75 18.75 20.75 19.75 19.25 19.75 H4.75 C3.25 19.75 2.25 18.75 2.25 17.25 V9.25 C2.25 7.75 3.25 6.75 4.75 6.75 Z"
  )

  private static let bubble = Outline.path(
    "M5.25 3.75 H18.75 C20.5 3.75 21.75 5 21.75 6.75 V13.75 C21.75 15.5 20.5 16.75 18.75 16.75 H11.75 L6.75 21.25 V16.75 H5.25 C3.5 16.75 2.25 15.5 2.25 13.75 V6.75 C2.25 5 3.5 3.75 5.25 3.75 Z"
  )

  private static let ring = Outline.path(
    "M10.5 7.75 L13.5 4.75 C15.3 2.95 17.95 2.95 19.5 4.5 C21.05 6.05 21.05 8.7 19.25 10.5 L15.75 14 C14 15.75 11.4 15.75 9.9 14.25"
  )
}
