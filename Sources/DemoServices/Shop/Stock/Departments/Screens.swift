extension Department {
  static let screens = [
    Department(
      key: "television", number: 13, path: ["TV & Home Theater", "Televisions"],
      table: """
        Veldt | Panorama 4K LED TV | 299.99
        colours: Black, White
        sizes: 43"; 50" +70; 55" +130; 65" +260; 75" +480
        about: The Panorama is the television for a bright living room. Its backlight dims in 48 zones, so that a starry sky stays black while the moon shines.
        features: 4K resolution; 48 dimming zones; Three HDMI ports; Voice remote

        Veldt | Nocturne OLED TV | 1099.99
        colours: Black, Silver, Graphite
        sizes: 48"; 55" +200; 65" +600; 77" +1500
        about: Every point of light switches itself off when a scene is dark. Films look the way they did in the cutting room, and the panel is thinner than the remote.
        features: OLED panel at 120 Hz; Calibrated film mode; Four HDMI 2.1 ports; Wall mount included

        Veldt | Canvas Art TV | 899.99
        colours: White, Sand, Black, Silver
        sizes: 43"; 55" +350; 65" +700
        about: Switched off, it hangs there as a painting. The matte glass hides reflections, and a sensor matches the picture to the light of the room.
        features: Matte display; Changeable frame; Motion sensor; 200 paintings included

        Oakridge | Den 720p LED TV | 119.99
        colours: Black, White, Silver, Graphite
        sizes: 24"; 32" +20
        about: A small set for the kitchen, the workshop or the guest room, with everything on board to stream and nothing you would have to explain to guests.
        features: 720p resolution; Streaming built in; Headphone jack; Less than 4 kg

        Lumenor | Patio Outdoor TV | 1299.99
        colours: Black, Graphite, Silver
        sizes: 55"; 65" +500; 75" +1200
        about: Rain, dust and a direct afternoon sun leave it unmoved. The Patio is twice as bright as a set for indoors and sealed at every seam.
        features: Weatherproof to IP55; 1,500 nits; Anti-glare glass; Sealed connections
        """),
    Department(
      key: "monitor", number: 14, path: ["Computers & Tablets", "Monitors"],
      table: """
        Lumenor | Plain 24" Monitor | 129.99
        colours: Black, White, Graphite, Silver
        sizes: 75 Hz; 100 Hz +20
        about: A monitor that gets out of the way: no lights, no logo in front, and a stand that rises, turns and tilts.
        features: 1920 x 1080 IPS panel; Height-adjustable stand; HDMI and DisplayPort

        Lumenor | Plain 27" 4K Monitor | 329.99
        colours: Black, White, Silver, Graphite
        sizes: HDMI; USB-C Dock +90
        about: Letters as sharp as print. Each panel is measured before it leaves the factory, and its colour report is in the box.
        features: 3840 x 2160 IPS panel; Factory calibrated; Rotates to portrait

        Brightwater | Pulse 27" Gaming Monitor | 279.99
        colours: Black, Red, Graphite, Silver
        sizes: 165 Hz; 240 Hz +120
        about: What happens on the server is on the screen a blink later. The Pulse waits for the graphics card, so that nothing tears.
        features: 2560 x 1440; 1 ms response; Adaptive sync; Headset hook

        Brightwater | Horizon 34" Curved Monitor | 449.99
        colours: Black, White, Graphite, Silver
        sizes: 100 Hz; 165 Hz +80
        about: Two windows side by side with no bezel between, or one cockpit from ear to ear.
        features: 3440 x 1440; 1500R curve; Picture by picture; USB hub

        Norvane | Satchel 15" Portable Monitor | 179.99
        colours: Graphite, Silver
        sizes: Full HD; 4K +120
        about: A second screen that slides into the sleeve of the first. One USB-C cable brings picture and power.
        features: 700 grams; USB-C; Cover folds into a stand
        """),
  ]
}
