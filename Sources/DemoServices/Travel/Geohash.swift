/// A place as a short text: https://en.wikipedia.org/wiki/Geohash
enum Geohash {
  private static let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz")

  /// The geohash of a place in degrees, with this many characters.
  static func encode(latitude: Double, longitude: Double, length: Int) -> String {
    var latitudes = (low: -90.0, high: 90.0)
    var longitudes = (low: -180.0, high: 180.0)
    var text = ""
    for character in 0..<length {
      var value = 0
      for bit in 0..<5 {
        let isLongitude = (character * 5 + bit).isMultiple(of: 2)
        let upper = isLongitude ? halve(&longitudes, around: longitude) : halve(&latitudes, around: latitude)
        value = value << 1 | (upper ? 1 : 0)
      }
      text.append(alphabet[value])
    }
    return text
  }

  /// Whether a text consists of the characters of geohashes, and is as long as a city's at least.
  static func isWellFormed(_ text: String) -> Bool {
    (5...12).contains(text.count) && text.allSatisfy(alphabet.contains)
  }

  /// Keeps the half of the range that holds the value; tells whether it is the upper one.
  private static func halve(_ range: inout (low: Double, high: Double), around value: Double) -> Bool {
    let middle = (range.low + range.high) / 2
    if value >= middle {
      range.low = middle
      return true
    }
    range.high = middle
    return false
  }
}
