"""That scripts/check-strings.py finds the faults that it is there for, and is silent where there is none."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).parent.parent / "check-strings.py"
ROOM = "Sources/Features/Shop"
SPEAK = "let translate = Translations { .module }\n"
SWIFT = r'''
// translate("in a comment") /* and translate("in another") */
enum ShopText {
  static var sold: String { translate("Sold out") }
  static func from(_ a: String, _ b: [String: String]) -> String {
    translate("From “\(a)” to \(b["x, )"] ?? translate("nowhere")), 20% off") + other.translate("not ours")
  }
  static func seats(_ count: Int) -> String {
    translate.counted(max(count, 0), one: "\(count) seat", other: "\(count) seats \u{2212} \"new\"")
  }
}
'''
KEYS = {
    "Sold out": ("Ausverkauft", "Complet"),
    "From “%@” to %@, 20%% off": ("Nach %2$@ von „%1$@“, 20 %% günstiger", "De «\u202f%@\u202f» à %@\u00a0: −20 %%"),
    "nowhere": ("nirgendwo", "nulle part"),
    "%@ seat": ("%@ Platz", "%@ place"),
    "%@ seats − \"new\"": ("%@ Plätze – „neu“", "%@ places\u202f; «\u202fnouveau\u202f»"),
}


def written(entries):
    quoted = [[text.replace('"', '\\"') for text in entry] for entry in entries]
    return "/* Shop. */\n" + "".join(f'"{key}" = "{value}";\n' for key, value in quoted)


class CheckStrings(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.room = pathlib.Path(folder.name) / ROOM
        self.write("Translate.swift", SPEAK)
        self.write("ShopText.swift", SWIFT)
        self.tables("en", [(key, key) for key in KEYS])
        self.tables("de", [(key, german) for key, (german, _) in KEYS.items()])
        self.tables("fr", [(key, french) for key, (_, french) in KEYS.items()])

    def write(self, name, text):
        path = self.room / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def tables(self, language, entries):
        self.write(f"Resources/{language}.lproj/Localizable.strings", written(entries))

    def change(self, name, old, new):
        text = (self.room / name).read_text()
        self.assertIn(old, text)
        self.write(name, text.replace(old, new, 1))

    def change_table(self, language, old, new):
        self.change(f"Resources/{language}.lproj/Localizable.strings", old, new)

    def check(self):
        root = self.room.parent.parent.parent
        run = subprocess.run([sys.executable, "-B", SCRIPT, root], capture_output=True, text=True, check=False)
        self.assertEqual(run.stderr, "")
        return run.returncode, run.stdout

    def assert_fault(self, *words):
        status, output = self.check()
        self.assertEqual(status, 1, output)
        for word in words:
            self.assertIn(word, output)

    def test_a_room_that_says_everything_in_every_language_is_fine(self):
        self.assertEqual(self.check(), (0, ""))

    def test_a_room_that_does_not_speak_needs_no_table(self):
        self.write("Translate.swift", "")
        self.tables("de", [("greeting", "Guten Tag")])
        self.assertEqual(self.check(), (0, ""))

    def test_a_sentence_without_translation(self):
        self.change_table("de", '"nowhere" = "nirgendwo";\n', "")
        self.assert_fault("de.lproj/Localizable.strings:1: “nowhere” is missing")

    def test_a_sentence_that_no_table_has(self):
        self.change("ShopText.swift", '"Sold out"', '"Sold"')
        self.assert_fault("en.lproj/Localizable.strings:1: “Sold” is missing", "fr.lproj/Localizable.strings:1: “Sold” is missing")

    def test_a_missing_table(self):
        (self.room / "Resources/fr.lproj/Localizable.strings").unlink()
        self.assert_fault("fr.lproj/Localizable.strings:1: the table is missing")

    def test_a_missing_placeholder(self):
        self.change_table("fr", "%@ place\"", "place\"")
        self.assert_fault("fr.lproj/Localizable.strings:5: “place” has other placeholders than “%@ seat”")

    def test_placeholders_that_are_not_those_of_the_sentence(self):
        for wrong in ["Nach %2$@ von %3$@", "Nach %1$@ von %1$@", "Nach %2$@ von %@", "Nach %d von %@", "%@ %@ %@"]:
            self.tables("de", [(key, wrong if "From" in key else german) for key, (german, _) in KEYS.items()])
            self.assert_fault("has other placeholders than “From")

    def test_an_orphan(self):
        self.change("ShopText.swift", "translate(\"Sold out\")", "\"Sold out\"")
        self.assert_fault(*(f"{language}.lproj/Localizable.strings:2: nobody says “Sold out”" for language in ("en", "de", "fr")))

    def test_an_empty_value(self):
        self.change_table("de", '"Ausverkauft"', '" "')
        self.assert_fault("de.lproj/Localizable.strings:2: “Sold out” is empty")

    def test_a_key_that_stands_twice(self):
        self.change_table("de", '"nowhere"', '"Sold out" = "Weg";\n"nowhere"')
        self.assert_fault("de.lproj/Localizable.strings:4: “Sold out” stands here twice")

    def test_english_that_is_not_its_key(self):
        self.change_table("en", '= "nowhere"', '= "Nowhere"')
        self.assert_fault("en.lproj/Localizable.strings:4: “nowhere” is not the same in English")

    def test_a_table_that_cannot_be_read(self):
        self.change_table("de", '"nirgendwo";', '"nirgendwo"')
        self.assert_fault("de.lproj/Localizable.strings:4: this is no entry")

    def test_a_sentence_that_is_no_single_literal(self):
        for wrong in ['text', '"a" + "b"', 'isSold ? "a" : "b"', '"""\n  a\n  """', '#"a"#', 'sentence: "a"']:
            self.write("ShopText.swift", SWIFT + f"\nlet more = translate({wrong})\n")
            self.assert_fault("ShopText.swift:13: a sentence stands in its call as one literal of one line")
        self.write("ShopText.swift", SWIFT + '\nlet more = translate.counted(1, one: text, other: "nowhere")\n')
        self.assert_fault("ShopText.swift:13: a sentence stands in its call as one literal of one line")

    def test_the_writing_of_german_and_french(self):
        for language, right, wrong in [
            ("de", "„neu“", "“neu”"), ("de", "„neu“", "\\\"neu\\\""), ("de", "„%1$@“", "„%1$@"), ("fr", "\u202f;", " ;"),
            ("fr", "\u00a0:", " :"), ("fr", "«\u202fnou", "« nou"), ("fr", "veau\u202f»", "veau »"), ("fr", "nulle part", "l'air"),
        ]:
            self.setUp()
            self.change_table(language, right, wrong)
            self.assert_fault(f"{language}.lproj/Localizable.strings:")


if __name__ == "__main__":
    unittest.main()
