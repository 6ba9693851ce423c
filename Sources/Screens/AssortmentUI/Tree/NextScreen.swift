import Assortment

/// What lies on top of a level.
enum NextScreen: Equatable {
  /// The level below it.
  case level(AssortmentLevel)
  /// The page of one of its links.
  case page(WebPageModel)

  /// What lies on top of the level of a depth, 0 for the top of the tree; `nil` when that level is in view.
  @MainActor init?(above depth: Int, in model: AssortmentModel) {
    if model.levels.indices.contains(depth + 1) {
      self = .level(model.levels[depth + 1])
    } else if depth + 1 == model.levels.count, let page = model.page {
      self = .page(page)
    } else {
      return nil
    }
  }

  static func == (one: NextScreen, other: NextScreen) -> Bool {
    switch (one, other) {
    case (.level(let one), .level(let other)): one == other
    case (.page(let one), .page(let other)): one === other
    case (.level, .page), (.page, .level): false
    }
  }
}
