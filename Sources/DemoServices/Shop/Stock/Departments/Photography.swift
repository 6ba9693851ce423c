extension Department {
  static let photography = [
    Department(
      key: "camera", number: 20, path: ["Cameras & Camcorders", "Digital Cameras"],
      table: """
        Halvorsen | M5 Mirrorless Camera | 899.99
        colours: Black, Silver, Graphite, Navy
        sizes: Body Only; 16-50 mm Lens +120; Two Lens Kit +320
        about: A viewfinder you believe, dials you can read without switching it on, and a sensor that keeps colour at dusk.
        features: 24-megapixel sensor; Stabilised body; 4K video; Weather-sealed

        Halvorsen | M9 Full-Frame Camera | 1999.99
        colours: Black, Graphite, Navy
        sizes: Body Only; 24-70 mm Lens +800; 24-105 mm Lens +950
        about: The M9 is for weddings in dark churches and birds that do not wait. It finds an eye, and holds it.
        features: 45-megapixel full-frame sensor; Eye tracking; Two card slots; 20 frames a second

        Halvorsen | Pocket Travel Camera | 449.99
        colours: Black, Silver, Red, Graphite, Navy
        about: A thirty-times lens that folds into a coat pocket. The screen turns round for the group picture.
        features: 30x zoom; Turning touch screen; USB-C charging

        Kestrel | Trail Action Camera | 199.99
        colours: Black, Teal, Graphite, Navy
        sizes: Camera; Adventure Kit +50; Dive Kit +80
        about: Screw it to a helmet, a bow or a handlebar. The picture comes out level, whatever the trail did.
        features: Level horizon; Waterproof to 10 m; 5K video

        Kestrel | Skylark Drone | 399.99
        colours: White, Graphite, Navy
        sizes: Drone; Fly More Set +150
        about: Under 250 grams, so that it may fly where others need papers. It comes home by itself before the battery is empty.
        features: 249 grams; 4K camera on a gimbal; 34 minutes of flight; Returns home

        Finch | Snapbox Instant Camera | 79.99
        colours: Coral, Teal, White, Lilac, Graphite
        sizes: Camera; Camera with 20 Prints +20
        about: Press, wait, shake hands, done: a picture to give away. The mirror beside the lens helps with the rest.
        features: Credit-card prints; Selfie mirror; Automatic flash
        """)
  ]
}
