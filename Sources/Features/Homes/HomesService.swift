import HTTP

/// What the Homes screens ask of a server. Every closure throws `HTTPFailure`.
public struct HomesService: Sendable {
  /// The homes for sale or rent of these kinds, in the service's words (`House`); no kinds means all.
  public var search: @Sendable (_ mode: HomesMode, _ dwellingTypes: [String]) async throws -> HomesResults
  /// Everything about one home; status 404 or 410 when it is no longer listed.
  public var detail: @Sendable (_ id: HomeID) async throws -> HomeDetail

  /// A service of its closures.
  public init(
    search: @escaping @Sendable (HomesMode, [String]) async throws -> HomesResults,
    detail: @escaping @Sendable (HomeID) async throws -> HomeDetail
  ) {
    self.search = search
    self.detail = detail
  }
}

/// What a search found.
public struct HomesResults: Sendable, Hashable {
  /// The homes, in the service's order, none twice.
  public var homes: [Home]
  /// How many homes there are in all; the reply may hold only the first of them.
  public var total: Int
  /// How many rows of the reply could not be read.
  public var dropped: Int
  /// Where the reply came from.
  public var origin: HTTPResponse.Origin

  /// Results of their parts; `total` defaults to the number of homes.
  public init(
    homes: [Home], total: Int? = nil, dropped: Int = 0, origin: HTTPResponse.Origin = .network
  ) {
    self.homes = homes
    self.total = total ?? homes.count
    self.dropped = dropped
    self.origin = origin
  }
}
