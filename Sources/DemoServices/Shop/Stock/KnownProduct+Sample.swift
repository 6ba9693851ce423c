extension KnownProduct {
  /// The eight products of the sample reply in the documentation of the challenge, word for word in name, UPC,
  /// price and description. Their pictures are drawn here, and their features make `search=pixel&search=pen`
  /// find these eight.
  static let sample = [
    KnownProduct(
      department: "stylus",
      json: #"""
        {
          "sku": 6306364,
          "name": "Google - Pixelbook Pen - Midnight Blue",
          "type": "HardGood",
          "regularPrice": 99.99,
          "salePrice": 99.00,
          "onSale": true,
          "digital": false,
          "url": "demo:/pages/products/6306364",
          "upc": "842776108302",
          "categoryPath": [{"id": "cat-high-street-electronics", "name": "High Street Electronics"}, {"id": "cat-computers-tablets", "name": "Computers & Tablets"}, {"id": "cat-tablet-accessories", "name": "Tablet Accessories"}],
          "longDescription": "Write and design with confidence with this Google Pixelbook pen. The responsive instrument can be used with Google Pixelbook or Google Assistant to make taking notes or creating art more efficient. The realistic feel of this Google Pixelbook pen helps you write and draw naturally so you can focus on your designs.",
          "manufacturer": "Google",
          "modelNumber": "GA00209",
          "image": "demo:/pictures/product/6306364.png",
          "color": "Navy",
          "features": [{"feature": "Pressure and angle sensitive"}, {"feature": "Instant note taking"}]
        }
        """#),
    KnownProduct(
      department: "stylus",
      json: #"""
        {
          "sku": 4538802,
          "name": "Apple Pencil (1st Generation) - White",
          "type": "HardGood",
          "regularPrice": 99.99,
          "salePrice": 99.99,
          "onSale": false,
          "digital": false,
          "url": "demo:/pages/products/4538802",
          "upc": "888462313674",
          "categoryPath": [{"id": "cat-high-street-electronics", "name": "High Street Electronics"}, {"id": "cat-computers-tablets", "name": "Computers & Tablets"}, {"id": "cat-tablet-accessories", "name": "Tablet Accessories"}],
          "longDescription": "The new Multi-Touch subsystem in the new iPad 9.7\" and iPad Pro gives Apple Pencil striking capabilities alongside pixel perfect precision. Using incredibly sensitive pressure and tilt sensors, Apple Pencil instantly recognizes when you are pressing harder or shifting its angle. So you can vary line weight, create subtle shading, and produce a wide range of artistic effects — just like with a conventional pencil.",
          "manufacturer": "Apple",
          "modelNumber": "MK0C2AM",
          "image": "demo:/pictures/product/4538802.png",
          "color": "White",
          "features": [{"feature": "Writes like a pen on paper"}, {"feature": "Charges at the tablet"}]
        }
        """#),
    KnownProduct(
      department: "tablet",
      json: #"""
        {
          "sku": 6408476,
          "name": "Microsoft - Surface Go 2 - 10.5\" Touch-Screen - Intel Pentium Gold - 4GB - 64GB Storage - Platinum",
          "type": "HardGood",
          "regularPrice": 399.99,
          "salePrice": 399.99,
          "onSale": false,
          "digital": false,
          "url": "demo:/pages/products/6408476",
          "upc": "889842593549",
          "categoryPath": [{"id": "cat-high-street-electronics", "name": "High Street Electronics"}, {"id": "cat-computers-tablets", "name": "Computers & Tablets"}, {"id": "cat-tablets", "name": "Tablets"}],
          "longDescription": "Your perfect everyday companion. New 10.5\" Surface Go 2 is perfect for keeping up and winding down - delivering tablet portability with laptop versatility, long battery life, a stunning touchscreen, and Windows security for the whole family. Browse, shop, and manage email with ease, relax with your favorite TV shows, and much more.",
          "manufacturer": "Microsoft",
          "modelNumber": "STV-00001",
          "image": "demo:/pictures/product/6408476.png",
          "color": "Silver",
          "features": [{"feature": "10.5\" PixelSense touch screen"}, {"feature": "Works with Surface Pen (sold separately)"}]
        }
        """#),
    KnownProduct(
      department: "tablet",
      json: #"""
        {
          "sku": 6408475,
          "name": "Microsoft - Surface Go 2 - 10.5\" Touch-Screen - Intel Pentium Gold - 8GB - 128GB Storage - Platinum",
          "type": "HardGood",
          "regularPrice": 549.99,
          "salePrice": 549.99,
          "onSale": false,
          "digital": false,
          "url": "demo:/pages/products/6408475",
          "upc": "889842593686",
          "categoryPath": [{"id": "cat-high-street-electronics", "name": "High Street Electronics"}, {"id": "cat-computers-tablets", "name": "Computers & Tablets"}, {"id": "cat-tablets", "name": "Tablets"}],
          "longDescription": "Your perfect everyday companion. New 10.5\" Surface Go 2 is perfect for keeping up and winding down - delivering tablet portability with laptop versatility, long battery life, a stunning touchscreen, and Windows security for the whole family. Browse, shop, and manage email with ease, relax with your favorite TV shows, and much more.",
          "manufacturer": "Microsoft",
          "modelNumber": "STQ-00001",
          "image": "demo:/pictures/product/6408475.png",
          "color": "Silver",
          "features": [{"feature": "10.5\" PixelSense touch screen"}, {"feature": "Works with Surface Pen (sold separately)"}]
        }
        """#),
    KnownProduct(
      department: "tablet",
      json: #"""
        {
          "sku": 6375053,
          "name": "Surface Pro X - 13\" Touch Screen - Microsoft SQ1 - 8GB Memory - 256GB SSD - WiFi+4G LTE - Keyboard+Slim Pen - Matte Black",
          "type": "HardGood",
          "regularPrice": 1569.98,
          "salePrice": 1569.98,
          "onSale": false,
          "digital": false,
          "url": "demo:/pages/products/6375053",
          "upc": "889842518801",
          "categoryPath": [{"id": "cat-high-street-electronics", "name": "High Street Electronics"}, {"id": "cat-computers-tablets", "name": "Computers & Tablets"}, {"id": "cat-tablets", "name": "Tablets"}],
          "longDescription": "You're always one step ahead. So is Surface Pro X. The sleek design and ultimate mobility combine with blazing-fast LTE² Advanced Pro connectivity³ and an edge-to-edge 13\" touch screen with amazing graphics for creating, mobile gaming, and working away from your desk. For a premium laptop experience on the go, click Surface Pro X Signature Keyboard with Slim Pen (included) in place. The Pen stores securely and recharges in the keyboard, so it's always at your fingertips.",
          "manufacturer": "Microsoft",
          "modelNumber": "QGM-00001",
          "image": "demo:/pictures/product/6375053.png",
          "color": "Black",
          "features": [{"feature": "13\" PixelSense display"}, {"feature": "Slim Pen and keyboard included"}]
        }
        """#),
    KnownProduct(
      department: "tablet",
      json: #"""
        {
          "sku": 6410327,
          "name": "Microsoft - Geek Squad Certified Refurbished Surface Go - 10\" Touch-Screen - Intel Pentium Gold - 4GB Memory - 64GB Storage - Silver",
          "type": "HardGood",
          "regularPrice": 399.99,
          "salePrice": 323.99,
          "onSale": true,
          "digital": false,
          "url": "demo:/pages/products/6410327",
          "upc": "400064103271",
          "categoryPath": [{"id": "cat-high-street-electronics", "name": "High Street Electronics"}, {"id": "cat-computers-tablets", "name": "Computers & Tablets"}, {"id": "cat-tablets", "name": "Tablets"}],
          "longDescription": "Geek Squad® Certified Refurbished products are thoroughly, painstakingly and lovingly tested, so you can be sure that your device will work right, right away. Learn more about Geek Squad® Certified Refurbished products.Finish pending assignments on the go with this refurbished Microsoft Surface Go tablet. The 10-inch PixelSense multitouch display provides an interactive user experience, while the 64GB SSD offers vast media space and reduced load times. This Microsoft Surface Go tablet features an Intel Pentium Gold dual-core processor and 4GB of RAM for seamless multitasking.",
          "manufacturer": "Microsoft",
          "modelNumber": "GSRF MCZ-00001",
          "image": "demo:/pictures/product/6410327.png",
          "color": "Silver",
          "features": [{"feature": "Refurbished and tested"}, {"feature": "Works with Surface Pen (not included)"}]
        }
        """#),
    KnownProduct(
      department: "game",
      json: #"""
        {
          "sku": 6321545,
          "name": "Knights of Pen and Paper Bundle - Nintendo Switch [Digital]",
          "type": "DigitalGood",
          "regularPrice": 24.99,
          "salePrice": 22.49,
          "onSale": true,
          "digital": true,
          "url": "demo:/pages/products/6321545",
          "upc": "400063215456",
          "categoryPath": [{"id": "cat-high-street-electronics", "name": "High Street Electronics"}, {"id": "cat-video-games", "name": "Video Games"}, {"id": "cat-digital-games", "name": "Digital Games"}],
          "longDescription": "Take on the roles of in-game players by taking on the roles of their characters in a traditional Pen and Paper RPG session in the ultimate meta role-playing experience.  This item cannot be returned or refunded, please visit Best Buy Return Policy to learn more.",
          "manufacturer": "Nintendo",
          "modelNumber": null,
          "image": "demo:/pictures/product/6321545.png",
          "color": "Forest",
          "features": [{"feature": "Pixel art"}, {"feature": "Turn-based role play"}]
        }
        """#),
    KnownProduct(
      department: "game",
      json: #"""
        {
          "sku": 6321546,
          "name": "Knights of Pen & Paper 2 Deluxiest Edition - Nintendo Switch [Digital]",
          "type": "DigitalGood",
          "regularPrice": 14.99,
          "salePrice": 12.99,
          "onSale": true,
          "digital": true,
          "url": "demo:/pages/products/6321546",
          "upc": "400063215463",
          "categoryPath": [{"id": "cat-high-street-electronics", "name": "High Street Electronics"}, {"id": "cat-video-games", "name": "Video Games"}, {"id": "cat-digital-games", "name": "Digital Games"}],
          "longDescription": "Prepare to join Knights of Pen & Paper 2 in a turn-based, retro-style, pixel-art adventure full of danger, intrigue, and semi-appropriate cultural references.  This item cannot be returned or refunded, please visit Best Buy Return Policy to learn more.",
          "manufacturer": "Nintendo",
          "modelNumber": null,
          "image": "demo:/pictures/product/6321546.png",
          "color": "Red",
          "features": [{"feature": "Turn-based role play"}, {"feature": "For one player"}]
        }
        """#),
  ]
}
