import Foundation

/// Where a user is in the assortment, to be found again after the app was ended. Labels are kept beside the path and the
/// address, so that an assortment that has changed meanwhile opens nothing else in their place.
public struct AssortmentPlace: Codable, Sendable, Hashable {
  private let path: [Int]
  private let title: String
  private let page: Page?

  private struct Page: Codable, Sendable, Hashable {
    let title: String
    let address: URL
  }

  /// A level, and the page of one of its links if one is open.
  @MainActor init(level: AssortmentLevel, page: WebPageModel?) {
    path = level.path.indices
    title = level.title
    self.page = page.map { Page(title: $0.title, address: $0.startURL) }
  }

  /// The level, if the tree still has it.
  func level(in tree: CategoryTree) -> CategoryPath? {
    let path = CategoryPath(path)
    guard let entry = tree.entry(at: path), path.isRoot || (entry.kind == .node && entry.label == title)
    else { return nil }
    return path
  }

  /// The row of the page, if one was open and the level still has it.
  func page(in level: AssortmentLevel) -> AssortmentRow? {
    guard let page else { return nil }
    return level.rows.first { $0.destination == .page(page.address) && $0.label == page.title }
  }
}

extension AssortmentPlace {
  /// A place as it was kept; `nil` for a text that is none.
  public init?(_ text: String) {
    do {
      self = try JSONDecoder().decode(AssortmentPlace.self, from: Data(text.utf8))
    } catch {
      return nil
    }
  }

  /// The text to keep.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      // Then the app begins at the top, as it does the first time.
      return ""
    }
  }
}
