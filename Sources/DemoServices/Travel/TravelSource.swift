/// The demo's timetable as it is written down: what `TravelTables` fills its tables from.
///
/// Cities and their places are real; the operators, their lines, times and fares are made up.
enum TravelSource {
  /// Cities, with the coordinates of GeoNames, from which their geohashes are computed, and what is to be
  /// seen in their pictures.
  static let cities = """
    city         | id     | en           | fr           | de           | region | zone             | lat      | lon       | sights
    new-york     | a84183 | New York     | New York     | New York     | NY     | America/New_York | 40.71427 | -74.00597 | towers bridge harbour
    montreal     | fb933e | Montréal     | Montréal     | Montreal     | QC     | America/Montreal | 45.50884 | -73.58781 | hills towers church
    quebec       | dcb1b1 | Québec City  | Québec       | Québec       | QC     | America/Montreal | 46.81228 | -71.21454 | castle harbour
    ottawa       | 7d0c4e | Ottawa       | Ottawa       | Ottawa       | ON     | America/Toronto  | 45.41117 | -75.69812 | clock hills
    toronto      | 51e9b2 | Toronto      | Toronto      | Toronto      | ON     | America/Toronto  | 43.70011 | -79.4163  | needle towers harbour
    boston       | 2fa671 | Boston       | Boston       | Boston       | MA     | America/New_York | 42.35843 | -71.05977 | towers church harbour
    albany       | 93b80d | Albany       | Albany       | Albany       | NY     | America/New_York | 42.65258 | -73.75623 | dome towers
    burlington   | c45f26 | Burlington   | Burlington   | Burlington   | VT     | America/New_York | 44.47588 | -73.21207 | church hills houses harbour
    plattsburgh  | e8137a | Plattsburgh  | Plattsburgh  | Plattsburgh  | NY     | America/New_York | 44.69949 | -73.45291 | hills houses lighthouse harbour
    philadelphia | 0b6dc9 | Philadelphia | Philadelphie | Philadelphia | PA     | America/New_York | 39.95233 | -75.16379 | towers clock
    washington   | 68f2e5 | Washington   | Washington   | Washington   | DC     | America/New_York | 38.89511 | -77.03637 | dome obelisk
    buffalo      | b7904f | Buffalo      | Buffalo      | Buffalo      | NY     | America/New_York | 42.88645 | -78.87837 | towers bridge lighthouse harbour
    sherbrooke   | 1ce358 | Sherbrooke   | Sherbrooke   | Sherbrooke   | QC     | America/Montreal | 45.40008 | -71.89908 | hills church houses
    baltimore    | 40c8d1 | Baltimore    | Baltimore    | Baltimore    | MD     | America/New_York | 39.29038 | -76.61219 | towers houses harbour
    providence   | 9e57a0 | Providence   | Providence   | Providence   | RI     | America/New_York | 41.82399 | -71.41283 | hills dome bridge harbour
    kingston     | 35bf62 | Kingston     | Kingston     | Kingston     | ON     | America/Toronto  | 44.22976 | -76.48098 | dome houses harbour
    chicago      | d62a9c | Chicago      | Chicago      | Chicago      | IL     | America/Chicago  | 41.85003 | -87.65005 | towers harbour
    """

  /// States and provinces, with their countries.
  static let regions = """
    region | id   | en                   | fr                 | de                   | country
    NY     | 6417 | New York             | New York           | New York             | US
    MA     | 6312 | Massachusetts        | Massachusetts      | Massachusetts        | US
    VT     | 6458 | Vermont              | Vermont            | Vermont              | US
    PA     | 6431 | Pennsylvania         | Pennsylvanie       | Pennsylvania         | US
    DC     | 6276 | District of Columbia | District de Columbia | District of Columbia | US
    MD     | 6311 | Maryland             | Maryland           | Maryland             | US
    RI     | 6443 | Rhode Island         | Rhode Island       | Rhode Island         | US
    IL     | 6293 | Illinois             | Illinois           | Illinois             | US
    QC     | 3361 | Quebec               | Québec             | Quebec               | CA
    ON     | 3358 | Ontario              | Ontario            | Ontario              | CA
    """

  /// Countries; populations are round figures.
  static let countries = """
    country | code3 | en            | fr         | de                 | language | currency | population
    US      | USA   | United States | États-Unis | Vereinigte Staaten | en       | USD      | 310000000
    CA      | CAN   | Canada        | Canada     | Kanada             | en       | CAD      | 34000000
    """

  /// Stations and stops. Some have no coordinates or no address, as in the real service.
  static let stations = """
    station       | id   | city         | name                          | type            | lat      | lon       | address
    nyc-port      | 1942 | new-york     | Port Authority Bus Terminal   | bus_station     | 40.75676 | -73.99082 | 625 8th Ave; New York, NY 10018
    nyc-31st      | 1967 | new-york     | 31st St & 8th Ave             | bus_stop        | 40.75071 | -73.99497 | West side of 8th Ave; New York, NY 10001
    nyc-canal     | 1988 | new-york     | Canal St & Allen St           | bus_stop        | 40.71497 | -73.99216 | New York, NY 10002
    nyc-any       | 1999 | new-york     | New York City                 | other           |          |           |
    mtl-central   | 1938 | montreal     | Gare d’autocars de Montréal   | bus_station     | 45.51632 | -73.56431 | 1717 Rue Berri; Montréal, QC H2L 4E9
    mtl-bonav     | 3970 | montreal     | Métro Bonaventure Bus Station | transit_station | 45.49883 | -73.56447 | 997 Rue St-Antoine Ouest; Montréal, QC H3C 1A6
    mtl-yul       | 3981 | montreal     | Aéroport Montréal-Trudeau     | airport         | 45.45765 | -73.74970 | Boul. Roméo-Vachon Nord; Dorval, QC H4Y 1H1
    qc-palais     | 4102 | quebec       | Gare du Palais                | transit_station | 46.81745 | -71.21390 | 450 Rue de la Gare-du-Palais; Québec, QC G1K 3X2
    qc-stefoy     | 4110 | quebec       | Sainte-Foy                    | bus_station     | 46.75633 | -71.29706 | Québec, QC G1W 4S4
    ott-station   | 4203 | ottawa       | Ottawa Station                | transit_station | 45.41637 | -75.65131 | 200 Tremblay Rd; Ottawa, ON K1G 3H5
    ott-rideau    | 4211 | ottawa       | Rideau & Nicholas             | bus_stop        | 45.42567 | -75.69088 |
    tor-union     | 4305 | toronto      | Union Station Bus Terminal    | bus_station     | 43.64412 | -79.37715 | 81 Bay St; Toronto, ON M5J 1E6
    tor-scarb     | 4317 | toronto      | Scarborough Centre            | bus_station     | 43.77456 | -79.25794 | Toronto, ON M1P 4W2
    bos-south     | 4401 | boston       | South Station Bus Terminal    | bus_station     | 42.34949 | -71.05592 | 700 Atlantic Ave; Boston, MA 02110
    bos-logan     | 4419 | boston       | Logan Airport                 | airport         | 42.36645 | -71.01730 | Boston, MA 02128
    alb-station   | 4502 | albany       | Albany Bus Terminal           | bus_station     | 42.64707 | -73.74967 | 34 Hamilton St; Albany, NY 12207
    btv-downtown  | 4601 | burlington   | Downtown Transit Center       | transit_station | 44.48025 | -73.21150 | Cherry St & St Paul St; Burlington, VT 05401
    plb-plaza     | 4702 | plattsburgh  | Plattsburgh Plaza             | bus_stop        | 44.69493 | -73.48601 | Cornelia St; Plattsburgh, NY 12901
    phl-filbert   | 4801 | philadelphia | Filbert Street                | bus_station     | 39.95278 | -75.15583 | 1001 Filbert St; Philadelphia, PA 19107
    phl-30th      | 4808 | philadelphia | 30th Street Station           | transit_station | 39.95576 | -75.18196 | 2955 Market St; Philadelphia, PA 19104
    was-union     | 4901 | washington   | Union Station                 | transit_station | 38.89731 | -77.00626 | 50 Massachusetts Ave NE; Washington, DC 20002
    buf-ellicott  | 5002 | buffalo      | Ellicott Street Terminal      | bus_station     | 42.88359 | -78.87127 | 181 Ellicott St; Buffalo, NY 14203
    she-depot     | 5101 | sherbrooke   | Terminus Dépôt                | bus_station     | 45.40324 | -71.88976 | Rue du Dépôt; Sherbrooke, QC J1H 5R1
    bwi-downtown  | 5301 | baltimore    | Downtown Stop                 | bus_stop        | 39.28712 | -76.61530 | Fayette St; Baltimore, MD 21201
    pvd-kennedy   | 5401 | providence   | Kennedy Plaza                 | transit_station | 41.82560 | -71.41170 | Washington St; Providence, RI 02903
    kgn-counter   | 5501 | kingston     | John Counter Terminal         | bus_station     | 44.25690 | -76.51790 | 1175 John Counter Blvd; Kingston, ON K7K 6C7
    chi-harrison  | 5201 | chicago      | Harrison Street Station       | bus_station     | 41.87450 | -87.64290 | 630 W Harrison St; Chicago, IL 60607
    """

  /// Operators, in the order in which they answer a search. `late` ones are described a reply after their
  /// first departure; `fees` and `tax` are in cents a passenger and in per cent, and fares come in steps of `step`
  /// cents, or, where that is 0, to the fraction of a cent. One without a `mark` has no logo.
  static let operators = """
    operator   | source | name                  | display          | site                   | fees | tax | step | late | currency | ticket  | colour | mark
    boreal     | 155    | Boreal Coach USA      | Boreal           | boreal.example         | 150  | 0   | 50   |      | yes      | print   | 1F5FA8 | star
    laurentine | 262    | Laurentine Express    | Laurentine       | laurentine.example     | 0    | 15  | 0    |      | yes      | eticket | B4474F | hills
    tappan     | 171    | Tappan Star Lines     | Tappan Star      |                        | 250  | 0   | 25   |      | yes      | print   | 2B2F36 | sun
    borealqc   | 156    | Boreal Québec inc.    | Boreal           | boreal.example         | 99   | 15  | 0    |      | yes      | eticket | 1F5FA8 | star
    verdant    | 188    | Verdant Ridge Lines   | Verdant Ridge    | verdantridge.example   | 0    | 6   | 5    |      | no       | eticket | 3F7D4A | leaf
    saltmarsh  | 203    | Saltmarsh Express     | Saltmarsh        | saltmarsh.example      | 199  | 0   | 1    |      | yes      | mobile  | 2F8F9D | wave
    dominion   | 217    | Dominion Hop          | Dominion Hop     | dominionhop.example    | 0    | 13  | 0    |      | yes      | eticket | D98E32 | rings
    lakelight  | 229    | Lakelight Coaches     | Lakelight        |                        | 120  | 8   | 25   | late | yes      | print   | 6D8FC7 |
    heron      | 244    | Night Heron Overnight | Night Heron      | nightheron.example     | 350  | 0   | 100  | late | yes      | eticket | 3D3566 | moon
    """

  /// What is aboard in the classes of each operator.
  static let classes = """
    operator   | class   | name          | aboard
    boreal     | Economy | Economy       | wifi toilet ac power_outlets
    laurentine | FLEX    | Flex          | wifi toilet ac power_outlets leg_room
    laurentine | PROMO   | Promo         | toilet ac
    tappan     | Normal  | -             | toilet ac
    borealqc   | Economy |               | wifi toilet ac power_outlets
    verdant    | Regular | Regular       | wifi toilet ac bus_attendant
    saltmarsh  | Economy | Economy       | wifi ac
    dominion   | Economy | Economy       | wifi toilet ac power_outlets tv
    dominion   | First   | Extra Legroom | wifi toilet ac power_outlets tv leg_room refreshment
    lakelight  | Normal  | Standard      | toilet ac food
    heron      | Sleeper | Night Seat    | wifi toilet ac power_outlets leg_room refreshment bus_attendant
    """
}
