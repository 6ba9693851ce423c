import Foundation

/// The folders of a bundle that hold its languages: `de.lproj`, `pt-br.lproj`, `Base.lproj`.
struct BundleLanguages {
  /// A folder and the language of what is in it.
  struct Folder: Equatable {
    var url: URL
    var language: String
  }

  private let root: URL
  /// By tag in lower case, as the package manager on Linux writes them.
  private let folders: [String: URL]
  private let developmentLanguage: String

  init(_ bundle: Bundle) {
    root = bundle.resourceURL ?? bundle.bundleURL
    // `Bundle.developmentLocalization` traps on Linux where there is no Info.plist.
    developmentLanguage = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    var folders: [String: URL] = [:]
    // A folder that cannot be listed has no languages.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    for name in names where name.hasSuffix(".lproj") {
      folders[Self.tag(String(name.dropLast(6)))] = root.appendingPathComponent(name)
    }
    self.folders = folders
  }

  /// Where to look for a locale's strings, best first: its language with script and region, its language,
  /// the base, the language of development, and the bundle itself.
  func folders(for locale: Locale) -> [Folder] {
    var found: [Folder] = []
    for tag in Self.tags(of: locale) + ["base", Self.tag(developmentLanguage)] {
      guard let url = folders[tag] else { continue }
      let folder = Folder(url: url, language: tag == "base" ? Self.tag(developmentLanguage) : tag)
      if !found.contains(folder) { found.append(folder) }
    }
    return found + [Folder(url: root, language: Self.tag(developmentLanguage))]
  }

  /// `zh-hant-tw`, `zh-tw`, `zh-hant`, `zh` for `zh_TW`.
  private static func tags(of locale: Locale) -> [String] {
    let language = locale.language
    let code = language.languageCode?.identifier ?? locale.identifier
    // Chinese of a region is written in a script that goes without saying.
    let likely = Locale.Language(identifier: language.maximalIdentifier)
    let script = (language.script ?? likely.script)?.identifier
    let region = language.region?.identifier
    return [[code, script, region], [code, region], [code, script], [code]]
      .map { tag($0.compactMap { $0 }.joined(separator: "-")) }
  }

  private static func tag(_ name: String) -> String {
    name.lowercased().replacingOccurrences(of: "_", with: "-")
  }
}
