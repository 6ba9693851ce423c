"""Shows that scripts/ledger.py fails on each way in which the ledger can go stale."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[3] / 'scripts/ledger.py'
FRAME = 'Written by hand.\n\n<!-- tables: begin -->\n<!-- tables: end -->\n\nAlso by hand.\n'


def symbol(path, declaration, ios=None, kind='swift.method'):
    """A symbol whose identifier is no mangled name: the path itself."""
    availability = [{'domain': 'iOS', 'introduced': {'major': ios, 'minor': 0}}] if ios else []
    return {'identifier': {'precise': path}, 'pathComponents': path.split('.'), 'accessLevel': 'public', 'kind': {'identifier': kind},
            'availability': availability, 'declarationFragments': [{'spelling': declaration}]}


def text(ios=None):
    return symbol('Text', '@frozen struct Text', ios, 'swift.struct')


def bold(ios=None):
    return symbol('Text.bold()', 'func bold() -> Text', ios)


def padding(ios=None):
    return symbol('View.padding(_:)', 'nonisolated func padding<V>(_ length: CGFloat) -> some View where V : Equatable', ios)


APPLE = [text(13), bold(13), padding(14), symbol('Image', 'struct Image', 13, 'swift.struct'), symbol('Table', 'struct Table', 16)]


class LedgerTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        (self.root / 'ledger.md').write_text(FRAME)
        self.write('reference', APPLE)

    def tearDown(self):
        self.folder.cleanup()

    def write(self, side, symbols):
        (self.root / side).mkdir(exist_ok=True)
        (self.root / side / 'SwiftUI.symbols.json').write_text(json.dumps({'symbols': symbols}))
        (self.root / side / 'Combine.symbols.json').write_text(json.dumps({'symbols': []}))

    def run_tool(self, action):
        run = subprocess.run([sys.executable, str(TOOL), action, '--ours', str(self.root / 'ours'), '--reference',
                              str(self.root / 'reference'), '--ledger', str(self.root / 'ledger.md')], capture_output=True, text=True)
        return run.returncode, run.stdout + run.stderr

    def update(self, ours):
        self.write('ours', ours)
        self.assertEqual(self.run_tool('--update'), (0, ''))
        return (self.root / 'ledger.md').read_text()

    def replace(self, old, new):
        ledger = (self.root / 'ledger.md').read_text()
        self.assertIn(old, ledger)
        (self.root / 'ledger.md').write_text(ledger.replace(old, new))

    def fails(self, complaint):
        status, output = self.run_tool('--check')
        self.assertEqual(status, 1, output)
        self.assertIn(complaint, output)

    def test_an_update_lists_what_there_is_and_what_is_left_out(self):
        ledger = self.update([text(), padding()])
        self.assertIn('| Text | `struct Text` | 13 |  |', ledger)
        self.assertIn('| View.padding | `padding(_ length: CGFloat) -> some View` | 14 |  |', ledger)
        self.assertIn('- SwiftUI: `Image`\n- SwiftUI, members of `Text`: `bold()`\n', ledger)
        self.assertNotIn('Table', ledger)
        self.assertTrue(ledger.startswith('Written by hand.') and ledger.endswith('Also by hand.\n'))
        self.assertEqual(self.run_tool('--check'), (0, ''))

    def test_an_update_keeps_the_notes(self):
        self.update([text()])
        self.replace('| 13 |  |', '| 13 | partial: no kerning |')
        self.assertEqual(self.run_tool('--check')[0], 0)
        self.assertIn('| Text | `struct Text`: `bold()` | 13 | partial: no kerning |', self.update([text(), bold()]))

    def test_a_missing_entry_fails(self):
        self.update([text()])
        self.write('ours', [text(), padding()])
        self.fails('View.padding is missing')

    def test_a_missing_member_fails(self):
        self.update([text()])
        self.write('ours', [text(), bold()])
        self.fails('Text: the declaration has changed')

    def test_an_entry_that_is_gone_fails(self):
        self.update([text(), padding()])
        self.write('ours', [text()])
        self.fails('View.padding is listed, but is no longer there')

    def test_another_version_than_the_reference_fails(self):
        self.update([padding()])
        self.replace('| 14 |', '| 13 |')
        self.fails('View.padding: iOS 13, but the reference says 14')

    def test_what_is_said_to_be_left_out_but_exists_fails(self):
        self.update([text(), bold()])
        self.replace('`Image`', '`Image`, `Text.bold()`')
        self.fails('Text.bold() is said to be left out, but exists')

    def test_a_note_that_claims_an_entry_is_left_out_fails(self):
        self.update([text()])
        self.replace('| 13 |  |', '| 13 | left out: for now |')
        self.fails('Text is noted as left out, but exists')

    def test_what_is_left_out_and_not_listed_fails(self):
        self.update([text()])
        self.replace('- SwiftUI: `Image`', '- SwiftUI: ')
        self.fails('the tables are not as --update writes them')


if __name__ == '__main__':
    unittest.main()
