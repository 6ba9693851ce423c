import SwiftUI
import SwiftUITesting
import XCTest

final class ModuleBundleTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for name in ["Package_SwiftUITests.resources", "Package_SwiftUI.resources", "readme.txt"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  func testAModulesBundleIsFoundByItsName() {
    let bundles = ModuleBundles(in: folder)
    let found = bundles.bundle(of: ModuleBundleTests.self)
    XCTAssertEqual(found?.bundleURL.lastPathComponent, "Package_SwiftUITests.resources")
    XCTAssertEqual(bundles.bundle(of: Text.self)?.bundleURL.lastPathComponent, "Package_SwiftUI.resources")
    XCTAssertNil(bundles.bundle(of: String.self))
    XCTAssertEqual(bundles.all.count, 2)
  }

  func testATextInAViewIsLookedUpInTheBundleOfTheViewsModule() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Shelf() }
      let bundles = try XCTUnwrap(screen.content(BundleContent.self)).names
      XCTAssertEqual(bundles, [Bundle.module.bundleURL.lastPathComponent])
    }
  }

  func testWhatTheInnerModuleLacksComesFromTheOuterOne() throws {
    try MainActor.assumeIsolated {
      let shop = try XCTUnwrap(
        Bundle(url: Bundle.module.bundleURL.appendingPathComponent("Fixtures/Shop.resources")))
      var environment = EnvironmentValues()
      environment.localizationBundles = [shop]
      environment.locale = Locale(identifier: "de")
      let screen = Screen(environment: environment) { Shelf() }
      XCTAssertNotNil(screen.find("Milch"), screen.dump)
    }
  }
}

private struct Shelf: View {
  var body: some View {
    Text("milk")
    BundleProbe()
  }
}

/// Says which bundles texts are looked up in here.
private struct BundleProbe: _PrimitiveView, ElementView {
  func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(
      BundleContent(names: environment.localizationBundles.map(\.bundleURL.lastPathComponent)))
  }
}

private struct BundleContent: ElementContent {
  static let kind = "Bundles"
  let names: [String]
}
