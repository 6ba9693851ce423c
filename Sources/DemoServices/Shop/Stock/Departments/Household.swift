extension Department {
  static let household = [
    Department(
      key: "washer", number: 24, path: ["Appliances", "Washers & Dryers"],
      table: """
        Hearthwell | Rinse Front-Load Washer | 799.99
        colours: White, Graphite, Silver, Black
        sizes: 4.2 cu ft; 4.8 cu ft +150; 5.2 cu ft with Steam +300
        about: It weighs the load and takes only the water that it needs. At night it spins so gently that the neighbours sleep.
        features: Night programme; Load sensing; Delayed start

        Hearthwell | Rinse Top-Load Washer | 599.99
        colours: White, Graphite, Silver, Black
        sizes: With Agitator; Without Agitator +80
        about: Lift the lid, add the sock you forgot, and close it again. Deep water for what was in the garden.
        features: 4.5 cubic feet; Deep fill; Soft-closing lid

        Hearthwell | Breeze Dryer | 699.99
        colours: White, Graphite, Silver, Black
        sizes: Electric; Gas +100; Heat Pump +400
        about: It stops when the shirts are dry, not when the clock says so.
        features: Moisture sensor; Wrinkle care; Reversible door

        Hearthwell | Duet Washer-Dryer Combo | 1499.99
        colours: White, Graphite, Silver, Black
        sizes: 2.4 cu ft; 4.5 cu ft +500
        about: Dirty in, dry out, one machine. Made for flats with one cupboard to spare.
        features: No vent needed; Two hours for a full cycle; Lint filter that cleans itself
        """),
    Department(
      key: "vacuum", number: 25, path: ["Vacuums & Floor Care", "Vacuum Cleaners"],
      table: """
        Gale | Feather Cordless Stick Vacuum | 249.99
        colours: Graphite, Teal, Red, Navy, White
        sizes: 40 Minutes; 60 Minutes +80
        about: Two kilos that reach the cobweb and the crumbs below the sofa. It stands up by itself, which so few do.
        features: Stands by itself; Light in the head; Wall dock

        Gale | Scout Robot Vacuum | 299.99
        colours: Black, White, Navy, Silver
        sizes: Vacuum; Vacuum and Mop +100; With Emptying Station +250
        about: The Scout draws a map on its first day and keeps to it. It goes round the cat and does not go over the edge.
        features: Laser map; No-go zones; Empties for 60 days

        Gale | Drum Canister Vacuum | 179.99
        colours: Red, Black, Teal, Navy, White
        sizes: Bagged; Bagless +30
        about: Long hose, quiet motor, and a cable that winds itself up.
        features: 62 decibels; HEPA filter; Nine-metre reach

        Gale | Upright Pet Vacuum | 219.99
        colours: Lilac, Black, Navy, White, Silver
        sizes: Standard; With Upholstery Brush +25
        about: Hair does not wind round this brush. Made with people who have three dogs.
        features: Tangle-free brush; Odour filter; Washable parts

        Gale | Mist Air Purifier | 149.99
        colours: White, Black, Sand, Navy, Silver
        sizes: Small Room; Large Room +110
        about: It smells the frying pan before you do and is silent again by dinner.
        features: HEPA 13 filter; Air quality light; Sleep mode
        """),
    Department(
      key: "smart-home", number: 26, path: ["Smart Home", "Lighting & Security"],
      table: """
        Lantern | Glow Smart Bulb | 14.99
        colours: White
        sizes: Warm White; Tunable White +5; Colour +12; Colour Four-Pack +45
        about: Light that knows the hour: bright for breakfast, low for the late book. It works without any account.
        features: No hub needed; Dims to one percent; Sunrise mode

        Lantern | Dial Smart Thermostat | 149.99
        colours: White, Black, Silver, Sand, Graphite
        sizes: Thermostat; With Two Room Sensors +70
        about: A dial to turn, and a head that learns when the house is empty.
        features: Learns your week; Works without internet; Fits old wiring

        Lantern | Porch Video Doorbell | 119.99
        colours: Black, White, Silver, Graphite, Sand
        sizes: Battery; Wired +20
        about: It shows the parcel and the person. Recordings stay at home on a card.
        features: Head-to-toe view; Local storage; Quick replies

        Lantern | Watch Indoor Camera | 49.99
        colours: White, Black, Graphite, Sand
        sizes: 1080p; 2K +20
        about: A lid closes over the lens when you are at home, so that you can see it does not see you.
        features: Privacy lid; Two-way sound; Local storage

        Lantern | Latch Smart Lock | 199.99
        colours: Silver, Black, Graphite, Sand
        sizes: Keypad; Keypad and Fingerprint +60
        about: A code for the neighbour, a finger for the children, and the old key still works.
        features: Guest codes; Locks itself; One year on four batteries

        Lantern | Mesh Wi-Fi System | 129.99
        colours: White, Black, Graphite, Sand
        sizes: One Unit; Two Units +100; Three Units +180
        about: Wi-Fi up to the attic and out to the swing, under one name.
        features: Wi-Fi 6; Guest network; Two Ethernet ports
        """),
  ]
}
