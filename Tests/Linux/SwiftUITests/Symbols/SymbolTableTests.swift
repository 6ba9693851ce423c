import XCTest

@testable import SwiftUI

final class SymbolTableTests: XCTestCase {
  private let lines = Lines()
  private lazy var table: SymbolTable = {
    let lines = lines
    return SymbolTable(log: WarningLog { lines.append($0) })
  }()

  private func drawing(_ name: String) throws -> SymbolDrawing {
    guard case .drawing(let drawing) = table.symbol(named: name) else {
      throw XCTSkip("\(name) is an icon of the theme")
    }
    return drawing
  }

  func testSymbolsOfShopsAreKnown() {
    let names = """
      magnifyingglass heart heart.fill heart.slash house house.fill bed.double bed.double.fill car car.fill
      drop drop.fill shower cart cart.fill cart.badge.plus bag bag.fill bag.badge.plus tshirt tshirt.fill
      list.bullet line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle.fill
      chevron.left chevron.right chevron.up chevron.down chevron.forward chevron.up.chevron.down
      chevron.compact.down chevron.right.circle.fill arrow.left arrow.right arrow.up arrow.down
      arrow.clockwise arrow.counterclockwise arrow.up.arrow.down arrow.up.arrow.down.circle
      arrow.left.arrow.right arrow.up.right.square arrow.triangle.2.circlepath arrow.right.circle.fill
      star star.fill star.leadinghalf.fill xmark xmark.circle xmark.circle.fill checkmark checkmark.circle
      checkmark.circle.fill checkmark.seal checkmark.seal.fill exclamationmark.triangle
      exclamationmark.triangle.fill exclamationmark.circle questionmark.circle info.circle info.circle.fill
      gear gearshape gearshape.fill slider.horizontal.3 bus bus.fill tram tram.fill map map.fill mappin
      mappin.circle mappin.circle.fill mappin.and.ellipse mappin.slash location location.fill location.slash
      location.circle calendar calendar.badge.plus clock clock.fill clock.arrow.circlepath alarm timer person
      person.fill person.2 person.2.fill person.circle person.crop.circle person.crop.circle.fill ticket
      ticket.fill wifi wifi.slash wifi.exclamationmark powerplug bolt bolt.fill bolt.slash snow toilet bathtub
      book book.fill bookmark bookmark.fill photo photo.fill camera camera.viewfinder square.and.arrow.up
      square.and.arrow.down doc.on.doc doc.text barcode barcode.viewfinder qrcode qrcode.viewfinder link globe
      safari lock lock.fill lock.open key key.fill trash trash.fill plus plus.circle plus.circle.fill minus
      minus.circle ellipsis ellipsis.circle tag tag.fill percent dollarsign.circle eurosign.circle
      sterlingsign.circle phone phone.fill envelope envelope.fill bell bell.fill bell.slash bell.badge
      bell.badge.fill flame flame.fill leaf leaf.fill music.note play play.fill pause pause.fill stop
      stop.circle circle circle.fill square square.fill square.grid.2x2 eye eye.slash pencil
      square.and.pencil paperplane folder tray shippingbox creditcard gift flag building building.2 thermometer
      sun.max moon.fill cloud figure.walk bicycle airplane printer keyboard iphone faceid ruler
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    for name in names {
      XCTAssertNotEqual(table.symbol(named: name), .drawing(SymbolTable.placeholder), name)
    }
    XCTAssertEqual(lines.all, [])
  }

  func testAnUnknownNameShowsAPlaceholderAndIsLoggedOnce() {
    XCTAssertEqual(table.symbol(named: "no.such.thing"), .drawing(SymbolTable.placeholder))
    XCTAssertEqual(table.symbol(named: "no.such.thing"), .drawing(SymbolTable.placeholder))
    XCTAssertEqual(table.symbol(named: ""), .drawing(SymbolTable.placeholder))
    XCTAssertEqual(lines.all, ["No symbol named \"no.such.thing\"", "No symbol named \"\""])
  }

  func testFormsThatASymbolHasNotAreUnknown() {
    for name in ["car.slash", "plus.fill", "heart.square", "globe.fill", "heart.badge.plus", "chevron"] {
      XCTAssertEqual(table.symbol(named: name), .drawing(SymbolTable.placeholder), name)
    }
  }

  func testEveryDrawingStaysInItsBox() throws {
    let names = SymbolTable.names
    XCTAssertGreaterThan(names.count, 500)
    let box = CGRect(x: 0, y: 0, width: SymbolDrawing.side, height: SymbolDrawing.side)
    for name in names {
      guard case .drawing(let drawing) = table.symbol(named: name) else { continue }
      XCTAssertFalse(drawing.layers.isEmpty, name)
      for layer in drawing.layers where !layer.isErasing {
        guard case .move = layer.outline.elements.first else {
          XCTFail("\(name) has an outline that does not begin anywhere")
          continue
        }
        var room = box
        if case .stroke(let width) = layer.paint { room = box.insetBy(dx: width / 2, dy: width / 2) }
        for point in layer.outline.ends {
          XCTAssertTrue(room.contains(point), "\(name): \(point)")
        }
      }
    }
  }

  func testFilledFormsCutTheirDetailsOut() throws {
    XCTAssertEqual(try drawing("envelope").layers.map(\.isErasing), [false, false])
    XCTAssertEqual(try drawing("envelope.fill").layers.map(\.isErasing), [false, false, true])
    XCTAssertEqual(try drawing("envelope.fill").layers.first?.paint, .fill)
    XCTAssertEqual(try drawing("plus.circle").layers.map(\.isErasing), [false, false])
    XCTAssertEqual(try drawing("plus.circle.fill").layers.map(\.isErasing), [false, false, true])
  }

  func testOnlySymbolsNamedForTheWayOfReadingFlip() throws {
    XCTAssertTrue(try drawing("chevron.forward").flipsForRightToLeft)
    XCTAssertTrue(try drawing("arrow.backward.circle").flipsForRightToLeft)
    XCTAssertFalse(try drawing("chevron.right").flipsForRightToLeft)
  }

  func testIconsOfTheThemeExistInAdwaita() throws {
    let theme = URL(fileURLWithPath: "/usr/share/icons/Adwaita")
    guard let files = FileManager.default.enumerator(at: theme, includingPropertiesForKeys: nil) else {
      throw XCTSkip("Adwaita's icons are not installed")
    }
    let installed = Set(files.compactMap { ($0 as? URL)?.lastPathComponent })
    try XCTSkipIf(!installed.contains("edit-find-symbolic.svg"), "Adwaita's icons are not installed")
    for (name, icon) in SymbolTable.themeIcons {
      XCTAssertTrue(installed.contains("\(icon).svg"), "\(name): \(icon)")
    }
  }
}

extension Outline {
  /// Where the pen comes to rest.
  fileprivate var ends: [CGPoint] {
    elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(_, _, to: let point): point
      case .close: nil
      }
    }
  }
}
