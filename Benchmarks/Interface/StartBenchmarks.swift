import Ratios

/// How long the window of a trivial app takes until its first frame, and how much memory it has then, beside a program of
/// libadwaita alone.
@MainActor
func startBenchmarks() throws -> [Ratio] {
  let ratio = try ProgramLaunch.compare("WindowProbe", with: "BareWindow")
  return [
    Ratio(
      name: "window of a trivial app on screen / a bare libadwaita program", value: ratio.seconds, bound: 1.15
    ),
    Ratio(name: "its memory / the same", value: ratio.bytes, bound: 1.3),
  ]
}
