import HTTP

/// The reply to a search.
struct HomesResponse: Decodable {
  private let listings: LossyArray<ListingResponse>?
  private let total: Int?

  private enum CodingKeys: String, CodingKey {
    case searchResults = "search_results"
    case resultsTotal = "results_total"
  }

  /// Throws when there is no `search_results`, as the reply is not a search's then; `null` means none found.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    listings = try fields.decode(LossyArray<ListingResponse>?.self, forKey: .searchResults)
    total = fields.lenientInt(.resultsTotal)
  }

  /// The homes, each once: a paid row may repeat an ordinary one.
  func results(origin: HTTPResponse.Origin) -> HomesResults {
    var seen: Set<HomeID> = []
    let homes = (listings?.elements ?? []).map(\.home).filter { seen.insert($0.id).inserted }
    return HomesResults(
      homes: homes, total: max(total ?? 0, homes.count), dropped: listings?.dropped ?? 0, origin: origin)
  }
}
