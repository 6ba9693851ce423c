/// The text of one home of a project, ready to be shown.
public struct HomePartRow: Sendable, Hashable, Identifiable {
  /// Which home.
  public let id: HomeID
  /// The price as the developer puts it, or that it is a home.
  public let title: String
  /// What is known besides: `2 bedrooms · 1 bathroom · 283m²`; `nil` when nothing is.
  public let subtitle: String?

  /// The row of a home.
  public init(_ part: HomeProject.Part) {
    id = part.id
    title = part.price ?? HomesText.unnamedPart
    let known = [
      part.bedrooms.map(HomesText.bedrooms), part.bathrooms.map(HomesText.bathrooms),
      part.parkingSpaces.map(HomesText.parkingSpaces), part.size, part.status.map(HomesText.status),
    ]
    subtitle = known.compactMap { $0 }.joined(separator: " · ").nonEmpty
  }
}
