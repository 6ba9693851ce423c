extension City {
  /// New York.
  public static let newYork = City(
    geohash: "dr5reg", name: "New York", country: "US", zone: "America/New_York",
    aliases: ["New York City", "NYC"])
  /// Montréal.
  public static let montreal = City(
    geohash: "f25dvk", name: "Montréal", country: "CA", zone: "America/Montreal")

  /// The cities that a form can offer: New York, Montréal, and then by name.
  public static let known: [City] = [
    newYork,
    montreal,
    City(geohash: "dred9s", name: "Albany", country: "US", zone: "America/New_York"),
    City(geohash: "dqcx88", name: "Baltimore", country: "US", zone: "America/New_York"),
    City(geohash: "drt2yz", name: "Boston", country: "US", zone: "America/New_York"),
    City(geohash: "dpxgvp", name: "Buffalo", country: "US", zone: "America/New_York"),
    City(geohash: "drgvn0", name: "Burlington", country: "US", zone: "America/New_York"),
    City(geohash: "dp3wj6", name: "Chicago", country: "US", zone: "America/Chicago"),
    City(geohash: "drceee", name: "Kingston", country: "CA", zone: "America/Toronto"),
    City(geohash: "f244m6", name: "Ottawa", country: "CA", zone: "America/Toronto"),
    City(
      geohash: "dr4e39", name: "Philadelphia", country: "US", zone: "America/New_York",
      aliases: ["Philly"]),
    City(geohash: "drgy29", name: "Plattsburgh", country: "US", zone: "America/New_York"),
    City(geohash: "drmjyv", name: "Providence", country: "US", zone: "America/New_York"),
    City(
      geohash: "f2m673", name: "Québec", country: "CA", zone: "America/Montreal", aliases: ["Québec City"]),
    City(geohash: "f2hf7b", name: "Sherbrooke", country: "CA", zone: "America/Montreal"),
    City(geohash: "dpz88g", name: "Toronto", country: "CA", zone: "America/Toronto"),
    City(
      geohash: "dqcjqb", name: "Washington", country: "US", zone: "America/New_York",
      aliases: ["Washington, D.C.", "Washington DC"]),
  ]
}
