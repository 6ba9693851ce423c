extension Department {
  static let phones = [
    Department(
      key: "phone", number: 17, path: ["Cell Phones", "Unlocked Cell Phones"],
      table: """
        Ardent | Six Cell Phone | 599.99
        colours: Black, White, Navy, Coral
        sizes: 128GB; 256GB +60; 512GB +180
        about: A cell phone that fits the hand it is made for. The camera sees in the dark, and updates come for seven years.
        features: 6.1" display; Two cameras; Seven years of updates; Wireless charging

        Ardent | Six Max Cell Phone | 799.99
        colours: Black, White, Forest, Graphite
        sizes: 256GB; 512GB +120; 1TB +320
        about: The large Six adds a five-times lens and a battery for the second day.
        features: 6.7" display at 120 Hz; Five-times zoom lens; Two days of battery life

        Ardent | Lite Cell Phone | 249.99
        colours: Black, Teal, Lilac, Graphite, Sand
        sizes: 64GB; 128GB +40
        about: Everything a cell phone has to do and nothing that makes it expensive. The headphone jack is still there.
        features: 6.4" display; Headphone jack; Memory card slot

        Sandpiper | Flip Folding Cell Phone | 899.99
        colours: Lilac, Black, Sand, Graphite, Teal
        sizes: 256GB; 512GB +120
        about: It halves itself for the pocket. The small screen outside answers what can be answered in a word.
        features: Folding 6.7" display; Cover screen; Hinge tested 300,000 times

        Sandpiper | Granite Rugged Cell Phone | 429.99
        colours: Black, Forest, Graphite, Sand, Teal
        sizes: 64GB; 128GB +50
        about: For sites, boats and barns: it hears you through wind, takes a glove's touch, and shrugs off a fall on concrete.
        features: Drop-tested from 1.8 m; Glove mode; Battery can be changed; Loud speaker

        Sandpiper | Easy Big-Button Cell Phone | 69.99
        colours: Black, White, Red, Graphite, Sand, Teal
        about: Big keys, a clear voice and one button for help. It stands in its cradle and is always charged.
        features: Emergency button; Hearing-aid compatible; Charging cradle
        """),
    Department(
      key: "phone-accessory", number: 18, path: ["Cell Phones", "Cell Phone Accessories"],
      table: """
        Sandpiper | Shell Case for Ardent Six | 24.99
        colours: Black, Navy, Coral, Forest, Lilac, Sand
        sizes: Six; Six Max +5
        about: A shell of plant fibre that gives way before the glass does. Raised edges keep the lens off the table.
        features: Plant-based material; Raised edges; Works with wireless charging

        Oakridge | Volt USB-C Charger | 19.99
        colours: White, Black, Navy
        sizes: 20 W; 45 W +12; 65 W +25; 100 W +45
        about: Small enough for a jacket, strong enough for a laptop. It shares its power fairly among what is plugged in.
        features: Folding plug; Overheat protection; Charges laptops from 45 W

        Oakridge | Reserve Power Bank | 34.99
        colours: Black, White, Teal, Navy
        sizes: 5,000 mAh; 10,000 mAh +10; 20,000 mAh +25
        about: A pocketful of evenings. Five lights tell how much is left, and airlines let every size aboard.
        features: USB-C in and out; Five-step gauge; Flight approved

        Oakridge | Braid USB-C Cable | 12.99
        colours: Black, White, Red, Teal
        sizes: 1 m; 2 m +4; 3 m +7
        about: The cable that outlives the charger: braided nylon, a long strain relief and a strap that keeps the rest in order.
        features: Braided nylon; 100 W; Cable strap

        Ardent | Halo Wireless Charging Stand | 39.99
        colours: White, Black, Sand, Navy, Lilac
        sizes: One Device; Three Devices +40
        about: Put the phone down and it knows where to lie. At night the Halo shows the hour and no other light.
        features: Magnetic alignment; 15 W; Night clock
        """),
    Department(
      key: "watch", number: 19, path: ["Wearable Technology", "Smartwatches"],
      table: """
        Ardent | Loop Fitness Band | 79.99
        colours: Black, Coral, Teal, Lilac, Navy
        sizes: Small; Large
        about: Steps, sleep and pulse on a band that weighs as much as a letter. Two weeks pass between charges.
        features: Heart rate; Sleep tracking; Waterproof to 50 m; Two weeks of battery life

        Ardent | Orbit Smartwatch | 229.99
        colours: Black, Silver, Sand, Navy
        sizes: 41 mm; 45 mm +30; 45 mm with LTE +90
        about: The Orbit answers calls, pays for the coffee and calls for help after a fall. Its face is round because a watch is.
        features: Always-on display; Contactless payment; Fall detection

        Sandpiper | Summit Outdoor Watch | 349.99
        colours: Black, Forest, Graphite, Navy, White
        sizes: Standard; Solar +100
        about: Maps for the whole continent, a compass that needs no calibration, and a battery for the long way round.
        features: Offline maps; Barometer and compass; 21 days of battery life

        Finch | Firstwatch for Kids | 59.99
        colours: Coral, Teal, Navy, White, Graphite
        about: They can call five people and be found by two. Games wait until school is out.
        features: Calls to chosen people; School mode; Splashproof
        """),
  ]
}
