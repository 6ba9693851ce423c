/// Durations in words, written and spoken.
public enum DurationWords {
  /// A duration for the eye: `7 h 54 min`, `45 min`, `8 h`. Less than nothing counts as nothing.
  public static func short(minutes: Int) -> String {
    join(minutes, hours: { translate("\($0) h") }, minutes: { translate("\($0) min") })
  }

  /// A duration for the ear: `7 hours 54 minutes`, `1 hour 1 minute`.
  public static func spoken(minutes: Int) -> String {
    join(
      minutes, hours: { translate.counted($0, one: "\($0) hour", other: "\($0) hours") },
      minutes: { translate.counted($0, one: "\($0) minute", other: "\($0) minutes") })
  }

  private static func join(
    _ minutes: Int, hours hoursText: (Int) -> String, minutes minutesText: (Int) -> String
  ) -> String {
    let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return minutesText(rest) }
    return rest == 0 ? hoursText(hours) : "\(hoursText(hours)) \(minutesText(rest))"
  }
}
