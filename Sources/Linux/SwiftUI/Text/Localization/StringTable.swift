import Foundation

/// The strings of one table in one language, from `<name>.strings` and `<name>.stringsdict`.
/// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/Strings/Strings.html
struct StringTable: Sendable {
  /// The language that the strings are in, for its plurals.
  let language: String
  private(set) var formats: [String: LocalizedFormat] = [:]

  /// Reads what there is in a folder. A file or entry that cannot be read costs a warning and is left out.
  init(_ name: String, in folder: URL, language: String, log: WarningLog) {
    self.language = language
    for (key, value) in Self.entries(of: folder.appendingPathComponent("\(name).strings"), log) {
      formats[key] = (value as? String).map { LocalizedFormat(format: $0) }
    }
    let file = folder.appendingPathComponent("\(name).stringsdict")
    for (key, value) in Self.entries(of: file, log) {
      if let format = LocalizedFormat(pluralEntry: value) {
        formats[key] = format
      } else {
        log.warn("\(file.path): \"\(key)\" is no plural rule with an \"other\" form")
      }
    }
  }

  /// Foundation reads all forms of property lists: the old one of `.strings`, XML and binary.
  private static func entries(of file: URL, _ log: WarningLog) -> [String: Any] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    do {
      let data = try Data(contentsOf: file)
      guard !data.isEmpty else { return [:] }
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let entries = list as? [String: Any] { return entries }
      log.warn("\(file.path): not a table of strings")
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] ?? error.localizedDescription
      log.warn("\(file.path): \(reason)")
    }
    return [:]
  }
}
