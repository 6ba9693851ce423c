import Foundation

/// Why a file of products was not imported. The catalogue is then as it was.
public enum ImportFailure: Error, Sendable, Hashable {
  /// The file cannot be read; says why.
  case unreadable(String)
  /// The file is no valid JSON from this byte on, counted from 0; `product` is the number of the product there,
  /// counted from 1, or `nil` outside of the list.
  case malformed(reason: String, byte: Int, product: Int?)
  /// The file is JSON, but neither a list nor an object with a list named `products`.
  case noProducts
}

extension ImportFailure {
  /// Runs `read`, and makes of what it throws a failure that says why the file cannot be read.
  static func explainingReads<Result>(_ read: () throws -> Result) throws -> Result {
    do {
      return try read()
    } catch {
      throw ImportFailure.unreadable(reason(for: error))
    }
  }

  /// What the system says; Foundation's own description may be no more than a number.
  private static func reason(for error: any Error) -> String {
    guard let cause = (error as? CocoaError)?.userInfo[NSUnderlyingErrorKey] as? NSError,
      cause.domain == NSPOSIXErrorDomain
    else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}

extension ImportFailure: LocalizedError {
  /// What happened and what to do, in English.
  public var errorDescription: String? {
    switch self {
    case .unreadable(let reason):
      "The file cannot be read: \(reason). Check its name and who may read it."
    case .malformed(let reason, let byte, let product?):
      "The file is broken at byte \(byte), in product number \(product): \(reason). Nothing was imported."
    case .malformed(let reason, let byte, nil):
      "The file is broken at byte \(byte): \(reason). Nothing was imported."
    case .noProducts:
      "The file holds no products. It must be a list of products, or an object with a list named \"products\"."
    }
  }
}
