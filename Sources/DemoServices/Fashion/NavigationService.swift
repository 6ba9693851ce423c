import Foundation
import HTTP

/// `GET /v1/bonprix/navigation`: the category tree of the fashion shop.
///
/// As the real service does, it refuses a request without a key in `x-api-key`; any key will do here.
struct NavigationService: DemoService {
  static let path = "/v1/bonprix/navigation"

  private let catalogue: Catalogue

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  func respond(to request: DemoRequest) throws -> HTTPResponse? {
    guard request.path == NavigationService.path else { return nil }
    guard request.method == .get else { return .methodNotAllowed(request, allowed: .get) }
    guard let key = request.headers["x-api-key"], !key.isEmpty else {
      return .json(["message": "Forbidden"], status: 403, to: request)
    }
    var response = HTTPResponse.json(["categories": .array(try tree(base: request.base))], to: request)
    response.headers["Cache-Control"] = "max-age=300"
    return response
  }

  /// The tree as the reply has it: rows are read in order, so that parents come before their children.
  private func tree(base: String) throws -> [JSONTree] {
    let rows = try catalogue.perform(on: .navigation) { connection in
      try connection.rows("SELECT parent, label, url, picture, has_children FROM navigation ORDER BY id") {
        NavigationRow(
          parent: $0.integer(0) ?? 0, label: $0.text(1) ?? "", url: $0.text(2), picture: $0.text(3),
          hasChildren: $0.integer(4) == 1)
      }
    }
    // From the last to the first: the children of a row are complete when the row is reached.
    var below: [Int: [JSONTree]] = [:]
    for (index, row) in rows.enumerated().reversed() {
      let children = below.removeValue(forKey: index + 1)
      let category: JSONTree = [
        "label": .text(row.label),
        "url": row.url.map { .text($0.hasPrefix("/") ? base + $0 : $0) } ?? .absent,
        "image": row.picture.map { .text("\(base)/pictures/fashion/\($0).png") } ?? .absent,
        "children": row.hasChildren ? .array(children?.reversed() ?? []) : .absent,
      ]
      below[row.parent, default: []].append(category)
    }
    return below[0]?.reversed() ?? []
  }
}

private struct NavigationRow {
  let parent: Int
  let label: String
  let url: String?
  let picture: String?
  let hasChildren: Bool
}
