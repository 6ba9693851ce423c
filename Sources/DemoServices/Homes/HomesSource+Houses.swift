extension HomesSource {
  /// What descriptions of houses are made of: for each family five openings, four insides and three outsides,
  /// so that sixty homes of a family differ. A heading starts with `=`; a blank line parts two texts. Names in
  /// braces stand for what the listing says: {bedrooms} is “three bedrooms”.
  static let houseTexts = """
    = cottage opening
    Set behind a low picket fence and a bed of old roses, this cottage has kept its pressed-metal ceilings
    and its easy, unhurried air.

    There is a good deal of history in these walls, and very little left to do: the stumps, the wiring and
    the roof have all been seen to in the last few years.

    A bullnose verandah, a leadlight front door and a wide central hall set the tone of a house that has
    been loved by the same family for decades.

    Few period homes on {street} have been restored with this much patience. Original floorboards, three
    fireplaces and deep skirtings meet a quietly modern rear.

    Small from the street and surprisingly large inside, this freestanding period home puts light and
    proportion first.

    = cottage inside
    The {bedrooms} open off the hall, each with a ceiling of more than three metres. At the back, the old
    lean-to has given way to a kitchen and living room that face the garden through a wall of timber doors.

    A sitting room with a slow-combustion heater leads to the country kitchen, where a wide freestanding
    cooker sits in the former hearth. You will find {bedrooms} and {bathrooms}, and a claw-foot bath under
    the window.

    Accommodation is flexible: {bedrooms}, or one fewer and a study with its own door to the verandah. The
    kitchen has stone benches, soft-close drawers and a window seat that catches the morning.

    The front rooms are cool in summer and the north-facing family room is warm in winter. {Bathrooms} and
    {bedrooms} share the quiet side of the house, away from the street.

    = cottage outside
    The back garden is a private one, with a lemon tree, raised vegetable beds and a shed that is ready to
    be a studio. Outside there is also {parking}.

    A brick-paved courtyard under a grapevine is the room that everybody uses from October to April. Access
    from the rear lane gives {parking}.

    It all stands on {block}, with room at the side for a bicycle store and at the back for a trampoline, a
    dog, or both.

    = family opening
    A generous single-storey home in a street where children still ride their bikes to school, this one has
    been planned around family life.

    Neat as a pin and ready to move into, this brick home offers the extra living room that growing families
    always end up looking for.

    On the high side of {street}, with a wide frontage and a leafy outlook, stands a comfortable family home
    that is larger than it appears.

    Freshly painted throughout and with new carpet in every bedroom, this is a house that asks nothing of
    you but your furniture.

    Built in the days of solid brick and wide eaves, and updated where it matters, this home makes light
    work of busy mornings.

    = family inside
    The main suite is set apart at the front with its walk-in robe, while the other bedrooms gather round a
    playroom of their own: {bedrooms} in all, with {bathrooms}. The kitchen looks over both the meals area
    and the garden.

    A formal lounge gives the grown-ups somewhere to hide; the open family room is for everyone else. There
    are {bedrooms} with built-in robes, {bathrooms}, and a laundry with a door to the clothes line.

    At the centre is a kitchen with a long island bench, a double pantry and a view of whoever is in the
    garden. Along the quieter wing lie {bedrooms} and {bathrooms}.

    Two living areas, a study nook and {bedrooms} give everybody a place. The updated kitchen has an
    induction cooktop and a dishwasher, and there are floor-to-ceiling tiles in the wet areas. In all the
    home has {bathrooms}.

    = family outside
    A covered terrace runs the width of the house and looks on to a level lawn with plenty of room for
    cricket. The garage completes the picture with {parking}.

    On {block}, the fully fenced garden holds a cubby house, a sandpit and an established mandarin tree, and
    side access allows for a trailer.

    Solar panels on the roof, a rainwater tank by the shed and an outdoor kitchen make the most of {block}.

    = modern opening
    Polished concrete, blackbutt and a great deal of sky: this architect-designed house was finished with
    uncommon care.

    Built only recently and still under its builder’s warranty, this home pairs clean lines with materials
    that will age well.

    From the street it gives little away. Inside, a double-height living room opens to the north, and the
    whole house seems to breathe.

    Every room of this striking residence has been drawn around its outlook, from the sunken lounge to the
    picture window above the bath.

    Energy-efficient from the slab up, with double glazing, cross-ventilation and a seven-star rating, this
    is a house for the next thirty years.

    = modern inside
    Upstairs are {bedrooms}, the main one with a dressing room, and {bathrooms} clad in terrazzo. Below, the
    kitchen has an integrated fridge, a steam oven and a butler’s pantry.

    Sliding screens let the living spaces be one room or three. {Bedrooms} and {bathrooms} are arranged over
    two levels, linked by a timber stair under a skylight.

    The kitchen’s island is cut from a single slab, and there is hydronic heating under every floor.
    {Bedrooms} enjoy garden views; {bathrooms} have heated rails and rain showers.

    A separate wing with its own entrance suits guests or work from home. In all there are {bedrooms},
    {bathrooms}, and more storage than you would think possible.

    = modern outside
    A heated plunge pool, native planting and built-in seating make the courtyard a second living room. The
    garage provides {parking} and a charger.

    Planted to need little water and less work, the garden covers the rest of {block}.

    Decks on two sides follow the sun, one for breakfast and one for the end of the day.

    = terrace opening
    One of a row of four, with iron lace above and a tessellated path below, this terrace is a piece of the
    old suburb at its best.

    Slim, tall and full of light, this Victorian terrace has been opened up at the rear without losing its
    manners at the front.

    Terraces on {street} seldom change hands. This one has been rewired, replumbed and quietly brought up to
    date.

    A city address with the calm of a lane behind it: this double-fronted terrace is as practical as it is
    pretty.

    Original marble mantelpieces and cedar joinery give this terrace its character; a new kitchen and
    bathroom give it ease.

    = terrace inside
    The joined sitting and dining rooms lead to a skylit kitchen at the back. Upstairs are {bedrooms}, the
    front one with a balcony over the plane trees.

    Over two levels there are {bedrooms} and {bathrooms}, with an attic room above for a desk or a guest.
    The kitchen has a gas cooktop and a bench long enough for six.

    {Bedrooms} upstairs keep their fireplaces, and the plan includes {bathrooms} with new tiles. Downstairs,
    the living rooms flow from the street to the courtyard in one line of sight.

    A clever plan finds room for {bedrooms}, a study under the stairs and a full laundry, all within a short
    walk of the shops.

    = terrace outside
    The walled courtyard has a frangipani, a water feature and afternoon sun. Through the rear gate there is
    {parking}.

    Out the back, sandstone paving and a built-in barbecue need only a broom. For cars there is {parking}.

    A roof terrace, reached by a proper stair, looks over the chimneys towards the city.

    = acreage opening
    At the end of a gravel drive lined with poplars, this homestead looks over its own paddocks to the
    hills.

    Space, silence and good water: this rural holding has what people leave the city for.

    Wide verandahs on all four sides keep this country house cool in January and dry in July.

    A working garden, an orchard and a few well-fenced paddocks surround this comfortable farmhouse.

    Ten minutes from town and a world away, this property has been set up for horses, chooks and children.

    = acreage inside
    The kitchen is the heart of the house, with a wood-fired stove, a scrubbed table and a view down the
    valley. There are {bedrooms}, {bathrooms} and a mudroom for the boots.

    A stone fireplace warms the long living room. The {bedrooms} open to the verandah, and {bathrooms} were
    renovated last year.

    {Bedrooms}, {bathrooms}, an office and a cool store make it as useful as it is handsome.

    Recycled timber, thick walls and a clever plan keep it comfortable all year. There are {bedrooms} and
    {bathrooms}.

    = acreage outside
    Four paddocks, a dam, a bore and a large machinery shed share {block}.

    Fruit trees, a chook run and a fenced vegetable garden feed the household. All of it stands on {block}.

    There are stables for two, a round yard and {parking}, and the pasture slopes gently to a creek.

    = coastal opening
    Listen for the surf from the front deck: the sand is only a few minutes away in bare feet.

    This is the beach house that people mean when they say beach house: timber, louvres, an outdoor shower
    and a hook for every towel.

    Two streets back from the water and out of the wind, this home enjoys the coast in every season.

    Raised to catch the breeze and the glimpse of blue, this relaxed home is made for long weekends that
    never quite end.

    Rebuilt by a local boatbuilder, this coastal home has the tightest joints and the best-made cupboards in
    the street.

    = coastal inside
    Louvres on both sides let the afternoon sea breeze through the living room. There are {bedrooms},
    {bathrooms}, and bunk space for the cousins.

    An upstairs kitchen and living room take in the view, while {bedrooms} below stay cool and dark. The
    home has {bathrooms} and a separate laundry.

    Whitewashed boards, a pot-belly stove and a big table set the mood. It sleeps plenty in {bedrooms}, with
    {bathrooms}.

    The plan is open where you want company and closed where you want sleep: {bedrooms} and {bathrooms} lie
    along a shady breezeway.

    = coastal outside
    Boards and kayaks have a rack under the house, next to {parking}.

    The garden is banksias and sand, and needs nothing at all. On {block} there is still room for a caravan.

    A deck at treetop height, an outdoor shower and {parking} make arriving as good as staying.
    """
}
