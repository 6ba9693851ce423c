extension TravelSource {
  /// Lines, both ways. `days` are those on which a bus sets off, Monday first. `via` names what lies between
  /// with the minutes since the departure of the outward trip, `+` the minutes waited where one changes.
  /// Fares are in cents of the US dollar for an adult. Notes:
  ///
  /// - `twin`: the trip comes twice, under two ids
  /// - `unpriced`: on some days no price is known
  /// - `seatless`: the number of free seats is never known
  /// - `stopless`: the stops are not told
  static let lines = """
    line | from          | to           | operator   | class   | days    | minutes | fare  | via                                      | out                           | back                          | notes
    n1   | nyc-port      | mtl-central  | boreal     | Economy | MTWTFSS | 480     | 5200  | alb-station@165 plb-plaza@395            | 00:01 07:00 08:30 13:30 18:30 | 00:30 07:15 10:00 14:00 18:45 | twin
    n2   | nyc-31st      | mtl-central  | laurentine | FLEX    | MTWTFSS | 505     | 6450  |                                          | 06:45 11:00 18:30             | 08:00 12:15 22:30             | seatless
    n3   | nyc-31st      | mtl-central  | laurentine | PROMO   | MTWTFSS | 505     | 4690  |                                          | 06:45 11:00 18:30             | 08:00 12:15 22:30             | unpriced
    n4   | nyc-port      | mtl-bonav    | tappan     | Normal  | MTWTFSS | 565     | 4450  | alb-station@170+40 plb-plaza@470         | 07:25 11:30 16:05 21:40       | 06:30 11:45 16:20 20:50       |
    n5   | nyc-canal     | mtl-yul      | borealqc   | Economy | MTWTFSS | 490     | 5150  | plb-plaza@400                            | 09:15 12:00 15:00 17:30       | 09:05 13:10 15:40 17:20       | stopless
    n6   | nyc-any       | mtl-central  | saltmarsh  | Economy | MTWTF-- | 500     | 4990  |                                          | 05:50 12:45                   | 06:00 14:30                   |
    n7   | nyc-port      | mtl-central  | lakelight  | Normal  | MTWTFSS | 640     | 3990  | alb-station@170+25 btv-downtown@445+30   | 10:05 13:05 19:30             | 08:40 11:05 20:10             | unpriced
    n8   | nyc-31st      | mtl-central  | heron      | Sleeper | MTWTFSS | 470     | 7990  |                                          | 22:15 23:00 23:45             | 22:00 23:00 23:55             |
    b1   | nyc-port      | bos-south    | saltmarsh  | Economy | MTWTFSS | 255     | 2900  |                                          | 06:30 09:00 12:30 16:00 19:30 | 06:00 09:30 13:00 16:30 20:00 | twin
    b2   | nyc-31st      | bos-logan    | verdant    | Regular | MTWTFSS | 275     | 3450  |                                          | 07:45 14:15 22:45             | 08:15 15:00 21:55             |
    t1   | nyc-port      | tor-union    | boreal     | Economy | MTWTFSS | 640     | 7800  | buf-ellicott@480                         | 07:30 13:00 21:00             | 07:00 14:00 20:30             | twin
    t2   | nyc-port      | tor-scarb    | lakelight  | Normal  | MTWTFSS | 720     | 6400  | alb-station@170+35 buf-ellicott@530      | 09:20 22:30                   | 08:45 21:45                   | seatless
    p1   | nyc-port      | phl-filbert  | tappan     | Normal  | MTWTFSS | 125     | 1850  |                                          | 07:00 10:00 13:00 17:00 20:00 | 06:45 09:45 12:45 16:45 21:15 |
    p2   | nyc-31st      | phl-30th     | saltmarsh  | Economy | MTWTFSS | 115     | 2100  |                                          | 08:10 15:30 18:40             | 07:20 14:10 19:25             | unpriced
    w1   | nyc-port      | was-union    | saltmarsh  | Economy | MTWTFSS | 265     | 3600  | phl-30th@120                             | 06:15 09:45 14:30 18:00       | 07:05 11:00 15:15 18:30       |
    w2   | nyc-canal     | was-union    | heron      | Sleeper | MTWTFSS | 280     | 4200  |                                          | 23:30                         | 23:15                         |
    a1   | nyc-port      | alb-station  | tappan     | Normal  | MTWTFSS | 165     | 3100  |                                          | 08:00 11:30 15:45 19:00       | 07:10 10:40 14:20 18:10       | twin
    u1   | nyc-port      | buf-ellicott | lakelight  | Normal  | MTWTFSS | 480     | 5500  | alb-station@165                          | 07:30 12:00 22:00             | 08:30 13:15 21:30             |
    q1   | mtl-central   | qc-palais    | laurentine | FLEX    | MTWTFSS | 195     | 3900  | qc-stefoy@170                            | 06:30 09:30 12:30 15:30 18:30 | 06:00 09:00 12:00 15:00 18:00 |
    q2   | mtl-yul       | qc-stefoy    | borealqc   | Economy | MTWTFSS | 200     | 3250  |                                          | 08:20 16:10 23:20             | 05:10 13:25 19:40             | twin
    o1   | mtl-central   | ott-station  | dominion   | Economy | MTWTFSS | 135     | 2700  |                                          | 07:00 10:00 13:00 17:00 20:00 | 06:40 09:40 13:40 16:40 19:40 |
    o2   | mtl-yul       | ott-rideau   | dominion   | First   | MTWTF-- | 125     | 4300  |                                          | 06:20 17:45                   | 07:30 18:15                   | unpriced
    r1   | mtl-bonav     | tor-union    | dominion   | Economy | MTWTFSS | 390     | 5200  | ott-station@135                          | 07:30 11:30 15:30 23:30       | 08:00 12:00 16:00 23:59       | twin
    r2   | mtl-central   | tor-union    | dominion   | First   | MTWTFSS | 370     | 7400  |                                          | 09:00 17:15                   | 09:15 17:45                   |
    m1   | mtl-central   | bos-south    | verdant    | Regular | MTWTFSS | 405     | 6100  | btv-downtown@150                         | 07:40 14:40 22:10             | 07:55 13:50 22:25             |
    v1   | mtl-central   | btv-downtown | verdant    | Regular | MTWTFSS | 150     | 2950  |                                          | 07:40 14:40 19:50             | 08:30 13:30 18:20             |
    l1   | mtl-bonav     | plb-plaza    | borealqc   | Economy | MTWTFSS | 95      | 2200  |                                          | 08:45 13:15 18:00             | 07:15 12:20 16:50             | stopless
    y1   | mtl-central   | alb-station  | boreal     | Economy | MTWTFSS | 300     | 4600  | plb-plaza@95                             | 07:15 14:00 23:50             | 09:50 16:20 21:25             |
    s1   | mtl-central   | she-depot    | laurentine | PROMO   | MTWTFSS | 120     | 1900  |                                          | 07:50 12:10 17:40             | 06:20 11:20 16:30             |
    c1   | ott-station   | tor-union    | dominion   | Economy | MTWTFSS | 320     | 4100  |                                          | 07:10 12:20 16:40 23:40       | 07:45 13:30 17:30 23:30       |
    f1   | tor-union     | buf-ellicott | lakelight  | Normal  | MTWTFSS | 165     | 2600  |                                          | 08:05 13:40 18:55             | 09:25 15:10 20:35             | twin
    h1   | tor-union     | chi-harrison | boreal     | Economy | MTWTFSS | 690     | 8200  |                                          | 08:15 20:15                   | 07:50 19:40                   |
    e1   | btv-downtown  | bos-south    | verdant    | Regular | ----FSS | 255     | 3700  |                                          | 10:20 17:10                   | 09:10 18:05                   |
    w3   | nyc-port      | bwi-downtown | saltmarsh  | Economy | MTWTFSS | 220     | 3100  | phl-30th@120                             | 06:50 10:30 15:20 20:10       | 07:40 12:15 17:05 21:10       |
    i1   | nyc-31st      | pvd-kennedy  | verdant    | Regular | MTWTFSS | 215     | 2850  |                                          | 08:25 13:20 18:50             | 07:05 12:40 17:15             |
    i2   | bos-south     | pvd-kennedy  | saltmarsh  | Economy | MTWTFSS | 65      | 1200  |                                          | 07:00 10:30 15:00 18:30 22:00 | 06:15 09:15 13:45 17:20 20:45 | twin
    k1   | mtl-central   | kgn-counter  | dominion   | Economy | MTWTFSS | 205     | 3600  |                                          | 08:15 13:05 18:20             | 07:35 12:50 18:05             |
    k2   | kgn-counter   | tor-union    | dominion   | Economy | MTWTFSS | 165     | 3050  |                                          | 07:20 11:10 15:55 19:15       | 08:05 12:30 16:20 20:50       |
    d1   | phl-30th      | was-union    | saltmarsh  | Economy | MTWTFSS | 150     | 2300  |                                          | 07:35 12:05 19:10             | 08:20 14:05 20:25             |
    j1   | alb-station   | bos-south    | verdant    | Regular | MTWTFSS | 180     | 3300  |                                          | 07:45 13:20 18:30             | 08:10 13:45 18:50             |
    j2   | alb-station   | btv-downtown | verdant    | Regular | MTWTFSS | 190     | 3150  |                                          | 09:30 16:15                   | 07:05 14:40                   |
    j3   | nyc-port      | plb-plaza    | tappan     | Normal  | MTWTFSS | 385     | 4700  | alb-station@165                          | 08:45 15:10 22:30             | 07:30 12:10 21:15             |
    j4   | alb-station   | plb-plaza    | tappan     | Normal  | MTWTFSS | 210     | 2900  |                                          | 11:45 18:05                   | 10:35 15:20                   | unpriced
    j5   | nyc-port      | btv-downtown | verdant    | Regular | MTWTFSS | 410     | 5300  | alb-station@170                          | 07:50 14:35                   | 08:15 15:05                   |
    j6   | alb-station   | buf-ellicott | lakelight  | Normal  | MTWTFSS | 305     | 3900  |                                          | 07:15 12:45 17:10             | 08:20 14:25 18:00             | seatless
    j7   | btv-downtown  | plb-plaza    | verdant    | Regular | MTWTFSS | 75      | 1600  |                                          | 10:05 17:25                   | 11:50 19:10                   |
    j8   | qc-stefoy     | she-depot    | laurentine | PROMO   | MTWTFSS | 155     | 2450  |                                          | 08:30 16:45                   | 09:20 17:50                   |
    j9   | ott-station   | kgn-counter  | dominion   | Economy | MTWTFSS | 125     | 2400  |                                          | 09:05 15:35 18:50             | 08:25 13:15 19:05             |
    g1   | phl-filbert   | bwi-downtown | saltmarsh  | Economy | MTWTFSS | 115     | 1900  |                                          | 07:25 13:05 18:15             | 08:40 14:10 19:25             |
    g2   | bwi-downtown  | was-union    | saltmarsh  | Economy | MTWTFSS | 60      | 950   |                                          | 08:00 11:30 15:10 19:40       | 07:10 10:50 14:45 20:05       | twin
    g3   | nyc-port      | chi-harrison | boreal     | Economy | MTWTFSS | 1065    | 10400 | buf-ellicott@480                         | 15:30 18:15                   | 13:40 17:20                   |
    g4   | buf-ellicott  | chi-harrison | boreal     | Economy | MTWTFSS | 570     | 7100  |                                          | 08:05 22:20                   | 07:35 21:50                   |
    i3   | nyc-port      | pvd-kennedy  | saltmarsh  | Economy | MTWTFSS | 210     | 2700  |                                          | 07:10 12:15 17:45             | 06:10 11:20 16:05 20:15       |
    l2   | mtl-central   | plb-plaza    | boreal     | Economy | MTWTFSS | 90      | 2350  |                                          | 07:30 13:10 19:15             | 06:20 11:35 17:55             |
    g5   | was-union     | chi-harrison | boreal     | Economy | MTWTFSS | 1020    | 9900  |                                          | 17:10                         | 16:30                         |
    """
}
