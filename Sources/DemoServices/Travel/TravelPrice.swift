/// What a journey costs all passengers together, in cents of the US dollar.
struct TravelPrice {
  let adults: Int
  let children: Int
  let seniors: Int
  let fees: Int
  let taxes: Int

  /// The fares without fees and taxes.
  var base: Int { adults + children + seniors }
  /// Everything.
  var total: Int { base + fees + taxes }

  /// The price for those who travel: children pay half the fare, seniors 85 per cent, fees are for each.
  init(fare: Int, company: TravelOperator, query: TravelQuery) {
    adults = fare * query.adults
    children = (fare / 2) * query.children
    seniors = (fare * 85 / 100) * query.seniors
    fees = company.fees * query.passengers
    taxes = (adults + children + seniors) * company.tax / 100
  }
}
