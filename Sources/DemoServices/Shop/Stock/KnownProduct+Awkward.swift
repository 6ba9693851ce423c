extension KnownProduct {
  /// Products as they should not be, but are: each is awkward in one way that was seen in the real service.
  static let awkward = [
    // Entities in name and text, one of them encoded twice.
    KnownProduct(
      department: "toy",
      json: #"""
        {
          "sku": 9000001, "name": "Pinwheel - Orb&#8482; App-Enabled Rolling Robot - Black/Gray", "manufacturer": "Pinwheel", "upc": "790000100014",
          "regularPrice": 149.99, "salePrice": 149.99, "color": "Black",
          "shortDescription": "Compatible with Ardent&#174; cell phones; for ages 8 &amp; up",
          "longDescription": "It&apos;s round, it&#8217;s quick, and you&#8217;re its pilot. Write &amp;lt;roll&amp;gt; and it rolls; write &quot;stop&quot; and it stops.",
          "image": "demo:/pictures/product/9000001.png", "url": "demo:/pages/products/9000001"
        }
        """#),
    // A bare ampersand, which is no entity.
    KnownProduct(
      department: "accessory",
      json: #"""
        {
          "sku": 9000002, "name": "Oakridge - Cable & Clip Set - R&D Edition", "manufacturer": "Oakridge", "upc": "790000200011", "salePrice": 9.99,
          "longDescription": "Clips & straps for desks & benches; nothing to decode here.", "image": "demo:/pictures/product/9000002.png", "color": "Teal"
        }
        """#),
    // Everything but the number is null.
    KnownProduct(
      department: "accessory",
      json: #"""
        {
          "sku": 9000003, "name": null, "manufacturer": null, "upc": null, "regularPrice": null, "salePrice": null, "image": null,
          "shortDescription": null, "longDescription": null, "categoryPath": null, "features": null, "customerReviewAverage": null
        }
        """#),
    // Most fields are missing.
    KnownProduct(
      department: "speaker",
      json: #"""
        {"sku": 9000004, "name": "Calder - Display Model without Papers"}
        """#),
    // Numbers that arrive as text, and a sku too.
    KnownProduct(
      department: "television",
      json: #"""
        {
          "sku": "9000005", "name": "Veldt - Returned Panorama 4K LED TV - 43\"", "manufacturer": "Veldt", "upc": "790000500012",
          "regularPrice": "299.99", "salePrice": "224.50", "customerReviewAverage": "4.10", "customerReviewCount": "12",
          "longDescription": "Returned unopened, sold as new.", "image": "demo:/pictures/product/9000005.png", "color": "Black"
        }
        """#),
    // Empty text where a number belongs.
    KnownProduct(
      department: "coffee",
      json: #"""
        {
          "sku": 9000006, "name": "Millstone - Swan Kettle Lid", "upc": "", "regularPrice": "", "salePrice": "", "longDescription": "",
          "image": "", "customerReviewCount": "", "manufacturer": "Millstone"
        }
        """#),
    // A picture over http, with a size in its address.
    KnownProduct(
      department: "camera",
      json: #"""
        {
          "sku": 9000007, "name": "Halvorsen - Lens Cap 49 mm", "manufacturer": "Halvorsen", "upc": "790000700016", "salePrice": 7.99, "color": "Black",
          "longDescription": "The cap that always gets lost, twice in one box.",
          "image": "http://demo.highstreet.example/pictures/product/9000007.png;maxHeight=640;maxWidth=550"
        }
        """#),
    // A UPC of 13 digits: an EAN.
    KnownProduct(
      department: "phone",
      json: #"""
        {
          "sku": 9000008, "name": "Ardent - Six Cell Phone - European Model", "manufacturer": "Ardent", "upc": "4006381333931", "salePrice": 549.99,
          "longDescription": "Imported, with the plug of its country.", "image": "demo:/pictures/product/9000008.png", "color": "Navy"
        }
        """#),
    // A UPC of 14 digits: a carton.
    KnownProduct(
      department: "phone-accessory",
      json: #"""
        {
          "sku": 9000009, "name": "Oakridge - Braid USB-C Cable - Carton of 24", "manufacturer": "Oakridge", "upc": "00842776108302", "salePrice": 199.00,
          "longDescription": "For schools and workshops.", "image": "demo:/pictures/product/9000009.png", "color": "Black"
        }
        """#),
    // A UPC with a wrong check digit.
    KnownProduct(
      department: "headphones",
      json: #"""
        {
          "sku": 9000010, "name": "Calder - Hush Ear Cushions", "manufacturer": "Calder", "upc": "036000291453", "salePrice": 14.99,
          "longDescription": "A new pair of cushions, in five minutes and without a tool.", "image": "demo:/pictures/product/9000010.png", "color": "Sand"
        }
        """#),
    // A UPC that has lost its leading zero, as a number.
    KnownProduct(
      department: "watch",
      json: #"""
        {
          "sku": 9000011, "name": "Ardent - Orbit Strap", "manufacturer": "Ardent", "upc": 36000291452, "salePrice": 19.99,
          "longDescription": "Woven, washable, one size.", "image": "demo:/pictures/product/9000011.png", "color": "Coral"
        }
        """#),
    // A UPC that is none.
    KnownProduct(
      department: "toy",
      json: #"""
        {
          "sku": 9000012, "name": "Pinwheel - Mystery Box", "manufacturer": "Pinwheel", "upc": "SEE-LABEL", "salePrice": 12.00,
          "longDescription": "We do not know either.", "image": "demo:/pictures/product/9000012.png", "color": "Lilac"
        }
        """#),
    // The placeholder among the UPCs.
    KnownProduct(
      department: "toy",
      json: #"""
        {
          "sku": 9000013, "name": "Pinwheel - Gift Wrapping", "manufacturer": "Pinwheel", "upc": "000000000000", "salePrice": 0,
          "longDescription": "Free with every present.", "image": "demo:/pictures/product/9000013.png", "color": "Red"
        }
        """#),
    // One-letter words, and other scripts.
    KnownProduct(
      department: "console",
      json: #"""
        {
          "sku": 9000014, "name": "Arcadian - Series X Retro Console 日本 Edition – für Café & Bühne", "manufacturer": "Arcadian", "upc": "790001400014",
          "salePrice": 129.99, "longDescription": "Плюс: ein Handbuch in sechs Sprachen. 遊ぶ 🎮", "image": "demo:/pictures/product/9000014.png", "color": "White"
        }
        """#),
    // A price with the trace of binary fractions, and a very long name.
    KnownProduct(
      department: "monitor",
      json: #"""
        {
          "sku": 9000015, "name": "Lumenor - Control Room Wall - Twelve 27\" Displays on a Frame of Brushed Aluminium with Cable Ducts, Twelve Arms, One Controller, One Remote, Four Spare Lamps, a Tool Set, a Spirit Level and Installation by Two Technicians on a Weekday between Nine and Five",
          "manufacturer": "Lumenor", "upc": "790001500011", "salePrice": 19.990000000000002, "regularPrice": 12499.989999999998,
          "longDescription": "Most of it is the frame.", "image": "demo:/pictures/product/9000015.png", "color": "Graphite"
        }
        """#),
    // Fields of another type than expected.
    KnownProduct(
      department: "oven",
      json: #"""
        {
          "sku": 9000016, "name": "Hearthwell - Oven Rack", "manufacturer": ["Hearthwell"], "upc": {"code": "790001600018"}, "salePrice": [34.99],
          "features": "none", "categoryPath": {"name": "Appliances"}, "longDescription": 404, "image": 12, "color": "Stainless Steel"
        }
        """#),
  ]
}
