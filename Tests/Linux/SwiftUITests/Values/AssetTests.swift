import SwiftUI
import XCTest

final class AssetTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private let said = Said()

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  private func write(_ data: Data, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func library() -> AssetLibrary {
    AssetLibrary { [said] in said.add($0) }
  }

  private func bundle() throws -> Bundle {
    try XCTUnwrap(Bundle(path: folder.path))
  }

  private func hex(_ name: String, _ scheme: ColorScheme = .light) throws -> String? {
    try library().color(named: name, in: bundle(), for: scheme)?.hex
  }

  func testAColorIsFoundForLightAndDark() throws {
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components":
          {"red": "0", "green": "1", "blue": "0.2", "alpha": "1.000"}}}
      ], "info": {"author": "xcode", "version": 1}}
      """, to: "Shop.xcassets/Brand.colorset/Contents.json")
    XCTAssertEqual(try hex("Brand"), "#FF803380")
    XCTAssertEqual(try hex("Brand", .dark), "#00FF33FF")
    XCTAssertEqual(try Color("Brand", bundle: bundle()).resolved(in: .dark).hex, "#00FF33FF")
    XCTAssertEqual(said.lines, [])
  }

  func testAColorWithoutDarkAppearanceIsTheSameEverywhere() throws {
    try write(
      """
      {"colors": [{"color": {"color-space": "display-p3", "components":
        {"red": "0.500", "green": "0.250", "blue": "0.750"}}}]}
      """, to: "A.xcassets/Colours/Wide.colorset/Contents.json")
    XCTAssertEqual(try hex("Wide", .dark), "#893BC6FF")
    XCTAssertEqual(try hex("Colours/Wide"), "#893BC6FF")
  }

  func testGreysAndSystemColorsAreUnderstood() throws {
    try write(
      #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.2", "alpha": "1"}}}]}"#,
      to: "A.xcassets/Grey.colorset/Contents.json")
    for (name, reference) in [
      ("Red", "systemRedColor"), ("Text", "labelColor"), ("Grey2", "systemGray2Color"),
    ] {
      try write(
        #"{"colors": [{"color": {"platform": "ios", "reference": "\#(reference)"}}]}"#,
        to: "A.xcassets/\(name).colorset/Contents.json")
    }
    XCTAssertEqual(try hex("Grey"), "#333333FF")
    XCTAssertEqual(try hex("Red", .dark), "#FF453AFF")
    XCTAssertEqual(try hex("Text", .dark), "#FFFFFFFF")
    XCTAssertEqual(try hex("Grey2"), "#AEAEB2FF")
  }

  func testWhatIsMissingIsSaidOnceAndClear() throws {
    try write("no JSON", to: "A.xcassets/Broken.colorset/Contents.json")
    let (library, bundle) = (library(), try bundle())
    for _ in 1...3 {
      XCTAssertNil(library.color(named: "Missing", in: bundle, for: .light))
      XCTAssertNil(library.color(named: "Broken", in: bundle, for: .light))
    }
    XCTAssertEqual(
      said.lines,
      ["Missing", "Broken"].map { "SwiftUI: no color named \($0) in \(bundle.bundlePath)" })
    XCTAssertFalse(library.hasColor(named: "Missing", in: bundle))
  }

  private func writePictures() throws {
    try write(
      """
      {"images": [
        {"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "filename": "dark@2x.png", "scale": "2x",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "properties": {"template-rendering-intent": "template"}}
      """, to: "Shop.xcassets/Shelf.imageset/Contents.json")
    try write(ImageHeaderTests.png(width: 40, height: 20), to: "Shop.xcassets/Shelf.imageset/a@2x.png")
  }

  func testAPictureIsChosenByTheScreenAndItsSurroundings() throws {
    try writePictures()
    let asset = try XCTUnwrap(library().image(named: "Shelf", in: bundle()))
    func name(_ scheme: ColorScheme, _ scale: CGFloat) -> String? {
      asset.file(in: scheme, scale: scale)?.url.lastPathComponent
    }
    XCTAssertEqual(name(.light, 1), "a.png")
    XCTAssertEqual(name(.light, 1.5), "a@2x.png")
    XCTAssertEqual(name(.light, 3), "a@2x.png")
    XCTAssertEqual(name(.dark, 1), "dark@2x.png")
    XCTAssertEqual(asset.isTemplate, true)
  }

  func testAPictureTakesAsManyPointsAsItsPixelsAndScaleSay() throws {
    try writePictures()
    let image = Image("Shelf", bundle: try bundle())
    XCTAssertEqual(image.naturalSize(in: .light, scale: 2), CGSize(width: 20, height: 10))
    XCTAssertEqual(image.file(in: .light, scale: 2)?.scale, 2)
    XCTAssertTrue(image.isTemplate)
    XCTAssertFalse(image.renderingMode(.original).isTemplate)
    XCTAssertNil(image.naturalSize(in: .dark, scale: 2), "the dark file does not exist")
  }

  func testALoosePictureIsFoundByItsName() throws {
    try write(ImageHeaderTests.png(width: 30, height: 30), to: "logo@3x.png")
    let asset = try XCTUnwrap(library().image(named: "logo", in: bundle()))
    XCTAssertEqual(asset.file(in: .light, scale: 1)?.size, CGSize(width: 10, height: 10))
    XCTAssertNil(try library().image(named: "other", in: bundle()))
    XCTAssertEqual(said.lines.count, 1)
  }
}

/// What a library said.
private final class Said: @unchecked Sendable {
  // Guarded by `lock`.
  private var all: [String] = []
  private let lock = NSLock()

  var lines: [String] { lock.withLock { all } }

  func add(_ line: String) {
    lock.withLock { all.append(line) }
  }
}
