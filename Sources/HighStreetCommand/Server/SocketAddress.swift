import Foundation

/// An address to listen on.
struct SocketAddress {
  private var bytes: [UInt8]

  /// Looks up a host by its name or number; IPv4 comes before IPv6 where a name has both.
  init(host: String, port: Int) throws {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(host, String(port), &hints, &found)
    defer { if let found { freeaddrinfo(found) } }
    guard status == 0, let first = found else {
      throw CommandFailure(
        "The host \(host.quoted) is not known here: \(String(cString: gai_strerror(status))). Use an address of this machine, as 127.0.0.1."
      )
    }
    let all = sequence(first: first) { $0.pointee.ai_next }
    let chosen = all.first { $0.pointee.ai_family == AF_INET } ?? first
    bytes = Array(
      UnsafeRawBufferPointer(start: chosen.pointee.ai_addr, count: Int(chosen.pointee.ai_addrlen)))
  }

  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>) -> Result) -> Result? {
    bytes.withUnsafeBytes { $0.baseAddress.map { body($0.assumingMemoryBound(to: sockaddr.self)) } }
  }
}
