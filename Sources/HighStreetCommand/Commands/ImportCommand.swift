import DemoServices
import Foundation

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
    guard arguments.operands.first == "products", arguments.operands.count == 2 else {
      throw UsageError("Write: highstreet import products FILE.json --catalogue FILE.")
    }
    guard let catalogue = arguments.file("--catalogue") else {
      throw UsageError("import needs --catalogue FILE, the catalogue that takes the products.")
    }
    let console = invocation.console
    let services = try DemoServices(catalogue: catalogue)
    let file = URL(fileURLWithPath: arguments.operands[1])
    let summary = try services.importProducts(from: file) { count in
      console.progress("\(count) products …")
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
