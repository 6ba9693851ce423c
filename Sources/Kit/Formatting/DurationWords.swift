/// The words in which durations are written and spoken; give others for another language.
public struct DurationWords: Sendable, Hashable {
  /// A unit of time, as it stands behind a number.
  public struct Unit: Sendable, Hashable {
    /// Beside a number on a screen: `h`.
    public var short: String
    /// Spoken behind the number 1: `hour`.
    public var one: String
    /// Spoken behind any other number: `hours`.
    public var many: String

    /// A unit of its words.
    public init(short: String, one: String, many: String) {
      self.short = short
      self.one = one
      self.many = many
    }
  }

  /// The unit of 60 minutes.
  public var hour: Unit
  /// The unit of one minute.
  public var minute: Unit

  /// Words for both units.
  public init(hour: Unit, minute: Unit) {
    self.hour = hour
    self.minute = minute
  }

  /// The English words.
  public static let english = DurationWords(
    hour: Unit(short: "h", one: "hour", many: "hours"),
    minute: Unit(short: "min", one: "minute", many: "minutes"))

  /// A duration for the eye: `7 h 54 min`, `45 min`, `8 h`. Less than nothing counts as nothing.
  public func short(minutes: Int) -> String {
    join(minutes) { number, unit in "\(number) \(unit.short)" }
  }

  /// A duration for the ear: `7 hours 54 minutes`, `1 hour 1 minute`.
  public func spoken(minutes: Int) -> String {
    join(minutes) { number, unit in "\(number) \(number == 1 ? unit.one : unit.many)" }
  }

  private func join(_ minutes: Int, _ part: (Int, Unit) -> String) -> String {
    let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return part(rest, minute) }
    return rest == 0 ? part(hours, hour) : "\(part(hours, hour)) \(part(rest, minute))"
  }
}
