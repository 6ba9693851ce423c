import Departures
import Formatting
import Foundation

extension Command {
  static let departures = Command(
    name: "departures",
    summary: "Find bus departures; by default from New York to Montréal on 29 July 2016",
    usage: ["departures [--from GEOHASH|CITY] [--to GEOHASH|CITY] [--date YYYY-MM-DD] …"],
    options: [
      .value("--from", "GEOHASH|CITY", "where to leave (default: dr5reg, New York)"),
      .value("--to", "GEOHASH|CITY", "where to go (default: f25dvk, Montréal)"),
      .value("--date", "YYYY-MM-DD", "the day of departure (default: 2016-07-29)"),
      .value("--adults", "N", "how many adults travel (default: 1)"),
      .value("--children", "N", "how many children travel (default: 0)"),
      .value("--seniors", "N", "how many seniors travel (default: 0)"),
      .value("--currency", "C", "the currency of the prices, as USD or CAD (default: USD)"),
      .value("--lang", "L", "the language of the names, as en, fr or de (default: en)"),
      .value("--sort", "time|price|duration", "the order (default: time)"),
      .flag("--direct", "without those where travellers change"),
    ]
  ) { invocation in
    try invocation.arguments.expect(0...0, "departures takes options only, as in: departures --to Boston.")
    let query = try query(invocation.arguments)
    let sort = try invocation.arguments.choice("--sort", among: DepartureSort.self) ?? .departure
    let filter = DepartureFilter(isDirectOnly: invocation.arguments.has("--direct"))
    let service = invocation.services.departures()

    var list = DepartureList(
      query: query, formatter: DepartureFormatter(locale: invocation.locale), sort: sort, filter: filter)
    var polls = 0
    var progress = DeparturesProgress.polling
    invocation.console.progress("Searching …")
    for try await update in DeparturesSearch(query, service: service) {
      list.merge(update.batch)
      polls = update.polls
      progress = update.progress
      invocation.console.progress("\(list.board.count) departures, still searching …")
    }
    invocation.console.eraseProgress()
    if case .incomplete(let reason) = progress {
      guard list.board.count > 0 else { throw CommandFailure(reason.message) }
      invocation.console.note(reason.message)
    }

    if invocation.wantsJSON {
      let departures = list.board.departures(sortedBy: sort, filter: filter)
      try invocation.console.print(
        json: DeparturesJSON(
          complete: progress == .complete, polls: polls,
          departures: departures.map { DepartureJSON($0, invocation.locale) }))
    } else {
      print(list, invocation.console)
    }
    return 0
  }

  private static func query(_ arguments: Arguments) throws -> DepartureQuery {
    var query = DepartureQuery()
    if let text = arguments["--from"] { query.origin = try city(text) }
    if let text = arguments["--to"] { query.destination = try city(text) }
    do {
      if let text = arguments["--date"] { query.date = try DepartureQuery.date(from: text) }
    } catch let problem as DepartureQueryProblem {
      throw UsageError(problem.message)
    }
    query.adults = try arguments.number("--adults", in: 0...DepartureQuery.mostPassengers) ?? query.adults
    query.children = try arguments.number("--children", in: 0...DepartureQuery.mostPassengers) ?? 0
    query.seniors = try arguments.number("--seniors", in: 0...DepartureQuery.mostPassengers) ?? 0
    query.currency = arguments["--currency"]?.uppercased() ?? query.currency
    query.language = arguments["--lang"]?.lowercased() ?? query.language
    if let problem = query.problems.first { throw UsageError(problem.message) }
    return query
  }

  private static func city(_ text: String) throws -> City {
    if let city = City.find(text) { return city }
    let known = City.known.map(\.name).joined(separator: ", ")
    throw UsageError(
      "\(text.quoted) is no city that is known here. Known are \(known), or any place by its geohash.")
  }

  private static func print(_ list: DepartureList, _ console: Console) {
    let query = list.query
    console.print("\("\(query.origin.name) → \(query.destination.name)", .bold)  \(query.date)")
    guard list.rowCount > 0 else {
      console.print(
        list.board.count == 0
          ? "No bus leaves on this day. Try another one with --date."
          : "No departure is direct. Leave out --direct to see all \(list.board.count).")
      return
    }
    for section in list.sections {
      if let day = section.title { console.print("\(day, .dim)") }
      var table = Table(.left, .left, .right, .right, .left, .left, .left, .left, .left)
      for row in section.rows {
        table.add(
          "  \(row.departs, .bold)", StyledText(row.arrivesWithMark), StyledText(row.duration),
          StyledText(row.price), StyledText(row.operatorName), StyledText(row.className ?? ""),
          StyledText(row.transfers ?? ""),
          "\("\(row.origin) → \(row.destination)", .dim)",
          StyledText(row.marks.joined(separator: ", "), .green))
      }
      table.print(to: console, flexible: 7)
    }
    console.print("\(list.rowCount == 1 ? "1 departure" : "\(list.rowCount) departures", .dim)")
  }
}

/// What `--json` says of a search.
private struct DeparturesJSON: Encodable {
  let complete: Bool
  let polls: Int
  let departures: [DepartureJSON]
}

/// What `--json` says of a departure.
private struct DepartureJSON: Encodable {
  let id: String
  @ExplicitNull var origin: String?
  @ExplicitNull var destination: String?
  let departs: String
  let arrives: String
  @ExplicitNull var durationMinutes: Int?
  let dayOffset: Int
  @ExplicitNull var `operator`: String?
  @ExplicitNull var `class`: String?
  @ExplicitNull var price: MoneyJSON?
  @ExplicitNull var seats: Int?
  @ExplicitNull var transfers: Int?

  init(_ departure: Departure, _ locale: Locale) {
    id = departure.id
    origin = departure.origin?.name
    destination = departure.destination?.name
    departs = departure.departs.iso8601
    arrives = departure.arrives.iso8601
    durationMinutes = departure.minutes
    dayOffset = departure.dayOffset
    `operator` = departure.busOperator?.name
    `class` = departure.className
    price = departure.price.map { MoneyJSON($0, locale: locale) }
    seats = departure.seats
    transfers = departure.transfers
  }
}
