import Foundation

/// The age of something in words that stand at the end of a sentence.
public enum AgeWords {
  /// How long before `now` something was, in the largest unit that fits: `3 hours ago`. What is still to come
  /// counts as a moment ago: clocks differ.
  public static func text(since date: Date, now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    switch seconds {
    case ..<60: return translate("a moment ago")
    case ..<3_600:
      let minutes = Int(seconds / 60)
      return translate.counted(minutes, one: "\(minutes) minute ago", other: "\(minutes) minutes ago")
    case ..<86_400:
      let hours = Int(seconds / 3_600)
      return translate.counted(hours, one: "\(hours) hour ago", other: "\(hours) hours ago")
    default:
      let days = Int(seconds / 86_400)
      return translate.counted(days, one: "\(days) day ago", other: "\(days) days ago")
    }
  }
}
