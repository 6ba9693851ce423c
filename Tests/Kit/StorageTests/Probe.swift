#if os(Linux)
  import Foundation
  import XCTest

  /// Runs a program and collects what it prints.
  struct Probe {
    /// How it ended, and the lines of its standard output.
    struct Outcome {
      let status: Int32
      let wasKilled: Bool
      let lines: [String]
    }

    /// The program `StorageProbe`, built beside the tests.
    static var path: String {
      Bundle.main.bundleURL.appendingPathComponent("StorageProbe").path
    }

    /// Runs the probe; its arguments are described in its source.
    static func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Outcome {
      try await run(program: path, arguments, environment: environment)
    }

    /// Runs a program with this environment and the search path of ours.
    static func run(
      program: String, _ arguments: [String], environment: [String: String]
    ) async throws -> Outcome {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.environment = environment.merging(
        ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]) { given, _ in given }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try withSignals { try process.run() }
      let bytes = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          let bytes = output.fileHandleForReading.readDataToEndOfFile()
          process.waitUntilExit()
          continuation.resume(returning: bytes)
        }
      }
      return Outcome(
        status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
        lines: String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    /// The threads of tasks block most signals, and a process inherits that from the thread that starts it: it
    /// could not be ended by its own kind.
    private static func withSignals(_ start: () throws -> Void) rethrows {
      var none = sigset_t()
      var before = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try start()
    }
  }
#endif
