import Foundation
import Formatting

/// Turns departures into text. Making one is dear, using it is cheap: keep it.
public struct DepartureFormatter: Sendable {
  private let times: LocalTimeFormatter
  private let money: MoneyFormatter

  /// A formatter that writes times, days and money as a locale does.
  public init(locale: Locale) {
    times = LocalTimeFormatter(locale: locale)
    money = MoneyFormatter(locale: locale)
  }

  /// The row of a departure; the query's cities stand for stations that are not known.
  public func row(_ departure: Departure, of query: DepartureQuery) -> DepartureRow {
    DepartureRow(text(departure, of: query))
  }

  private func text(_ departure: Departure, of query: DepartureQuery) -> DepartureText {
    let departs = times.time(departure.departs)
    let arrives = times.time(departure.arrives)
    let days = departure.dayOffset
    let minutes = departure.minutes
    let origin = departure.origin?.name ?? query.origin.name
    let destination = departure.destination?.name ?? query.destination.name
    let operatorName = departure.busOperator?.name ?? DeparturesText.operatorUnknown
    let price = price(departure)
    let transfers = transfers(departure)
    let rest: [String?] = [
      days == 0 ? nil : DeparturesText.spokenDay(days),
      minutes.map(DurationWords.spoken(minutes:)), operatorName, price, transfers,
    ]
    return DepartureText(
      id: departure.id, day: day(departure.departs.date), departs: departs, arrives: arrives,
      dayMark: days == 0 ? nil : DeparturesText.dayMark(days),
      duration: minutes.map(DurationWords.short(minutes:)) ?? DeparturesText.durationUnknown, origin: origin,
      destination: destination, operatorName: operatorName, className: departure.className, price: price,
      transfers: transfers, seats: departure.seats.map(DeparturesText.seats),
      amenities: departure.amenities ?? [],
      spoken: DeparturesText.spoken(
        departs: departs, origin: origin, arrives: arrives, destination: destination,
        rest: rest.compactMap { $0 }))
  }

  /// A day in full.
  public func day(_ date: LocalDate) -> String { times.day(date) }

  func text(_ amount: Money) -> String { money.string(from: amount) }

  func time(_ time: LocalTime) -> String { times.time(time) }

  func price(_ departure: Departure) -> String {
    departure.price.map(money.string(from:)) ?? DeparturesText.priceUnavailable
  }

  func transfers(_ departure: Departure) -> String? {
    departure.transfers.map(DeparturesText.transfers)
      ?? departure.isDirect.map { $0 ? DeparturesText.direct : DeparturesText.withTransfers }
  }
}
