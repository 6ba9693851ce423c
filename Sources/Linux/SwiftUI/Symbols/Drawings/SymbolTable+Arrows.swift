import Foundation

extension SymbolTable {
  static let arrows: [String: Glyph] = {
    var glyphs: [String: Glyph] = [
      "arrow.up.arrow.down": Glyph(lines: [upAndDown], variants: [.circle, .square]),
      "arrow.left.arrow.right": Glyph(lines: [upAndDown.rotated(90)], variants: [.circle, .square]),
      "arrow.right.arrow.left": Glyph(lines: [upAndDown.rotated(90).mirrored], variants: [.circle, .square]),
      "chevron.up.chevron.down": Glyph(lines: [
        .polyline([(7, 9), (12, 4), (17, 9)]), .polyline([(7, 15), (12, 20), (17, 15)]),
      ]),
      "arrow.clockwise": Glyph(lines: [clockwise], variants: [.circle]),
      "arrow.counterclockwise": Glyph(lines: [clockwise.mirrored], variants: [.circle]),
      "arrow.triangle.2.circlepath": Glyph(lines: [half, half.rotated(180)], variants: [.circle]),
      "arrow.2.circlepath": Glyph(lines: [half, half.rotated(180)], variants: [.circle]),
      "arrow.uturn.left": Glyph(lines: [turnBack], variants: [.circle, .square]),
      "arrow.uturn.right": Glyph(lines: [turnBack.mirrored], variants: [.circle, .square]),
      "square.and.arrow.up": Glyph(lines: [
        tray, .line(12, 2.75, 12, 14.5), .polyline([(8, 6.5), (12, 2.5), (16, 6.5)]),
      ]),
      "square.and.arrow.down": Glyph(lines: [
        tray, .line(12, 2.5, 12, 14.5), .polyline([(8, 10.75), (12, 14.75), (16, 10.75)]),
      ]),
      "arrow.up.left.and.arrow.down.right": Glyph(lines: [
        .polyline([(4, 10.5), (4, 4), (10.5, 4)]), .line(4.25, 4.25, 10.25, 10.25),
        .polyline([(20, 13.5), (20, 20), (13.5, 20)]), .line(19.75, 19.75, 13.75, 13.75),
      ]),
      "arrow.down.right.and.arrow.up.left": Glyph(lines: [
        .polyline([(10.25, 3.75), (10.25, 10.25), (3.75, 10.25)]), .line(3.75, 3.75, 10, 10),
        .polyline([(13.75, 20.25), (13.75, 13.75), (20.25, 13.75)]), .line(20.25, 20.25, 14, 14),
      ]),
      "arrow.triangle.turn.up.right.diamond": Glyph(
        body: [.polygon([(12, 1.75), (22.25, 12), (12, 22.25), (1.75, 12)], corner: 2.5)],
        detail: [
          .polyline([(8.75, 15.5), (8.75, 11), (15.25, 11)], corner: 1),
          .polyline([(12.75, 8), (15.75, 11), (12.75, 14)]),
        ], variants: [.fill]),
      "arrow.turn.up.right": Glyph(lines: [
        .polyline([(4.5, 20), (4.5, 9.5), (19.5, 9.5)], corner: 3),
        .polyline([(14, 4), (19.5, 9.5), (14, 15)]),
      ]),
      "arrow.turn.up.left": Glyph(lines: [
        .polyline([(19.5, 20), (19.5, 9.5), (4.5, 9.5)], corner: 3),
        .polyline([(10, 4), (4.5, 9.5), (10, 15)]),
      ]),
    ]
    let directions: [(name: String, angle: CGFloat)] = [
      ("right", 0), ("down", 90), ("left", 180), ("up", 270),
    ]
    for (name, angle) in directions {
      glyphs["arrow.\(name)"] = Glyph(lines: [arrow.rotated(angle)], variants: [.circle, .square])
      glyphs["chevron.\(name)"] = Glyph(lines: [chevron.rotated(angle)], variants: [.circle, .square])
      glyphs["chevron.\(name).2"] = Glyph(lines: [doubleChevron.rotated(angle)])
      glyphs["chevron.compact.\(name)"] = Glyph(lines: [flatChevron.rotated(angle)])
      glyphs["arrowtriangle.\(name)"] = Glyph(
        body: [triangle.rotated(angle)], variants: [.fill, .circle, .square])
    }
    let diagonals: [(name: String, angle: CGFloat)] = [
      ("up.right", 0), ("down.right", 90), ("down.left", 180), ("up.left", 270),
    ]
    for (name, angle) in diagonals {
      glyphs["arrow.\(name)"] = Glyph(lines: [diagonal.rotated(angle)], variants: [.circle, .square])
    }
    for (name, angle) in [("forward", 0), ("backward", 180)] as [(String, CGFloat)] {
      glyphs["arrow.\(name)"] = Glyph(
        lines: [arrow.rotated(angle)], variants: [.circle, .square], flips: true)
      glyphs["chevron.\(name)"] = Glyph(
        lines: [chevron.rotated(angle)], variants: [.circle, .square], flips: true)
    }
    return glyphs
  }()

  private static let arrow = Outline(joining: [
    .line(3.75, 12, 20, 12), .polyline([(13.25, 5.25), (20, 12), (13.25, 18.75)]),
  ])
  private static let diagonal = Outline(joining: [
    .line(5.75, 18.25, 18, 6), .polyline([(8.5, 6), (18, 6), (18, 15.5)]),
  ])
  private static let chevron = Outline.polyline([(8.5, 4.25), (16.25, 12), (8.5, 19.75)])
  private static let doubleChevron = Outline(joining: [
    .polyline([(4.75, 5), (11.75, 12), (4.75, 19)]), .polyline([(12.25, 5), (19.25, 12), (12.25, 19)]),
  ])
  private static let flatChevron = Outline.polyline([(10, 4.5), (14, 12), (10, 19.5)])
  private static let triangle = Outline.polygon([(5, 3.75), (20.5, 12), (5, 20.25)], corner: 1.75)
  private static let upAndDown = Outline(joining: [
    .line(7.5, 4, 7.5, 20), .polyline([(3.5, 8), (7.5, 4), (11.5, 8)]),
    .line(16.5, 4, 16.5, 20), .polyline([(12.5, 16), (16.5, 20), (20.5, 16)]),
  ])
  private static let clockwise = Outline(joining: [
    .arc(12, 12.5, 7.75, from: -5, to: 290), .polyline([(11.25, 1.75), (14.75, 5.25), (11.25, 8.75)]),
  ])
  private static let half = Outline(joining: [
    .arc(12, 12, 8, from: 185, to: 335), .polyline([(20.25, 4.25), (19.4, 8.75), (14.9, 8)]),
  ])
  private static let turnBack = Outline(joining: [
    .polyline([(8.5, 4), (4, 8.5), (8.5, 13)]),
    .path("M4 8.5 H14.5 C17.7 8.5 20 10.7 20 13.75 C20 16.8 17.7 19 14.5 19 H9"),
  ])
  private static let tray = Outline.polyline(
    [(8.5, 8.75), (4.75, 8.75), (4.75, 21), (19.25, 21), (19.25, 8.75), (15.5, 8.75)], corner: 2)
}
