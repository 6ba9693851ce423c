extension Department {
  static let computers = [
    Department(
      key: "laptop", number: 10, path: ["Computers & Tablets", "Laptops"],
      table: """
        Norvane | Aria 14" Laptop | 649.99
        colours: Graphite, Silver, Sand
        sizes: 8GB Memory - 256GB SSD; 16GB Memory - 512GB SSD +150; 16GB Memory - 1TB SSD +260; 32GB Memory - 1TB SSD +420
        about: The Aria is the laptop that is simply there when you need it: it wakes before the lid is fully open, stays cool on your knees and runs a working day on one charge. The matte 14-inch panel keeps the lamp behind you out of your spreadsheet.
        features: 14" matte display, 1920 x 1200; Up to 15 hours of battery life; Two USB-C ports and one USB-A port; Backlit keyboard

        Norvane | Aria 16" Laptop | 849.99
        colours: Graphite, Silver, Sand, Forest
        sizes: 16GB Memory - 512GB SSD; 16GB Memory - 1TB SSD +110; 32GB Memory - 2TB SSD +390
        about: More room for the same idea. The larger Aria adds a number pad, louder speakers beside the keys and a fan that you hear only when you export a film.
        features: 16" matte display, 2560 x 1600; Number pad; Speakers beside the keyboard; HDMI and card reader

        Tessel | Kite 13 Convertible Laptop | 799.99
        colours: Navy, Silver, Coral, Sand
        sizes: 8GB Memory - 256GB SSD; 16GB Memory - 512GB SSD +180; 16GB Memory - 1TB SSD +300
        about: Fold it over and the Kite is a tablet, stand it up like a tent and it is a cinema for the train. The hinge holds every angle between, and the touch screen takes a light hand.
        features: 13.3" touch screen; 360-degree hinge; Weighs 1.1 kg; Fingerprint reader

        Tessel | Foundry 15 Workstation | 1499.99
        colours: Black, Graphite, Sand, Forest
        sizes: 32GB Memory - 1TB SSD; 64GB Memory - 1TB SSD +300; 64GB Memory - 2TB SSD +520
        about: Built for drawings with a million parts. The Foundry keeps its full speed for hours where others throttle after minutes, and its case opens with four screws.
        features: 15.6" colour-calibrated display; Eight performance cores; Two memory slots and two SSD slots; Three-year warranty

        Oakridge | Campus 11 Laptop | 229.99
        colours: Navy, Teal, Coral, Lilac, Sand
        sizes: 4GB Memory - 64GB Storage; 8GB Memory - 128GB Storage +60
        about: Made for rucksacks. Rubber edges take the drop from a desk, the keyboard drains a spilled juice, and the battery outlasts the last lesson.
        features: 11.6" display; Spill-resistant keyboard; Rubber bumper; 12 hours of battery life

        Brightwater | Tempest 17 Gaming Laptop | 1699.99
        colours: Black, Red, Sand, Forest
        sizes: 16GB Memory - 1TB SSD; 32GB Memory - 1TB SSD +200; 32GB Memory - 2TB SSD +330
        about: A desktop's worth of graphics behind a 240-hertz screen. Two fans pull air through the whole deck, so that the keys stay cool when the battle does not.
        features: 17.3" display at 240 Hz; Per-key lighting; Four cooling vents; Wi-Fi 6E
        """),
    Department(
      key: "tablet", number: 11, path: ["Computers & Tablets", "Tablets"],
      table: """
        Tessel | Slate 10 Tablet | 249.99
        colours: Graphite, Silver, Lilac, Teal
        sizes: 64GB; 128GB +50; 128GB with LTE +130
        about: A tablet for the sofa and the kitchen counter: bright enough to read beside a window, and light enough to hold through a whole film.
        features: 10.4" display; Four speakers; Face unlock; Child profiles

        Tessel | Slate 12 Pro Tablet | 599.99
        colours: Graphite, Silver, White, Sand
        sizes: 128GB; 256GB +100; 512GB +250
        about: The large Slate replaces the sketchbook. Its laminated glass leaves no gap between the tip of a stylus and the line it draws.
        features: 12.4" laminated display at 120 Hz; Works with the Slate Stylus; Keyboard connector; 10 hours of video

        Oakridge | Storytime Kids Tablet | 99.99
        colours: Coral, Teal, Navy, White, Sand
        sizes: 32GB; 64GB +20
        about: The foam case survives the stairs, the timer ends the evening without an argument, and a year of picture books is included.
        features: 8" display; Foam case with stand; Parental timer; Two-year worry-free exchange

        Norvane | Folio Reader | 129.99
        colours: Black, White, Forest, Sand, Navy
        sizes: 16GB; 32GB +30
        about: Paper that never runs out. The Folio lights its page from the side, so that the eyes rest, and a charge lasts for the holiday and the way back.
        features: 7" paper-like display; Warm light; Waterproof for an hour; Six weeks of battery life

        Norvane | Slate Stylus | 79.99
        colours: White, Graphite, Sand, Navy
        about: Lean it and the line becomes wider, press and it becomes darker. The stylus holds to the side of the tablet and charges there.
        features: 4,096 levels of pressure; Charges on the tablet; Palm rejection
        """),
    Department(
      key: "accessory", number: 12, path: ["Computers & Tablets", "Keyboards & Mice"],
      table: """
        Clavis | Quiet Keys Wireless Keyboard | 49.99
        colours: Black, White, Sand, Teal, Graphite
        sizes: Compact; Full Size +15
        about: Low keys with a soft landing, for people who share a room. It remembers three devices and changes between them at the press of a key.
        features: Three-device switching; Battery lasts two years; Spill-resistant

        Clavis | Forge Mechanical Keyboard | 119.99
        colours: Black, White, Navy, Graphite
        sizes: Linear Switches; Tactile Switches; Clicky Switches
        about: A keyboard to keep for twenty years: the switches pull out by hand, the caps are dyed through, and the frame is one piece of aluminium.
        features: Hot-swappable switches; Aluminium frame; Detachable braided cable; Dyed keycaps

        Clavis | Glide Wireless Mouse | 29.99
        colours: Black, White, Coral, Teal, Lilac, Graphite, Navy
        about: The Glide tracks on glass, fits either hand, and goes a year and a half on a single cell.
        features: Tracks on glass; Either hand; Silent buttons

        Brightwater | Talon Gaming Mouse | 59.99
        colours: Black, White, Red, Graphite, Navy
        sizes: Wired; Wireless +30
        about: Sixty-three grams, six buttons and a sensor that follows the fastest flick without losing a step.
        features: 26,000 DPI sensor; 63 grams; Six programmable buttons

        Clavis | Column Vertical Mouse | 44.99
        colours: Graphite, White, Navy
        sizes: Right-Handed; Left-Handed
        about: Shake hands with your computer. The upright grip turns the wrist the way it wants to lie, which it thanks you for in the evening.
        features: Upright grip; Adjustable speed; Rechargeable

        Oakridge | Dock 8-in-1 USB-C Hub | 69.99
        colours: Graphite, Silver, Navy
        sizes: 30 cm Cable; 100 cm Cable +8
        about: One cable in, eight ports out. The Dock feeds two monitors, a wired network and the laptop's battery at the same time.
        features: Two HDMI ports; Gigabit Ethernet; 100 W charging; Card reader
        """),
  ]
}
