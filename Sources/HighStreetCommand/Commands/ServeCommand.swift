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
    try arguments.expect(0...0, "serve takes options only.")
    let host = arguments["--host"] ?? "127.0.0.1"
    let port = try arguments.number("--port", in: 0...65535) ?? 8017
    let services = try DemoServices(catalogue: arguments.file("--catalogue"))
    let stopped = StopSignal()
    let server = try DemoServer(
      host: host, port: port,
      // Pictures are drawn when they are asked for.
      isSlow: { $0.url.path.hasPrefix("/pictures/") },
      respond: { services.respond(to: $0) })
    let shownHost = host.contains(":") ? "[\(host)]" : host
    invocation.console.print("The four services are at http://\(shownHost):\(server.port)")
    invocation.console.note(
      "Try: highstreet products search laptop --source http://\(shownHost):\(server.port)")
    invocation.console.note("Stop with Ctrl-C.")
    await stopped.wait()
    withExtendedLifetime(server) {}
    return 0
  }
}
