#if os(Linux)
  import Foundation

  /// Collects the status line and the header fields of a reply, line by line.
  struct ResponseHead {
    /// The status code.
    private(set) var status = 0
    /// The header fields so far.
    private(set) var headers = HTTPHeaders()
    private var byteCount = 0

    /// More than any service sends.
    private static let byteLimit = 256 << 10

    /// Takes one line with or without its line break. A status line begins anew, because interim replies
    /// (100 to 199) may come before the final one.
    mutating func append(_ line: String) throws {
      byteCount += line.utf8.count
      guard byteCount <= ResponseHead.byteLimit else {
        throw HTTPFailure.undecodable("the reply's header is too large")
      }
      let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
      if line.hasPrefix("HTTP/") {
        let parts = line.split(separator: " ", maxSplits: 2)
        status = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        headers = HTTPHeaders()
      } else if let colon = line.firstIndex(of: ":") {
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        headers.append(String(line[..<colon]), value)
      }
    }
  }
#endif
