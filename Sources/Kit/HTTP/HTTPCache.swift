import Foundation

/// Keeps good replies in files of one directory, at most a number of bytes of them.
///
/// A file's name is a digest of all that makes a reply what it is: method, address, header fields,
/// credential, and the body if asked for. So no reply reaches somebody with another key, and no key is
/// written down. Files are replaced in one step and check themselves; a damaged one is thrown away.
public actor HTTPCache {
  /// The directory's path.
  private let directory: String
  private let byteLimit: Int
  private let report: @Sendable (any Error) -> Void

  /// A cache in a directory, which is made when the first reply is kept.
  ///
  /// - Parameters:
  ///   - directory: a directory for this cache alone.
  ///   - byteLimit: the largest size of all files together; the replies stored longest ago go first.
  ///   - report: told of a file that could not be read or written; the exchange goes on without it.
  public init(
    directory: URL, byteLimit: Int = 32 << 20, report: @escaping @Sendable (any Error) -> Void = { _ in }
  ) {
    self.directory = directory.path
    self.byteLimit = byteLimit
    self.report = report
  }

  /// The reply of a key, unless it is older than `maxAge` seconds; such a one is thrown away.
  func reply(for key: String, at now: Date, maxAge: TimeInterval) -> StoredReply? {
    let path = path(for: key)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let content: Data
    do {
      content = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      report(error)
      return nil
    }
    if let reply = StoredReply(content), reply.age(at: now) <= maxAge { return reply }
    attempt { try FileManager.default.removeItem(atPath: path) }
    return nil
  }

  /// Keeps a reply under a key in place of the one before.
  func store(_ reply: StoredReply, for key: String) {
    attempt {
      let content = try reply.encoded()
      guard content.count <= byteLimit else { return }
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try content.write(to: URL(fileURLWithPath: path(for: key)), options: .atomic)
      try shrink()
    }
  }

  private func shrink() throws {
    let manager = FileManager.default
    var files: [(path: String, size: Int, date: Date)] = []
    for name in try manager.contentsOfDirectory(atPath: directory)
    where name.hasSuffix(HTTPCache.suffix) {
      let path = "\(directory)/\(name)"
      let attributes = try manager.attributesOfItem(atPath: path)
      let date = attributes[.modificationDate] as? Date
      files.append((path, (attributes[.size] as? NSNumber)?.intValue ?? 0, date ?? .distantPast))
    }
    var size = files.reduce(0) { $0 + $1.size }
    guard size > byteLimit else { return }
    for file in files.sorted(by: { $0.date < $1.date }) where size > byteLimit {
      try manager.removeItem(atPath: file.path)
      size -= file.size
    }
  }

  private static let suffix = ".reply"

  private func path(for key: String) -> String {
    "\(directory)/\(key)\(HTTPCache.suffix)"
  }

  private func attempt(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      report(error)
    }
  }
}

extension HTTPCache {
  /// The key of a request: a digest of it, the credential included.
  static func key(of request: HTTPRequest) -> String {
    let fields = request.headers.fields.filter { !$0.isNamed("Cache-Control") }
      .map { "\($0.name.lowercased()):\($0.value)" }.sorted()
    var parts = [request.method.rawValue, request.url.absoluteString]
    parts += [request.credential?.description ?? "", request.credential?.value ?? ""] + fields
    var input = Data()
    // Each part with its length before it, so that no two lists of parts read the same.
    for part in parts.map({ Data($0.utf8) }) + [request.body ?? Data()] {
      input += Data("\(part.count):".utf8) + part
    }
    return Digest.sha256(input)
  }
}
