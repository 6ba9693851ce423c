import CCurl
import Foundation
import HTTP
import Ratios

/// The client against a reused libcurl handle, on loopback; and the two bounds that it must keep.
func httpBenchmarks() async throws -> [Ratio] {
  let small = try LoopbackServer(body: Data(repeating: 120, count: 512))
  defer { small.stop() }
  let endless = try LoopbackServer(body: nil)
  defer { endless.stop() }
  // Memory first: what the others take would hide what the endless body takes.
  let memory = try await overshoot(of: endless, bound: 1)
  return [
    try await smallGet(from: small.url, bound: 2),
    try await connections(small, bound: 1),
    memory,
  ]
}

/// One request after another, through the decorators that an app chains. The server forbids storing, so that
/// each one reaches the network.
private func smallGet(from url: URL, bound: Double) async throws -> Ratio {
  let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  let client = HTTPClient.network().limited(to: 8 << 20).throttled(1_000_000).retrying()
    .cached(in: HTTPCache(directory: directory), maxAge: 60, offlineAge: 3600)
  let request = HTTPRequest(url: url)
  let curl = try ReusedCurlHandle(url)
  let count = 200
  return try await Ratio.measure("a small GET through the client / a reused libcurl handle", bound: bound) {
    for _ in 0..<count {
      guard try await client.send(request).body.count == 512 else { throw BenchmarkFailure() }
    }
  } baseline: {
    for _ in 0..<count {
      guard try curl.get() == 512 else { throw BenchmarkFailure() }
    }
  }
}

/// A thousand requests at once, on a client of their own.
private func connections(_ server: LoopbackServer, bound: Double) async throws -> Ratio {
  let allowed = 6
  let client = HTTPClient.network(NetworkConfiguration(connectionsPerHost: allowed))
  let before = server.connectionCount
  try await withThrowingTaskGroup(of: Void.self) { group in
    for _ in 0..<1_000 {
      group.addTask { _ = try await client.send(HTTPRequest(url: server.url)) }
    }
    try await group.waitForAll()
  }
  let opened = server.connectionCount - before
  return Ratio(
    name: "connections for 1,000 requests at once (\(opened)) / connections allowed (\(allowed))",
    value: Double(opened) / Double(allowed), bound: bound)
}

/// An endless body: how far the process grows beyond what it may take.
private func overshoot(of server: LoopbackServer, bound: Double) async throws -> Ratio {
  let limit = 64 << 20
  let buffer = 4 << 20
  let client = HTTPClient.network()
  let before = largestResidentSize()
  do {
    _ = try await client.send(HTTPRequest(url: server.url, bodyLimit: limit))
    throw BenchmarkFailure()
  } catch HTTPFailure.tooLarge {}
  let growth = largestResidentSize() - before
  return Ratio(
    name: "memory for an endless body (\(growth >> 20) MiB) / its limit and 4 MiB",
    value: Double(growth) / Double(limit + buffer), bound: bound)
}

private func largestResidentSize() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss << 10
}

private struct BenchmarkFailure: Error {}

/// What a C program would do: one handle, one callback, one transfer at a time.
private final class ReusedCurlHandle {
  private let handle: UnsafeMutableRawPointer
  private var body = Data()

  init(_ url: URL) throws {
    guard highstreet_curl_global_init() == CURLE_OK, let handle = curl_easy_init() else {
      throw BenchmarkFailure()
    }
    self.handle = handle
    _ = highstreet_curl_set_string(handle, CURLOPT_URL, url.absoluteString)
    _ = highstreet_curl_set_pointer(handle, CURLOPT_WRITEDATA, Unmanaged.passUnretained(self).toOpaque())
    _ = highstreet_curl_set_sink(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      guard let context, let bytes else { return 0 }
      let this = Unmanaged<ReusedCurlHandle>.fromOpaque(context).takeUnretainedValue()
      this.body.append(UnsafeRawBufferPointer(start: bytes, count: size * count).bindMemory(to: UInt8.self))
      return size * count
    }
  }

  deinit {
    curl_easy_cleanup(handle)
  }

  /// Fetches the URL once and returns the size of the body.
  func get() throws -> Int {
    body = Data()
    guard curl_easy_perform(handle) == CURLE_OK else { throw BenchmarkFailure() }
    return body.count
  }
}

/// Answers every request with one body, or with one that has no end; one thread a connection.
///
/// `@unchecked Sendable`: `accepted` and `connections` are guarded by `lock`.
private final class LoopbackServer: @unchecked Sendable {
  let url: URL
  private let listener: Int32
  private let reply: Data
  private let isEndless: Bool
  private let lock = NSLock()
  private var accepted = 0
  private var connections: Set<Int32> = []

  init(body: Data?) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    guard isBound, listen(listener, 128) == 0,
      let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")
    else { throw BenchmarkFailure() }
    self.url = url
    isEndless = body == nil
    let length = body.map { "Content-Length: \($0.count)\r\n" } ?? ""
    reply =
      Data("HTTP/1.1 200 OK\r\nCache-Control: no-store\r\n\(length)\r\n".utf8)
      + (body ?? Data(repeating: 120, count: 64 << 10))
    Thread { [self] in acceptConnections() }.start()
  }

  var connectionCount: Int { lock.withLock { accepted } }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    for connection in lock.withLock({ connections }) { shutdown(connection, Int32(SHUT_RDWR)) }
  }

  private func acceptConnections() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      var on: Int32 = 1
      setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
      lock.withLock {
        accepted += 1
        connections.insert(connection)
      }
      Thread { [self] in
        serve(connection)
        lock.withLock { _ = connections.remove(connection) }
        close(connection)
      }
      .start()
    }
  }

  /// A request of ours fits into one packet, so that each packet is answered.
  private func serve(_ connection: Int32) {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while recv(connection, &buffer, buffer.count, 0) > 0 {
      repeat {
        let sent = reply.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard sent > 0 else { return }
      } while isEndless
    }
  }
}
