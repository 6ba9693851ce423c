/// How a client uses the network.
public struct NetworkConfiguration: Sendable, Hashable {
  /// The largest number of connections open to one host; further requests wait for one of them.
  public var connectionsPerHost: Int
  /// The largest number of connections open at all. URLSession knows no such limit, so that on Apple's
  /// systems only `connectionsPerHost` counts.
  public var connections: Int
  /// How many redirects of one request are followed.
  public var redirects: Int
  /// The `User-Agent` of requests that name none.
  public var userAgent: String

  /// A configuration of its parts.
  public init(
    connectionsPerHost: Int = 6, connections: Int = 24, redirects: Int = 5, userAgent: String = "HighStreet"
  ) {
    self.connectionsPerHost = max(1, connectionsPerHost)
    self.connections = max(1, connections)
    self.redirects = max(0, redirects)
    self.userAgent = userAgent
  }
}
