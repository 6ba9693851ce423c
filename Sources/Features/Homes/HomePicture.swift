import Foundation

/// A picture of a home, with the size that its address tells, so that its place can be kept before it loads.
public struct HomePicture: Sendable, Hashable, Codable {
  /// What a picture shows.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// The home itself.
    case photo
    /// Its plan.
    case floorPlan
  }

  /// Where to load it from.
  public let url: URL
  /// What it shows.
  public let kind: Kind

  /// A picture at an address.
  public init(url: URL, kind: Kind = .photo) {
    self.url = url
    self.kind = kind
  }

  /// Width divided by height, read from an address that ends in `-w2048-h1365`; `nil` for any other address
  /// and for a shape that no picture of a home has.
  public var aspectRatio: Double? {
    let name = url.lastPathComponent
    guard let heightMark = name.range(of: "-h", options: .backwards),
      let widthMark = name.range(
        of: "-w", options: .backwards, range: name.startIndex..<heightMark.lowerBound),
      let width = Int(name[widthMark.upperBound..<heightMark.lowerBound]),
      let height = Int(name[heightMark.upperBound...]), width > 0, height > 0
    else { return nil }
    let ratio = Double(width) / Double(height)
    return (0.2...5).contains(ratio) ? ratio : nil
  }
}
