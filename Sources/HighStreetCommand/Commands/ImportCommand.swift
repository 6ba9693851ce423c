import DemoServices
import Foundation
import HTTP

extension Command {
  static let importProducts = Command(
    name: "import",
    summary: "Take products into a catalogue for serve",
    usage: ["import products FILE.json --catalogue FILE"],
    options: [
      .value("--catalogue", "FILE", "the catalogue that takes them; made where there is none")
    ]
  ) { invocation in
    let arguments = invocation.arguments
    guard invocation.services.source == .demo else {
      throw UsageError("import adds to a catalogue of the demo services: leave out --source.")
    }
    guard arguments.operands.first == "products", arguments.operands.count == 2 else {
      throw UsageError("Write: highstreet import products FILE.json --catalogue FILE.")
    }
    guard let catalogue = try arguments.file("--catalogue") else {
      throw UsageError("import needs --catalogue FILE, the catalogue that takes the products.")
    }
    let console = invocation.console
    let file = try readableFile(arguments.operands[1])
    let services = try DemoServices.opening(catalogue)
    let summary: ImportSummary
    do {
      summary = try services.importProducts(from: file) { console.progress("\($0) products …") }
    } catch let failure as ImportFailure {
      throw failure
    } catch {
      throw CommandFailure(
        "The catalogue \(catalogue.path.quoted) takes no products (\(Explanation.of(error))). It is as it was; "
          + "see to the space on its disk and the rights of its file, and try again.")
    }
    console.eraseProgress()
    if summary.skipped > 0 {
      console.note("\(counted(summary.skipped)) skipped: a product is an object with a sku or a UPC.")
    }
    if invocation.wantsJSON {
      try console.print(
        json: ImportJSON(
          imported: summary.imported, replaced: summary.replaced, skipped: summary.skipped))
    } else {
      let replaced = summary.replaced > 0 ? ", \(summary.replaced) of them in place of an older one" : ""
      console.print("\(counted(summary.imported)) imported\(replaced).")
    }
    return 0
  }

  /// Checks the file first, so that no catalogue is made for one that is not there.
  private static func readableFile(_ path: String) throws -> URL {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
      throw CommandFailure("\(path.quoted) is a folder. Name a file of products in JSON.")
    }
    guard access(path, R_OK) == 0 else {
      throw CommandFailure(
        "\(path.quoted) cannot be read: \(String(cString: strerror(errno))). Name a file of products in JSON."
      )
    }
    return URL(fileURLWithPath: path)
  }

  private static func counted(_ count: Int) -> String {
    count == 1 ? "1 product" : "\(count) products"
  }
}

/// What `--json` says of an import.
private struct ImportJSON: Encodable {
  let imported: Int
  let replaced: Int
  let skipped: Int
}
