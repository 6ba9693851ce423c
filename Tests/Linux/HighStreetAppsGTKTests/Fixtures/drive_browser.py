#!/usr/bin/env python3
"""Opens an app from the launcher in a browser of 390 by 844 points, as the page of GTK's Broadway server would.

    drive_browser.py SCRIPTS/RUN PROGRAM [ARGUMENT…]

Prints the windows as they come, in the order of their coming, and what is left after the end. The messages are those of
/broadway.js of the server, in GTK 4.
"""
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import urllib.request

from websocket import WebSocket

ENTER, MOVE, PRESS, RELEASE, CONFIGURE, SCREEN_SIZE, ROUNDTRIP = 0, 2, 3, 4, 11, 12, 14
# What follows the number and the serial of a message of fixed length.
LAYOUTS = {0: "<HB", 1: "", 2: "<HhhHH", 3: "<H", 4: "<H", 5: "<H", 6: "<H", 7: "<H", 9: "<HH", 10: "", 12: "<H", 14: "<I", 16: "<HI"}


class Page:
    def __init__(self, port):
        self.socket = WebSocket("127.0.0.1", port, "/socket", "broadway")
        self.serial, self.surfaces, self.shown, self.drawn = 0, {}, [], set()

    def send(self, event, *numbers):
        self.socket.send(struct.pack(f">{3 + len(numbers)}i", event, self.serial, 0, *numbers))

    def read(self):
        message, at = self.socket.receive(), 0
        while at < len(message):
            operation, self.serial = struct.unpack_from("<BI", message, at)
            at += 5
            if operation == 8:
                at = self.move(message, at)
            elif operation in (13, 15):
                (number,) = struct.unpack_from("<I" if operation == 13 else "<H", message, at)
                at += 4 if operation == 13 else 2
                (length,) = struct.unpack_from("<I", message, at)
                at += 4 + length * (1 if operation == 13 else 4)
                if operation == 15:
                    self.drawn.add(number)
            else:
                numbers = struct.unpack_from(LAYOUTS[operation], message, at) if LAYOUTS[operation] else ()
                at += struct.calcsize(LAYOUTS[operation] or "<")
                self.happened(operation, *numbers)

    def happened(self, operation, *numbers):
        if operation == 2:
            self.surfaces[numbers[0]] = list(numbers[1:])
        elif operation == 3:
            self.shown.append(numbers[0])
        elif operation == 16:
            self.send(ROUNDTRIP, *numbers)

    def move(self, message, at):
        number, flags = struct.unpack_from("<HB", message, at)
        at += 3
        for flag, part, layout in ((1, slice(0, 2), "<hh"), (2, slice(2, 4), "<HH")):
            if flags & flag:
                self.surfaces[number][part] = struct.unpack_from(layout, message, at)
                at += 4
        self.send(CONFIGURE, number, *self.surfaces[number])
        return at

    def wait(self, count, size):
        """The number of the newest window, once so many are drawn and it has the size."""
        while not (
            len(self.shown) >= count and self.shown[-1] in self.drawn and self.surfaces[self.shown[-1]][2:] == list(size)
        ):
            self.read()
        return self.shown[-1]

    def click(self, window, x, y):
        left, top = self.surfaces[window][:2]
        place = (window, window, left + x, top + y, x, y)
        self.send(ENTER, *place, 0, 0)
        self.send(MOVE, *place, 0)
        self.send(PRESS, *place, 0, 1)
        self.send(RELEASE, *place, 1 << 8, 1)


environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "GSK_RENDERER")}
script = subprocess.Popen(sys.argv[1:], env=environment, stdout=subprocess.PIPE, text=True)
try:
    port = int(re.search(r"http://127\.0\.0\.1:(\d+)/", script.stdout.readline())[1])
    print("page:", "broadway.js" in urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=20).read().decode())
    page = Page(port)
    page.read()
    page.send(SCREEN_SIZE, 390, 844, 1)
    launcher = page.wait(1, (390, 844))
    print("the launcher fills the page")
    page.click(launcher, 195, 220)
    page.wait(2, (390, 844))
    print("an app fills the page")
finally:
    script.send_signal(signal.SIGTERM)
    script.wait(20)
with socket.socket() as probe:
    print("after the end:", "nothing answers" if probe.connect_ex(("127.0.0.1", port)) else "the server goes on")
