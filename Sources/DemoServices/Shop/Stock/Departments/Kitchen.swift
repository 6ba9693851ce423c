extension Department {
  static let kitchen = [
    Department(
      key: "oven", number: 21, path: ["Appliances", "Ranges & Ovens"],
      table: """
        Hearthwell | Baker 24" Single Wall Oven | 899.99
        colours: Stainless Steel, Black, White, Graphite
        sizes: Conventional; Convection +200; Steam +500
        about: Bread with a crust and a roast with juice. The Baker holds its temperature to the degree, and the door closes without a sound.
        features: 2.6 cubic feet; Soft-closing door; Temperature probe

        Hearthwell | Baker 30" Double Wall Oven | 1899.99
        colours: Stainless Steel, Black, Graphite, Cream
        sizes: Convection; Steam +600
        about: Two ovens, two temperatures, one dinner. The lower one is large enough for the bird, the upper one for everything around it.
        features: Two independent ovens; Self-cleaning; Gliding racks

        Hearthwell | Gather 30" Gas Range | 799.99
        colours: Stainless Steel, White, Black, Graphite, Cream
        sizes: Four Burners; Five Burners +150
        about: A range for people who cook by ear. The large burner sears, the small one melts chocolate and nothing else.
        features: Cast-iron grates; 5 cubic feet; Broiler drawer

        Hearthwell | Gather 30" Induction Range | 1399.99
        colours: Stainless Steel, White, Graphite, Cream
        sizes: Standard; With Air Fry +200
        about: Water boils in half the time and the glass beside the pot stays cool. Wipe once and it is clean.
        features: Four induction zones; Bridge element; Child lock

        Millstone | Counter Toaster Oven | 89.99
        colours: Stainless Steel, Black, Red, Cream, Graphite
        sizes: Four Slices; Six Slices +40
        about: Toast, a small pizza or supper for two, without heating the big oven or the kitchen.
        features: Air-fry basket; Crumb drawer; 60-minute timer

        Millstone | Wave Microwave Oven | 109.99
        colours: Stainless Steel, Black, White, Graphite
        sizes: 0.9 cu ft; 1.1 cu ft +30; 1.6 cu ft +80
        about: It listens to the pop and stops before the popcorn burns. The plate turns, the lamp is bright, and the beep can be switched off.
        features: Sensor cooking; Silent mode; Turntable
        """),
    Department(
      key: "refrigerator", number: 22, path: ["Appliances", "Refrigerators"],
      table: """
        Hearthwell | Larder French-Door Refrigerator | 1799.99
        colours: Stainless Steel, Black, White, Graphite
        sizes: 22 cu ft; 25 cu ft +300; 28 cu ft +600
        about: Wide shelves at the height of your eyes, a drawer that keeps lettuce crisp for ten days, and an ice maker that is only heard once.
        features: Ice and water in the door; Adjustable shelves; Humidity drawer

        Hearthwell | Larder Top-Freezer Refrigerator | 649.99
        colours: Stainless Steel, White, Black, Graphite, Navy
        sizes: 14 cu ft; 18 cu ft +120
        about: The plain one that lasts. No display, no app: a door, a seal and a compressor with a ten-year warranty.
        features: Reversible door; Ten-year compressor warranty; Energy efficient

        Norfell | Arctic Bottom-Freezer Refrigerator | 1099.99
        colours: Stainless Steel, White, Cream, Red, Graphite
        sizes: 11 cu ft; 13 cu ft +180
        about: Round shoulders and a chrome handle outside, even cold from top to bottom inside.
        features: Retro design; No frost; Wine shelf

        Norfell | Cube Compact Refrigerator | 149.99
        colours: Black, White, Red, Teal, Graphite
        sizes: 1.7 cu ft; 3.2 cu ft +60
        about: A quiet cube for a desk, a dorm or a caravan. It runs on the mains or the car.
        features: 12 V and 120 V; Reversible door; 35 decibels

        Norfell | Cellar Wine Cooler | 329.99
        colours: Stainless Steel, Black, Graphite, Navy
        sizes: 18 Bottles; 34 Bottles +180; 52 Bottles +420
        about: Red above, white below, and beech shelves that do not shake a sediment awake.
        features: Two zones; Beech shelves; UV glass
        """),
    Department(
      key: "coffee", number: 23, path: ["Small Kitchen Appliances", "Coffee & Espresso"],
      table: """
        Millstone | Morning Drip Coffee Maker | 59.99
        colours: Stainless Steel, Black, Cream, Sand, Teal
        sizes: Glass Jug; Thermal Jug +30
        about: Set it in the evening and the smell is your alarm. The shower head wets all of the ground coffee, not just the middle.
        features: 12 cups; 24-hour timer; Drip stop

        Millstone | Barista Espresso Machine | 399.99
        colours: Stainless Steel, Black, Red, Sand, Teal
        sizes: Manual; With Grinder +200
        about: Nine bar, a steady 93 degrees, and a wand with enough breath for real foam. It forgives the first hundred cups.
        features: 15-bar pump; Steam wand; Pressure gauge

        Millstone | Bean Fully Automatic Coffee Machine | 699.99
        colours: Black, Silver, White, Sand, Teal
        sizes: Classic; With Milk System +250
        about: One key from bean to cup. It rinses itself, and tells you before the water is empty and not after.
        features: Ceramic grinder; Six recipes; Self-cleaning

        Millstone | Swan Pour-Over Kettle | 79.99
        colours: Black, White, Stainless Steel, Forest, Sand, Teal, Graphite
        about: A spout that pours a thread and a base that holds any degree for an hour.
        features: To-the-degree control; Gooseneck spout; Keeps warm

        Millstone | Burr Coffee Grinder | 99.99
        colours: Stainless Steel, Black, White, Sand, Teal
        sizes: 31 Steps; 60 Steps +70
        about: From sand to salt: conical burrs that grind cool and leave nothing behind.
        features: Conical burrs; Timer; Cup and filter holder

        Millstone | Whirl Stand Mixer | 279.99
        colours: Red, Cream, Black, Teal, Lilac
        sizes: 4.5 qt; 6 qt +100
        about: Dough for four loaves without moving on the counter. The bowl is steel, the gears are too.
        features: Ten speeds; Three tools; Steel bowl

        Millstone | Crisp Air Fryer | 89.99
        colours: Black, White, Cream, Sand
        sizes: 4 qt; 6 qt +30; 8 qt with Two Baskets +70
        about: Fries with a spoon of oil. The basket goes into the dishwasher, and the window lets you watch.
        features: Eight programmes; Window; Dishwasher-safe basket
        """),
  ]
}
