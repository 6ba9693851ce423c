import Foundation

// What is inlinable is so for speed: a large reply asks for a thousand fields and more.
//
// Services treat every field as optional and do not always keep to one type. A field in a form that cannot be
// used is the same here as one that is missing: it costs nothing but itself. What a record cannot do without, it
// asks for itself.
extension KeyedDecodingContainer {
  /// A value, or `nil` when it is missing, `null` or of another form.
  @inlinable
  public func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }

  /// Whether there is a value of whatever form, other than `null`.
  public func hasValue(_ key: Key) -> Bool {
    contains(key) && (try? decodeNil(forKey: key)) == false
  }

  /// A text without white space around it, or a number as text; `nil` when there is neither or it is blank.
  @inlinable
  public func lenientText(_ key: Key) -> String? {
    do {
      return try decodeIfPresent(String.self, forKey: key)?.trimmedUnlessBlank
    } catch {
      // Not a string. Only now, as most are.
      return (try? decode(Int.self, forKey: key)).map(String.init)
        ?? lenient(Decimal.self, key).map { "\($0)" }
    }
  }

  /// The text of a field that the record is of no use without. Throws `DecodingError` when `lenientText` finds
  /// none.
  @inlinable
  public func requiredText(_ key: Key) throws -> String {
    guard let text = lenientText(key) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "no \(key.stringValue)")
    }
    return text
  }

  /// A number, or a text that is one.
  @inlinable
  public func lenientNumber(_ key: Key) -> Double? {
    do {
      return try decodeIfPresent(Double.self, forKey: key)
    } catch {
      return lenientText(key).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// A whole number of at least `lowest`, written as `3`, `3.0` or `"3"`.
  @inlinable
  public func lenientInt(_ key: Key, atLeast lowest: Int = 0) -> Int? {
    let number: Int?
    do {
      number = try decodeIfPresent(Int.self, forKey: key)
    } catch {
      number = lenientText(key).flatMap { Int($0) ?? Double($0).flatMap(Int.init(exactly:)) }
    }
    return number.flatMap { $0 >= lowest ? $0 : nil }
  }

  /// Yes or no; nothing else is taken for either.
  @inlinable
  public func lenientBool(_ key: Key) -> Bool? {
    // Not by way of `lenient`, as the container reads a Bool faster than just any type.
    (try? decodeIfPresent(Bool.self, forKey: key)) ?? nil
  }

  /// An `http` or `https` address, taken over `https` unless it is on this machine; `nil` for any other text.
  @inlinable
  public func lenientURL(_ key: Key) -> URL? {
    guard let text = lenientText(key)?.legalInURL, let url = URL(string: text) else { return nil }
    // Most are secure: only others are taken apart.
    if text.hasPrefix("https://") { return url }
    return url.isWebAddress ? url.overHTTPSUnlessLocal : nil
  }

  /// The readable elements of a list; none when there is no list.
  public func lenientArray<Element: Decodable>(of type: Element.Type, _ key: Key) -> [Element] {
    lenient(LossyArray<Element>.self, key)?.elements ?? []
  }

  /// The texts of a list, without white space around them and without blank ones; none when there is no list.
  public func lenientTexts(_ key: Key) -> [String] {
    lenientArray(of: String.self, key).compactMap(\.trimmedUnlessBlank)
  }
}

extension String {
  /// The text without white space around it; `nil` when nothing is left. Looks at the ends first, as few texts
  /// have any there.
  @inlinable
  var trimmedUnlessBlank: String? {
    guard let first = utf8.first, let last = utf8.last else { return nil }
    if String.isGraphic(first), String.isGraphic(last) { return self }
    let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// Whether a byte is a character of ASCII that is seen.
  @inlinable
  static func isGraphic(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
}
