/// An estate agency with its agents.
struct HomeAgency {
  /// Who shows a home.
  struct Agent {
    let name: String
    let mobile: String
  }

  let slug: String
  let id: Int
  let name: String
  let address: String
  let phone: String
  let colour: String?
  let agents: [Agent]

  /// The path of its logo; `nil` for one that has no colour of its own either.
  var logoPath: String? { colour.map { _ in "/pictures/agency/\(slug).png" } }

  /// The path of the portrait of an agent, counted from 0.
  func portraitPath(_ number: Int) -> String { "/pictures/agent/\(slug)-\(number + 1).png" }

  /// Every agency by its short name.
  static func all(from connection: Connection) throws -> [String: HomeAgency] {
    let agents = try connection.rows("SELECT agency, name, mobile FROM home_agent ORDER BY agency, position")
    {
      row in (row.text(0) ?? "", Agent(name: row.text(1) ?? "", mobile: row.text(2) ?? ""))
    }
    let agencies = try connection.rows("SELECT slug, id, name, address, phone, colour FROM home_agency") {
      row in
      let slug = row.text(0) ?? ""
      return (
        slug,
        HomeAgency(
          slug: slug, id: row.integer(1) ?? 0, name: row.text(2) ?? "", address: row.text(3) ?? "",
          phone: row.text(4) ?? "", colour: row.text(5), agents: agents.filter { $0.0 == slug }.map(\.1))
      )
    }
    return Dictionary(agencies, uniquingKeysWith: { first, _ in first })
  }
}
