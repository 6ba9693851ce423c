import Foundation

/// Keeps the values of an app's windows from one start of the app to the next: a file for each scene in a folder of the app.
///
/// Files are written in the background, a moment after a change, and each is replaced as a whole.
package final class SceneArchive: @unchecked Sendable {
  /// The values of one scene by their keys.
  package typealias Values = [String: SceneStore.Value]

  private let folder: URL
  private let pause: DispatchTimeInterval
  private let log: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "org.highstreet.scenes", qos: .utility)
  private let lock = NSLock()
  // Guarded by `lock`.
  private var waiting: [String: Values] = [:]

  /// An archive in a folder, which need not be there yet.
  ///
  /// - Parameters:
  ///   - pause: How long changes are collected before they are written.
  ///   - log: Told in a sentence what could not be read or written.
  package init(
    folder: URL, pause: DispatchTimeInterval = .milliseconds(500),
    log: @escaping @Sendable (String) -> Void = {
      FileHandle.standardError.write(Data("SwiftUI: \($0)\n".utf8))
    }
  ) {
    self.folder = folder
    self.pause = pause
    self.log = log
  }

  /// An archive where the desktop keeps the state of an app.
  ///
  /// https://specifications.freedesktop.org/basedir-spec/latest/
  package convenience init(app identifier: String) {
    let named = ProcessInfo.processInfo.environment["XDG_STATE_HOME"] ?? ""
    // The specification has relative folders ignored.
    let state =
      named.hasPrefix("/")
      ? URL(fileURLWithPath: named)
      : FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
    self.init(folder: state.appendingPathComponent(identifier).appendingPathComponent("scenes"))
  }

  /// What was kept of a scene; nothing if its file is damaged, which is logged.
  package func values(of scene: String) -> Values {
    do {
      return try decoder.decode(Values.self, from: try Data(contentsOf: file(of: scene)))
    } catch CocoaError.fileReadNoSuchFile {
      return [:]
    } catch {
      log(
        "What the window showed when it was last open cannot be read, so it starts afresh: \(file(of: scene).path)"
      )
      return [:]
    }
  }

  /// Has the values of a scene written soon.
  package func keep(_ values: Values, of scene: String) {
    let isFirst = lock.withLock {
      defer { waiting[scene] = values }
      return waiting.isEmpty
    }
    if isFirst { queue.asyncAfter(deadline: .now() + pause) { [self] in writeWaiting() } }
  }

  /// Waits until everything is written; for the end of the app.
  package func finish() {
    queue.sync { writeWaiting() }
  }

  private func writeWaiting() {
    let scenes = lock.withLock {
      defer { waiting = [:] }
      return waiting
    }
    for (scene, values) in scenes {
      do {
        // What is searched for is nobody else's business.
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try encoder.encode(values).write(to: file(of: scene), options: .atomic)
      } catch {
        log("What the window shows is not kept for its next opening: \(error.localizedDescription)")
      }
    }
  }

  private func file(of scene: String) -> URL {
    let name = scene.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? scene
    return folder.appendingPathComponent(name + ".json")
  }

  private var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  private var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }
}
