import Foundation
import HTTP

/// The services' own pictures, drawn when they are asked for:
/// - `/pictures/product/SKU.png`
/// - `/pictures/home/ID-NUMBER-wWIDTH-hHEIGHT`
/// - `/pictures/fashion/DRAWING-RRGGBB.png`
struct PictureService: DemoService {
  private let products: ProductLookup

  init(catalogue: Catalogue) {
    products = ProductLookup(catalogue: catalogue)
  }

  func respond(to request: DemoRequest) throws -> HTTPResponse? {
    let pieces = request.path.split(separator: "/")
    guard pieces.first == "pictures", pieces.count == 3 else { return nil }
    guard request.method == .get else { return try .methodNotAllowed(request, allowed: .get) }
    // Real picture addresses may end in `.png;maxHeight=640;maxWidth=550`.
    let name = pieces[2].prefix { $0 != "." && $0 != ";" }
    guard let canvas = try picture(of: pieces[1], named: name) else { return try .notFound(request) }
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "image/png", "Cache-Control": "max-age=86400"],
      body: try PNGEncoder.encode(canvas), url: request.url)
  }

  private func picture(of kind: Substring, named name: Substring) throws -> Canvas? {
    switch kind {
    case "product": try product(name)
    case "home": HomePictureName(name)?.picture
    case "fashion": fashion(name)
    default: nil
    }
  }

  private func product(_ name: Substring) throws -> Canvas? {
    guard let sku = Int(name), let look = try products.picture(sku) else { return nil }
    return ProductDrawing(department: look.department, sku: sku).picture(colour: Colour(named: look.colour))
  }

  private func fashion(_ name: Substring) -> Canvas? {
    let parts = name.split(separator: "-")
    guard parts.count == 2, parts[1].count == 6, let drawing = FashionDrawing(rawValue: String(parts[0])),
      let colour = UInt32(parts[1], radix: 16)
    else { return nil }
    return drawing.picture(colour: Colour(colour))
  }
}

extension Colour {
  /// A colour of the shops' lists; graphite for one that they do not have.
  init(named name: String?) {
    switch name {
    case "Black": self.init(0x2B2F36)
    case "White": self.init(0xC9D1DB)
    case "Navy": self.init(0x2C4A7F)
    case "Silver": self.init(0x9AA5B4)
    case "Sand": self.init(0xC7A77B)
    case "Teal": self.init(0x2F7F79)
    case "Red": self.init(0xB4474F)
    case "Forest": self.init(0x4D7A46)
    case "Lilac": self.init(0x8A6FB5)
    case "Coral": self.init(0xE0735A)
    case "Stainless Steel": self.init(0xA3ABB3)
    case "Cream": self.init(0xD8C49A)
    default: self.init(0x5A6472)
    }
  }
}

extension ProductDrawing {
  /// What a product of a department looks like; the sku chooses where a department has several things.
  init(department: String, sku: Int) {
    switch department {
    case "accessory": self = [.keyboard, .mouse, .stylus][Seed("\(sku)").below(3)]
    case "coffee": self = .coffeeMaker
    case "console": self = .controller
    case "game": self = .gameBox
    case "phone-accessory": self = .accessory
    case "smart-home": self = [.lightBulb, .router][Seed("\(sku)").below(2)]
    case "toy": self = .drone
    default: self = ProductDrawing(rawValue: department) ?? .accessory
    }
  }
}
