import CMicrohttpd
import Foundation
import HTTP

/// One exchange, from its first line to its end.
///
/// `@unchecked Sendable`: the thread that serves its connection touches it, and while the connection is suspended,
/// the slow lane. libmicrohttpd's own lock of suspended connections guards the hand-over.
final class Exchange: @unchecked Sendable {
  private let uri: String
  private var body = Data()
  private var isTooLarge = false
  private var hasBegun = false
  private var reply: HTTPResponse?

  private init(uri: String) {
    self.uri = uri
  }

  static func begin(uri: UnsafePointer<CChar>?) -> UnsafeMutableRawPointer? {
    guard let uri else { return nil }
    return Unmanaged.passRetained(Exchange(uri: String(cString: uri))).toOpaque()
  }

  static func end(_ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) {
    guard let pointer = state?.pointee else { return }
    Unmanaged<Exchange>.fromOpaque(pointer).release()
    state?.pointee = nil
  }

  /// Called by libmicrohttpd: once at the headers, once for each piece of the body, once at the end, and once
  /// more after the slow lane.
  static let answer: MHD_AccessHandlerCallback = {
    context, connection, _, method, version, upload, uploadSize, state in
    guard let context, let connection, let method, let version, let uploadSize, let pointer = state?.pointee
    else { return .NO }
    let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    if !exchange.hasBegun {
      exchange.hasBegun = true
      server.connections.stepped(connection, isAnswered: false)
      let refusal = RequestHead.refusal(
        of: connection.requestHeaders, version: String(cString: version), limits: server.limits)
      return refusal.map { connection.send($0) } ?? .YES
    }
    if uploadSize.pointee > 0 {
      exchange.take(upload, uploadSize.pointee, limit: server.limits.bodyBytes)
      uploadSize.pointee = 0
      return .YES
    }
    return exchange.answer(method: String(cString: method), on: connection, server)
  }

  private func take(_ upload: UnsafePointer<CChar>?, _ count: Int, limit: Int) {
    if body.count + count > limit {
      isTooLarge = true
      body.removeAll()
    } else if let upload, !isTooLarge {
      body.append(UnsafeRawPointer(upload).assumingMemoryBound(to: UInt8.self), count: count)
    }
  }

  private func answer(method: String, on connection: OpaquePointer, _ server: ServerContext) -> MHD_Result {
    if reply == nil {
      server.connections.stepped(connection, isAnswered: true)
      let request: HTTPRequest
      switch self.request(method: method, headers: connection.requestHeaders, limits: server.limits) {
      case .success(let understood): request = understood
      case .failure(let refusal): return finish(with: refusal.response, on: connection, server)
      }
      if server.isSlow(request) {
        let isTaken = server.slowLane.run(for: connection) { [self] isStopped in
          reply = isStopped ? .message(503, "The server stops.") : server.respond(request)
        }
        return isTaken ? .YES : finish(with: .message(503, "The server stops."), on: connection, server)
      }
      reply = server.respond(request)
    }
    return finish(with: reply ?? .message(500, "There is no answer."), on: connection, server)
  }

  private func finish(
    with response: HTTPResponse, on connection: OpaquePointer, _ server: ServerContext
  ) -> MHD_Result {
    server.connections.stepped(connection, isAnswered: false)
    return connection.send(response)
  }

  private func request(
    method name: String, headers: HTTPHeaders, limits: DemoServer.Limits
  ) -> Result<HTTPRequest, Refusal> {
    // A reply to HEAD is that to GET without its body (RFC 9110, section 9.3.2).
    guard let method = name == "HEAD" ? .get : HTTPRequest.Method(rawValue: name) else {
      var response = HTTPResponse.message(405, "The method is not known here; use GET or POST.")
      response.headers["Allow"] = "GET, HEAD, POST"
      return .failure(Refusal(response: response))
    }
    guard let url = RequestHead.url(target: uri, host: headers["Host"]) else {
      return .failure(Refusal(response: .message(400, "The address cannot be understood.")))
    }
    if isTooLarge { return .failure(Refusal(response: .tooLarge(limits))) }
    return .success(HTTPRequest(method: method, url: url, headers: headers, body: body))
  }

  private struct Refusal: Error {
    let response: HTTPResponse
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

  fileprivate func send(_ response: HTTPResponse) -> MHD_Result {
    let made = response.body.withUnsafeBytes { bytes in
      MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let answer = made else { return .NO }
    defer { MHD_destroy_response(answer) }
    // libmicrohttpd writes the length itself, and sends no body in answer to HEAD.
    for field in response.headers.fields where field.name.lowercased() != "content-length" {
      MHD_add_response_header(answer, field.name, field.value)
    }
    return MHD_queue_response(self, UInt32(response.status), answer)
  }
}
