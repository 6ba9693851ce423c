/// Writes a label of a host name in ASCII (RFC 3492, https://www.rfc-editor.org/rfc/rfc3492).
enum Punycode {
  private static let base = 36
  private static let lowestThreshold = 1
  private static let highestThreshold = 26
  private static let digits = Array("abcdefghijklmnopqrstuvwxyz0123456789")

  /// The label with its prefix, `xn--bcher-kva` for `bücher`; `nil` when it is too long to be a label.
  static func encode(_ label: String) -> String? {
    let scalars = label.unicodeScalars.map { Int($0.value) }
    guard scalars.count <= 63 else { return nil }
    let basic = label.unicodeScalars.filter(\.isASCII)
    var output = "xn--"
    output.unicodeScalars.append(contentsOf: basic)
    if !basic.isEmpty { output.append("-") }

    var code = 128
    var delta = 0
    var bias = 72
    var handled = basic.count
    while handled < scalars.count {
      guard let next = scalars.filter({ $0 >= code }).min() else { return nil }
      delta += (next - code) * (handled + 1)
      code = next
      for scalar in scalars {
        if scalar < code { delta += 1 }
        guard scalar == code else { continue }
        output.append(variableLength(delta, bias: bias))
        bias = adapted(delta, to: handled + 1, isFirst: handled == basic.count)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return output.utf8.count <= 63 ? output : nil
  }

  private static func variableLength(_ delta: Int, bias: Int) -> String {
    var text = ""
    var rest = delta
    var position = base
    while true {
      let threshold = min(max(position - bias, lowestThreshold), highestThreshold)
      if rest < threshold { break }
      text.append(digits[threshold + (rest - threshold) % (base - threshold)])
      rest = (rest - threshold) / (base - threshold)
      position += base
    }
    text.append(digits[rest])
    return text
  }

  private static func adapted(_ delta: Int, to count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var steps = 0
    while delta > ((base - lowestThreshold) * highestThreshold) / 2 {
      delta /= base - lowestThreshold
      steps += base
    }
    return steps + (base - lowestThreshold + 1) * delta / (delta + 38)
  }
}
