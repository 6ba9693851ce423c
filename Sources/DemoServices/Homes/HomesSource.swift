/// The homes as they are written down: what `HomesTables` fills its tables from.
///
/// The suburbs are real. Agencies, people, streets, projects and everything said of a home are made up; the
/// telephone numbers are among those that the ACMA keeps free for fiction
/// (https://www.acma.gov.au/phone-numbers-use-tv-shows-films-and-creative-works).
enum HomesSource {
  /// Suburbs and towns, with the agency that sells there and two ways to speak of the surroundings.
  static let suburbs = """
    suburb        | name             | state | postcode | lat      | lon      | agency     | local                                                                                                           | other
    marrickville  | Marrickville     | NSW   | 2204     | -33.9110 | 151.1550 | harbour    | The cafés of Illawarra Road, two bakeries and the train are all within ten minutes on foot.                     | Weekend markets, live music and the river path to the bay are part of everyday life here.
    newtown       | Newtown          | NSW   | 2042     | -33.8970 | 151.1790 | harbour    | King Street, with its bookshops and late kitchens, is around the corner, and the station is not much further.   | Everything is close: the park, the university, the hospital and a dozen good breakfasts.
    parramatta    | Parramatta       | NSW   | 2150     | -33.8150 | 151.0030 | banksia    | The ferry wharf, the light rail and the big shops of Church Street are within a short stroll.                   | Offices, courts and the river foreshore are close enough to walk to work.
    manly         | Manly            | NSW   | 2095     | -33.7970 | 151.2840 | harbour    | The ferry to the city leaves from the end of the Corso, and the surf is at the other end of it.                 | Morning swimmers, the ferry and the headland tracks make this a suburb that people stay in.
    penrith       | Penrith          | NSW   | 2750     | -33.7510 | 150.6940 | banksia    | Schools, the hospital and the Nepean River path are all near, and the motorway is five minutes away.            | The river walk and the foot of the mountains are close, and trains to the city run all day.
    katoomba      | Katoomba         | NSW   | 2780     | -33.7150 | 150.3120 | banksia    | Cliff-top walks begin at the end of the road, and the main street keeps its old picture theatre and good bread. | Cool summers, log fires and the best lookouts in the state come with the address.
    lithgow       | Lithgow          | NSW   | 2790     | -33.4830 | 150.1500 | banksia    | The main street, the pool and the railway station are an easy walk along the valley floor.                      | It is a town with its own theatre, good schools and mountains at the end of every street.
    newcastle     | Cooks Hill       | NSW   | 2300     | -32.9350 | 151.7690 | harbour    | Darby Street is around the corner, and the ocean baths are a short bicycle ride away.                           | Beach before work, coffee on the way and the office within walking distance: it is possible here.
    wollongong    | Wollongong       | NSW   | 2500     | -34.4250 | 150.8930 | banksia    | The blue mile, the harbour and the university shuttle are all close at hand.                                    | Between the escarpment and the sea, the city centre is small enough to cross on foot.
    orange        | Orange           | NSW   | 2800     | -33.2840 | 149.1000 | banksia    | Cellar doors, a busy farmers’ market and good schools are what bring people to town.                            | It has four proper seasons, a fine hospital and more good restaurants than a town of its size should.
    byron         | Suffolk Park     | NSW   | 2481     | -28.6900 | 153.6090 | tern       | Tallow Beach and the creek are at the end of the street, and the bakery opens at six.                           | The bicycle path to Byron Bay passes by, and nobody wears shoes.
    brunswick     | Brunswick        | VIC   | 3056     | -37.7670 | 144.9600 | fenwick    | Sydney Road’s trams, grocers and bars are near enough to be useful and far enough to be quiet.                  | The Upfield path, Princes Park and four kinds of good coffee are within easy reach.
    stkilda       | St Kilda         | VIC   | 3182     | -37.8640 | 144.9820 | fenwick    | The pier, the botanical garden and Acland Street’s cake shops are all on the doorstep.                          | Trams run to the city every few minutes, and the foreshore path goes all the way round the bay.
    docklands     | Docklands        | VIC   | 3008     | -37.8170 | 144.9460 | fenwick    | The free tram to the city stops downstairs, and the library looks over the harbour.                             | Southern Cross Station, the stadium and the waterfront are minutes away.
    footscray     | Footscray        | VIC   | 3011     | -37.8000 | 144.9000 | fenwick    | The market, the river trail and some of the best noodle soup in the city are close by.                          | Three train lines meet at the station, and the arts centre stands beside the river.
    ballarat      | Ballarat Central | VIC   | 3350     | -37.5620 | 143.8500 | goldfields | Lake Wendouree, the hospitals and the gallery are within a few blocks.                                          | The old goldfields streets are wide and shady, and the express train reaches the city in little more than an hour.
    bendigo       | Bendigo          | VIC   | 3550     | -36.7590 | 144.2800 | goldfields | The conservatory gardens, the art gallery and the tram depot are all in walking distance.                       | Schools, the university campus and the botanical gardens are near, and the bush begins at the edge of town.
    geelong       | Geelong West     | VIC   | 3218     | -38.1400 | 144.3480 | goldfields | Pakington Street is lined with everything one needs, and the waterfront is ten minutes off.                     | Trains run to Melbourne, the surf coast is half an hour away, and the pub on the corner does a good roast.
    torquay       | Torquay          | VIC   | 3228     | -38.3310 | 144.3260 | goldfields | The front beach is for swimming and the back beach for surfing; both are near.                                  | The Great Ocean Road starts here, and so does the weekend.
    westend       | West End         | QLD   | 4101     | -27.4820 | 153.0080 | southerly  | The Saturday market, the ferry and the galleries of South Bank are a pleasant walk along the river.             | Boundary Street’s bookshops and kitchens are around the corner, and the city is over the bridge.
    chermside     | Chermside        | QLD   | 4032     | -27.3850 | 153.0310 | southerly  | The hospital, the big shopping centre and the busway are all close.                                             | Parks with good playgrounds, several schools and the bicycle way along the creek are near.
    brownsplains  | Browns Plains    | QLD   | 4118     | -27.6620 | 153.0480 | southerly  | Two primary schools, the library and the plaza are within a short drive.                                        | Buses to the city leave from the end of the street, and the parklands are made for long walks.
    burleigh      | Burleigh Heads   | QLD   | 4220     | -28.0880 | 153.4500 | tern       | The headland walk, the surf club and James Street’s shops are minutes away on foot.                             | Mornings begin on the beach here, and evenings end on the hill with everyone else.
    cairns        | Edge Hill        | QLD   | 4870     | -16.9000 | 145.7460 | tern       | The botanic gardens, the arrow track and a very good bakery are all within walking distance.                    | The airport is close, the reef is an hour by boat, and the rainforest begins behind the houses.
    toowoomba     | Toowoomba City   | QLD   | 4350     | -27.5610 | 151.9530 | southerly  | Queens Park, the hospitals and the old cinema are a few tree-lined blocks away.                                 | At this height the summers are milder, and the gardens are famous for it.
    fremantle     | Fremantle        | WA    | 6160     | -32.0560 | 115.7470 | quokka     | The fishing harbour, the markets and the cappuccino strip are all at hand.                                      | The train to Perth takes half an hour, and the sea breeze arrives every afternoon at three.
    scarborough   | Scarborough      | WA    | 6019     | -31.8940 | 115.7640 | quokka     | The beach pool, the amphitheatre and a mile of white sand lie down the hill.                                    | Sunset draws everybody to the foreshore, and the bus to the city runs late.
    northadelaide | North Adelaide   | SA    | 5006     | -34.9070 | 138.5950 | ironbark   | The parklands begin across the road, and O’Connell Street has everything for dinner.                            | The oval, the hospital and the university are an easy walk through the park.
    glenelg       | Glenelg          | SA    | 5045     | -34.9800 | 138.5160 | ironbark   | The tram to the city starts by the jetty, and the beach is good for swimming all summer.                        | Jetty Road is close enough for forgetting the milk.
    barossa       | Tanunda          | SA    | 5352     | -34.5230 | 138.9600 | ironbark   | Vineyards begin behind the last house, and the bakery still uses its wood oven.                                 | It is a friendly town with a brass band, a bowls club and a great many cellar doors.
    hobart        | Battery Point    | TAS   | 7004     | -42.8920 | 147.3350 | wattlerow  | Salamanca’s market is down the steps, and the mountain is in every window.                                      | The village shops, the wharf and the university are an easy walk.
    launceston    | Launceston       | TAS   | 7250     | -41.4370 | 147.1390 | wattlerow  | The gorge, the city park and the hospital are all close.                                                        | Old warehouses, a fine farmers’ market and the river walk make this a city that is easy to like.
    braddon       | Braddon          | ACT   | 2612     | -35.2700 | 149.1340 | saltbush   | Lonsdale Street, the light rail and the university are around the corner.                                       | Offices and the lake are near enough to cycle to, and Mount Ainslie is the evening walk.
    watson        | Watson           | ACT   | 2602     | -35.2400 | 149.1560 | saltbush   | Nature-reserve tracks begin at the end of the street, and the shops have a well-loved café.                     | Good schools, the tram and the hills are all close by.
    darwin        | Fannie Bay       | NT    | 0820     | -12.4270 | 130.8390 | saltbush   | The sailing club, the sunset markets and the foreshore path are close.                                          | The dry season is spent outdoors here, and the old gaol gardens are a short walk away.
    """

  /// The zone of the clocks in each state and territory.
  static let states = """
    state | zone
    NSW   | Australia/Sydney
    ACT   | Australia/Sydney
    VIC   | Australia/Melbourne
    TAS   | Australia/Hobart
    QLD   | Australia/Brisbane
    SA    | Australia/Adelaide
    NT    | Australia/Darwin
    WA    | Australia/Perth
    """

  /// Agencies with their agents, each with a mobile number.
  static let agencies = """
    agency     | id    | name                     | street              | town                    | phone          | colour  | agents
    harbour    | 4117  | Harbour & Vale Property  | 12 Regatta Parade   | Manly NSW 2095          | (02) 5550 0117 | #1F4E79 | Imogen Hartley: 0491 570 006; Theo Marchetti: 0491 570 156
    banksia    | 5230  | Banksia & Co             | 3 Foundry Street    | Orange NSW 2800         | (02) 7010 0523 | #5B7F3A | Priya Raman: 0491 570 157; Callum Oakes: 0491 570 158
    fenwick    | 6342  | Fenwick Lane Real Estate | 88 Tramway Street   | Brunswick VIC 3056      | (03) 5550 0634 | #222222 | Astrid Lindqvist: 0491 570 159
    goldfields | 7451  | Goldfields Home Agents   | 20 Grapevine Street | Ballarat VIC 3350       | (03) 7010 0745 | #B8860B | Declan Moore: 0491 570 110; Mei Tanaka: 0491 570 313
    southerly  | 8566  | Southerly Estate Agents  | 41 Lantern Parade   | West End QLD 4101       | (07) 5550 0856 | #C0392B | Tomasi Vaka: 0491 570 737; Greta Nolan: 0491 571 266
    tern       | 9673  | Tern & Tide Property     | 7 Sandpiper Court   | Burleigh Heads QLD 4220 | (07) 7010 0967 | #148F9E | Ruby Castellano: 0491 571 491
    quokka     | 10784 | Quokka Point Realty      | 15 Ferryman Street  | Fremantle WA 6160       | (08) 5550 0107 | #E07B39 | Noah Petrov: 0491 571 804; Salma Idris: 0491 572 549
    ironbark   | 11895 | Ironbark Residential     | 62 Observatory Road | North Adelaide SA 5006  | (08) 7010 0118 | #4A3B32 | Harriet Boyle: 0491 572 665; Jun Takeda: 0491 572 983
    wattlerow  | 12906 | Wattle Row Tasmania      | 5 Cooper’s Row      | Hobart TAS 7000         | (03) 5550 0129 | #D4AC0D | Fergus Whitlam: 0491 573 770
    saltbush   | 13018 | Saltbush Realty          | 30 Signal Hill Road | Braddon ACT 2612        | (02) 5550 0130 |         | Leila Haddad: 0491 573 087; Owen Pryce: 0491 574 118
    """
}
