extension Department {
  static let sound = [
    Department(
      key: "headphones", number: 15, path: ["Audio", "Headphones"],
      table: """
        Calder | Hush Over-Ear Headphones | 199.99
        colours: Black, Sand, Navy, Forest, White
        sizes: Standard; Travel Set +30
        about: Eight microphones listen to the street and take it away. The Hush folds flat, plays for thirty hours, and forgets no pair of ears: pressure is spread over wool-soft cushions.
        features: Active noise cancelling; 30 hours of battery life; Folds flat; Two devices at once

        Calder | Hush Mini Earbuds | 129.99
        colours: Black, White, Lilac, Coral, Teal, Forest, Silver
        about: The quiet of the large Hush in something that vanishes in the ear. Rain and sweat do it no harm.
        features: Active noise cancelling; Wireless charging case; Sweatproof; Three sizes of tips

        Calder | Studio One Wired Headphones | 149.99
        colours: Black, Graphite, White, Forest
        sizes: 32 Ohm; 80 Ohm; 250 Ohm +10
        about: Flat, honest and repairable: the Studio One tells a mixer the truth, and every part of it can be bought for its fifteenth year.
        features: Closed back; Replaceable cable and cushions; Made to be repaired

        Finch | Sprint Sport Earphones | 59.99
        colours: Black, Red, Teal, Coral, White, Forest, Silver
        about: Hooks that hold through burpees and a cable that never catches on a collar. Ten minutes of charge are two hours of running.
        features: Waterproof to IPX7; Ear hooks; Quick charge

        Finch | Nestling Kids Headphones | 24.99
        colours: Coral, Teal, Navy, Lilac, White
        sizes: Wired; Wireless +15
        about: Loud enough for the story, never louder than 85 decibels. The band grows from three years to ten.
        features: Volume limited to 85 dB; Share port for a second pair; Unbreakable band

        Brightwater | Signal Gaming Headset | 89.99
        colours: Black, White, Red, Forest, Silver
        sizes: Wired; Wireless +50
        about: Footsteps come from where they are. The boom takes your voice and leaves the fan behind.
        features: Surround sound; Detachable boom microphone; Breathing cushions
        """),
    Department(
      key: "speaker", number: 16, path: ["Audio", "Speakers"],
      table: """
        Calder | Pebble Bluetooth Speaker | 49.99
        colours: Black, Teal, Coral, Lilac, Sand
        sizes: Single; Stereo Pair +45
        about: A speaker the size of a grapefruit that floats. Clip it to a tent, throw it in a pool, and it plays on for half a day.
        features: Waterproof and floats; 12 hours of battery life; Pairs to stereo

        Calder | Boulder Party Speaker | 249.99
        colours: Black, Red, Navy, Forest, Graphite
        sizes: 100 W; 200 W +120
        about: It rolls to the party on its own wheels, brings its light, and charges the phones of the guests.
        features: Wheels and handle; Two microphone inputs; Light show; 18 hours of battery life

        Veldt | Cinema Bar Soundbar | 179.99
        colours: Black, White, Navy, Forest
        sizes: 2.1 Channels; 3.1 Channels +100; 5.1 Channels +250
        about: Voices come forward and explosions stay where they belong. One cable to the television is the whole installation.
        features: Wireless subwoofer; Dialogue mode; HDMI eARC

        Calder | Shelf Two Bookshelf Speakers | 329.99
        colours: Black, White, Sand, Forest, Navy, Graphite
        about: Real wood, a silk dome and a crossover that nobody will ever see but everybody hears. Sold as a pair.
        features: Silk-dome tweeter; Real wood veneer; Sold as a pair

        Finch | Wake Alarm Clock Radio | 39.99
        colours: White, Black, Coral, Navy, Forest
        sizes: FM; FM and DAB +20
        about: The light goes up like a morning, then the station comes in softly. The snooze key is as large as your hand.
        features: Sunrise light; Two alarms; USB charging

        Calder | Platter Turntable | 279.99
        colours: Black, White, Red, Navy, Forest
        sizes: Belt Drive; Direct Drive +120
        about: A heavy platter, a light arm, and a phono stage that can be switched out. Records sound as wide as they did in the shop.
        features: Built-in phono stage; USB output; Dust cover
        """),
  ]
}
