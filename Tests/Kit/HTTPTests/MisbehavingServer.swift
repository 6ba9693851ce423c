import Foundation
import XCTest

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A small HTTP server on loopback that answers as badly as it is told to.
///
/// `@unchecked Sendable`: everything that changes is guarded by `lock`.
final class MisbehavingServer: @unchecked Sendable {
  /// What the server does with one request.
  enum Behaviour {
    /// Answers properly and keeps the connection.
    case reply(Int, [(String, String)] = [], Data = Data())
    /// Sends these bytes and closes the connection.
    case raw(Data)
    /// Sends these bytes and resets the connection.
    case reset(after: Data)
    /// Sends the first bytes, then the second ones again and again until the client goes away.
    case endless(Data, repeating: Data)
    /// Says nothing until the client goes away.
    case stall
  }

  /// A request as it arrived.
  struct Received {
    var line = ""
    var fields: [(name: String, value: String)] = []
    var body = Data()

    var path: String { line.split(separator: " ").dropFirst().first.map(String.init) ?? "" }
    var text: String { ([line] + fields.map { "\($0.name): \($0.value)" }).joined(separator: "\n") }

    subscript(name: String) -> String? {
      fields.first { $0.name.lowercased() == name.lowercased() }?.value
    }
  }

  private let lock = NSLock()
  private let behave: @Sendable (Received) -> Behaviour
  private let listener: Int32
  private var openConnections: Set<Int32> = []
  private var received: [Received] = []
  private var accepted = 0
  private var departures: [CheckedContinuation<Void, Never>] = []
  private var departed = 0
  private var arrivals: [CheckedContinuation<Void, Never>] = []
  private var sent = 0
  let port: UInt16

  init(_ behave: @escaping @Sendable (Received) -> Behaviour) throws {
    self.behave = behave
    listener = socket(AF_INET, streamSocket, 0)
    port = try bindToLoopback(listener)
    guard listen(listener, 512) == 0 else { throw POSIXError(.EIO) }
    let thread = Thread { [self] in acceptConnections() }
    thread.start()
  }

  /// A server that behaves the same each time.
  convenience init(always behaviour: Behaviour) throws {
    try self.init { _ in behaviour }
  }

  /// The address of a path on this server; `localhost` as host makes it another origin.
  func url(_ path: String = "/", host: String = "127.0.0.1") throws -> URL {
    try XCTUnwrap(URL(string: "http://\(host):\(port)\(path)"))
  }

  var requests: [Received] { lock.withLock { received } }
  var connectionCount: Int { lock.withLock { accepted } }
  var bytesSent: Int { lock.withLock { sent } }

  func stop() {
    // Ends `accept`. Its thread closes the socket: closed here, its number could be that of another server
    // by the time the thread uses it again.
    shutdown(listener, Int32(SHUT_RDWR))
    lock.withLock {
      for connection in openConnections { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }

  /// Waits until a request has come in.
  func requestArrived() async {
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock {
        if received.isEmpty { arrivals.append(continuation) }
        return !received.isEmpty
      }
      if isThere { continuation.resume() }
    }
  }

  /// Waits until a client has gone away in the middle of an exchange.
  func clientLeft() async {
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock {
        if departed == 0 { departures.append(continuation) }
        return departed > 0
      }
      if isThere { continuation.resume() }
    }
  }

  /// The first byte of a TLS handshake, which this server does not speak.
  private static let handshake: UInt8 = 22

  // MARK: Threads

  private func acceptConnections() {
    defer { close(listener) }
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      var on: Int32 = 1
      setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
      #if canImport(Darwin)
        setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      #endif
      lock.withLock {
        accepted += 1
        openConnections.insert(connection)
      }
      let thread = Thread { [self] in
        serve(connection)
        lock.withLock { _ = openConnections.remove(connection) }
        close(connection)
      }
      thread.stackSize = 256 << 10
      thread.start()
    }
  }

  private func serve(_ connection: Int32) {
    var input = Data()
    while let request = readRequest(from: connection, &input) {
      let waiting = lock.withLock {
        received.append(request)
        defer { arrivals = [] }
        return arrivals
      }
      for continuation in waiting { continuation.resume() }
      switch behave(request) {
      case .reply(let status, let fields, let body):
        var head = "HTTP/1.1 \(status) Whatever\r\nContent-Length: \(body.count)\r\n"
        for (name, value) in fields { head += "\(name): \(value)\r\n" }
        guard write(Data((head + "\r\n").utf8) + body, to: connection) else { return noteDeparture() }
      case .raw(let bytes):
        _ = write(bytes, to: connection)
        return
      case .reset(let bytes):
        _ = write(bytes, to: connection)
        var lingering = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
          connection, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
        return
      case .endless(let head, let chunk):
        guard write(head, to: connection) else { return noteDeparture() }
        while write(chunk, to: connection) {}
        return noteDeparture()
      case .stall:
        var byte: UInt8 = 0
        while recv(connection, &byte, 1, 0) > 0 {}
        return noteDeparture()
      }
    }
  }

  private func noteDeparture() {
    let waiting = lock.withLock {
      departed += 1
      defer { departures = [] }
      return departures
    }
    for continuation in waiting { continuation.resume() }
  }

  private func readRequest(from connection: Int32, _ input: inout Data) -> Received? {
    let blankLine = Data("\r\n\r\n".utf8)
    var end = input.range(of: blankLine)
    while end == nil {
      guard read(from: connection, &input) else { return nil }
      if input.first == MisbehavingServer.handshake {
        _ = write(Data("HTTP/1.1 400 This is not TLS\r\n\r\n".utf8), to: connection)
        return nil
      }
      end = input.range(of: blankLine)
    }
    guard let end else { return nil }
    let lines = String(decoding: input[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    var request = Received(line: lines[0])
    request.fields = lines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return (String(line[..<colon]), value)
    }
    input = Data(input[end.upperBound...])
    let length = request["Content-Length"].flatMap { Int($0) } ?? 0
    while input.count < length {
      guard read(from: connection, &input) else { return nil }
    }
    request.body = Data(input.prefix(length))
    input = Data(input.dropFirst(length))
    return request
  }

  private func read(from connection: Int32, _ input: inout Data) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = recv(connection, &buffer, buffer.count, 0)
    if count > 0 { input.append(contentsOf: buffer[..<count]) }
    return count > 0
  }

  private func write(_ data: Data, to connection: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let count = send(connection, bytes.baseAddress?.advanced(by: start), bytes.count - start, noSignal)
        guard count > 0 else { return false }
        start += count
        lock.withLock { sent += count }
      }
      return true
    }
  }
}

#if canImport(Glibc)
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
  private let noSignal = Int32(MSG_NOSIGNAL)
#else
  private let streamSocket = SOCK_STREAM
  private let noSignal: Int32 = 0
#endif

/// Binds a socket to a free port of loopback and returns the port.
private func bindToLoopback(_ socket: Int32) throws -> UInt16 {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
    }
  }
  guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
  return UInt16(bigEndian: address.sin_port)
}

/// A port of loopback on which nobody listens.
func portNobodyListensOn() throws -> UInt16 {
  let probe = socket(AF_INET, streamSocket, 0)
  defer { close(probe) }
  return try bindToLoopback(probe)
}
