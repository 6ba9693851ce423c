import Foundation
import HTTP

/// The four remote services in process, over SQLite, speaking their wire formats.
///
/// ```swift
/// let demo = try DemoServices()
/// let reply = try await demo.client.send(HTTPRequest(url: DemoServices.baseURL.appendingPathComponent("…")))
/// ```
/// Product search, navigation, departures and homes stand under one address, as behind `highstreet serve`.
public struct DemoServices: Sendable {
  /// The address of the services in process; it is never reached over a network.
  public static let baseURL: URL = {
    var parts = URLComponents()
    parts.scheme = "https"
    parts.host = "demo.highstreet.example"
    return parts.url ?? URL(fileURLWithPath: "/")
  }()

  let catalogue: Catalogue
  private let services: [any DemoService]

  /// Services over a catalogue: a file is opened or created, and keeps what it has; `nil` means in memory.
  ///
  /// - Parameters:
  ///   - file: the catalogue.
  ///   - now: tells the time. What is on offer is dated relative to it, so that the demo never grows old.
  /// - Throws: when the file cannot be opened or is no catalogue.
  public init(catalogue file: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }) throws {
    self.init(over: try Catalogue(file: file), now: now)
  }

  init(over catalogue: Catalogue, now: @escaping @Sendable () -> Date = { Date() }) {
    self.catalogue = catalogue
    services = [
      ProductService(catalogue: catalogue), NavigationService(catalogue: catalogue),
      TravelService(catalogue: catalogue), HomesService(catalogue: catalogue, now: now),
      PictureService(catalogue: catalogue), PageService(catalogue: catalogue),
    ]
  }

  /// Answers a request, key included, as the services' servers would. Any thread may call it.
  public func respond(to request: HTTPRequest) -> HTTPResponse {
    let request = DemoRequest(request)
    do {
      for service in services {
        if let response = try service.respond(to: request) { return response }
      }
      return .notFound(request)
    } catch {
      return HTTPResponse(
        status: 500, headers: ["Content-Type": "text/plain; charset=utf-8"],
        body: Data("The demo service failed: \(error)".utf8), url: request.url)
    }
  }

  /// A client that reaches the services without a network.
  public var client: HTTPClient {
    HTTPClient { request in
      if Task.isCancelled { throw HTTPFailure.cancelled }
      var response = respond(to: request.withCredentialApplied())
      if Task.isCancelled { throw HTTPFailure.cancelled }
      // Without the credential.
      response.url = request.url
      return response
    }
  }
}
