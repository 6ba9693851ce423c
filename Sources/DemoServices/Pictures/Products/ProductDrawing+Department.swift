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
