import Foundation

/// The rules of a time zone, laid out once so that a wall-clock time becomes an instant by one look-up.
///
/// The table covers the years 1970 to 2099; before and after, the first and last offset of that span hold.
/// Instances are shared: asking for the same zone again costs next to nothing.
public final class ZoneTable: Sendable {
  /// The zone's IANA name, https://www.iana.org/time-zones.
  public let identifier: String

  /// A change of the zone's offset.
  struct Transition: Sendable {
    /// When it happens, in seconds since 1970.
    let instant: Int
    /// Seconds east of Greenwich until then.
    let before: Int
    /// Seconds east of Greenwich from then on.
    let after: Int
    /// The first wall-clock time, in seconds since 1970-01-01T00:00, that neither the change's gap nor its
    /// overlap touches.
    var settled: Int { instant + max(before, after) }
  }

  private let transitions: [Transition]
  private let lastOffset: Int

  /// The table of a zone by its IANA name; `nil` when there is no such zone.
  ///
  /// America/Montreal, which some systems lack, has been America/Toronto under another name since 1970.
  public static func named(_ identifier: String) -> ZoneTable? {
    ZoneTableCache.table(named: identifier == "America/Montreal" ? "America/Toronto" : identifier)
  }

  fileprivate init(identifier: String, zone: TimeZone) {
    self.identifier = identifier
    transitions = ZoneTable.transitions(of: zone)
    lastOffset =
      transitions.last?.after ?? zone.secondsFromGMT(for: Date(timeIntervalSince1970: 0))
  }

  /// Finds the instant at which a clock of this zone shows a wall-clock time.
  ///
  /// - Parameter wall: seconds from 1970-01-01T00:00 to the time shown, both on the wall clock.
  /// - Returns: the instant in seconds since 1970, and the offset in force then. A time that the clock skips
  ///   is moved forward by what it skips; of a time that it shows twice, the first is meant.
  func resolve(wall: Int) -> (instant: Int, offset: Int) {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].settled > wall { high = middle } else { low = middle + 1 }
    }
    guard low < transitions.count else { return (wall - lastOffset, lastOffset) }
    let next = transitions[low]
    let instant = wall - next.before
    return (instant, instant >= next.instant && next.after > next.before ? next.after : next.before)
  }

  /// Looks at the zone once a week, since Foundation tells of daylight saving but not of other changes, and
  /// then narrows each change down to the second.
  private static func transitions(of zone: TimeZone) -> [Transition] {
    func offset(_ instant: Int) -> Int {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
    }
    let week = 7 * 86_400
    let end = 4_102_444_800  // 2100-01-01
    var found: [Transition] = []
    var before = offset(0)
    for start in stride(from: 0, to: end, by: week) {
      let after = offset(start + week)
      if after != before {
        var low = start
        var high = start + week
        while high - low > 1 {
          let middle = (low + high) / 2
          if offset(middle) == before { low = middle } else { high = middle }
        }
        found.append(Transition(instant: high, before: before, after: after))
      }
      before = after
    }
    return found
  }
}

extension ZoneTable: Hashable {
  /// Whether both are of the same zone.
  public static func == (lhs: ZoneTable, rhs: ZoneTable) -> Bool {
    lhs === rhs || lhs.identifier == rhs.identifier
  }

  /// Hashes the zone's name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

/// The tables made so far: one for each zone that exists and was asked for.
private enum ZoneTableCache {
  private static let lock = NSLock()
  // Guarded by `lock`.
  nonisolated(unsafe) private static var tables: [String: ZoneTable] = [:]

  static func table(named identifier: String) -> ZoneTable? {
    lock.lock()
    defer { lock.unlock() }
    if let known = tables[identifier] { return known }
    guard isPlain(identifier), let zone = TimeZone(identifier: identifier) else { return nil }
    let table = ZoneTable(identifier: identifier, zone: zone)
    tables[identifier] = table
    return table
  }

  /// Whether the name has only the letters of zone names: it may have come from a reply, and Foundation looks
  /// for files of that name.
  private static func isPlain(_ identifier: String) -> Bool {
    identifier.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "+"):
        true
      default: false
      }
    }
  }
}
