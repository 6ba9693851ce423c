import Foundation

/// A good reply as it is kept: in memory a value, on disk one file that checks itself.
struct StoredReply: Hashable {
  /// The reply; its `origin` does not count.
  var response: HTTPResponse
  /// When the service sent or last confirmed it.
  var storedAt: Date

  /// The seconds since then; negative when the clock was set back.
  func age(at now: Date) -> TimeInterval {
    now.timeIntervalSince(storedAt)
  }

  /// Whether it may be used without asking: not older than `limit` nor than the service allows.
  func isFresh(at now: Date, limit: TimeInterval) -> Bool {
    let allowed = min(limit, CacheControl(response.headers["Cache-Control"]).maxAge ?? limit)
    return age(at: now) >= 0 && age(at: now) < allowed
  }

  /// The request with the conditions that let the service answer "not modified":
  /// https://www.rfc-editor.org/rfc/rfc9110#section-13.1
  func conditional(_ request: HTTPRequest) -> HTTPRequest {
    var request = request
    request.headers["If-None-Match"] = response.headers["ETag"]
    request.headers["If-Modified-Since"] = response.headers["Last-Modified"]
    return request
  }

  /// The same reply, confirmed just now by a 304 whose header fields replace those of the same name.
  func confirmed(by confirmation: HTTPResponse, at now: Date) -> StoredReply {
    var reply = StoredReply(response: response, storedAt: now)
    for field in confirmation.headers.fields where !StoredReply.describesBody(field.name) {
      reply.response.headers[field.name] = field.value
    }
    return reply
  }

  private static func describesBody(_ name: String) -> Bool {
    ["content-length", "content-encoding", "content-type", "transfer-encoding"].contains(name.lowercased())
  }

  /// The reply as the cache hands it out.
  func response(from origin: HTTPResponse.Origin) -> HTTPResponse {
    var response = response
    response.origin = origin
    return response
  }
}

// MARK: The file: a format line, the digest of the rest, a line of JSON, the body.

extension StoredReply {
  private struct Head: Codable {
    let status: Int
    let headers: [[String]]
    let url: URL
    let storedAt: TimeInterval
  }

  private static let format = Data("highstreet-reply-1\n".utf8)
  private static let digestLength = 64

  /// The file's content.
  func encoded() throws -> Data {
    let head = Head(
      status: response.status, headers: response.headers.fields.map { [$0.name, $0.value] },
      url: response.url, storedAt: storedAt.timeIntervalSince1970)
    let rest = try JSONEncoder().encode(head) + Data("\n".utf8) + response.body
    return StoredReply.format + Data(Digest.sha256(rest).utf8) + rest
  }

  /// The reply of a file's content; `nil` when the content is damaged, cut off or of another format.
  init?(_ content: Data) {
    let start = StoredReply.format.count + StoredReply.digestLength
    guard content.count > start, content.starts(with: StoredReply.format) else { return nil }
    let digest = content.dropFirst(StoredReply.format.count).prefix(StoredReply.digestLength)
    let rest = Data(content.dropFirst(start))
    guard digest.elementsEqual(Digest.sha256(rest).utf8),
      let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")),
      let head = try? JSONDecoder().decode(Head.self, from: rest[..<lineEnd])
    else { return nil }
    var headers = HTTPHeaders()
    for pair in head.headers where pair.count == 2 { headers.append(pair[0], pair[1]) }
    response = HTTPResponse(
      status: head.status, headers: headers, body: Data(rest[(lineEnd + 1)...]), url: head.url)
    storedAt = Date(timeIntervalSince1970: head.storedAt)
  }
}
