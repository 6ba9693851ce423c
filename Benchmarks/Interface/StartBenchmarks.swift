import Foundation
import Ratios

/// How long the window of a trivial app takes until its first frame, and how much memory it has then, beside a program of
/// libadwaita alone. The two programs take turns. Ours is linked as `make install` links what it installs (decision 0024).
@MainActor
func startBenchmarks() throws -> [Ratio] {
  let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  let installed = folder.deletingLastPathComponent().appendingPathComponent("install/release")
  let ours = installed.appendingPathComponent("WindowProbe")
  let bare = folder.appendingPathComponent("BareWindow")
  var oursSeconds: [Double] = []
  var bareSeconds: [Double] = []
  var oursBytes: [Double] = []
  var bareBytes: [Double] = []
  for _ in 0..<11 {
    let our = try Launch(ours)
    oursSeconds.append(our.seconds)
    oursBytes.append(our.bytes)
    let other = try Launch(bare)
    bareSeconds.append(other.seconds)
    bareBytes.append(other.bytes)
  }
  return [
    Ratio(
      name: "window of a trivial app on screen / a bare libadwaita program",
      value: median(oursSeconds) / median(bareSeconds), bound: 1.15),
    Ratio(name: "its memory / the same", value: median(oursBytes) / median(bareBytes), bound: 1.3),
  ]
}

/// A program that was started and said that its window is shown.
private struct Launch {
  /// From the start to the first frame.
  let seconds: Double
  /// The memory of its own and its share of what it has in common with others, in bytes.
  let bytes: Double

  init(_ program: URL) throws {
    let process = Process()
    process.executableURL = program
    let output = Pipe()
    let input = Pipe()
    process.standardOutput = output
    process.standardInput = input
    process.standardError = FileHandle.nullDevice
    let start = DispatchTime.now().uptimeNanoseconds
    try process.run()
    let line = output.fileHandleForReading.availableData
    seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    bytes = try Self.proportionalSetSize(of: process.processIdentifier)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    guard String(decoding: line, as: UTF8.self).hasPrefix("shown") else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [NSLocalizedDescriptionKey: "\(program.lastPathComponent) showed no window."])
    }
  }

  private static func proportionalSetSize(of process: Int32) throws -> Double {
    let text = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return (kilobytes ?? .infinity) * 1024
  }
}
