import Foundation

/// The bundles in which the modules of a program keep their strings.
///
/// Xcode puts the files of all of them into the app. On Linux each module has a folder of its own beside the program,
/// named `<Package>_<Module>.resources`: a text that names no bundle is looked up in that of the view that shows it, then
/// in those of the views around it, and in the program's at last.
///
/// `@unchecked Sendable`: `lock` guards what is known.
package final class ModuleBundles: @unchecked Sendable {
  /// Those beside the program.
  package static let standard = ModuleBundles(in: Bundle.main.bundleURL)

  private let folder: URL
  private let lock = NSLock()
  private var folders: [String: URL]?
  private var ofTypes: [ObjectIdentifier: Bundle?] = [:]

  package init(in folder: URL) {
    self.folder = folder
  }

  /// The bundle of the module that a type comes from; `nil` if it has none.
  package func bundle(of type: Any.Type) -> Bundle? {
    lock.withLock {
      let key = ObjectIdentifier(type)
      if let known = ofTypes[key] { return known }
      // What `String(reflecting:)` says, which first asks whether the type's type describes itself.
      let module = _typeName(type).prefix { $0 != "." }
      let bundle = allFolders[String(module)].flatMap { Bundle(url: $0) }
      ofTypes[key] = .some(bundle)
      return bundle
    }
  }

  /// All bundles, by the names of their modules.
  package var all: [Bundle] {
    lock.withLock { allFolders.sorted { $0.key < $1.key }.compactMap { Bundle(url: $0.value) } }
  }

  /// The folders by module; to be called with the lock.
  private var allFolders: [String: URL] {
    if let folders { return folders }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var found: [String: URL] = [:]
    for name in names where name.hasSuffix(".resources") {
      guard let module = name.dropLast(".resources".count).split(separator: "_").last else { continue }
      found[String(module)] = folder.appendingPathComponent(name)
    }
    folders = found
    return found
  }
}

extension EnvironmentValues {
  /// Where texts look that name no bundle: in that of the innermost view's module first.
  package var localizationBundles: [Bundle] {
    get { self[LocalizationBundlesKey.self] }
    set { self[LocalizationBundlesKey.self] = newValue }
  }

  /// The environment inside a view of an app, or `nil` if it is that outside.
  func inModule(of type: Any.Type) -> EnvironmentValues? {
    guard let bundle = ModuleBundles.standard.bundle(of: type), localizationBundles.first != bundle else {
      return nil
    }
    var environment = self
    environment.localizationBundles = [bundle] + localizationBundles.filter { $0 != bundle }
    return environment
  }
}

private enum LocalizationBundlesKey: EnvironmentKey {
  static var defaultValue: [Bundle] { [] }
}
