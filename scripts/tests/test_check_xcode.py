"""That scripts/check-xcode.py finds the faults that it is there for, and none in the project as it is."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
APPS = SCRIPTS.parent / "Apps"
PROJECT = "HighStreet.xcodeproj/project.pbxproj"


class CheckXcode(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.apps = pathlib.Path(folder.name) / "Apps"
        shutil.copytree(APPS, self.apps)

    def check(self):
        run = subprocess.run([sys.executable, SCRIPTS / "check-xcode.py", self.apps], capture_output=True, text=True)
        self.assertEqual(run.stderr, "")
        return run.stdout

    def change(self, file, pattern, replacement=""):
        path = self.apps / file
        text, count = re.subn(pattern, replacement, path.read_text(), count=1, flags=re.S)
        self.assertEqual(count, 1, f"{pattern} is not in {file}")
        path.write_text(text)

    def assertFault(self, fault):
        self.assertIn(fault, self.check())

    def test_the_project_as_it_is_has_no_fault(self):
        self.assertEqual(self.check(), "")

    def test_a_project_that_is_no_property_list(self):
        self.change(PROJECT, r'"<group>"', "<group>")
        self.assertFault("is no property list")

    def test_an_absent_group_of_products(self):
        self.change(PROJECT, r"\t*productRefGroup = [^\n]*\n")
        self.assertFault("has no productRefGroup")

    def test_a_wrong_type_of_product(self):
        self.change(PROJECT, "com.apple.product-type.application", "com.apple.product-type.app")
        self.assertFault("has the product type com.apple.product-type.app")

    def test_a_reference_to_nothing(self):
        self.change(PROJECT, r"productReference = 48530007", "productReference = 4853FFFF")
        self.assertFault("as productReference, which does not exist")

    def test_a_target_without_resources(self):
        self.change(PROJECT, r"\t*\w{24} /\* Resources \*/,\n")
        self.assertFault("other phases than sources, frameworks and resources")

    def test_a_library_that_the_package_does_not_offer(self):
        self.change(PROJECT, "productName = ProductsUI;", "productName = ProduceUI;")
        self.assertFault("of which the package offers not all")

    def test_a_target_that_does_not_link_its_library(self):
        self.change(PROJECT, r"\t*\w{24} /\* HomesUI in Frameworks \*/,\n")
        self.assertFault("target Homes does not link what it uses")

    def test_an_app_whose_module_is_called_as_one_of_the_package(self):
        self.change(PROJECT, r'PRODUCT_MODULE_NAME = "\$\(TARGET_NAME\)Main"', 'PRODUCT_MODULE_NAME = "$(TARGET_NAME)"')
        self.assertFault("has not PRODUCT_MODULE_NAME")

    def test_an_older_version_of_objects(self):
        self.change(PROJECT, "objectVersion = 77", "objectVersion = 56")
        self.assertFault("has not the object version 77")

    def test_a_scheme_that_is_missing(self):
        (self.apps / "HighStreet.xcodeproj/xcshareddata/xcschemes/Homes.xcscheme").unlink()
        self.assertFault("has no scheme Homes")

    def test_a_scheme_of_another_target(self):
        self.change("HighStreet.xcodeproj/xcshareddata/xcschemes/Homes.xcscheme", 'BlueprintName = "Homes"', 'BlueprintName = "House"')
        self.assertFault("names the target House")

    def test_tests_that_are_not_run(self):
        path = "HighStreet.xcodeproj/xcshareddata/xcschemes/Tests.xcscheme"
        self.change(path, r" *<TestableReference(?:(?!TestableReference).)*HTTPTests.*?</TestableReference>\n")
        self.assertFault("does not run HTTPTests")

    def test_a_picture_that_is_missing(self):
        (self.apps / "Homes/Assets.xcassets/LaunchMark.imageset/LaunchMark.svg").unlink()
        self.assertFault("names LaunchMark.svg, which is not there")

    def test_an_icon_that_is_not_opaque(self):
        icon = self.apps / "Homes/Assets.xcassets/AppIcon.appiconset/AppIcon.png"
        content = bytearray(icon.read_bytes())
        content[25] = 6
        icon.write_bytes(content)
        self.assertFault("not 1024×1024 and opaque")

    def test_a_colour_without_its_dark_form(self):
        self.change("Homes/Assets.xcassets/AccentColor.colorset/Contents.json", r",\s*\{\s*\"appearances\".*?\"universal\"\s*\}", "")
        self.assertFault("has not one colour for light and one for dark")

    def test_a_launch_screen_without_its_picture(self):
        self.change("Homes/Info.plist", "LaunchMark", "LaunchPicture")
        self.assertFault("whose UIImageName is not in the asset catalogue")

    def test_a_language_without_its_text(self):
        (self.apps / "Homes/fr.lproj/InfoPlist.strings").write_text('"CFBundleName" = "Logements";\n')
        self.assertFault("has other keys than the English one")
        (self.apps / "Homes/fr.lproj/InfoPlist.strings").unlink()
        self.assertFault("fr.lproj/InfoPlist.strings: is missing")

    def test_a_manifest_that_does_not_explain_what_is_used(self):
        self.change("Homes/PrivacyInfo.xcprivacy", "NSPrivacyAccessedAPICategoryFileTimestamp", "NSPrivacyAccessedAPICategoryDiskSpace")
        found = self.check()
        self.assertIn("does not explain NSPrivacyAccessedAPICategoryFileTimestamp", found)
        self.assertIn("explains NSPrivacyAccessedAPICategoryDiskSpace, which nothing uses", found)


if __name__ == "__main__":
    unittest.main()
