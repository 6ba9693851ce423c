import DemoServices
import HTTP

/// The demo services, opened at the first request and off the main thread, as filling their tables takes a moment.
actor SharedDemo {
  private var opened: DemoServices?

  private func services() throws -> DemoServices {
    if let opened { return opened }
    let services = try DemoServices()
    opened = services
    return services
  }

  nonisolated var client: HTTPClient {
    HTTPClient { try await self.services().client.send($0) }
  }
}
