/// The portrait of an agent: a figure without a face, in colours of its own.
struct PortraitDrawing: Hashable, Sendable {
  /// Chooses colours, hair and clothes.
  let name: String

  /// A picture of 256 × 256 pixels.
  var picture: Canvas {
    let ground = colour("ground", [0xCFE0EE, 0xE9DCC9, 0xD3E4D6, 0xE6D5E3, 0xF1DFC4, 0xD6DAE6])
    let skin = colour("skin", [0xF1C9A5, 0xE0AC84, 0xC68A60, 0x9C6644, 0x6F4630, 0xF4D6BD])
    let hair = colour("hair", [0x2A211D, 0x4E3524, 0x7A5230, 0xB58A4C, 0x8F8B87, 0x8A3B24])
    let cloth = colour("cloth", [0x27344D, 0x2F7F79, 0xB4474F, 0x5A6472, 0x7A5BA6, 0x3C6FB0])
    var canvas = Canvas(width: 256, height: 256, background: .vertical(ground.lighter(0.4), ground))
    let style = choice("style", of: 4)
    if style == 1 { canvas.fill(.rounded(27, 22, 46, 56, radius: 22), hair.darker(0.12)) }
    canvas.drawShoulders(cloth, skin, isOpen: choice("collar", of: 2) == 0)
    canvas.fill(.ellipse(50, 42, 17.5, 21), .horizontal(skin.lighter(0.06), skin.darker(0.06)))
    canvas.drawHair(style, hair)
    return canvas
  }

  private func colour(_ use: String, _ choices: [UInt32]) -> Colour {
    Colour(choices[choice(use, of: choices.count)])
  }

  private func choice(_ detail: String, of count: Int) -> Int {
    Seed("portrait \(name)/\(detail)").below(count)
  }
}

extension Canvas {
  fileprivate mutating func drawShoulders(_ cloth: Colour, _ skin: Colour, isOpen: Bool) {
    fill(
      .curve(
        Point(8, 104), Point(10, 76), Point(36, 71), Point(50, 66), Point(64, 71), Point(90, 76),
        Point(92, 104),
        Point(50, 104)),
      .vertical(cloth.lighter(0.1), cloth.darker(0.15)))
    fill(.rounded(42, 52, 16, 24, radius: 7), skin.darker(0.12))
    if isOpen {
      fill(.polygon(Point(38, 71), Point(62, 71), Point(50, 92)), .white)
      fill(.polygon(Point(38, 70), Point(50, 92), Point(33, 80)), cloth.darker(0.35))
      fill(.polygon(Point(62, 70), Point(50, 92), Point(67, 80)), cloth.darker(0.35))
      fill(.polygon(Point(43, 70), Point(57, 70), Point(50, 80)), skin.darker(0.12))
    } else {
      fill(.ring(50, 71, radius: 10, width: 4, from: 0, to: 180), cloth.lighter(0.3))
    }
  }

  fileprivate mutating func drawHair(_ style: Int, _ hair: Colour) {
    switch style {
    case 0:
      fill(
        .curve(
          Point(31, 42), Point(29, 16), Point(50, 17), Point(71, 16), Point(69, 42), Point(66, 31),
          Point(52, 29),
          Point(36, 30)),
        hair)
    case 1:
      fill(
        .curve(
          Point(29, 52), Point(27, 17), Point(50, 18), Point(73, 17), Point(71, 52), Point(69, 34),
          Point(58, 29),
          Point(36, 28)),
        hair)
    case 2:
      fill(.circle(50, 15, 8.5), hair)
      fill(
        .curve(
          Point(32, 38), Point(33, 19), Point(50, 19), Point(67, 19), Point(68, 38), Point(60, 28),
          Point(50, 28),
          Point(40, 28)),
        hair)
    default:
      for (x, y, radius) in [(36.0, 31.0, 7.0), (43, 24, 8), (52, 21.6, 8), (60, 25, 8), (65, 32, 6.4)] {
        fill(.circle(x, y, radius), hair)
      }
    }
  }
}
