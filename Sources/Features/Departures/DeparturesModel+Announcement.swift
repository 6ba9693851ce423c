/// What is said to who listens to the screen instead of seeing it.
extension DeparturesModel {
  /// What has become of the search: once when the first departures are there, and once at its end. What comes between is not told,
  /// as every reply would interrupt the reading of the rows.
  public var announcement: String? {
    switch phase {
    case .idle, .searching: nil
    case .loaded(.polling): DeparturesText.firstAreThere
    case .loaded(.complete): DeparturesText.allAreThere(list.board.count)
    case .loaded(.incomplete), .noRoute, .noDepartures, .failed: notice
    }
  }
}
