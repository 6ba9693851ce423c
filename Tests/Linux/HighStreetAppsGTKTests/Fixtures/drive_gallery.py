"""Uses the gallery from outside, and prints what it finds there.

usage: drive_gallery.py PROGRAM

Needs what accessible.py needs, and an empty folder in XDG_STATE_HOME.
"""

import os
import pathlib
import sys

from accessible import Program, until


def main(program):
    gallery = Program(program, "gallery", "--size", "390x844")
    try:
        gallery.read("heading", "CONTROLS")
        gallery.press("list item", "Buttons and menus")
        gallery.press("push button", "Press")
        gallery.press("push button", "Add")
        gallery.read("label", "Pressed 2 times")
        gallery.press("push button", "Back, Gallery")

        gallery.press("list item", "Text fields")
        gallery.type("Ada", "Name")
        gallery.read("label", "Typed: Ada")
        gallery.type("1234", "Password")
        gallery.read("label", "4 characters")
        gallery.press("push button", "Back, Gallery")

        gallery.press("list item", "Choices")
        gallery.press("check box", "Show more")
        gallery.read("label", "Here is more")
        gallery.press("push button", "Back, Gallery")

        gallery.press("list item", "Presentations")
        gallery.press("push button", "Show an alert")
        gallery.press("push button", "Delete")
        gallery.read("label", "Answer: Deleted")
        gallery.press("push button", "Back, Gallery")
        gallery.read("heading", "CONTROLS")

        gallery.press("list item", "State")
        gallery.type("Milk", "Note")
        gallery.read("label", "Noted: Milk")
        until("kept note", lambda: is_kept("Milk"))
    finally:
        gallery.close()

    gallery = Program(program, "gallery", "--page", "state", "--size", "390x844")
    try:
        gallery.read("label", "Noted: Milk")
    finally:
        gallery.close()


def is_kept(note):
    """Whether a note is in what the program keeps of its windows."""
    files = pathlib.Path(os.environ["XDG_STATE_HOME"]).glob("*/scenes/*.json")
    return any(note in file.read_text() for file in files)


main(sys.argv[1])
