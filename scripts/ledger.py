#!/usr/bin/env python3
"""Keeps the ledger of our SwiftUI and Combine, docs/swiftui.md, true to the modules.

usage: ledger.py --check | --update  [--ours DIR] [--reference DIR] [--ledger FILE]

OURS and REFERENCE hold symbol graphs, as scripts/check-swiftui makes them. --update writes the tables and keeps the notes
of their last column; --check names what is missing, gone or wrong, and ends with status 1. What stands outside the two
markers is written by hand and left alone.
"""
import argparse
import fnmatch
import pathlib
import re
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tools/AppleReference"))
import compare  # noqa: E402

MODULES = ["SwiftUI", "Combine"]
OLDEST, NEWEST = (13, 0), (14, 0)
BEGIN, END = "<!-- tables: begin -->", "<!-- tables: end -->"
# A member of one of these has a row of its own; of every other type the members share the type's row.
SPREAD = {"View", "Scene", "Shape", "InsettableShape", "EnvironmentValues", "Publisher", "Publishers", "DynamicViewContent"}
# What goes without saying in a type's row.
IMPLIED_KINDS, IMPLIED = {"swift.typealias", "swift.func.op"}, {"receive(subscriber:)"}
# Where an entry stands: the first theme with a name or pattern that fits. `View.` and the like are patterns of members.
THEMES = [
    ("App and structure", "App Scene Scene.* SceneBuilder ScenePhase WindowGroup Commands* EmptyCommands View ViewBuilder ViewModifier "
     "View.modifier Group ForEach EmptyView AnyView TupleView EquatableView View.equatable ModifiedContent EmptyModifier DynamicViewContent* "
     "*Preview* View.preview* Never Optional UIApplicationDelegateAdaptor View.id View.tag *Collection UI*Representable* "
     "UIHostingController"),
    ("State", "State Binding StateObject ObservedObject EnvironmentObject AppStorage SceneStorage DynamicProperty FetchRequest "
     "Namespace GestureState ScaledMetric Transaction View.onReceive View.onChange PreferenceKey View.*reference* Anchor "
     "View.defaultAppStorage"),
    ("Environment", "Environment EnvironmentKey EnvironmentValues* View.environment* View.transformEnvironment ColorScheme* "
     "UserInterfaceSizeClass LayoutDirection ContentSizeCategory LegibilityWeight PresentationMode OpenURLAction EditMode "
     "RedactionReasons View.preferredColorScheme View.colorScheme View.redacted View.unredacted"),
    ("Accessibility", "Accessibility* View.accessibility*"),
    ("Presentation", "Alert* ActionSheet View.alert View.actionSheet View.sheet View.fullScreenCover View.popover Popover* "
     "View.contextMenu ContextMenu View.interactive*"),
    ("Lists and navigation", "List* Section* Form Outline* DisclosureGroup *ListStyle View.list* View.deleteDisabled "
     "View.moveDisabled Navigation* View.navigation* *NavigationViewStyle TabView* View.tab* *TabViewStyle *Toolbar* View.toolbar "
     "EditButton View.status* View.itemProvider Page*"),
    ("Controls", "Button* *ButtonStyle* Toggle* *ToggleStyle* TextField* *TextFieldStyle* SecureField TextEditor Picker* *PickerStyle* "
     "DatePicker* Stepper Slider ColorPicker ProgressView* *ProgressViewStyle* Link Menu* *MenuStyle* *MenuButton* GroupBox* PasteButton "
     "View.*Style View.keyboardType View.textContentType View.autocapitalization View.disableAutocorrection "
     "View.autocorrectionDisabled View.disabled UIKeyboardType UITextContentType KeyEquivalent KeyboardShortcut EventModifiers View.keyboardShortcut View.labelsHidden"),
    ("Layout", "VStack HStack ZStack Lazy* Grid* PinnedScrollableViews ScrollView* Spacer Divider Geometry* *Alignment* Axis Edge "
     "EdgeInsets UnitPoint Angle ContentMode CoordinateSpace View.coordinateSpace ViewDimensions SafeAreaRegions View.frame "
     "View.padding View.*Size View.layoutPriority View.position View.offset View.*afeArea* View.aspectRatio View.scaledTo* "
     "View.alignmentGuide View.zIndex HorizontalEdge VerticalEdge"),
    ("Content", "Text* Image* Label* Color Font* Localized* Shape* *Shape Insettable* Rectangle RoundedRectangle* Circle Capsule Ellipse "
     "Path Gradient *Gradient *LabelStyle FillStyle StrokeStyle RoundedCornerStyle ForegroundStyle BackgroundStyle ImagePaint BlendMode"),
    ("Animation and gestures", "Anima* *AnimatableData AnyTransition VectorArithmetic with* CGFloat Float Double *Gesture* "
     "MatchedGeometry* ProjectionTransform View.*esture View.animation View.transition View.transaction View.matched*"),
    ("From CoreGraphics and UIKit", "CG* UI*"),
    ("Modifiers", "View.*"),
]
OTHER, COMBINE = "Other", "Combine"
# What Apple's SwiftUI exports from other frameworks stands in their symbol graphs.
EXPORTED = ["CoreGraphics", "UIKit"]


def version(ios):
    return "%d.%d" % ios if ios[1] else str(ios[0])


def row_of(symbol):
    """The name of the row that a symbol belongs to."""
    path = symbol["pathComponents"]
    if path[0] in SPREAD and len(path) > 1 and symbol["kind"]["identifier"] != "swift.associatedtype":
        return path[0] + "." + path[1].split("(")[0]
    return path[0]


def theme_of(name, module):
    if module == "Combine":
        return COMBINE
    return next((theme for theme, patterns in THEMES if any(fnmatch.fnmatchcase(name, p) for p in patterns.split())), OTHER)


def brief(symbol):
    """A declaration without attributes, constraints and generic parameters."""
    text = re.sub(r"\s+", " ", "".join(f["spelling"] for f in symbol["declarationFragments"])).replace("`", "")
    text = re.sub(r"@\w+(\([^)]*\))? |\b(nonisolated|final|public|mutating|static override) ", "", text)
    text = re.sub(r" where .*", "", text)
    text = re.sub(r"^((?:static )?(?:func|init)[^<(]*)<[^(]*>\(", r"\1(", text)
    text = re.sub(r"(, _\w+)+$|(?<=:) _\w+$", "", text)
    return re.sub(r"^(func|var) ", "", text).strip(" :")


class Row:
    """An entry: what we offer under one name, and since when Apple has it."""

    def __init__(self, name, module):
        self.name, self.module = name, module
        self.symbols = []  # (Apple's symbol, iOS version), or (ours, None) if it is none of Apple's

    def ios(self):
        versions = [ios for _, ios in self.symbols if ios]
        return version(min(versions)) if versions else "ours"

    def declaration(self):
        own, members = {}, {}
        for symbol, ios in self.symbols:
            path = symbol["pathComponents"]
            mark = "" if not ios or version(ios) == self.ios() else " (iOS %s)" % version(ios)
            if len(path) == self.name.count(".") + 1:
                own.setdefault(path[-1], []).append("`%s`%s" % (brief(symbol), mark))
            elif symbol["kind"]["identifier"] not in IMPLIED_KINDS and path[-1] not in IMPLIED:
                members.setdefault("`%s`" % ".".join(path[self.name.count(".") + 1:]), mark)
        # Overloads with the same labels, such as the twins for a key and for a string, share the shortest declaration.
        text = "; ".join(min(texts, key=lambda s: (len(s), s)) for _, texts in sorted(own.items()))
        listed = ", ".join(sorted(m + mark for m, mark in members.items()))
        return ": ".join(filter(None, [text, listed])).replace("|", "\\|")


def entries(module, ours, reference):
    rows = {}
    for name, symbol in ours.items():
        row = rows.setdefault(row_of(symbol), Row(row_of(symbol), module))
        # What has no version of its own is as old as SwiftUI.
        row.symbols.append((reference[name], max(compare.introduced(reference[name]), OLDEST)) if name in reference else (symbol, None))
    return {name: row for name, row in rows.items() if row.declaration()}


def left_out(ours, reference):
    """Names of iOS 14 and before that we lack, as (whole types, {row: members})."""
    titles = {".".join(s["pathComponents"]) for s in ours.values()}
    types = {s["pathComponents"][0] for s in ours.values()}
    whole, members = set(), {}
    for name, symbol in reference.items():
        path = symbol["pathComponents"]
        if name in ours or compare.introduced(symbol) > NEWEST or ".".join(path) in titles:
            continue
        if path[0] not in types:
            whole.add(path[0])
        else:
            members.setdefault(path[0], set()).add(".".join(path[1:]))
    return whole, members


def render(modules, notes):
    """The text between the markers."""
    themes = {}
    for module, (ours, reference) in modules.items():
        for row in entries(module, ours, reference).values():
            themes.setdefault(theme_of(row.name, module), []).append(row)
    lines = []
    for theme in [t for t, _ in THEMES] + [OTHER, COMBINE]:
        if theme in themes:
            lines += ["### " + theme, "", "| Entry | Apple's declaration, in brief | iOS | Notes |", "| --- | --- | --- | --- |"]
            for row in sorted(themes[theme], key=lambda r: (r.name.split(".")[0] in SPREAD, r.name.lower())):
                cells = [row.name, row.declaration(), row.ios(), notes.get((row.module, row.name), "")]
                lines.append("| %s |" % " | ".join(cells))
            lines.append("")
    lines += ["### Left out", "", "What Apple has up to iOS 14 and this reference knows, and we do not.", ""]
    for module, (ours, reference) in modules.items():
        whole, members = left_out(ours, reference)
        if whole:
            lines += ["- %s: %s" % (module, ", ".join("`%s`" % name for name in sorted(whole)))]
        for name in sorted(members):
            lines += ["- %s, members of `%s`: %s" % (module, name, ", ".join("`%s`" % m for m in sorted(members[name])))]
    return "\n".join(lines).rstrip() + "\n"


def parse(text):
    """The rows of a ledger, {(module, name): (declaration, iOS, note)}, and what it says is left out, {(module, name)}."""
    rows, missing, theme = {}, set(), ""
    for line in text.splitlines():
        if line.startswith("### "):
            theme = line[4:]
        cells = [c.strip() for c in re.split(r"(?<!\\)\|", line)[1:-1]] if line.startswith("| ") else []
        if len(cells) == 4 and cells[0] not in ("Entry", "---"):
            rows[(COMBINE if theme == COMBINE else "SwiftUI", cells[0])] = tuple(cells[1:])
        found = re.match(r"- (\w+)(?:, members of `(.*?)`)?: (.*)", line) if theme == "Left out" else None
        if found:
            missing |= {(found[1], (found[2] + "." if found[2] else "") + name) for name in re.findall(r"`(.*?)`", found[3])}
    return rows, missing


def complaints(text, modules):
    """What is wrong with the text between the markers, one line each."""
    rows, missing = parse(text)
    expected = {}
    for module, (ours, reference) in modules.items():
        for row in entries(module, ours, reference).values():
            expected[(module, row.name)] = row
            for symbol, _ in row.symbols:
                title = ".".join(symbol["pathComponents"])
                if (module, title) in missing:
                    yield "%s is said to be left out, but exists" % title
    for key, row in sorted(expected.items()):
        if key not in rows:
            yield "%s is missing" % key[1]
            continue
        declaration, ios, note = rows[key]
        if ios != row.ios():
            yield "%s: iOS %s, but the reference says %s" % (key[1], ios, row.ios())
        if declaration != row.declaration():
            yield "%s: the declaration has changed to %s" % (key[1], row.declaration())
        if note.lower().startswith("left out"):
            yield "%s is noted as left out, but exists" % key[1]
    for key in sorted(set(rows) - set(expected)):
        yield "%s is listed, but is no longer there" % key[1]
    # Last, whatever a hand has changed beside that.
    if not set(rows) ^ set(expected):
        if text.strip() != render(modules, {key: row[2] for key, row in rows.items()}).strip():
            yield "the tables are not as --update writes them"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--check", action="store_true")
    action.add_argument("--update", action="store_true")
    parser.add_argument("--ours", default=str(ROOT / ".build/symbolgraph"))
    parser.add_argument("--reference", default=str(ROOT / ".build/apple-reference/symbolgraph"))
    parser.add_argument("--ledger", type=pathlib.Path, default=ROOT / "docs/swiftui.md")
    args = parser.parse_args()
    modules = {m: (compare.table(args.ours, m), compare.table(args.reference, m)) for m in MODULES}
    ours, reference = modules["SwiftUI"]
    for module in EXPORTED:
        if (pathlib.Path(args.reference) / (module + ".symbols.json")).exists():
            reference.update((n, s) for n, s in compare.table(args.reference, module).items() if n in ours)
    whole = args.ledger.read_text()
    if whole.count(BEGIN) != 1 or whole.count(END) != 1:
        sys.exit("%s needs one line %s and one line %s" % (args.ledger, BEGIN, END))
    before, rest = whole.split(BEGIN)
    tables, after = rest.split(END)
    if args.update:
        notes = {key: row[2] for key, row in parse(tables)[0].items()}
        args.ledger.write_text(before + BEGIN + "\n\n" + render(modules, notes) + "\n" + END + after)
        return 0
    found = list(dict.fromkeys(complaints(tables, modules)))
    for complaint in found:
        print("docs/swiftui.md: " + complaint)
    if found:
        print("scripts/check-swiftui --update rewrites the tables and keeps the notes.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
