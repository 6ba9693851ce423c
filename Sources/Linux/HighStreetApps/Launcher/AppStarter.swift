import Foundation

/// Starts an app in a window of its own.
struct AppStarter: Sendable {
  /// Throws where the app cannot start; says later whether it ended well.
  let start:
    @MainActor @Sendable (Shop, _ ended: @escaping @MainActor @Sendable (_ well: Bool) -> Void) throws -> Void
}

extension AppStarter {
  /// Runs this program once more for each app, which goes on when this one ends. An app that is running is brought
  /// to the front, as the second start of an `AdwApplication` does.
  static func processes(_ words: [String]) -> AppStarter {
    AppStarter { shop, ended in
      let program = Process()
      program.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      program.arguments = [shop.rawValue] + words
      program.terminationHandler = { program in
        let isWell = program.terminationReason == .exit && program.terminationStatus == 0
        DispatchQueue.main.async { MainActor.assumeIsolated { ended(isWell) } }
      }
      try program.run()
    }
  }
}
