/// What there is to say about a bar code number and its check digit.
///
/// ```swift
/// let check = CheckDigit("842776108302")
/// check.verdict      // .valid
/// check.calculated   // 2
/// ```
/// Spaces and hyphens between the digits and white space around them are ignored; nothing else is. Digits of
/// other scripts are not read. Where only the verdict of many numbers is wanted, `isValid(_:)` is cheaper.
/// The kinds are those of the GS1 General Specifications (https://www.gs1.org/standards/barcodes-epcrfid-id-keys/gs1-general-specifications).
public struct CheckDigit: Sendable, Hashable {
  /// The kinds of number that can be checked.
  public enum Kind: String, Sendable, Hashable {
    /// 12 digits, the usual kind in North America.
    case upcA = "UPC-A"
    /// 8 digits that stand for a UPC-A number with many zeros.
    case upcE = "UPC-E"
    /// 8 digits.
    case ean8 = "EAN-8"
    /// 13 digits, the usual kind elsewhere.
    case ean13 = "EAN-13"
    /// 14 digits, of a case or a pallet.
    case gtin14 = "GTIN-14"
  }

  /// What came out.
  public enum Verdict: String, Sendable, Hashable {
    /// The number ends in its check digit.
    case valid
    /// The number ends in another digit than its check digit.
    case invalid
    /// The number stops before its check digit: there is nothing to compare with.
    case incomplete
    /// This is no bar code number.
    case malformed
    /// The number is valid both as EAN-8 and as UPC-E.
    case ambiguous
  }

  /// The text as it was given.
  public let input: String
  /// The digits of the text; `nil` when malformed.
  public let number: String?
  /// The kind; `nil` when malformed or ambiguous.
  public let kind: Kind?
  /// What came out.
  public let verdict: Verdict
  /// The check digit that the number has; `nil` when it has none.
  public let given: Int?
  /// How the check digit is calculated; `nil` when malformed. Of a UPC-E number it is that of the expanded
  /// one, also where the number is ambiguous.
  public let working: Working?
  /// The 12 digits that a UPC-E number stands for, with the right check digit.
  public let expanded: String?
  /// What else there is to know, most important first.
  public let notes: [Note]

  /// The check digit that the number should have, 0 to 9; `nil` when malformed.
  public var calculated: Int? { working?.digit }

  /// Examines a number.
  public init(_ text: String) {
    switch PackedDigits.read(text) {
    case .digits(let digits):
      if let form = Form(digits) {
        self.init(digits, form, input: text)
      } else {
        self.init(malformed: text, notes: Note.notes(onLengthOf: digits))
      }
    case .blank:
      self.init(malformed: text, notes: [.blank])
    case .unexpected(let offset):
      let rest = String(decoding: text.utf8.dropFirst(offset), as: UTF8.self)
      self.init(malformed: text, notes: rest.first.map { [.unexpectedCharacter($0)] } ?? [])
    }
  }

  /// Whether the number ends in its check digit as one of the kinds, ambiguous numbers included.
  ///
  /// The quick way for many numbers: it makes nothing but the answer, and allocates no memory.
  public static func isValid(_ text: String) -> Bool {
    guard case .digits(let digits) = PackedDigits.read(text) else { return false }
    switch digits.count {
    case 12, 13, 14: return digits.endsInItsCheckDigit
    case 8: return digits.endsInItsCheckDigit || digits.endsInCheckDigitOfUPCE
    default: return false
    }
  }

  private init(malformed input: String, notes: [Note]) {
    self.input = input
    number = nil
    kind = nil
    verdict = .malformed
    given = nil
    working = nil
    expanded = nil
    self.notes = notes
  }

  private init(_ digits: PackedDigits, _ form: Form, input: String) {
    self.input = input
    number = digits.text
    kind = form.kind
    verdict = form.verdict
    given = form.given
    working = Working(body: form.body)
    expanded = form.expanded?.text
    notes = Note.notes(on: digits, form)
  }
}
