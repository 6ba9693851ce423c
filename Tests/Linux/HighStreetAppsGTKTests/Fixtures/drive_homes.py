"""Marks a home to rent from outside, and finds it among the favourites.

usage: drive_homes.py PROGRAM FOLDER

Needs what accessible.py needs. FOLDER is where the app keeps its things.
"""

from accessible import shop

with shop("homes") as app:
    app.press("push button", "Rent")
    app.read("label", "62 homes")
    app.check_names("the list")
    app.press("push button", "Add to favourites: Compact and complete")
    app.press("push button", "1 favourite")
    app.read("push button", "Remove from favourites: Compact and complete")
    app.check_names("the favourites")
    app.press("push button", "Compact and complete, *")
    app.read("heading", "About this home")
    app.check_names("a home")
    app.press("push button", "Back, Favourites")
    app.press("push button", "Remove from favourites: Compact and complete")
    app.press("push button", "Back, Homes")
    app.read("push button", "0 favourites")
