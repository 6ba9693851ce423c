import Foundation

/// A program that was started and said `shown` once its window was painted. It ends when its input ends.
public struct ProgramLaunch {
  /// From the start to that word.
  public let seconds: Double
  /// The memory of its own and its share of what it has in common with others, in bytes.
  public let bytes: Double

  /// Starts a program and ends it again. Throws if it shows no window.
  public init(_ program: URL) throws {
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

  /// What two programs take that are started in turn, our own linked as `make install` links it (decision 0024).
  public static func compare(
    _ ours: String, with bare: String, times: Int = 11
  ) throws -> (seconds: Double, bytes: Double) {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appendingPathComponent("install/release")
    var (our, other): ([ProgramLaunch], [ProgramLaunch]) = ([], [])
    for _ in 0..<times {
      our.append(try ProgramLaunch(installed.appendingPathComponent(ours)))
      other.append(try ProgramLaunch(folder.appendingPathComponent(bare)))
    }
    return (
      median(our.map(\.seconds)) / median(other.map(\.seconds)),
      median(our.map(\.bytes)) / median(other.map(\.bytes))
    )
  }

  private static func proportionalSetSize(of process: Int32) throws -> Double {
    let text = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return (kilobytes ?? .infinity) * 1024
  }
}
