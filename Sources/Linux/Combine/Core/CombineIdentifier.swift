import Foundation

/// Tells one subscriber or subscription from another.
/// https://developer.apple.com/documentation/combine/combineidentifier
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private enum Identity: Hashable {
    case object(ObjectIdentifier)
    case unique(UUID)
  }

  private let identity: Identity

  /// A new identifier, unlike every other.
  public init() {
    identity = .unique(UUID())
  }

  init(of object: AnyObject) {
    identity = .object(ObjectIdentifier(object))
  }

  /// The identifier as text, for logs.
  public var description: String {
    switch identity {
    case .object(let object): String(UInt(bitPattern: object.hashValue), radix: 16)
    case .unique(let value): value.uuidString
    }
  }
}

/// Something with a `CombineIdentifier`.
/// https://developer.apple.com/documentation/combine/customcombineidentifierconvertible
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(of: self) }
}
