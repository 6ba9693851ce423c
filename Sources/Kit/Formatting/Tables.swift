import Foundation

/// The tables of a bundle, each read when it is first asked for.
final class Tables: @unchecked Sendable {
  // Unchecked: `lock` guards `known`.
  private let bundle: @Sendable () -> Bundle?
  private let lock = NSLock()
  private var known: [Language: [String: String]] = [:]

  init(_ bundle: @escaping @Sendable () -> Bundle?) {
    self.bundle = bundle
  }

  /// The formats of a language by their keys; none where there is no table that can be read.
  func table(of language: Language) -> [String: String] {
    lock.lock()
    defer { lock.unlock() }
    if let table = known[language] { return table }
    let table = read(language)
    known[language] = table
    return table
  }

  /// Read as a file, not asked of `Bundle`: that would answer in the system's language. Foundation reads all forms of
  /// property lists, the old one of `.strings` and the binary one that Xcode makes of it.
  private func read(_ language: Language) -> [String: String] {
    guard let folder = bundle()?.resourceURL else { return [:] }
    let file = folder.appendingPathComponent("\(language.rawValue).lproj/Localizable.strings")
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      if let table = list as? [String: String] { return table }
      Tables.warn("\(file.path) is no table of strings.")
    } catch {
      Tables.warn("\(file.path) cannot be read: \(error.localizedDescription)")
    }
    return [:]
  }

  /// Told once for each table; the user reads English meanwhile.
  private static func warn(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
