/// A bus company.
struct TravelOperator {
  /// A class of seats and what is aboard for it.
  struct Class {
    let code: String
    /// What passengers are told; empty or `-` for some, as in the real service.
    let name: String
    let aboard: Set<String>
  }

  let slug: String
  let source: Int
  let name: String
  let displayName: String
  let site: String?
  /// Cents of the US dollar for each passenger.
  let fees: Int
  /// Per cent of the fare.
  let tax: Int
  /// Fares are whole multiples of so many cents; 0 where they are not, nor even of cents.
  let step: Int
  /// Whether the company is described only with the reply after its first departure.
  let isLate: Bool
  /// Whether its prices name their currency.
  let tellsCurrency: Bool
  let ticket: String
  /// Whether there is a picture of its coaches.
  let hasLogo: Bool
  let classes: [Class]

  /// The address of its logo below the server's, as a template for the size
  /// (https://www.rfc-editor.org/rfc/rfc6570); operators differ in how they write it.
  var logoTemplate: String? {
    guard hasLogo else { return nil }
    let path = "/pictures/operator/\(slug).png"
    return tellsCurrency ? path + "?height={height}&width={width}" : path + "?scale=fit{&height,width}"
  }

  /// 32 hexadecimal digits.
  var id: String { (1...4).map { Seed("operator \(slug) \($0)").hex }.joined() }

  /// Every operator, in the order in which they answer.
  static func all(from connection: Connection) throws -> [TravelOperator] {
    let classes = try connection.rows("SELECT operator, class, name, aboard FROM travel_class ORDER BY rowid")
    {
      row in
      (
        row.text(0),
        Class(
          code: row.text(1) ?? "", name: row.text(2) ?? "",
          aboard: Set((row.text(3) ?? "").split(separator: " ").map(String.init)))
      )
    }
    return try connection.rows(
      """
      SELECT slug, source, name, display, site, fees, tax, step, late,
        tells_currency, ticket, mark IS NOT NULL
      FROM travel_operator
      ORDER BY position
      """
    ) { row in
      let slug = row.text(0) ?? ""
      return TravelOperator(
        slug: slug, source: row.integer(1) ?? 0, name: row.text(2) ?? "", displayName: row.text(3) ?? "",
        site: row.text(4), fees: row.integer(5) ?? 0, tax: row.integer(6) ?? 0, step: row.integer(7) ?? 0,
        isLate: row.integer(8) == 1,
        tellsCurrency: row.integer(9) == 1, ticket: row.text(10) ?? "", hasLogo: row.integer(11) == 1,
        classes: classes.filter { $0.0 == slug }.map(\.1))
    }
  }
}
