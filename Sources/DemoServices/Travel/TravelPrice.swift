/// What a journey costs all passengers together, in millionths of the US dollar: what is rounded to the minor units of
/// a currency is rounded once, and each part by itself, so that the parts can miss the total by one.
struct TravelPrice {
  let adults: Int
  let children: Int
  let seniors: Int
  let fees: Int
  let taxes: Int

  private static let cent = 10_000

  /// The fares without fees and taxes.
  var base: Int { adults + children + seniors }
  /// Everything.
  var total: Int { base + fees + taxes }

  /// The price for those who travel: children pay half the fare, seniors 85 per cent, fees are for each.
  init(of trip: TravelTrip, query: TravelQuery) {
    let fare = TravelPrice.fare(of: trip, on: query.date)
    adults = fare * query.adults
    children = fare / 2 * query.children
    seniors = fare * 85 / 100 * query.seniors
    fees = trip.company.fees * TravelPrice.cent * query.passengers
    taxes = (adults + children + seniors) * trip.company.tax / 100
  }

  /// Dearer on Fridays and Sundays, and a little up or down from day to day.
  private static func fare(of trip: TravelTrip, on date: LocalDate) -> Int {
    let weekend = date.weekday == 4 || date.weekday == 6 ? 12 : 0
    let chance = Seed("fare \(trip.id) \(date)").below(240) - 80
    let fare = trip.fare * cent * (1_000 + weekend * 10 + chance) / 1_000
    let step = trip.company.step * cent
    return step > 0 ? fare / step * step : fare
  }
}
