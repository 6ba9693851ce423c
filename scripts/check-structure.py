#!/usr/bin/env python3
"""Checks the arrows between the rooms, and a few rules that the formatter does not know.

Prints each breach as FILE:LINE: what is wrong, and ends with status 1 if there is one.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
KIT = {"HTTP", "Storage", "Images", "Formatting"}
FEATURES = {"Products", "Assortment", "Departures", "Homes"}
# What each room may import of ours and of the system's C libraries, besides Foundation and what Apple's systems bring.
ALLOWED = {
    "Kit/HTTP": {"Formatting", "CCurl", "CSodium", "CZlib"},
    "Kit/Storage": {"Formatting", "CSodium", "CSecret"},
    "Kit/Images": {"CPixbuf"},
    "Kit/Formatting": set(),
    **{f"Features/{name}": {"HTTP", "Storage", "Formatting", "Combine"} for name in FEATURES},
    "DemoServices": {"HTTP", "CSQLite", "CZlib"},
    "Services": {"HTTP", "Storage", "Formatting", "DemoServices"} | FEATURES,
    "HighStreetCommand": {"HTTP", "Storage", "Formatting", "DemoServices", "Services", "CMicrohttpd"} | FEATURES,
    "Linux/Combine": set(),
    "Linux/SwiftUI": {"Combine"},
    "Linux/SwiftUIGTK": {"SwiftUI", "CGTK"},
    "Linux/SwiftUITesting": {"SwiftUI", "SwiftUIGTK", "CGTK"},
    "Linux/HighStreetApps": {"SwiftUI", "SwiftUIGTK", "SwiftUITesting", "CommonUI", "Services", "HTTP", "Formatting", "Combine", "Gallery"}
    | {f"{name}UI" for name in FEATURES},
    "Screens/Gallery": {"SwiftUI", "Combine"},
    "Screens/CommonUI": {"SwiftUI", "Combine", "HTTP", "Storage", "Images", "Formatting", "Services"},
    **{
        f"Screens/{name}UI": {"SwiftUI", "Combine", "HTTP", "Storage", "Formatting", "Services", "CommonUI", name}
        for name in FEATURES
    },
}
SYSTEM = {"Foundation", "Darwin", "Dispatch", "CoreGraphics", "CryptoKit", "ImageIO", "Security", "SQLite3", "UIKit", "WebKit", "zlib", "Glibc"}
IMPORT = re.compile(r"^\s*(?:@testable |@preconcurrency |@_exported )*import (?:\w+ )?(\w+)")
BANNED = [
    (re.compile(r"\bFoundationNetworking\b"), "FoundationNetworking is never used: see docs/decisions"),
    (re.compile(r"\btry!|\bas!"), "no try! and no as!"),
    (re.compile(r"\bfatalError\("), "no fatalError: throw an error"),
    (re.compile(r"\b(?:TODO|FIXME|XXX)\b"), "no notes to oneself"),
]
# A comment that names a lock in backticks, or tells what guards the state.
NAMED_LOCK = re.compile(r"//.*(`\w*lock\w*`|[Gg]uard|one thread|serial queue)")
LONGEST_FILE = 400


def room_of(path):
    parts = path.relative_to(ROOT / "Sources").parts
    return parts[0] if parts[0] in ("DemoServices", "Services", "HighStreetCommand") else "/".join(parts[:2])


def breaches():
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        room, name = room_of(path), path.relative_to(ROOT)
        text = path.read_text()
        lines = text.splitlines()
        if room not in ALLOWED:
            yield f"{name}:1: the room {room} is not known to scripts/check-structure.py"
            continue
        if len(lines) > LONGEST_FILE:
            yield f"{name}:{len(lines)}: longer than {LONGEST_FILE} lines: split it"
        if "@unchecked Sendable" in text and not NAMED_LOCK.search(text):
            yield f"{name}:1: @unchecked Sendable: a comment must say what guards it"
        for number, line in enumerate(lines, 1):
            found = IMPORT.match(line)
            if found and found[1] not in ALLOWED[room] | SYSTEM:
                yield f"{name}:{number}: {room} may not import {found[1]}"
            if found and found[1] in {"UIKit", "Security", "CryptoKit", "ImageIO", "WebKit"} and "+Apple" not in path.name:
                yield f"{name}:{number}: {found[1]} belongs in a file named …+Apple.swift"
            code = line.split("//")[0]
            for pattern, why in BANNED:
                if pattern.search(code):
                    yield f"{name}:{number}: {why}"


found = list(breaches())
print("\n".join(found), end="\n" if found else "")
sys.exit(1 if found else 0)
