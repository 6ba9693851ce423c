"""Finds the bus to the festival from outside, filters, and opens a departure.

usage: drive_departures.py PROGRAM FOLDER

Needs what accessible.py needs. FOLDER is where the app keeps its things.
"""

from accessible import shop

with shop("departures") as app:
    app.read("heading", "Three days of music.*")
    app.press("push button", "Find my bus")
    app.read("label", "27 departures")
    app.check_names("the results")
    app.press("push button", "Sort and filter")
    app.check_names("the filter")
    app.press("push button", "Direct buses only")
    app.press("push button", "Done")
    app.press("push button", "Leaves Port Authority Bus Terminal at 12:01*")
    app.read("heading", "LEAVES FROM")
    app.check_names("a departure")
    app.press("push button", "Back, New York → Montréal")
    app.read("push button", "Sort and filter*")
