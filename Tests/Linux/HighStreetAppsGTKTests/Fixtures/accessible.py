"""Uses a program from outside, as assistive technology does: finds things by what they are and what they are called.

Needs Debian's python3-gi and gir1.2-atspi-2.0, a display and a session bus.
"""

import fnmatch
import subprocess
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

PATIENCE = 20  # seconds


def until(what, look):
    """Runs the main loop until `look` finds something, and returns that."""
    loop = GLib.MainLoop()
    found = []

    def check(*_):
        try:
            result = look()
        except GLib.Error:  # It went away while it was looked at.
            result = None
        if result and not found:
            found.append(result)
            loop.quit()
        return not found

    def give_up():
        loop.quit()
        return False

    if not check():
        return found[0]
    listener = Atspi.EventListener.new(check)
    events = ["object:children-changed", "object:property-change", "object:text-changed", "object:state-changed"]
    for event in events:
        listener.register(event)
    # Not every change is an event.
    timers = [GLib.timeout_add(100, check), GLib.timeout_add_seconds(PATIENCE, give_up)]
    loop.run()
    for event in events:
        listener.deregister(event)
    for timer in timers:
        if GLib.MainContext.default().find_source_by_id(timer):
            GLib.source_remove(timer)
    if not found:
        raise SystemExit(f"There is no {what} after {PATIENCE} seconds.")
    return found[0]


class Program:
    """A program with a window, by its accessible objects."""

    def __init__(self, *words):
        self.process = subprocess.Popen(words)
        self.application = until("window", self._application)

    def _application(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            if application and application.get_process_id() == self.process.pid and application.get_child_count():
                return application
        return None

    def _all(self, node):
        if node is None:
            return
        yield node
        for index in range(node.get_child_count()):
            yield from self._all(node.get_child_at_index(index))

    def _find(self, role, name):
        """The first object of a role whose name is, or with a star at its end begins, like that."""
        self.application.clear_cache()
        for node in self._all(self.application):
            if node.get_role_name() == role and fnmatch.fnmatchcase(node.get_name(), name):
                return node
        return None

    def get(self, role, name):
        return until(f'{role} "{name}"', lambda: self._find(role, name))

    def is_gone(self, role, name):
        until(f'end of {role} "{name}"', lambda: self._find(role, name) is None)
        print(f"gone {role}: {name}", flush=True)

    def nameless(self):
        """What can have the focus or be pressed, and has no name: nobody who hears the screen knows what it is."""
        self.application.clear_cache()
        roles = {"push button", "toggle button", "check box", "text", "slider", "page tab", "list item"}
        nodes = (node for node in self._all(self.application) if node.get_role_name() in roles)
        return [node.get_role_name() for node in nodes if not node.get_name()]

    def check_names(self, place):
        if nameless := self.nameless():
            raise SystemExit(f"Without a name in {place}: {nameless}")

    def press(self, role, name):
        """Does the first thing that the object offers."""
        node = self.get(role, name)
        if not Atspi.Action.do_action(node, 0):
            raise SystemExit(f'The {role} "{name}" cannot be pressed.')
        print(f"pressed {role}: {name}", flush=True)

    def type(self, text, name):
        field = self.get("text", name)
        if not Atspi.EditableText.set_text_contents(field, text):
            raise SystemExit(f'Nothing can be typed into "{name}".')
        print(f"typed into {name}: {text}", flush=True)

    def read(self, role, name):
        self.get(role, name)
        print(f"{role}: {name}", flush=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE)


def shop(name):
    """One of the apps in English on the demo, as the words on the command line say: PROGRAM FOLDER."""
    program, folder = sys.argv[1:]
    return Program(program, name, "--source", "demo", "--data", folder, "--language", "en", "--size", "390x844")
