"""Walks the tree of the fashion shop from outside, to a web page and back.

usage: drive_assortment.py PROGRAM FOLDER

Needs what accessible.py needs. FOLDER is where the app keeps its things.
"""

from accessible import shop

with shop("assortment") as app:
    app.press("page tab", "Assortment")
    app.check_names("the root")
    app.press("push button", "Damen")
    app.read("heading", "Größen")
    app.check_names("a category")
    app.press("push button", "Zur Übersicht")
    app.read("push button", "Reload")
    app.check_names("a page")
    app.press("page tab", "Shop")
    app.press("page tab", "Assortment")
    app.press("push button", "Back, Damen")
    app.press("push button", "Back, Assortment")
    app.type("mobel", "Search the assortment")
    app.press("push button", "Wohnen & Möbel*")
    app.read("push button", "Back, Assortment")
