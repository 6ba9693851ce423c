import Foundation

/// The words in which the age of something is told; give others for another language.
public struct AgeWords: Sendable, Hashable {
  /// A number of units of time that have passed since.
  public struct Unit: Sendable, Hashable {
    /// For the number 1: `1 hour ago`.
    public var one: String
    /// For any other number, which `#` stands for: `# hours ago`.
    public var many: String

    /// A unit of its words.
    public init(one: String, many: String) {
      self.one = one
      self.many = many
    }

    fileprivate func text(_ number: Int) -> String {
      number == 1 ? one : many.replacingOccurrences(of: "#", with: String(number))
    }
  }

  /// For less than a minute.
  public var moment: String
  /// For whole minutes.
  public var minute: Unit
  /// For whole hours.
  public var hour: Unit
  /// For whole days.
  public var day: Unit

  /// Words for all ages.
  public init(moment: String, minute: Unit, hour: Unit, day: Unit) {
    self.moment = moment
    self.minute = minute
    self.hour = hour
    self.day = day
  }

  /// The English words, which stand at the end of a sentence.
  public static let english = AgeWords(
    moment: "a moment ago", minute: Unit(one: "1 minute ago", many: "# minutes ago"),
    hour: Unit(one: "1 hour ago", many: "# hours ago"), day: Unit(one: "1 day ago", many: "# days ago"))

  /// How long before `now` something was, in the largest unit that fits: `3 hours ago`. What is still to come
  /// counts as a moment ago: clocks differ.
  public func text(since date: Date, now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    switch seconds {
    case ..<60: return moment
    case ..<3_600: return minute.text(Int(seconds / 60))
    case ..<86_400: return hour.text(Int(seconds / 3_600))
    default: return day.text(Int(seconds / 86_400))
    }
  }
}
