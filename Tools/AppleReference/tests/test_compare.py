"""Shows that compare.py fails on each kind of fault. Run: python3 -m unittest discover Tools/AppleReference/tests"""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parent.parent / 'compare.py'


def symbol(name, ios=None):
    """A symbol whose identifier is no mangled name, so that it is compared as it stands."""
    availability = [{'domain': 'iOS', 'introduced': {'major': ios, 'minor': 0}}] if ios else []
    return {'identifier': {'precise': name}, 'pathComponents': name.split('.'), 'accessLevel': 'public',
            'availability': availability}


class CompareTests(unittest.TestCase):
    def compare(self, ours, reference, extras=''):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for side, symbols in (('ours', ours), ('reference', reference)):
                (root / side).mkdir()
                (root / side / 'SwiftUI.symbols.json').write_text(json.dumps({'symbols': symbols}))
            (root / 'extras.txt').write_text(extras)
            run = subprocess.run([sys.executable, str(TOOL), str(root / 'ours'), str(root / 'reference'),
                                  '--extras', str(root / 'extras.txt'), '--quiet'], capture_output=True, text=True)
            return run.returncode, run.stdout + run.stderr

    def test_the_same_declarations_pass_and_what_we_lack_is_counted(self):
        status, text = self.compare([symbol('Text')], [symbol('Text', 13), symbol('Image', 13), symbol('Table', 16)])
        self.assertEqual(status, 0, text)
        self.assertIn('1 lacking', text)

    def test_a_declaration_that_apple_lacks_fails(self):
        status, text = self.compare([symbol('Text'), symbol('Text.huge')], [symbol('Text', 13)])
        self.assertEqual(status, 1)
        self.assertIn('NOT-APPLE Text.huge', text)

    def test_a_declaration_newer_than_ios_14_fails(self):
        status, text = self.compare([symbol('Table')], [symbol('Table', 16)])
        self.assertEqual(status, 1)
        self.assertIn('TOO-NEW  16.0 Table', text)

    def test_a_name_that_begins_with_an_underscore_is_not_compared(self):
        self.assertEqual(self.compare([symbol('Text'), symbol('_Host.run')], [symbol('Text', 13)])[0], 0)

    def test_the_implicit_raw_value_of_an_enumeration_is_not_compared(self):
        axis = dict(symbol('Axis'), kind={'identifier': 'swift.enum'})
        self.assertEqual(self.compare([axis, symbol('Axis.init(rawValue:)')], [symbol('Axis', 13)])[0], 0)
        self.assertEqual(self.compare([symbol('Axis'), symbol('Axis.init(rawValue:)')], [symbol('Axis', 13)])[0], 1)

    def test_an_extra_allows_what_it_names_and_fails_when_it_allows_nothing(self):
        ours, reference = [symbol('Text'), symbol('Host')], [symbol('Text', 13)]
        self.assertEqual(self.compare(ours, reference, '[SwiftUI]\nHost # runs the app\n')[0], 0)
        status, text = self.compare(ours, reference, '[SwiftUI]\nHost # runs the app\nText # is Apple\'s\n')
        self.assertEqual(status, 1)
        self.assertIn('UNUSED    Text', text)

    def test_an_extra_of_another_module_is_left_alone(self):
        self.assertEqual(self.compare([symbol('Text')], [symbol('Text', 13)], '[Combine]\nHost # runs the app\n')[0], 0)

    def test_an_extra_without_a_reason_fails(self):
        status, text = self.compare([symbol('Text')], [symbol('Text', 13)], '[SwiftUI]\nHost\n')
        self.assertNotEqual(status, 0)
        self.assertIn('reason', text)


if __name__ == '__main__':
    unittest.main()
