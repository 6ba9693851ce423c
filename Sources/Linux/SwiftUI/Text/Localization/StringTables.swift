import Foundation

/// Finds keys in the tables of bundles, in the language of a locale; every file is read once.
///
/// Foundation's `Bundle.localizedString` on Linux looks at the process's language only, and overlooks the
/// folders that the package manager writes in lower case (`pt-br.lproj`).
///
/// `@unchecked Sendable`: `lock` guards `chains`.
final class StringTables: @unchecked Sendable {
  static let shared = StringTables(log: .standard)

  private struct Place: Hashable {
    var bundle: String
    var table: String
    var locale: String
  }

  private let lock = NSLock()
  private var chains: [Place: [StringTable]] = [:]
  private let log: WarningLog

  init(log: WarningLog) {
    self.log = log
  }

  /// The format for a key and the language it is in; nil where no table has the key.
  func format(
    for key: String, table: String, bundle: Bundle, locale: Locale
  ) -> (format: LocalizedFormat, language: String)? {
    for table in chain(of: table, bundle: bundle, locale: locale) {
      if let format = table.formats[key] { return (format, table.language) }
    }
    return nil
  }

  private func chain(of table: String, bundle: Bundle, locale: Locale) -> [StringTable] {
    let place = Place(bundle: bundle.bundlePath, table: table, locale: locale.identifier)
    return lock.withLock {
      if let chain = chains[place] { return chain }
      let chain = BundleLanguages(bundle).folders(for: locale).map { folder in
        StringTable(table, in: folder.url, language: folder.language, log: log)
      }
      chains[place] = chain
      return chain
    }
  }
}
