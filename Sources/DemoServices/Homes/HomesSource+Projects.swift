extension HomesSource {
  /// Developments; their ids are small and count apart from those of homes.
  static let projects = """
    id   | suburb     | address                                  | name            | agency     | price from | colour
    3107 | chermside  | 18 KURRAJONG AVENUE, CHERMSIDE, QLD 4032 | Kurrajong Green | southerly  | 689000     | #2E7D32
    3342 | parramatta | 5 FERRYMAN STREET, PARRAMATTA, NSW 2150  | The Ferryman    | banksia    | 598000     | #0D2B45
    3415 | torquay    | 200 SILVER GULL WAY, TORQUAY, VIC 3228   | Gullway Dunes   | goldfields | 915000     | #C8A165
    """

  /// The homes of the developments. A search finds the project, not these; their details can be asked for.
  static let projectHomes = """
    id         | project | type     | suburb     | address                | family    | dwelling                      | beds | baths | cars | land  | price         | status      | listed              | auction | headline                                      | features
    2020310207 | 3107    | property | chermside  | 1/18 Kurrajong Avenue  | townhouse | Townhouse                     | 3    | 2     | 1    | 168m² | $689,000      | New Home    | 2026-08-03T09:00:00 |         | Kurrajong Green: the three-bedroom plan       | Stone benchtops; Ducted air conditioning; Internal garage access
    2020310208 | 3107    | property | chermside  | 6/18 Kurrajong Avenue  | townhouse | Townhouse                     | 4    | 2     | 2    | 205m² | $815,000      | New Home    | 2026-08-03T09:05:00 |         | Kurrajong Green: the four-bedroom plan        | Stone benchtops; Ducted air conditioning; Study nook
    2020310209 | 3107    | property | chermside  | 9/18 Kurrajong Avenue  | townhouse | Townhouse                     | 4    | 3     | 2    | 231m² | UNDER OFFER   | Under Offer | 2026-08-03T09:10:00 |         | Kurrajong Green: the corner home              | Powder room downstairs; Visitor parking
    2020334211 | 3342    | property | parramatta | 905/5 Ferryman Street  | highrise  | New Apartments / Off the Plan | 1    | 1     | 1    |       | $598,000      | New Home    | 2026-07-20T10:00:00 |         | The Ferryman: one bedroom above the river     | Gymnasium; Concierge; Rooftop terrace
    2020334212 | 3342    | property | parramatta | 1411/5 Ferryman Street | highrise  | New Apartments / Off the Plan | 2    | 2     | 1    |       | $845,000      | New Home    | 2026-07-20T10:00:00 |         | The Ferryman: two bedrooms, two aspects       | Gymnasium; Concierge; Winter garden
    2020334213 | 3342    | property | parramatta | 2202/5 Ferryman Street | highrise  | New Apartments / Off the Plan | 3    | 2     | 2    |       | Contact agent | New Home    | 2026-07-20T10:00:00 |         | The Ferryman: a whole corner of the top floor | Integrated appliances; Indoor pool
    2020341506 | 3415    | property | torquay    | 12/200 Silver Gull Way | coastal   | New House & Land              | 3    | 2     | 2    | 412m² | $915,000      | New Home    | 2026-08-29T12:30:00 |         | Gullway Dunes: the Tern, three bedrooms       | Outdoor shower; Board store
    2020341507 | 3415    | property | torquay    | 15/200 Silver Gull Way | coastal   | New House & Land              | 4    | 2     | 2    | 448m² | $1,040,000    | New Home    | 2026-08-29T12:30:00 |         | Gullway Dunes: the Gannet, four bedrooms      | Outdoor shower; Louvre windows
    """

  /// What is said of each development, under its id.
  static let projectTexts = """
    = 3107
    Fourteen townhouses around a shared green, with the creek path at the gate and the busway ten minutes away
    on foot. There are three plans to choose from, each with its own garage, a private courtyard and solar
    panels on the roof, and the green itself has a kitchen garden, a long table and a swing.

    = 3342
    Twenty-four floors of apartments beside the ferry wharf, with a library, a pool and a kitchen for parties on
    the roof. All homes have cross-ventilation and a winter garden, and the ground floor will be a grocer, a
    bakery and a bicycle workshop.

    = 3415
    Thirty houses among restored dunes, all within six minutes of the sand. The builder offers two designs that
    have been proved in salt air, with timber that may go grey, and the paths between the gardens are for
    walking only.
    """
}
