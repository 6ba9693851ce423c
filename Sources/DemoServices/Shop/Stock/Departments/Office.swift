extension Department {
  static let office = [
    Department(
      key: "printer", number: 30, path: ["Office", "Printers & Ink"],
      table: """
        Inkwell | Ledger Laser Printer | 149.99
        colours: White, Black, Graphite
        sizes: Monochrome; Colour +110; Colour with Scanner +220
        about: It prints the form on the morning it is due, even if nobody has touched it since spring. Toner does not dry out.
        features: 30 pages a minute; Two-sided; Wi-Fi and Ethernet

        Inkwell | Reservoir Ink Tank Printer | 199.99
        colours: White, Black
        sizes: Print; Print and Scan +50; Print, Scan and Fax +90
        about: Bottles instead of cartridges. One filling lasts a household for two years, and you can see how much is left.
        features: Refillable tanks; Borderless photographs; Quiet mode

        Inkwell | Postcard Photo Printer | 119.99
        colours: White, Coral, Teal, Lilac
        about: Pictures from the telephone to the refrigerator door in a minute, dry and fingerprint-proof.
        features: 4 x 6" prints; Battery optional; Dry when they come out
        """),
    Department(
      key: "storage", number: 31, path: ["Computers & Tablets", "Storage"],
      table: """
        Oakridge | Vault Portable SSD | 79.99
        colours: Black, Silver, Teal, Red
        sizes: 500GB; 1TB +40; 2TB +120; 4TB +290
        about: A drive no larger than a biscuit, in a rubber coat. It survives the drop, the drizzle and the day you forgot it in the car.
        features: 1,050 MB a second; Drop-tested from 2 m; Hardware encryption

        Oakridge | Archive External Hard Drive | 64.99
        colours: Black, White, Navy
        sizes: 1TB; 2TB +20; 5TB +65
        about: Room for every photograph the family ever took, and software that remembers to copy them.
        features: USB-C and USB-A; Backup software; Three-year warranty

        Oakridge | Frame Memory Card | 17.99
        colours: Black, Red
        sizes: 64GB; 128GB +8; 256GB +25; 512GB +60
        about: Bursts do not stall and films do not stutter. Every card is tested in the cold and in the wash.
        features: 200 MB a second; Waterproof; Recovery software

        Norvane | Pantry Two-Bay Network Storage | 259.99
        colours: Black, White
        sizes: Without Drives; 8TB +240; 16TB +480
        about: A cloud that stands on your own shelf. It keeps two copies of everything and tells you when one drive tires.
        features: Two bays; Mirrored copies; No subscription
        """),
  ]
}
