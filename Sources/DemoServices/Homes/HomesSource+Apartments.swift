extension HomesSource {
  /// What descriptions of smaller homes, and of land, are made of; see `houseTexts`.
  static let apartmentTexts = """
    = apartment opening
    On the quiet side of a small, well-kept building, this apartment is filled with north light from
    breakfast until evening.

    Recently renovated and never lived in since, this apartment shows how well a modest floor plan can be
    used.

    Oak floors, tall windows and a leafy outlook lift this first-floor apartment well above the ordinary.

    Low running costs, a friendly owners’ committee and a location that makes a car optional: here is an
    easy way to live in {suburb}.

    Tucked away from the road and shared with only a handful of neighbours, this apartment feels more like a
    small house.

    = apartment inside
    You will find {bedrooms} with built-in robes, {bathrooms}, and an internal laundry. The kitchen is
    separate enough to hide the dishes and open enough to talk over the bench.

    The living room is wide rather than long, so that it takes both a table and a sofa. It has {bedrooms} on
    the garden side and {bathrooms} finished in pale stone.

    Everything is new: the kitchen with its induction cooktop, the tiles, the blinds and the air
    conditioning. The home has {bedrooms}, {bathrooms} and plenty of storage in the hall.

    An entrance hall, so rare in apartments, leads on to {bedrooms} and a living room with a corner window.
    You will also find {bathrooms} and a gas kitchen.

    = apartment outside
    A covered balcony is deep enough for a table for four, and below it there is {parking} on title.

    Shared gardens with a barbecue and a clothes line are looked after by the body corporate. The apartment
    comes with {parking} and a storage cage.

    The balcony looks into the crowns of the street trees, and bicycles have a room of their own downstairs.

    = highrise opening
    From this height the whole of {suburb} lies spread out below, and the weather arrives an hour before
    anyone else’s.

    A corner position high in the tower gives this apartment two outlooks: sunrise from one side and city
    lights from the other.

    Floor-to-ceiling glass, a doorman downstairs and everything that matters within a few blocks: welcome to
    life in the sky.

    Quiet, secure and bright, this upper-level apartment was designed for people who work hard and like
    coming home.

    The view does the talking here, but the apartment behind it is just as carefully made.

    = highrise inside
    A stone kitchen with integrated appliances anchors the living room. {Bedrooms} and {bathrooms} are kept
    apart from it, so that a late film disturbs nobody.

    With {bedrooms}, {bathrooms} and a study nook by the window, the plan wastes nothing. Ducted air
    conditioning and double glazing keep the seasons outside.

    It has {bedrooms} carpeted in wool, {bathrooms} tiled to the ceiling, and a kitchen with a pantry that
    pulls out of the wall.

    Timber floors run through the living areas to a winter garden that can be opened or closed. Behind them
    lie {bedrooms} and {bathrooms}.

    = highrise outside
    Residents share a 25-metre pool, a gymnasium, a library and a rooftop terrace. The apartment has
    {parking} in the secure basement.

    The building offers a concierge, a cinema room and parcel lockers, together with {parking}.

    A full-width balcony makes room for chairs and herbs, and downstairs are a lap pool, a sauna and
    {parking}.

    = studio opening
    Compact, clever and close to everything, this studio is a bright base in the middle of things.

    With its own entrance and a window on two sides, this studio is a long way from the usual shoebox.

    Ideal for a student, a nurse on shifts or a weekday bolthole, this neat studio leaves little to clean.

    A high ceiling and a raised sleeping platform make this studio feel twice its size.

    Renovated from the bare walls, this studio shows what good joinery can do.

    = studio inside
    A fold-down bed disappears into the panelling by day. The kitchenette has a two-burner cooktop, a
    convection microwave and a full-height fridge, and the bathroom is fully tiled.

    The main room takes a double bed, a desk and a sofa, with a wardrobe wall along one side. A separate
    kitchen and a modern bathroom complete it.

    Timber floors, reverse-cycle air conditioning and generous cupboards are all in place. The bathroom has
    a washing machine and dryer tucked behind a door.

    There is a proper kitchen corner with a breakfast bar, a bathroom with a window, and space for a reading
    chair in the sun.

    = studio outside
    The building has a shared roof garden, a laundry and safe storage for bicycles.

    A Juliet balcony lets in the breeze, and residents share a leafy courtyard.

    Trams and buses stop near the door, and there is {parking} for those who need it.

    = townhouse opening
    One of only six in a well-run group, this townhouse offers the room of a house with the ease of an
    apartment.

    Lock it, leave it and forget about it: this two-storey townhouse makes the perfect base for people on
    the move.

    Positioned at the rear of the group, with no traffic past the door, this townhouse is both peaceful and
    bright.

    Light pours in from three sides of this end townhouse, which shares only a single wall with its
    neighbour.

    A practical plan over two levels and a garden that takes ten minutes a week give this townhouse its
    appeal.

    = townhouse inside
    Living, dining and kitchen share the ground floor with a powder room. Upstairs there are {bedrooms}, all
    with robes, and {bathrooms}.

    The kitchen has stone benchtops, a gas cooktop and a window to the courtyard. {Bedrooms} and {bathrooms}
    are set over the upper floor, away from the noise of the evening.

    A downstairs study could be one more bedroom. Upstairs the {bedrooms} gather round a landing with a
    linen press and a desk. The plan includes {bathrooms}.

    High ceilings downstairs and treetop views upstairs make it feel generous. In all it offers {bedrooms},
    {bathrooms} and a full-size laundry.

    = townhouse outside
    The paved courtyard is private and sunny, and an internal door leads to {parking}.

    A small lawn, a deck and a strip of herbs are all there is to look after. You have {parking} and
    visitors have their own bays.

    Sliding doors open to a north-facing terrace, and there is {parking} with direct access.

    = villa opening
    All on one level and without a step to the door, this villa is made for an easier life.

    Set in gardens that someone else mows, this single-level home is one of a quiet group of eight.

    Downsizers rarely find a villa with this much wall for bookshelves and this much garden for roses.

    With one neighbour only and a frontage of its own, this duplex home lives like a house at the price of a
    unit.

    Sunny, simple and beautifully kept, this villa has had one careful owner since it was built.

    = villa inside
    Wide doorways connect the lounge, the dining area and a renovated kitchen. It has {bedrooms} with
    mirrored robes, and {bathrooms} with a step-free shower.

    The plan is straightforward: a sunny living room at the front, {bedrooms} at the back, {bathrooms}
    between, and a laundry with outside access.

    Raked ceilings give the living room its air of space. There are {bedrooms}, {bathrooms} and a kitchen
    with an oven at waist height.

    New floors, fresh paint and LED lights make it ready for its next chapter. It offers {bedrooms} and
    {bathrooms}, with ducted heating throughout.

    = villa outside
    The rear terrace has an awning for summer and sun all winter, and there is {parking} by the door.

    A private garden wraps around two sides, with room for pots, a bird bath and {parking}.

    The remote garage has a door to the hall, so that nobody gets wet; in all there is {parking}.

    = land opening
    A level block with all services at the boundary, ready for the house that you have been drawing on
    envelopes.

    Gently sloping to the north and with no easements to plan around, this block makes building simple.

    Titled, fenced on three sides and facing a reserve that cannot be built out, this is land in the old
    sense.

    Vacant land in this part of {suburb} is nearly gone, and this is one of the widest blocks left.

    Here is a corner block with two frontages and a great deal of choice.

    = land inside
    On {block} there is space for a house, a garage and a garden, subject to council approval.

    Soil tests and a contour survey are available on request, and there is no date by which you must build.

    Power, water, sewerage and fibre are connected to the boundary of {block}.

    The frontage of eighteen metres suits a single-storey plan or something taller, subject to approval.

    = land outside
    Established trees along the rear give privacy from the first day.

    The street was finished last year, with footpaths, lighting and young plane trees.

    A bus stop and a playground are within a few minutes on foot.
    """

  /// The last paragraph, by what is offered.
  static let closingTexts = """
    = buy
    Inspect at the open home or ask for a time of your own. Contracts and building reports are with the agent.

    It must be seen from inside to be understood. Call us, and we will open the door for you this week.

    The owners have bought elsewhere and wish to settle before the school holidays. Early offers are welcome.

    Please contact us for the full set of documents, or come on Saturday and take your time.

    We think that it will not be offered again soon. Register your interest to hear of every change.

    = rent
    Available now on a twelve-month lease, with a longer one possible. Pets are considered on application.

    Available from the first of next month. Please register for the inspection, so that we can tell you of
    changes.

    The owners hope for tenants who will stay and look after the garden. Water usage is charged separately.

    Applications are accepted online after you have been to see it, and answered within two working days.

    A bond of four weeks applies. Bring your questions to the open inspection, or call the office.

    = closed
    This home is spoken for. Ask us about others like it nearby, some of which are not yet listed.

    An offer has been accepted. Leave your number, and we will call you should anything change.

    No further inspections are planned. Similar homes come up now and then; tell us what you are looking for.

    = project
    The display suite is open at weekends and by appointment. Ask for the plans and the list of finishes.

    Construction has begun. A deposit of ten per cent secures a home until settlement.
    """
}
