import Foundation

extension TravelReply.City {
  init(_ city: TravelCity, language: TravelLanguage, base: String) {
    let plain = { (text: String) in text.filter { $0.isLetter && $0.isASCII } }
    id = city.id
    locale = language.rawValue
    regionId = city.region.id
    name = city.name
    lat = city.latitude
    lon = city.longitude
    geohash = city.geohash
    timezone = city.zoneName
    imageUrl = OrNull("\(base)/pictures/city/\(city.geohash).png")
    legacyUrlForm = [city.name, city.region.name, city.region.countryName].map(plain).joined(separator: ",")
    fullName = "\(city.name), \(city.region.name), \(city.region.countryName)"
    region = TravelReply.Region(
      id: city.region.id, locale: language.rawValue, countryCode2: city.region.country,
      name: city.region.name,
      country: TravelReply.Country(
        code2: city.region.country, locale: language.rawValue, code3: city.region.code3,
        name: city.region.countryName, continent: "NA", defaultLocale: city.region.language,
        defaultCurrency: city.region.currency, population: city.region.population))
  }
}

extension TravelReply.Location {
  init(_ station: TravelStation) {
    id = station.id
    cityId = station.cityID
    name = station.name
    address = station.address
    type = station.type
    lat = OrNull(station.place?.latitude)
    lon = OrNull(station.place?.longitude)
    geohash = OrNull(station.geohash)
  }
}

extension TravelReply.Operator {
  init(_ company: TravelOperator, base: String) {
    id = company.id
    sourceId = company.source
    profileId = company.source - 44
    name = company.name
    url = OrNull(company.site.map { "https://\($0)/" })
    logoUrl = OrNull(company.logoTemplate.map { base + $0 })
    displayName = company.displayName
    sellable = true
    fuzzyPrices = false
    sellTicketsCutoff = Cutoff(hours: 1)
    amenities = Classes(
      classes: Dictionary(
        company.classes.map { ($0.code, TravelReply.Amenities($0)) }, uniquingKeysWith: { first, _ in first })
    )
    source = company.slug
    referralDeal = false
    displayUrl = OrNull(company.site)
    fraudCheck = OrNull(nil)
    terms = OrNull(TravelReply.Terms(company))
  }
}

extension TravelReply.Amenities {
  init(_ seatClass: TravelOperator.Class) {
    let has = { (name: String) in seatClass.aboard.contains(name) }
    displayName = seatClass.name
    wifi = has("wifi")
    toilet = has("toilet")
    ac = has("ac")
    food = has("food")
    refreshment = has("refreshment")
    powerOutlets = has("power_outlets")
    tv = has("tv")
    busAttendant = has("bus_attendant")
    legRoom = has("leg_room")
  }
}

extension TravelReply.Terms {
  /// The terms of an operator; one without a site of its own tells none.
  init?(_ company: TravelOperator) {
    if company.site == nil { return nil }
    refund = company.ticket == "eticket"
    exchange = true
    bagAllowed = true
    pieceOfId = company.isLate
    boardingRequirement = company.ticket == "print" ? "printed_tkt" : "printed_or_mobile_tkt"
    extraBagPolicy = true
    useNewTicket = false
    exchangeCutoff = 24
    nbCheckedBags = company.fees > 200 ? 2 : 1
    kgByBag = 23
    nbCarryOn = 1
    extraBagCost = 1500
  }
}

extension TravelReply.Departure {
  init(_ planned: PlannedDeparture, route: TravelRoute, query: TravelQuery) {
    let trip = planned.trip
    id = planned.id
    busbudDepartureId = planned.tripID
    sourceId = trip.company.source
    checkoutType = "new"
    operatorId = trip.company.id
    originLocationId = trip.origin.id
    destinationLocationId = trip.destination.id
    self.class = trip.seatClass.code
    className = trip.seatClass.name
    amenities = TravelReply.Amenities(trip.seatClass)
    availableSeats = OrNull(planned.seats)
    prices = planned.price.map { TravelReply.Prices($0, company: trip.company, query: query) }
    ticketTypes = [trip.company.ticket]
    departureTimezone = route.origin.zoneName
    arrivalTimezone = route.destination.zoneName
    departureTime = OrNull(planned.isMalformed ? nil : planned.departs.wallClock(in: route.originZone))
    arrivalTime = planned.arrives.wallClock(in: route.destinationZone)
    duration = trip.minutes
    let transfers = trip.stops.filter(\.isTransfer).count
    hasTransfers = transfers > 0
    numTransfers = OrNull(planned.stops == nil ? nil : transfers)
    tripStops = OrNull(planned.stops.map { $0.map { TravelReply.TripStop($0, route: route) } })
    terms = OrNull(TravelReply.Terms(trip.company))
  }
}

extension TravelReply.Prices {
  init(_ price: TravelPrice, company: TravelOperator, query: TravelQuery) {
    let told = query.rate.minorUnits
    currency = company.tellsCurrency ? query.currency : nil
    total = told(price.total)
    // Each part is rounded by itself, so that they can miss the total by one.
    breakdown = Breakdown(base: told(price.base), fees: told(price.fees), taxes: told(price.taxes))
    let kinds = [("adult", price.adults), ("child", price.children), ("senior", price.seniors)]
    categories = Dictionary(
      kinds.filter { $0.1 > 0 }.map { ($0.0, told($0.1)) }, uniquingKeysWith: { first, _ in first })
    discounted = query.children + query.seniors > 0
  }
}

extension TravelReply.TripStop {
  /// Stops between are told in the zone of the journey's start.
  init(_ stop: PlannedDeparture.Stop, route: TravelRoute) {
    let zone = stop.departs == nil ? route.destinationZone : route.originZone
    arrivalTime = OrNull(stop.arrives?.wallClock(in: zone))
    departureTime = OrNull(stop.departs?.wallClock(in: zone))
    if let arrives = stop.arrives, let departs = stop.departs {
      duration = Int(departs.timeIntervalSince(arrives)) / 60
    } else {
      duration = 0
    }
    locationId = stop.station.id
    geohash = OrNull(stop.station.geohash)
    name = stop.station.name
    transfer = stop.isTransfer
  }
}

extension TravelReply.Failure {
  init(_ refusal: TravelRefusal) {
    error = Body(
      type: refusal.type, details: refusal.details, code: refusal.code, userVisible: true)
  }
}
