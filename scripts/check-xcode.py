#!/usr/bin/env python3
"""Checks the Xcode project and what the iOS apps consist of besides Swift: `check-xcode.py [FOLDER]`, Apps by default.

What Xcode would only say on a Mac: references to nothing, a target without its phases, a wrong product type, a picture that is
missing, an icon that is not opaque, a language without a text, an API whose use Apple wants explained in the privacy manifest."""
import json
import pathlib
import plistlib
import re
import struct
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "de", "fr")
PHASES = ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"]
ID = re.compile(r"^[0-9A-F]{24}$")
# Apple's categories of API whose use an app has to explain, as far as this project may use them:
# https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
EXPLAINED = {
    "NSPrivacyAccessedAPICategoryFileTimestamp": r"\b(?:f|l)?stat\(|\.modificationDate\b|contentModificationDate",
    "NSPrivacyAccessedAPICategoryUserDefaults": r"\bUserDefaults\b|@AppStorage\b",
    "NSPrivacyAccessedAPICategorySystemBootTime": r"\bsystemUptime\b|\bmach_absolute_time\b",
    "NSPrivacyAccessedAPICategoryDiskSpace": r"\bvolumeAvailableCapacity|\bsystemFreeSize\b|\bstatvfs\(",
}


def property_list(path):
    """A property list of any form, the project's own included."""
    xml = subprocess.run(["plutil", "-convert", "xml1", "-o", "-", path], capture_output=True)
    if xml.returncode:
        raise ValueError((xml.stderr or xml.stdout).decode().strip())
    return plistlib.loads(xml.stdout)


def project(folder):
    path = folder / "HighStreet.xcodeproj/project.pbxproj"
    try:
        content = property_list(path)
    except ValueError as error:
        yield path, f"is no property list: {error}"
        return
    kin = subprocess.run(["kin", path], capture_output=True, text=True)
    if kin.returncode or "CORRECT" not in kin.stdout:
        yield path, f"is not as Xcode writes it: {(kin.stdout + kin.stderr).strip()}"
    if content.get("objectVersion") != "77":
        yield path, "has not the object version 77, which folders of the file system need"
    objects = content["objects"]
    yield from ((path, fault) for fault in references(objects))
    root = objects.get(content.get("rootObject"), {})
    if root.get("isa") != "PBXProject":
        yield path, "has a rootObject that is no PBXProject"
        return
    for key in ("mainGroup", "productRefGroup", "buildConfigurationList", "targets", "packageReferences"):
        if key not in root:
            yield path, f"has no {key}, without which Xcode ends when it opens the project"
    for target in root.get("targets", []):
        if target in objects:
            yield from ((path, fault) for fault in native_target(folder, objects, objects[target]))
    yield from schemes(folder, objects)


def references(objects):
    used = set()
    for name, thing in objects.items():
        for key, value in thing.items():
            values = value if isinstance(value, list) else [value]
            for one in (v for v in values if isinstance(v, str) and ID.match(v)):
                used.add(one)
                if one not in objects:
                    yield f"{thing['isa']} {name} names {one} as {key}, which does not exist"
    for name, thing in objects.items():
        if name not in used and thing["isa"] != "PBXProject":
            yield f"{thing['isa']} {name} is used by nothing"


def native_target(folder, objects, target):
    name = target.get("name", "?")

    def at(key):
        return [objects.get(one, {}) for one in target.get(key, [])]

    if target.get("productType") != "com.apple.product-type.application":
        yield f"target {name} has the product type {target.get('productType')}, not that of an application"
    if [phase.get("isa") for phase in at("buildPhases")] != PHASES:
        yield f"target {name} has other phases than sources, frameworks and resources"
    product = objects.get(target.get("productReference"), {})
    if product.get("explicitFileType") != "wrapper.application" or product.get("path") != f"{name}.app":
        yield f"target {name} has no product called {name}.app"
    folders = [group.get("path", "?") for group in at("fileSystemSynchronizedGroups")]
    if folders != [name] or not (folder / name).is_dir():
        yield f"target {name} has the folders {folders}, not {name}"
    libraries = [one.get("productName") for one in at("packageProductDependencies")]
    offered = set(re.findall(r'\.library\(name: "(\w+)"', (ROOT / "Package.swift").read_text()))
    if not libraries or set(libraries) - offered:
        yield f"target {name} uses {libraries}, of which the package offers not all"
    linked = [objects.get(file, {}).get("productRef") for phase in at("buildPhases") for file in phase.get("files", [])]
    if linked != target.get("packageProductDependencies", []):
        yield f"target {name} does not link what it uses of the package"
    configurations = objects.get(target.get("buildConfigurationList"), {}).get("buildConfigurations", [])
    for settings in (objects.get(one, {}).get("buildSettings", {}) for one in configurations):
        wanted = {
            "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_FILE": f"{name}/Info.plist",
            # A room of the package is called as the app, which could not import what stands on it.
            "PRODUCT_MODULE_NAME": "$(TARGET_NAME)Main",
        }
        for key, value in wanted.items():
            if settings.get(key) != value:
                yield f"target {name} has not {key} = {value}"


def schemes(folder, objects):
    """A scheme for each target and one for the tests, which name what there is."""
    targets = {name: thing["name"] for name, thing in objects.items() if thing["isa"] == "PBXNativeTarget"}
    tests = set(re.findall(r'  tests\(\s*"(\w+)"', (ROOT / "Package.swift").read_text().split("#if os(Linux)\n  ///")[0]))
    shared = folder / "HighStreet.xcodeproj/xcshareddata/xcschemes"
    names = {path.stem for path in shared.glob("*.xcscheme")}
    for missing in sorted({*targets.values(), "Tests"} - names):
        yield shared, f"has no scheme {missing}"
    for path in sorted(shared.glob("*.xcscheme")):
        text = path.read_text()
        blocks = re.findall(r"<BuildableReference(.*?)</BuildableReference>", text, re.S)
        for block in blocks:
            said = dict(re.findall(r'(\w+) = "([^"]*)"', block))
            if said["ReferencedContainer"] == "container:..":
                if said["BlueprintIdentifier"] not in tests:
                    yield path, f"tests {said['BlueprintIdentifier']}, which the package has not on Apple's systems"
            elif targets.get(said["BlueprintIdentifier"]) != said["BlueprintName"]:
                yield path, f"names the target {said['BlueprintName']}, which does not exist"
        for wanted in sorted(tests - {name for name in tests if f'"{name}"' in text}) if path.stem == "Tests" else []:
            yield path, f"does not run {wanted}"


def apps(folder):
    return sorted(path.parent for path in folder.glob("*/*Main.swift"))


def property_lists(folder):
    for path in sorted([*folder.glob("*/*.plist"), *folder.glob("*/*.xcprivacy"), *folder.glob("*/*.lproj/*.strings")]):
        lint = subprocess.run(["plutil", "-lint", path], capture_output=True, text=True)
        if lint.returncode:
            yield path, f"is no property list: {lint.stdout.strip()}"
    for app in apps(folder):
        info = app / "Info.plist"
        launch = plistlib.loads(info.read_bytes()).get("UILaunchScreen", {}) if info.exists() else {}
        for key, kind in (("UIColorName", "colorset"), ("UIImageName", "imageset")):
            if not (app / "Assets.xcassets" / f"{launch.get(key)}.{kind}").is_dir():
                yield info, f"has a launch screen whose {key} is not in the asset catalogue"


def strings(folder):
    for app in apps(folder):
        tables = {}
        for language in LANGUAGES:
            path = app / f"{language}.lproj/InfoPlist.strings"
            if not path.exists():
                yield path, "is missing"
                continue
            tables[language] = dict(re.findall(r'^"(.+?)" = "(.*)";$', path.read_text(), re.M))
            if not all(tables[language].values()) or not tables[language]:
                yield path, "has a text that is empty, or none at all"
        for language, table in tables.items():
            if table.keys() != tables.get("en", {}).keys():
                yield app / f"{language}.lproj/InfoPlist.strings", "has other keys than the English one"


def catalogues(folder):
    for contents in sorted(folder.glob("*/Assets.xcassets/**/Contents.json")):
        try:
            described = json.loads(contents.read_text())
        except json.JSONDecodeError as error:
            yield contents, f"is no JSON: {error}"
            continue
        named = {image["filename"] for image in described.get("images", []) if "filename" in image}
        there = {path.name for path in contents.parent.iterdir() if path.is_file()} - {"Contents.json"}
        for name in sorted(named - there):
            yield contents, f"names {name}, which is not there"
        for name in sorted(there - named):
            yield contents, f"does not name {name}"
        if contents.parent.suffix == ".colorset" and len(described.get("colors", [])) != 2:
            yield contents, "has not one colour for light and one for dark"
    for app in apps(folder):
        icon = app / "Assets.xcassets/AppIcon.appiconset/AppIcon.png"
        if not icon.exists():
            yield icon, "is missing"
            continue
        header = icon.read_bytes()[:33]
        width, height, depth, kind = struct.unpack(">IIBB", header[16:26])
        if (width, height) != (1024, 1024) or kind != 2 or b"tRNS" in icon.read_bytes():
            yield icon, f"is {width}×{height} of kind {kind}, not 1024×1024 and opaque"


def privacy(folder):
    """What the sources of the apps use and the manifests do not explain, and what they explain for nothing."""
    sources = [
        path for path in (ROOT / "Sources").rglob("*.swift")
        if path.relative_to(ROOT / "Sources").parts[0] not in ("Linux", "HighStreetCommand")
        and "Gallery" not in path.parts and "+Linux" not in path.name
    ]
    code = "\n".join(re.sub(r"//.*", "", path.read_text()) for path in sources)
    used = {category for category, pattern in EXPLAINED.items() if re.search(pattern, code)}
    for app in apps(folder):
        path = app / "PrivacyInfo.xcprivacy"
        if not path.exists():
            yield path, "is missing"
            continue
        manifest = plistlib.loads(path.read_bytes())
        reasons = {one["NSPrivacyAccessedAPIType"]: one["NSPrivacyAccessedAPITypeReasons"]
                   for one in manifest.get("NSPrivacyAccessedAPITypes", [])}
        for category in sorted(used - {name for name, why in reasons.items() if why}):
            yield path, f"does not explain {category}"
        for category in sorted(reasons.keys() - used):
            yield path, f"explains {category}, which nothing uses"
        if manifest.get("NSPrivacyTracking") is not False or manifest.get("NSPrivacyTrackingDomains"):
            yield path, "says that the app tracks people"


def faults(folder):
    for check in (project, property_lists, strings, catalogues, privacy):
        yield from check(folder)


if __name__ == "__main__":
    apps_folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "Apps"
    found = [f"{path.relative_to(apps_folder.parent)}: {fault}" for path, fault in faults(apps_folder)]
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
