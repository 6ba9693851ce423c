import DemoServices
import Foundation
import HTTP

extension Command {
  static let serve = Command(
    name: "serve",
    summary: "Serve the four demo services over HTTP",
    usage: ["serve [--port N] [--host 127.0.0.1] [--catalogue FILE]"],
    options: [
      .value("--port", "N", "the port to listen on, 0 for a free one (default: 8017)"),
      .value("--host", "NAME", "the name or address to listen on (default: 127.0.0.1, this machine only)"),
      .value("--catalogue", "FILE", "a catalogue with imported products; made where there is none"),
    ]
  ) { invocation in
    let arguments = invocation.arguments
    guard invocation.services.source == .demo else {
      throw UsageError("serve serves the demo services: leave out --source.")
    }
    try arguments.expect(0...0, "serve takes options only.")
    let host = arguments["--host"] ?? "127.0.0.1"
    guard !host.isEmpty else { throw UsageError("--host needs a name or an address, as 127.0.0.1.") }
    let port = try arguments.number("--port", in: 0...65535) ?? 8017
    let services = try DemoServices.opening(try arguments.file("--catalogue"))
    let stopped = StopSignal()
    // Pictures may have to be drawn, which takes a hundred times as long as any other reply.
    let server = try DemoServer(
      host: host, port: port, isSlow: { $0.url.path.hasPrefix("/pictures/") },
      respond: { services.respond(to: $0) })
    let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(server.port)"
    if invocation.wantsJSON {
      try invocation.console.print(json: ServeJSON(url: address, host: host, port: server.port))
    } else {
      invocation.console.print("The four services are at \(address)")
    }
    invocation.console.note("Try: highstreet products search laptop --source \(address)")
    invocation.console.note("Stop with Ctrl-C.")
    await stopped.wait()
    withExtendedLifetime(server) {}
    return 0
  }
}

/// What `--json` says once the services can be reached.
private struct ServeJSON: Encodable {
  let url: String
  let host: String
  let port: Int
}
