#!/usr/bin/env python3
"""Checks that every sentence of a room is said in every language, and that the tables hold nothing else.

    check-strings.py [ROOT]

A room speaks when one of its files says `let translate = Translations …`. Its sentences are the literals in its calls
of `translate(…)` and `translate.counted(…, one: …, other: …)`; its tables are Resources/<language>.lproj/Localizable.strings.
Prints each fault as FILE:LINE: what is wrong, and ends with status 1 if there is one.
"""
import pathlib
import re
import sys

LANGUAGES = ("en", "de", "fr")
SPEAKS = re.compile(r"^let translate = Translations\b", re.M)
ENTRY = re.compile(r'\s*(?:/\*.*?\*/|//[^\n]*|"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;)', re.S)
PLACEHOLDER = re.compile(r"%(?:(%)|(?:(\d+)\$)?@|)")
CALL = re.compile(r"(?<![\w.])translate(\.counted)?\(")
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}
# What is written differently in a language: a pattern that is wrong, and what is right.
HABITS = {
    "de": [
        (re.compile("[”']|\"|“[^„]*“|„[^“]*(?:„|$)"), "quotes are „…“, and the apostrophe is ’"),
    ],
    "fr": [
        (re.compile("[“”„']|\""), "quotes are « … », and the apostrophe is ’"),
        (re.compile("[^\u202f][;!?»]|«[^\u202f]"), "a narrow no-break space stands before ; ! ? » and behind «"),
        (re.compile("[^\u00a0]:(?!//)"), "a no-break space stands before :"),
    ],
}


class Source:
    """Reads the calls of `translate` out of a Swift file; `calls` are pairs of a position and the call's arguments.

    An argument is a list of pieces: code as it stands, and literals as `Literal`.
    """

    def __init__(self, text):
        self.text, self.at, self.calls = text, 0, []
        while self.at < len(text):
            self.arguments()

    def arguments(self):
        """The pieces up to the parenthesis that closes here, split at commas."""
        arguments, depth = [[]], 0
        while self.at < len(self.text):
            rest = self.text[self.at : self.at + 3]
            if rest.startswith("//"):
                self.to(self.text.find("\n", self.at))
            elif rest.startswith("/*"):
                self.comment()
            elif rest[0] == '"' or re.match(r'#+"', self.text[self.at :][:8]):
                arguments[-1].append(self.literal())
            elif call := CALL.match(self.text, self.at):
                start, self.at = self.at, call.end()
                self.calls.append((start, bool(call[1]), self.arguments()))
                arguments[-1].append("translate(…)")
            else:
                self.at += 1
                if rest[0] == ")" and depth == 0:
                    break
                depth += (rest[0] in "([{") - (rest[0] in ")]}")
                if rest[0] == "," and depth == 0:
                    arguments.append([])
                elif not rest[0].isspace():
                    arguments[-1].append(rest[0])
        return arguments

    def to(self, position):
        self.at = len(self.text) if position < 0 else position

    def comment(self):
        depth = 0
        while self.at < len(self.text):
            mark = self.text[self.at : self.at + 2]
            depth += (mark == "/*") - (mark == "*/")
            self.at += 2 if mark in ("/*", "*/") else 1
            if depth == 0:
                return

    def literal(self):
        hashes = re.compile("#*").match(self.text, self.at)[0]
        quote = '"""' if self.text.startswith('"""', self.at + len(hashes)) else '"'
        self.at += len(hashes + quote)
        key, escape = "", "\\" + hashes
        while self.at < len(self.text) and not self.text.startswith(quote + hashes, self.at):
            if self.text.startswith(escape, self.at):
                self.at += len(escape)
                key += self.escaped()
            else:
                key += "%%" if self.text[self.at] == "%" else self.text[self.at]
                self.at += 1
        self.at += len(quote + hashes)
        return Literal(key, is_plain=not hashes and quote == '"')

    def escaped(self):
        mark = self.text[self.at]
        self.at += 1
        if mark == "(":
            self.arguments()
            return "%@"
        if mark == "u":
            end = self.text.index("}", self.at)
            code, self.at = self.text[self.at + 1 : end], end + 1
            return chr(int(code, 16))
        return ESCAPES.get(mark, mark)


class Literal(str):
    def __new__(cls, key, is_plain):
        literal = super().__new__(cls, key)
        literal.is_plain = is_plain
        return literal


def sentence(argument, label=""):
    """The key in an argument that is a label and one literal of one line, else None."""
    *before, last = argument or [""]
    fits = "".join(before) == label and isinstance(last, Literal) and last.is_plain
    return str(last) if fits else None


def sentences(path):
    """Each key of a file with its line; None for a call that has no such key."""
    text = path.read_text()
    for start, is_counted, arguments in Source(text).calls:
        if is_counted and len(arguments) == 3:
            keys = [sentence(arguments[1], "one:"), sentence(arguments[2], "other:")]
        else:
            keys = [sentence(arguments[0]) if len(arguments) == 1 and not is_counted else None]
        for key in keys:
            yield key, text.count("\n", 0, start) + 1


def table(path):
    """The entries of a table with their lines, and the line of the first thing that is no entry, if any."""
    text, at, entries = path.read_text(), 0, []
    while found := ENTRY.match(text, at):
        if found[1] is not None:
            key, value = (re.sub(r"\\(.)", lambda mark: ESCAPES.get(mark[1], mark[1]), part) for part in found.groups())
            entries.append((key, value, text.count("\n", 0, found.start(1)) + 1))
        at = found.end()
    rest = text[at:].lstrip()
    return entries, text.count("\n", 0, len(text) - len(rest)) + 1 if rest else None


def places(format):
    """The numbers of the interpolations that a format takes, in order of their numbers; None for one that is not legal."""
    found = [mark for mark in PLACEHOLDER.finditer(format) if not mark[1]]
    numbers = [mark[2] for mark in found]
    if any(mark[0] == "%" for mark in found) or len({number is None for number in numbers}) > 1:
        return None
    return sorted(int(number or count) for count, number in enumerate(numbers, 1))


def faults_of_table(path, language, keys):
    if not path.exists():
        yield 1, "the table is missing"
        return
    entries, unreadable = table(path)
    if unreadable:
        yield unreadable, "this is no entry"
    seen = set()
    for key, value, line in entries:
        if key in seen:
            yield line, f"“{key}” stands here twice"
        seen.add(key)
        if key not in keys:
            yield line, f"nobody says “{key}”"
        if not value.strip():
            yield line, f"“{key}” is empty"
        elif language == "en" and value != key:
            yield line, f"“{key}” is not the same in English"
        elif places(value) != places(key) or places(value) is None:
            yield line, f"“{value}” has other placeholders than “{key}”"
        for pattern, habit in HABITS.get(language, []):
            if pattern.search(value):
                yield line, f"“{value}”: {habit}"
    for key in sorted(keys - seen):
        yield 1, f"“{key}” is missing"


def faults(root):
    for speaking in sorted((root / "Sources").rglob("*.swift")):
        if not SPEAKS.search(speaking.read_text()):
            continue
        room, keys = speaking.parent, set()
        for path in sorted(room.rglob("*.swift")):
            for key, line in sentences(path):
                if key is None:
                    yield path, line, "a sentence stands in its call as one literal of one line"
                else:
                    keys.add(key)
        for language in LANGUAGES:
            path = room / "Resources" / f"{language}.lproj" / "Localizable.strings"
            for line, fault in faults_of_table(path, language, keys):
                yield path, line, fault


if __name__ == "__main__":
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent).resolve()
    found = [f"{path.relative_to(root)}:{line}: {fault}" for path, line, fault in faults(root)]
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
