import Foundation
import SwiftUI

extension Screen {
  /// Compares the dump with the file `Fixtures/Screens/<name>.txt` of the test's target.
  ///
  /// With `HIGHSTREET_WRITE_SNAPSHOTS=1` in the process's environment the file is written instead.
  ///
  /// - Throws: A ``SnapshotMismatch`` that shows the difference, or an error of the file system.
  package func matchSnapshot(
    named name: String, _ options: DumpOptions = [], testFile: String = #filePath
  ) throws {
    let file = try Self.fixtures(near: URL(fileURLWithPath: testFile))
      .appendingPathComponent("Screens/\(name).txt")
    try Snapshot(file: file).match(
      dump(options), isWriting: ProcessInfo.processInfo.environment["HIGHSTREET_WRITE_SNAPSHOTS"] == "1")
  }

  /// The folder `Fixtures` beside a test or above it.
  private static func fixtures(near testFile: URL) throws -> URL {
    var folder = testFile.deletingLastPathComponent()
    while folder.path != "/" {
      let fixtures = folder.appendingPathComponent("Fixtures")
      if FileManager.default.fileExists(atPath: fixtures.path) { return fixtures }
      folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: testFile.path])
  }
}

/// A text that was right once, in a file.
package struct Snapshot {
  let file: URL

  package init(file: URL) {
    self.file = file
  }

  /// Compares a text with the file, or writes it there.
  ///
  /// - Throws: A ``SnapshotMismatch``, or an error of the file system.
  package func match(_ text: String, isWriting: Bool) throws {
    guard !isWriting else {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(text.utf8).write(to: file)
    }
    let expected =
      FileManager.default.fileExists(atPath: file.path)
      ? String(decoding: try Data(contentsOf: file), as: UTF8.self) : ""
    guard expected != text else { return }
    throw SnapshotMismatch(file: file.path, difference: Difference.lines(from: expected, to: text))
  }
}

/// A screen that does not look as its snapshot says.
package struct SnapshotMismatch: Error, CustomStringConvertible {
  let file: String
  /// The lines of both, with `-` before what is only in the file and `+` before what is only on the screen.
  package let difference: String

  package var description: String {
    "The screen differs from \(file); HIGHSTREET_WRITE_SNAPSHOTS=1 would write it anew.\n\(difference)"
  }
}

/// What differs between two texts.
enum Difference {
  /// The lines of both texts in order, those of one alone marked.
  static func lines(from old: String, to new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        lines.append("- \(old[from])")
        from += 1
      } else if inserted.contains(to) {
        lines.append("+ \(new[to])")
        to += 1
      } else {
        lines.append("  \(new[to])")
        from += 1
        to += 1
      }
    }
    return lines.joined(separator: "\n")
  }
}
