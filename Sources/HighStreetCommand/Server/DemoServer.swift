import CMicrohttpd
import Foundation
import HTTP

/// Serves a function from requests to responses over HTTP, on libmicrohttpd's own threads.
final class DemoServer {
  /// The limits that keep one client from spoiling the service for the others.
  struct Limits {
    /// The largest request body, in bytes; more is answered with 413.
    var bodyBytes = 1 << 20
    /// The memory for a request's first line and header fields, in bytes; more is answered with 431 or 414.
    var headerBytes = 32 << 10
    /// The number of connections served at once; further ones are closed.
    var connections: UInt32 = 1000
    /// Seconds after which a silent connection is closed.
    var idleSeconds: UInt32 = 30
    /// The number of threads that answer.
    var threads: UInt32 = 4
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
  /// - Throws: `CommandFailure` when the host is unknown or the port is taken.
  init(
    host: String, port: Int, limits: Limits = Limits(),
    respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws {
    let address = try SocketAddress(host: host, port: port)
    let context = Unmanaged.passRetained(ServerContext(limits: limits, respond: respond))
    var options = highstreet_server_options()
    options.threads = limits.threads
    options.connections = limits.connections
    options.timeout_seconds = limits.idleSeconds
    options.header_bytes = limits.headerBytes
    options.answer = answerRequest
    options.completed = { _, _, state, _ in ExchangeState.release(state) }
    options.begin = { _, uri, _ in ExchangeState.begin(uri: uri) }
    options.context = context.toOpaque()
    let started = address.withPointer { pointer in
      options.address = pointer
      return highstreet_server_start(&options)
    }
    guard let daemon = started ?? nil else {
      context.release()
      throw CommandFailure(
        "Port \(port) of \(host) cannot be served: \(String(cString: strerror(errno))). Choose another with --port."
      )
    }
    self.daemon = daemon
    self.context = context
    self.port = Int(highstreet_server_port(daemon))
  }

  /// Stops listening and waits for the answers under way.
  deinit {
    MHD_stop_daemon(daemon)
    context.release()
  }
}

/// What the callbacks need; immutable, so the server's threads share it.
private final class ServerContext: Sendable {
  let limits: DemoServer.Limits
  let respond: @Sendable (HTTPRequest) -> HTTPResponse

  init(limits: DemoServer.Limits, respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse) {
    self.limits = limits
    self.respond = respond
  }
}

extension DemoServer.Limits: Sendable {}

/// One exchange, from its first line to its end. Only the thread that serves its connection touches it.
private final class ExchangeState {
  let uri: String
  var body = Data()
  var isTooLarge = false
  var hasBegun = false

  init(uri: String) {
    self.uri = uri
  }

  static func begin(uri: UnsafePointer<CChar>?) -> UnsafeMutableRawPointer? {
    guard let uri else { return nil }
    return Unmanaged.passRetained(ExchangeState(uri: String(cString: uri))).toOpaque()
  }

  static func release(_ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) {
    guard let pointer = state?.pointee else { return }
    Unmanaged<ExchangeState>.fromOpaque(pointer).release()
    state?.pointee = nil
  }
}

/// Called by libmicrohttpd: once at the headers, once for each piece of the body, once at the end.
private func answerRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, upload: UnsafePointer<CChar>?,
  uploadSize: UnsafeMutablePointer<Int>?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let method, let uploadSize, let pointer = state?.pointee else {
    return .NO
  }
  let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
  let exchange = Unmanaged<ExchangeState>.fromOpaque(pointer).takeUnretainedValue()
  guard exchange.hasBegun else {
    exchange.hasBegun = true
    return .YES
  }
  if uploadSize.pointee > 0 {
    if exchange.body.count + uploadSize.pointee > server.limits.bodyBytes {
      exchange.isTooLarge = true
      exchange.body.removeAll()
    } else if let upload, !exchange.isTooLarge {
      exchange.body.append(
        UnsafeRawPointer(upload).assumingMemoryBound(to: UInt8.self), count: uploadSize.pointee)
    }
    uploadSize.pointee = 0
    return .YES
  }
  return connection.send(server.reply(to: exchange, method: String(cString: method), on: connection))
}

extension ServerContext {
  fileprivate func reply(
    to exchange: ExchangeState, method name: String, on connection: OpaquePointer
  ) -> (response: HTTPResponse, hasBody: Bool) {
    let headers = connection.requestHeaders
    let host = headers["Host"].flatMap { $0.isPlausibleHost ? $0 : nil } ?? "127.0.0.1"
    guard exchange.uri.hasPrefix("/"), let url = URL(string: "http://\(host)\(exchange.uri)") else {
      return (.message(400, "The address cannot be understood."), true)
    }
    if exchange.isTooLarge {
      return (.message(413, "The request's body is larger than \(limits.bodyBytes) bytes."), true)
    }
    // A reply to HEAD is that to GET without its body (RFC 9110, section 9.3.2).
    guard let method = name == "HEAD" ? .get : HTTPRequest.Method(rawValue: name) else {
      return (.message(405, "The method is not known here; use GET or POST."), true)
    }
    let request = HTTPRequest(method: method, url: url, headers: headers, body: exchange.body)
    return (respond(request), name != "HEAD")
  }
}

extension HTTPResponse {
  fileprivate static func message(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Data("\(text)\n".utf8),
      url: URL(fileURLWithPath: "/"))
  }
}

extension String {
  /// Whether a Host field holds a name or address and a port, and nothing that could end up in a page.
  fileprivate var isPlausibleHost: Bool {
    !isEmpty && utf8.count <= 255
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"),
          UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

extension OpaquePointer {
  /// The header fields that a connection sent.
  fileprivate var requestHeaders: HTTPHeaders {
    var headers = HTTPHeaders()
    withUnsafeMutablePointer(to: &headers) { pointer in
      _ = MHD_get_connection_values(
        self, .HEADER_KIND,
        { context, _, name, value in
          guard let context, let name else { return .YES }
          context.assumingMemoryBound(to: HTTPHeaders.self).pointee
            .append(String(cString: name), value.map { String(cString: $0) } ?? "")
          return .YES
        }, pointer)
    }
    return headers
  }

  fileprivate func send(_ reply: (response: HTTPResponse, hasBody: Bool)) -> MHD_Result {
    let body = reply.response.body
    let made = body.withUnsafeBytes { bytes in
      MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let answer = made else { return .NO }
    defer { MHD_destroy_response(answer) }
    // libmicrohttpd writes the length itself, and sends no body in answer to HEAD.
    for field in reply.response.headers.fields where field.name.lowercased() != "content-length" {
      MHD_add_response_header(answer, field.name, field.value)
    }
    return MHD_queue_response(self, UInt32(reply.response.status), answer)
  }
}
