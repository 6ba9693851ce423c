#if os(Linux)
  import Foundation
  import XCTest

  @testable import DemoServices

  final class LargeImportTests: XCTestCase {
    func testFiftyThousandProductsAreImportedInFlatMemory() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "import-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("products.json")
      let size = try write(50_000, to: file)
      let services = try DemoServices(catalogue: folder.appendingPathComponent("catalogue"))

      let before = try peakOfMemory(fromHereOn: true)
      var told = 0
      let summary = try services.importProducts(from: file) { _ in told += 1 }
      let growth = try peakOfMemory() - before
      XCTAssertEqual(summary.imported, 50_000)
      XCTAssertGreaterThanOrEqual(told, 100)
      XCTAssertLessThan(growth, size / 2, "the file has \(size) bytes")
    }

    /// Writes products into a file, and returns its size in bytes.
    private func write(_ count: Int, to file: URL) throws -> Int {
      // A field that the catalogue passes over makes the file large, but not the work.
      let padding = String(repeating: "x", count: 700)
      var text = "["
      for sku in 1...count {
        text += #"{"sku":\#(sku + 80_000_000),"name":"Lamp \#(sku)","other":"\#(padding)"}"#
        text += sku == count ? "]" : ","
      }
      try Data(text.utf8).write(to: file)
      return text.utf8.count
    }

    /// The most bytes of memory that this process held since the last call that began anew
    /// (https://man7.org/linux/man-pages/man5/proc_pid_status.5.html).
    private func peakOfMemory(fromHereOn: Bool = false) throws -> Int {
      if fromHereOn {
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: "/proc/self/clear_refs"))
        try handle.write(contentsOf: Data("5".utf8))
        try handle.close()
      }
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try XCTUnwrap(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try XCTUnwrap(Int(line.split(whereSeparator: { !$0.isNumber }).first ?? "")) * 1024
    }
  }
#endif
