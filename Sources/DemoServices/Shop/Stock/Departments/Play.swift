extension Department {
  static let play = [
    Department(
      key: "console", number: 27, path: ["Video Games", "Consoles & Accessories"],
      table: """
        Arcadian | Nova Console | 449.99
        colours: Black, White, Silver, Graphite
        sizes: 512GB; 1TB +80; 1TB with Two Controllers +130
        about: Worlds without loading screens. The Nova is as quiet as a book and plays everything its parents did.
        features: 4K at 120 frames; Plays older games; Disc drive

        Arcadian | Nova Go Handheld Console | 299.99
        colours: Black, Teal, Coral, Lilac, Silver
        sizes: 64GB; 256GB +70
        about: The same games on the way to work. Put it in the dock and they go on in the living room.
        features: 7" OLED display; Dock included; 6 hours of play

        Arcadian | Nova Controller | 59.99
        colours: Black, White, Red, Navy, Teal, Lilac, Silver, Graphite, Forest
        about: Triggers with resistance, rain that you feel, and sticks that do not drift.
        features: Hall-effect sticks; Rechargeable; Two paddles

        Arcadian | Visor VR Headset | 399.99
        colours: White, Graphite, Silver, Forest
        sizes: 128GB; 256GB +100
        about: Step into the room next door, which is on Mars. No cables, no base stations.
        features: Inside-out tracking; Two controllers; Glasses spacer

        Brightwater | Throne Gaming Chair | 279.99
        colours: Black, Red, Navy, White, Silver
        sizes: Regular; Extra Large +60
        about: A chair that knows it will be sat in for eight hours. The lumbar cushion moves with you.
        features: Cold-cure foam; 4D armrests; Reclines to 155 degrees
        """),
    Department(
      key: "game", number: 28, path: ["Video Games", "Digital Games"], type: "DigitalGood",
      table: """
        Lighthouse Games | Keeper of the North Light | 39.99
        colours: Navy
        sizes: Standard Edition; Deluxe Edition +20; Season Pass +5
        about: A lighthouse, a storm, and letters that were never sent. A quiet adventure in eleven nights.
        features: One player; Ten hours; Eight languages

        Lighthouse Games | Harbour Master | 29.99
        colours: Teal
        sizes: Standard Edition; Anniversary Edition +15
        about: Ships come in, cranes go up, and the tide waits for no budget. Build a harbour that pays for itself.
        features: Strategy; Sandbox mode; Steam and sail

        Copperleaf | Rally Sunday | 59.99
        colours: Red
        sizes: Standard Edition; Gold Edition +30
        about: Gravel, ice and a co-driver who has opinions. Forty cars and no two stages alike.
        features: Split screen; 40 cars; Daily stage

        Copperleaf | Moss & Mortar | 24.99
        colours: Forest
        sizes: Standard Edition; Soundtrack Edition +8
        about: Restore a ruin stone by stone, and find out who lived there. There is no clock and no enemy.
        features: Puzzle; No timer; Photo mode

        Pinwheel | Kart Carnival | 49.99
        colours: Coral
        sizes: Standard Edition; Family Edition +10
        about: Eight karts, one sofa. The small ones win as often as the tall ones.
        features: Up to eight players; Assisted steering; 32 tracks

        Pinwheel | Word Orchard | 9.99
        colours: Lilac
        sizes: Standard Edition; Four Languages +5
        about: Pick letters, make words, fill the basket. A new orchard grows every day.
        features: Word game; Daily puzzle; Plays offline
        """),
    Department(
      key: "toy", number: 29, path: ["Toys & Collectibles", "Building & Robots"],
      table: """
        Pinwheel | Rover Programmable Robot | 89.99
        colours: Teal, Coral, White, Lilac, Sand
        sizes: Rover; Classroom Set of Six +380
        about: Drag blocks and it drives, type lines and it dances. The Rover grows from six years to sixteen.
        features: Blocks or text code; Line and distance sensors; Rechargeable

        Pinwheel | Brickworks Building Set | 29.99
        colours: Red, Navy, Forest, White
        sizes: 300 Pieces; 600 Pieces +25; 1,200 Pieces +65
        about: Bricks that hold and come apart again, in a box that is also the table.
        features: Storage box; Fits other bricks; 20 ideas

        Pinwheel | Little Engine Train Set | 69.99
        colours: Red, Forest, Navy, White, Lilac
        sizes: Oval; Figure of Eight +30
        about: It whistles at the tunnel and stops for the cow. Tracks click, batteries last for a winter.
        features: Sound and light; 24 track pieces; From three years

        Kestrel | First Flight Mini Drone | 49.99
        colours: Coral, Teal, Black, White, Lilac, Sand
        about: It bounces off the ceiling and carries on. Guards all round, one key to land.
        features: Propeller guards; Three batteries; Flips

        Pinwheel | Stargazer Telescope | 119.99
        colours: White, Navy, Lilac, Sand
        sizes: 70 mm; 90 mm +70
        about: The rings of Saturn from the back step. The mount is steady and the guide is written for the whole family.
        features: Two eyepieces; Moon filter; Phone holder

        Pinwheel | Night Market Board Game | 34.99
        colours: Lilac, Red, White, Sand
        sizes: Base Game; With Expansion +18
        about: Trade noodles for lanterns before the rain comes. Learned in five minutes, argued about for an hour.
        features: Two to five players; 45 minutes; From eight years
        """),
  ]
}
