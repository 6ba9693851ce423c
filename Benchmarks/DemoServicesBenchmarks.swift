import CSQLite
import DemoServices
import Foundation
import HTTP
import Ratios

/// Product search in a catalogue of 50,000 products, imported from a file made here.
func demoServicesBenchmarks() async throws -> [Ratio] {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("search-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let catalogue = folder.appendingPathComponent("catalogue.sqlite")
  let file = folder.appendingPathComponent("products.json")
  try GeneratedProducts.write(50_000, to: file)

  let start = try await elapsed {
    _ = try DemoServices(catalogue: folder.appendingPathComponent("new.sqlite"))
  }
  var firstReplies: [String: Double] = [:]
  for request in try FirstRequest.all() {
    // The best of three, as below.
    for _ in 0..<3 {
      let time = try await elapsed {
        guard try await DemoServices().client.send(request.request).isSuccess else {
          throw HTTPFailure.invalidRequest("no \(request.name)")
        }
      }
      firstReplies[request.name] = min(firstReplies[request.name] ?? .infinity, time)
    }
    print(
      String(
        format: "  from nothing to the first %@: %.1f ms", request.name,
        (firstReplies[request.name] ?? 0) * 1_000))
  }
  let importing = try await elapsed {
    _ = try DemoServices(catalogue: catalogue).importProducts(from: file)
  }
  print(String(format: "  the import of 50,000 products takes %.1f s", importing))

  let bare = try BareSearch(catalogue)
  let client = try DemoServices(catalogue: catalogue).client
  let usual = ["steel oven", "quiet keyboard", "red kettle", "travel camera", "robot vacuum", "night lamp"]
    .map { Query($0) }
  let rare = ["31999", "12345", "40007", "2718"].map { Query($0) }
  for query in usual + rare where bare.run(query).isEmpty {
    throw HTTPFailure.invalidRequest("no product for \(query.match)")
  }
  var ratios: [Ratio] = []
  for (name, queries) in [("usual", usual), ("rare", rare)] {
    ratios.append(
      try await Ratio.measure(
        "a product search for \(name) words, from request to JSON, against its bare SQL with row fetch",
        bound: 2
      ) {
        for query in queries { _ = try await client.send(query.request) }
      } baseline: {
        for query in queries { _ = bare.run(query) }
      })
  }

  var slowest = (own: 0.0, whole: 0.0)
  for query in GeneratedProducts.queries.map({ Query($0) }) {
    // The best of three of each: what counts is the work, not what else the machine does.
    var whole = Double.infinity
    var sql = Double.infinity
    for _ in 0..<3 {
      whole = min(whole, try await elapsed { _ = try await client.send(query.request) })
      sql = min(sql, await elapsed { _ = bare.run(query) })
    }
    slowest = (max(slowest.own, whole - sql), max(slowest.whole, whole))
  }
  print(String(format: "  the slowest of 200 queries takes %.1f ms, SQL included", slowest.whole * 1_000))
  return ratios + [
    Ratio(
      name: "our own work in the slowest of 200 queries, in units of 40 ms", value: slowest.own / 0.040,
      bound: 1),
    Ratio(
      name: "from nothing to the slowest first reply, in units of 0.1 s",
      value: (firstReplies.values.max() ?? 0) / 0.1, bound: 1),
    Ratio(name: "a new catalogue in a file, in units of 0.3 s", value: start / 0.3, bound: 1),
  ] + [try await pictureRatio()]
}

/// What a picture costs that was drawn already.
private func pictureRatio() async throws -> Ratio {
  let client = try DemoServices().client
  var drawn: [Double] = []
  var kept: [Double] = []
  for number in 1...3 {
    for home in [2_020_100_699, 2_020_110_030, 2_020_112_751, 2_020_116_566] {
      let request = try HTTPRequest(
        base: DemoServices.baseURL, path: "/pictures/home/\(home)-\(number)-w1024-h683")
      drawn.append(try await elapsed { _ = try await client.send(request) })
      kept.append(try await elapsed { _ = try await client.send(request) })
    }
  }
  drawn.sort()
  kept.sort()
  print(
    String(
      format: "  a picture of 1024 × 683 takes %.2f ms to draw, and %.3f ms once it is kept",
      drawn[drawn.count / 2] * 1_000, kept[kept.count / 2] * 1_000))
  return Ratio(
    name: "a picture that is asked for again, against the first time",
    value: kept[kept.count / 2] / drawn[drawn.count / 2], bound: 0.05)
}

/// The first request that a client of each service makes.
private struct FirstRequest {
  let name: String
  let request: HTTPRequest

  static func all() throws -> [FirstRequest] {
    let base = DemoServices.baseURL
    return [
      FirstRequest(name: "products", request: Query("steel oven").request),
      FirstRequest(
        name: "navigation",
        request: try HTTPRequest(base: base, path: "/v1/bonprix/navigation", headers: ["x-api-key": "any"])),
      FirstRequest(
        name: "departures",
        request: try HTTPRequest(
          base: base, path: "/x-departures/dr5reg/f25dvk/2016-07-29",
          headers: [
            "Accept": "application/vnd.busbud+json; version=2; profile=https://schema.busbud.com/v2/"
          ])),
      FirstRequest(
        name: "homes",
        request: try HTTPRequest(
          method: .post, base: base, path: "/v1/search", body: Data(#"{"search_mode":"buy"}"#.utf8))),
    ]
  }
}

private func elapsed(_ work: () async throws -> Void) async rethrows -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  try await work()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

/// The words of one search, as a request and as a full-text query.
private struct Query {
  let request: HTTPRequest
  let match: String

  init(_ text: String) {
    let words = text.split(separator: " ")
    let expression = words.map { "search=\($0)" }.joined(separator: "&").percentEncoded
    let url = DemoServices.baseURL.absoluteString + "/v1/products(\(expression))?format=json"
    request = HTTPRequest(url: URL(string: url) ?? DemoServices.baseURL)
    match = words.map { $0.count < 4 ? "\"\($0)\"" : "\"\($0)\" *" }.joined(separator: " AND ")
  }
}

/// The very statements that the service runs, without the service: prepared once, the rows copied out.
private final class BareSearch {
  private var connection: OpaquePointer?
  private var count: OpaquePointer?
  private var ranked: OpaquePointer?
  private var unranked: OpaquePointer?
  private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  init(_ file: URL) throws {
    sqlite3_open(file.path, &connection)
    count = prepare("SELECT count(*) FROM product_text WHERE product_text MATCH ?")
    ranked = prepare(page(order: "rank"))
    unranked = prepare(page(order: "product_text.rowid"))
    guard count != nil, ranked != nil, unranked != nil else {
      throw HTTPFailure.invalidRequest(String(cString: sqlite3_errmsg(connection)))
    }
  }

  deinit {
    for statement in [count, ranked, unranked] { sqlite3_finalize(statement) }
    sqlite3_close(connection)
  }

  /// The products of the first page, as JSON.
  func run(_ query: Query) -> [String] {
    let total = rows(of: count, query).first.flatMap { Int($0) } ?? 0
    return rows(of: total <= 1_000 ? ranked : unranked, query)
  }

  private func rows(of statement: OpaquePointer?, _ query: Query) -> [String] {
    var rows: [String] = []
    sqlite3_bind_text(statement, 1, query.match, -1, transient)
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
    }
    sqlite3_reset(statement)
    return rows
  }

  private func prepare(_ sql: String) -> OpaquePointer? {
    var statement: OpaquePointer?
    sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    return statement
  }

  private func page(order: String) -> String {
    """
    SELECT json FROM (
      SELECT rowid AS hit FROM product_text WHERE product_text MATCH ? ORDER BY \(order) LIMIT 10
    ) CROSS JOIN product ON number = hit
    """
  }
}

/// Products and queries out of a vocabulary, the same every time.
private enum GeneratedProducts {
  static let adjectives = [
    "quiet", "red", "steel", "travel", "night", "robot", "wireless", "compact", "portable", "smart", "heavy",
    "bright", "digital", "folding", "solar", "rugged", "silver", "wooden", "electric", "vintage",
  ]
  static let things = [
    "oven", "keyboard", "kettle", "camera", "vacuum", "lamp", "laptop", "speaker", "headphones", "charger",
    "monitor", "printer", "watch", "drone", "mixer", "router", "toaster", "tripod", "tablet", "freezer",
  ]
  static let makers = ["Norvane", "Tessel", "Calder", "Hearthwell", "Millstone", "Oakridge", "Brightwater"]

  /// Two hundred searches: broad words, one letter, rare words, and up to eight words.
  static let queries: [String] = {
    var queries = ["with", "a", "x", "e", "the", "product", "is", "and", "every", "number"]
    queries += adjectives + things
    for (index, thing) in things.enumerated() {
      for step in 1...6 {
        queries.append("\(adjectives[(index * 3 + step * 7) % adjectives.count]) \(thing)")
      }
    }
    for (index, maker) in makers.enumerated() {
      queries.append("\(maker) \(things[index])")
      queries.append("\(maker) product with the number is and every")
      queries.append("the \(adjectives[index]) \(things[index]) with a number and every product")
    }
    queries += ["with the", "a product", "x 100", "pro", "ser", "q", "12", "with with with", "and and"]
    return Array(queries.prefix(200))
  }()

  static func write(_ count: Int, to file: URL) throws {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    var random = UInt64(88_172_645_463_325_252)
    func pick<Element>(_ list: [Element]) -> Element {
      // Marsaglia's xorshift.
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return list[Int(random % UInt64(list.count))]
    }
    var chunk = "["
    for number in 0..<count {
      let adjective = pick(adjectives)
      let thing = pick(things)
      let maker = pick(makers)
      let text = (0..<40).map { _ in pick(adjectives) }.joined(separator: " and ")
      chunk += """
        \(number == 0 ? "" : ",")
        {"sku":\(10_000_000 + number),"name":"\(maker) - \(adjective) \(thing) series \(number % 997) x",
        "manufacturer":"\(maker)","upc":"\(700_000_000_000 + number)","salePrice":\(number % 900).99,
        "longDescription":"A product with the number \(number): every \(thing) is \(text).",
        "categoryPath":[{"id":"cat1","name":"Everything"},{"id":"cat2","name":"\(thing)"}],
        "image":"https://demo.highstreet.example/pictures/product/\(number).png",
        "features":[{"feature":"\(pick(adjectives)) cable"},{"feature":"\(pick(things)) included"}]}
        """
      if chunk.utf8.count > 1 << 20 {
        try handle.write(contentsOf: Data(chunk.utf8))
        chunk = ""
      }
    }
    try handle.write(contentsOf: Data((chunk + "]").utf8))
  }
}
