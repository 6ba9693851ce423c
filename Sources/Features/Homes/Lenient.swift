import Foundation
import HTTP

/// A part of a reply that is `nil` when it is not of the expected form, instead of costing the whole row.
struct Lenient<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}

/// The readable elements of a list; none where the value is no list.
struct LenientList<Element: Decodable>: Decodable {
  let elements: [Element]

  init(from decoder: any Decoder) throws {
    elements = (try? LossyArray<Element>(from: decoder))?.elements ?? []
  }
}

/// A whole number that services write as `3`, `3.0` or `"3"`; `nil` for anything else and below 0.
struct LenientCount: Decodable {
  let value: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number =
      (try? container.decode(Double.self)) ?? (try? container.decode(String.self)).flatMap(Double.init)
    value = number.flatMap { Int(exactly: $0.rounded(.down)) }.flatMap { $0 >= 0 ? $0 : nil }
  }
}

/// Text without white space around it; `nil` when it is empty or no text. A number counts as its text.
struct LenientText: Decodable {
  let value: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = (try? container.decode(String.self)) ?? (try? container.decode(Decimal.self)).map { "\($0)" }
    let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines)
    value = trimmed?.isEmpty == false ? trimmed : nil
  }
}

/// A web address; `nil` for text that is none.
struct LenientURL: Decodable {
  let value: URL?

  init(from decoder: any Decoder) throws {
    let url = try LenientText(from: decoder).value.flatMap { URL(string: $0) }
    value = url?.scheme == "https" || url?.scheme == "http" ? url : nil
  }
}
