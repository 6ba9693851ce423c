/// The place of an entry in the tree: the index at each level, from the top. Labels and URLs repeat in the
/// tree, so this is what an entry is known by.
///
/// Its text is the indices with dots between: `1.0.2` is the third child of the first child of the second
/// top entry. The root has no index, and its text is empty.
public struct CategoryPath: Sendable, Hashable {
  /// The indices, from the top.
  public let indices: [Int]

  /// The path of these indices.
  public init(_ indices: [Int]) {
    self.indices = indices
  }

  /// The top of the tree.
  public static let root = CategoryPath([])

  /// Whether this is the top of the tree.
  public var isRoot: Bool { indices.isEmpty }

  /// The path of the entry above; `nil` at the root.
  public var parent: CategoryPath? {
    isRoot ? nil : CategoryPath(Array(indices.dropLast()))
  }

  /// The path of a child.
  public func child(_ index: Int) -> CategoryPath {
    CategoryPath(indices + [index])
  }
}

extension CategoryPath: LosslessStringConvertible {
  /// Reads `1.0.2`, or nothing for the root; `nil` for any other text.
  public init?(_ text: String) {
    guard !text.isEmpty else {
      self = .root
      return
    }
    var indices: [Int] = []
    for piece in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard piece.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let index = Int(piece)
      else { return nil }
      indices.append(index)
    }
    self.init(indices)
  }

  /// The text that `init(_:)` reads.
  public var description: String {
    indices.map(String.init).joined(separator: ".")
  }
}
