import Foundation
import XCTest

/// A run of `highstreet` whose three streams are a terminal.
final class Terminal {
  enum Ending: Equatable {
    case exited(Int32)
    case interrupted
  }

  /// What was waited for did not come.
  struct NothingCame: Error {
    let screen: String
  }

  /// All that has been written to the terminal.
  private(set) var screen = ""

  private let process = Process()
  private let ours: Int32
  private let theirs: Int32

  init(_ words: [String], data: URL, columns: UInt16 = 80) throws {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var ends: (ours: Int32, theirs: Int32) = (-1, -1)
    guard openpty(&ends.ours, &ends.theirs, nil, nil, &size) == 0 else { throw POSIXError(.ENXIO) }
    (ours, theirs) = ends
    let handle = FileHandle(fileDescriptor: theirs, closeOnDealloc: false)
    process.executableURL = CommandRun.executable
    process.arguments = words + ["--data", data.path]
    process.environment = CommandRun.environment(["TERM": "xterm"])
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(ours)
    close(theirs)
  }

  /// Whether the terminal shows what is typed.
  var echoes: Bool {
    var settings = termios()
    tcgetattr(theirs, &settings)
    return settings.c_lflag & tcflag_t(ECHO) != 0
  }

  func type(_ text: String) {
    _ = text.withCString { write(ours, $0, strlen($0)) }
  }

  func interrupt() {
    kill(process.processIdentifier, SIGINT)
  }

  /// Reads until a text is on the screen.
  func wait(for text: String) throws {
    while !screen.contains(text) {
      guard read(patience: 20_000) else { throw NothingCame(screen: screen) }
    }
  }

  /// Waits for the end, and reads what is left.
  func end() -> Ending {
    // A test that would wait for ever fails instead.
    let process = process
    let patience = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 20, execute: patience)
    process.waitUntilExit()
    patience.cancel()
    while read(patience: 0) {}
    return process.terminationReason == .uncaughtSignal ? .interrupted : .exited(process.terminationStatus)
  }

  /// Reads what there is, within so many milliseconds; `false` when nothing comes.
  private func read(patience: Int32) -> Bool {
    var waiting = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, patience) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(ours, &buffer, buffer.count)
    guard count > 0 else { return false }
    screen += String(decoding: buffer[..<count], as: UTF8.self)
    return true
  }
}
