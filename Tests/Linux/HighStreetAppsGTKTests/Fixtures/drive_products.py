"""Searches the electronics shop from outside, and opens the working of a check digit.

usage: drive_products.py PROGRAM FOLDER

Needs what accessible.py needs. FOLDER is where the app keeps its things.
"""

from accessible import shop

with shop("products") as app:
    app.check_names("the search")
    app.type("pixel pen", "Laptop, cell phone, oven…")
    app.press("push button", "Search")
    app.read("heading", "8 products")
    app.check_names("the results")
    app.press("push button", "Google - Pixelbook Pen*")
    app.read("label", "UPC, 842776108302")
    app.read("label", "Calculated check digit, 2")
    app.read("label", "Valid")
    app.check_names("the details")
    app.press("push button", "How it was calculated")
    app.read("panel", "Step 6: Check digit: 10 − 8 = 2")
    app.press("push button", "Back, pixel pen")
    app.read("heading", "8 products")
