import Ratios

/// How long the Products app takes from a cold start to the frame that shows the search, beside a program of libadwaita alone.
@MainActor
func productsStart() throws -> [Ratio] {
  let ratio = try ProgramLaunch.compare("ProductsProbe", with: "BareWindow")
  return [
    Ratio(name: "the search on screen / a bare libadwaita window", value: ratio.seconds, bound: 1.5)
  ]
}
