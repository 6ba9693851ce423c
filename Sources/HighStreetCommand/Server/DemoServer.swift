import CMicrohttpd
import Foundation
import HTTP

/// Serves a function from requests to responses over HTTP, on libmicrohttpd's own threads.
final class DemoServer {
  /// The limits that keep one client from spoiling the service for the others.
  struct Limits: Sendable {
    /// The largest request body, in bytes; more is answered with 413.
    var bodyBytes = 1 << 20
    /// The memory for a request's first line and header fields, in bytes; more is answered with 431 or 414.
    var headerBytes = 32 << 10
    /// The number of connections served at once. A further one takes the place of the one whose client has
    /// kept the server waiting the longest.
    var connections = 1000
    /// Seconds after which a silent connection is closed.
    var idleSeconds: UInt32 = 30
    /// The number of threads that answer.
    var threads: UInt32 = 4
    /// The number of slow requests that are worked on at once, beside the others.
    var slowRequests = 2
  }

  /// The port that it listens on.
  let port: Int
  private let daemon: OpaquePointer
  private let context: Unmanaged<ServerContext>

  /// Starts to listen and to answer.
  ///
  /// - Parameters:
  ///   - host: a name or an address of this machine.
  ///   - port: 0 for a free one.
  ///   - isSlow: whether an answer takes so long that others must not wait for it.
  /// - Throws: `CommandFailure` when the host is unknown or the port is taken.
  init(
    host: String, port: Int, limits: Limits = Limits(),
    isSlow: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false },
    respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws {
    let address = try SocketAddress(host: host, port: port)
    var limits = limits
    limits.connections = min(limits.connections, FileLimit.raised(to: 4096) - 64)
    let context = Unmanaged.passRetained(ServerContext(limits: limits, isSlow: isSlow, respond: respond))
    var options = highstreet_server_options()
    options.threads = limits.threads
    // For each thread as many as for all, for nobody says how they share. Our own limit comes first.
    options.connections = limits.threads * UInt32(max(limits.connections, 1) + 16)
    options.timeout_seconds = limits.idleSeconds
    options.header_bytes = limits.headerBytes
    options.begin = { _, uri, _ in Exchange.begin(uri: uri) }
    options.answer = Exchange.answer
    options.completed = { _, _, state, _ in Exchange.end(state) }
    options.connection_changed = { context, connection, _, change in
      guard let context, let connection else { return }
      let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
      if change == .CONNECTION_NOTIFY_STARTED {
        server.connections.opened(connection, socket: highstreet_connection_socket(connection))
      } else {
        server.connections.closed(connection)
      }
    }
    options.context = context.toOpaque()
    let started = address.withPointer { pointer in
      options.address = pointer
      return highstreet_server_start(&options)
    }
    guard let daemon = started ?? nil else {
      let reason = String(cString: strerror(errno))
      context.release()
      throw CommandFailure(
        "Port \(port) of \(host) cannot be served: \(reason). Choose another with --port, "
          + "or an address of this machine with --host.")
    }
    self.daemon = daemon
    self.context = context
    self.port = Int(highstreet_server_port(daemon))
  }

  /// Stops listening and waits for the answers under way.
  deinit {
    context.takeUnretainedValue().slowLane.stop()
    MHD_stop_daemon(daemon)
    context.release()
  }
}

/// What the callbacks need.
final class ServerContext: Sendable {
  let limits: DemoServer.Limits
  let isSlow: @Sendable (HTTPRequest) -> Bool
  let respond: @Sendable (HTTPRequest) -> HTTPResponse
  let connections: Connections
  let slowLane: SlowLane

  init(
    limits: DemoServer.Limits, isSlow: @escaping @Sendable (HTTPRequest) -> Bool,
    respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) {
    self.limits = limits
    self.isSlow = isSlow
    self.respond = respond
    connections = Connections(limit: limits.connections)
    slowLane = SlowLane(width: limits.slowRequests)
  }
}
