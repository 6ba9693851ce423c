import HTTP

// The service treats every field as optional and does not always keep to one type. A field in a form that
// cannot be used is the same as one that is missing; what a record cannot do without, it asks for itself.
extension KeyedDecodingContainer {
  /// A value, or `nil` when it is missing, `null` or of another form.
  func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }

  /// Text that is not empty; a whole number counts as its digits.
  func text(_ key: Key) -> String? {
    do {
      guard let text = try decodeIfPresent(String.self, forKey: key), !text.isEmpty else { return nil }
      return text
    } catch {
      return lenient(Int.self, key).map(String.init)
    }
  }

  /// A number; text of digits counts as one.
  func number(_ key: Key) -> Double? {
    do {
      return try decodeIfPresent(Double.self, forKey: key)
    } catch {
      return lenient(String.self, key).flatMap(Double.init)
    }
  }

  /// A whole number of at least `lowest`, written in any way that `number` takes.
  func whole(_ key: Key, atLeast lowest: Int = 0) -> Int? {
    do {
      return try decodeIfPresent(Int.self, forKey: key).flatMap { $0 >= lowest ? $0 : nil }
    } catch {
      return number(key).flatMap(Int.init(exactly:)).flatMap { $0 >= lowest ? $0 : nil }
    }
  }

  /// Yes or no.
  func flag(_ key: Key) -> Bool? {
    lenient(Bool.self, key)
  }

  /// The readable elements of a list; none when there is no list.
  func list<Element: Decodable>(of type: Element.Type, _ key: Key) -> [Element] {
    lenient(LossyArray<Element>.self, key)?.elements ?? []
  }
}
