import Foundation
import Homes

extension Command {
  static let homes = Command(
    name: "homes",
    summary: "Look for homes to buy or rent, and keep favourites",
    usage: [
      "homes [--mode buy|rent] [--beds N]", "homes --favourites", "homes show ID   (as property:2020100699)",
      "homes favourite ID", "homes unfavourite ID",
    ],
    options: [
      .value("--mode", "buy|rent", "which homes; the choice is kept for the next time (default: buy)"),
      .flag("--favourites", "only the favourites, those that are no longer listed included"),
      .value("--beds", "N", "at least so many bedrooms"),
    ]
  ) { invocation in
    let operands = invocation.arguments.operands
    switch operands.first {
    case nil: return try await list(invocation)
    case "show" where operands.count == 2: return try await show(try id(operands[1]), invocation)
    case "favourite" where operands.count == 2: return try await favourite(try id(operands[1]), invocation)
    case "unfavourite" where operands.count == 2:
      return try await unfavourite(try id(operands[1]), invocation)
    case "show", "favourite", "unfavourite":
      throw UsageError("homes \(operands[0]) needs one id, as property:2020100699.")
    case let other?: throw UsageError("homes does not know \(other.quoted).")
    }
  }

  private static func id(_ text: String) throws -> HomeID {
    guard let id = HomeID(text) else {
      throw UsageError(
        "\(text.quoted) is no id of a home. It looks like property:2020100699 or project:3107.")
    }
    return id
  }

  /// The choice is kept as in the app: what `--mode` says is there the next time. The homes can be shown without.
  private static func mode(_ invocation: Invocation) async throws -> HomesMode {
    let chosen = try invocation.arguments.choice("--mode", among: HomesMode.self)
    let preference = HomesModePreference(invocation.services.preferences)
    do {
      guard let chosen else { return try await preference.read() ?? .buy }
      try await preference.write(chosen)
    } catch {
      invocation.console.note(Explanation.of(error))
    }
    return chosen ?? .buy
  }

  @MainActor
  private static func list(_ invocation: Invocation) async throws -> Int32 {
    let filter = HomesFilter(minimumBedrooms: try invocation.arguments.number("--beds", in: 0...100))
    let mode = try await mode(invocation)
    let service = invocation.services.homes()
    let favourites = FavouritesModel(store: await invocation.services.favourites(), service: service)
    var homes: [Home]
    var total: Int?
    if invocation.arguments.has("--favourites") {
      await favourites.listAppeared().value
      try favourites.requireKnown()
      homes = favourites.favourites.map { favourites.home($0.id) ?? $0.home }
    } else {
      await favourites.appeared().value
      favourites.noteIfUnknown(on: invocation.console)
      let results = try await service.search(mode, [])
      invocation.noteAge(of: results.origin)
      homes = results.homes
      total = filter.isEmpty ? results.total : nil
    }
    if let notice = favourites.notice { invocation.console.note(notice) }
    homes = filter.matching(homes)

    let isFavourites = invocation.arguments.has("--favourites")
    let rows = homes.map { home in
      HomeRow(
        home, isFavourite: favourites.isFavourite(home.id),
        isListed: isFavourites ? favourites.isListed(home.id) : true)
    }
    if invocation.wantsJSON {
      try invocation.console.print(
        json: HomesJSON(
          mode: mode.rawValue, total: total ?? homes.count, favouriteCount: favourites.count,
          homes: zip(homes, rows).map(HomeJSON.init)))
    } else {
      print(rows, mode: isFavourites ? nil : mode, favourites, invocation.console)
    }
    return 0
  }

  @MainActor
  private static func print(
    _ rows: [HomeRow], mode: HomesMode?, _ favourites: FavouritesModel, _ console: Console
  ) {
    var table = Table(.left, .left, .left, .left, .left, .left, .left)
    for row in rows {
      table.add(
        row.isFavourite == true ? "\("♥", .red)" : " ", StyledText(row.id.description, .dim),
        StyledText(row.title), StyledText(row.subtitle ?? "", .dim), StyledText(row.price ?? "–"),
        StyledText(rooms(row.bedrooms, row.bathrooms, row.parkingSpaces)),
        StyledText(row.status ?? "", row.isListed == false ? .yellow : .dim))
    }
    table.print(to: console, flexible: 2)
    let homes = rows.count == 1 ? "1 home" : "\(rows.count) homes"
    let listed = mode.map { "\(homes) to \($0.rawValue)" } ?? homes
    console.print("\("\(listed), \(favourites.countText)", .dim)")
  }

  @MainActor
  private static func show(_ id: HomeID, _ invocation: Invocation) async throws -> Int32 {
    let service = invocation.services.homes()
    let favourites = FavouritesModel(store: await invocation.services.favourites(), service: service)
    let model = HomeDetailModel(
      id: id, service: service, favourites: favourites, locale: invocation.locale)
    await model.appeared()?.value
    favourites.noteIfUnknown(on: invocation.console)
    if case .failed(let message) = model.phase { throw CommandFailure(message) }
    guard let content = model.content else {
      throw CommandFailure("There is no home \(id). See all with: highstreet homes")
    }
    if let notice = model.notice { invocation.console.note(notice) }
    let isListed = model.phase != .notListed
    if invocation.wantsJSON {
      try invocation.console.print(
        json: HomeDetailJSON(content, isFavourite: model.isFavourite, isListed: isListed))
    } else {
      print(content, isFavourite: model.isFavourite == true, invocation.console)
    }
    return 0
  }

  private static func print(_ content: HomeDetailContent, isFavourite: Bool, _ console: Console) {
    console.print("\(content.row.title, .bold)\(isFavourite ? "\("  ♥", .red)" : "")")
    if let address = content.row.subtitle { console.print("\(address)") }
    console.print()
    var table = Table(.left, .left)
    for fact in content.facts { table.add(StyledText(fact.label, .dim), StyledText(fact.value)) }
    for time in content.inspections { table.add("\("Inspection", .dim)", StyledText(time)) }
    if let name = content.advertiser?.name { table.add("\("Agency", .dim)", StyledText(name)) }
    for agent in content.advertiser?.agents ?? [] {
      let phones = agent.phones.map(\.number).joined(separator: ", ")
      table.add("\("Agent", .dim)", StyledText("\(agent.name)  \(phones)"))
    }
    if let page = content.webPage { table.add("\("Web page", .dim)", StyledText(page.absoluteString)) }
    table.print(to: console, flexible: 1)
    if !content.parts.isEmpty {
      console.print()
      print(content.parts, console)
    }
    if let text = content.text {
      console.print()
      console.print(paragraph: text)
    }
    // The text often lists them itself.
    let untold = content.features.filter { content.text?.localizedCaseInsensitiveContains($0) != true }
    if !untold.isEmpty {
      console.print()
      for feature in untold { console.print("• \(feature)") }
    }
  }

  /// The homes of a project.
  private static func print(_ parts: [HomeProject.Part], _ console: Console) {
    var table = Table(.left, .left, .left, .left, .left)
    for part in parts {
      table.add(
        StyledText(part.id.description, .dim), StyledText(part.price ?? "–"),
        StyledText(rooms(part.bedrooms, part.bathrooms, part.parkingSpaces)), StyledText(part.size ?? ""),
        StyledText(part.status ?? "", .dim))
    }
    table.print(to: console, flexible: 1)
  }

  private static func rooms<Count>(_ beds: Count?, _ baths: Count?, _ cars: Count?) -> String {
    [("bed", beds), ("bath", baths), ("car", cars)]
      .compactMap { name, count in count.map { "\($0) \(name)" } }.joined(separator: ", ")
  }

  @MainActor
  private static func favourite(_ id: HomeID, _ invocation: Invocation) async throws -> Int32 {
    let detail = try await invocation.services.homes().detail(id)
    let store = await invocation.services.favourites()
    let contents = try await store.add(Favourite(home: detail.home, savedAt: Date()))
    try report(contents, store, id, isFavourite: true, invocation)
    return 0
  }

  @MainActor
  private static func unfavourite(_ id: HomeID, _ invocation: Invocation) async throws -> Int32 {
    let store = await invocation.services.favourites()
    let contents = try await store.remove(id)
    try report(contents, store, id, isFavourite: false, invocation)
    return 0
  }

  private static func report(
    _ contents: FavouritesStore.Contents, _ store: FavouritesStore, _ id: HomeID, isFavourite: Bool,
    _ invocation: Invocation
  ) throws {
    if let kept = contents.setAside {
      invocation.console.note(
        "The file of the favourites was damaged and is kept as \(kept.path). The list starts anew.")
    }
    invocation.notePlace(of: store.backend)
    let count = contents.favourites.count
    if invocation.wantsJSON {
      try invocation.console.print(
        json: FavouriteJSON(id: id.description, favourite: isFavourite, favouriteCount: count))
    } else {
      let home = isFavourite ? "\(id) is a favourite." : "\(id) is no favourite."
      invocation.console.print("\(home) \(count == 1 ? "1 favourite" : "\(count) favourites") in all.")
    }
  }
}

extension FavouritesModel {
  fileprivate func requireKnown() throws {
    if case .unknown(let message) = phase { throw CommandFailure(message) }
  }

  fileprivate func noteIfUnknown(on console: Console) {
    if case .unknown(let message) = phase { console.note(message) }
  }
}
