import Foundation

/// The agency or developer that offers a home.
public struct HomeAdvertiser: Sendable, Hashable, Codable {
  /// The agency's name.
  public var name: String?
  /// The agency's logo.
  public var logo: URL?
  /// The people to speak to.
  public var agents: [HomeAgent]

  /// An advertiser of whom only these parts are known.
  public init(name: String? = nil, logo: URL? = nil, agents: [HomeAgent] = []) {
    self.name = name
    self.logo = logo
    self.agents = agents
  }
}

/// A person to speak to about a home.
public struct HomeAgent: Sendable, Hashable, Codable {
  /// A number to call.
  public struct Phone: Sendable, Hashable, Codable {
    /// What kind of number: `Mobile`, `General`, `Fax`.
    public var label: String?
    /// The number as the agent writes it.
    public var number: String

    /// A number with its label.
    public init(label: String? = nil, number: String) {
      self.label = label
      self.number = number
    }

    /// The address that calls the number; `nil` for a fax and for text without digits.
    public var callURL: URL? {
      guard label?.lowercased() != "fax" else { return nil }
      let digits = number.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
      return digits.contains(where: \.isNumber) ? URL(string: "tel:\(digits)") : nil
    }
  }

  /// The person's whole name.
  public var name: String
  /// A portrait.
  public var picture: URL?
  /// The numbers to call; a list has none, the details do.
  public var phones: [Phone]

  /// A person of whom only these parts are known.
  public init(name: String, picture: URL? = nil, phones: [Phone] = []) {
    self.name = name
    self.picture = picture
    self.phones = phones
  }
}
