/// What a field is mostly filled with, so that a keyboard on the screen can offer fitting keys.
/// https://developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
  /// Anything.
  case `default`
  /// Letters of English and what goes with them.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// An address of the web.
  case URL
  /// Digits.
  case numberPad
  /// The number of a telephone.
  case phonePad
  /// A name or the number of a telephone.
  case namePhonePad
  /// An address for electronic mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Text with marks for names and topics.
  case twitter
  /// What is searched for.
  case webSearch
  /// Digits of English.
  case asciiCapableNumberPad
}

/// Which letters are made large while typing.
/// https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first one of each word.
  case words
  /// The first one of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// What a field asks for, so that the system can offer to fill it in.
/// https://developer.apple.com/documentation/uikit/uitextcontenttype
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name of the type.
  public var rawValue: String

  /// A type of this name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address for electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent to be typed in once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number of a town in an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
}
