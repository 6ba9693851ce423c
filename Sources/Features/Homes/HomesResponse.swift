import HTTP

/// The reply to a search.
struct HomesResponse: Decodable {
  private let rows: LossyArray<Row>?
  private let total: Int?

  private enum CodingKeys: String, CodingKey {
    case searchResults = "search_results"
    case resultsTotal = "results_total"
  }

  /// A row without a usable number cannot be told from others: it is dropped and counted.
  private struct Row: Decodable {
    let home: Home

    init(from decoder: any Decoder) throws {
      let listing = try ListingResponse(from: decoder)
      guard let number = listing.id?.value, number > 0 else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a listing without an id"))
      }
      home = listing.home(id: HomeID(kind: listing.kind, number: number))
    }
  }

  /// Throws when there is no `search_results`, as the reply is not a search's then; `null` means none found.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let isNone = try container.contains(.searchResults) && container.decodeNil(forKey: .searchResults)
    rows = isNone ? nil : try container.decode(LossyArray<Row>.self, forKey: .searchResults)
    total = try container.decodeIfPresent(LenientCount.self, forKey: .resultsTotal)?.value
  }

  /// The homes, each once: a paid row may repeat an ordinary one.
  func results(origin: HTTPResponse.Origin) -> HomesResults {
    var seen: Set<HomeID> = []
    let homes = (rows?.elements ?? []).map(\.home).filter { seen.insert($0.id).inserted }
    return HomesResults(
      homes: homes, total: max(total ?? 0, homes.count), dropped: rows?.dropped ?? 0, origin: origin)
  }
}
