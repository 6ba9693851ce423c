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
