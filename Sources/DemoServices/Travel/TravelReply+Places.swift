/// Cities, stations and operators.
extension TravelReply {
  func city(_ city: TravelCity) -> JSONTree {
    let locale = JSONTree.text(query.language.rawValue)
    let region = city.region
    let names = [city.name, region.name, region.countryName]
    return [
      "id": .text(city.id), "locale": locale, "region_id": .integer(region.id), "name": .text(city.name),
      "lat": .number(city.latitude), "lon": .number(city.longitude), "geohash": .text(city.geohash),
      "timezone": .text(city.zoneName), "image_url": .text("\(query.base)/pictures/city/\(city.geohash).png"),
      "legacy_url_form": .text(
        names.map { $0.filter { $0.isLetter && $0.isASCII } }.joined(separator: ",")),
      "full_name": .text(names.joined(separator: ", ")),
      "region": [
        "id": .integer(region.id), "locale": locale, "country_code2": .text(region.country),
        "name": .text(region.name),
        "country": [
          "code2": .text(region.country), "locale": locale, "code3": .text(region.code3),
          "name": .text(region.countryName), "continent": "NA", "default_locale": .text(region.language),
          "default_currency": .text(region.currency), "population": .integer(region.population),
        ],
      ],
    ]
  }

  static func location(_ station: TravelStation) -> JSONTree {
    [
      "id": .integer(station.id), "city_id": .text(station.cityID), "name": .text(station.name),
      "address": .array(station.address.map(JSONTree.text)), "type": .text(station.type),
      "lat": .number(orNull: station.place?.latitude), "lon": .number(orNull: station.place?.longitude),
      "geohash": .text(orNull: station.geohash),
    ]
  }

  func company(_ company: TravelOperator) -> JSONTree {
    [
      "id": .text(company.id), "source_id": .integer(company.source),
      "profile_id": .integer(company.source - 44), "name": .text(company.name),
      "url": .text(orNull: company.site.map { "https://\($0)/" }),
      "logo_url": .text(orNull: company.logoTemplate.map { query.base + $0 }),
      "display_name": .text(company.displayName), "sellable": true, "fuzzy_prices": false,
      "sell_tickets_cutoff": ["hours": 1],
      "amenities": [
        "classes": .object(company.classes.map { ($0.code, TravelReply.amenities($0)) })
      ],
      "source": .text(company.slug), "referral_deal": false, "display_url": .text(orNull: company.site),
      "fraud_check": nil, "terms": TravelReply.terms(company),
    ]
  }

  static func amenities(_ seatClass: TravelOperator.Class) -> JSONTree {
    let kinds = [
      "wifi", "toilet", "ac", "food", "refreshment", "power_outlets", "tv", "bus_attendant", "leg_room",
    ]
    return .object(
      [("display_name", .text(seatClass.name))]
        + kinds.map { ($0, .bool(seatClass.aboard.contains($0))) })
  }

  /// The terms of an operator; one without a site of its own tells none.
  static func terms(_ company: TravelOperator) -> JSONTree {
    guard company.site != nil else { return nil }
    return [
      "refund": .bool(company.ticket == "eticket"), "exchange": true, "bag_allowed": true,
      "piece_of_id": .bool(company.isLate),
      "boarding_requirement": company.ticket == "print" ? "printed_tkt" : "printed_or_mobile_tkt",
      "extra_bag_policy": true, "use_new_ticket": false, "exchange_cutoff": 24,
      "nb_checked_bags": company.fees > 200 ? 2 : 1, "kg_by_bag": 23, "nb_carry_on": 1,
      "extra_bag_cost": 1500,
    ]
  }
}
