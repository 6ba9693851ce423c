import CGTK
import XCTest

@testable import SwiftUIGTK

/// Answers each connection to a port of this machine with the same bytes.
@MainActor
final class LoopbackServer {
  let port: UInt16
  private let service: UnsafeMutablePointer<GSocketService>
  private var connection: SignalConnection?

  init(reply: String) throws {
    service = try XCTUnwrap(g_socket_service_new())
    let listener = UnsafeMutableRawPointer(service).assumingMemoryBound(to: GSocketListener.self)
    let loopback = g_inet_socket_address_new_from_string("127.0.0.1", 0)
    var address: UnsafeMutablePointer<GSocketAddress>?
    g_socket_listener_add_address(
      listener, loopback, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, nil, &address, nil)
    let bound = try XCTUnwrap(address)
    port = UnsafeMutableRawPointer(bound).withMemoryRebound(to: GInetSocketAddress.self, capacity: 1) {
      g_inet_socket_address_get_port($0)
    }
    g_object_unref(loopback)
    g_object_unref(bound)
    connection = connect(service, "incoming") { (stream: UnsafeMutableRawPointer?) -> Bool in
      guard let stream else { return false }
      Exchange(stream, reply: reply).begin()
      return true
    }
  }

  /// One connection. WebKit opens some in advance, so it may be long until a request comes.
  @MainActor
  private final class Exchange {
    private let stream: GObjectReference
    private let reply: String

    init(_ stream: UnsafeMutableRawPointer, reply: String) {
      self.stream = GObjectReference(stream)
      self.reply = reply
    }

    private var connection: UnsafeMutablePointer<GIOStream> {
      stream.pointer.assumingMemoryBound(to: GIOStream.self)
    }

    func begin() {
      g_input_stream_read_bytes_async(
        g_io_stream_get_input_stream(connection), 8192, G_PRIORITY_DEFAULT, nil,
        { _, result, exchange in
          guard let result, let exchange else { return }
          MainActor.assumeIsolated {
            Unmanaged<Exchange>.fromOpaque(exchange).takeRetainedValue().end(result)
          }
        }, Unmanaged.passRetained(self).toOpaque())
    }

    private func end(_ result: OpaquePointer) {
      let request = g_input_stream_read_bytes_finish(
        g_io_stream_get_input_stream(connection), result, nil)
      request.map(g_bytes_unref)
      g_output_stream_write_all(
        g_io_stream_get_output_stream(connection), reply, gsize(reply.utf8.count), nil, nil, nil)
      g_io_stream_close(connection, nil, nil)
    }
  }

  /// A server of one HTML page.
  convenience init(page: String, header: String = "Cache-Control: no-store") throws {
    try self.init(
      reply: """
        HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: \(page.utf8.count)\r\n\
        \(header)\r\nConnection: close\r\n\r\n\(page)
        """)
  }

  /// The address of a path.
  func url(_ path: String, scheme: String = "http") throws -> URL {
    try XCTUnwrap(URL(string: "\(scheme)://127.0.0.1:\(port)\(path)"))
  }

  /// Stops listening: connections are refused.
  func close() {
    connection?.disconnect()
    g_socket_service_stop(service)
    let listener = UnsafeMutableRawPointer(service).assumingMemoryBound(to: GSocketListener.self)
    g_socket_listener_close(listener)
    g_object_unref(service)
  }
}
