// swift-tools-version:5.10
import PackageDescription

#if compiler(>=6.4)
  // Xcode 27 refuses a deployment target below iOS 15.
  let platforms: [SupportedPlatform] = [.iOS(.v15), .macOS(.v12)]
#else
  let platforms: [SupportedPlatform] = [.iOS(.v14), .macOS(.v11)]
#endif

let strict: [SwiftSetting] = [.enableExperimentalFeature("StrictConcurrency")]

/// A library target of ours at `Sources/<path>`, with complete concurrency checking; files in `Resources/` are bundled.
func room(
  _ name: String, at path: String, _ dependencies: [Target.Dependency] = [], resources: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(path)",
    resources: resources ? [.process("Resources")] : [], swiftSettings: strict)
}

/// The tests of a room, at `Tests/<path>`; files in `Fixtures/` beside them are bundled.
func tests(
  _ name: String, at path: String, _ dependencies: [Target.Dependency], fixtures: Bool = false
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(path)",
    resources: fixtures ? [.copy("Fixtures")] : [], swiftSettings: strict)
}

// What Apple's systems bring along and Linux does not, and C libraries that only Linux needs.
#if os(Linux)
  let combine: [Target.Dependency] = ["Combine"]
  let swiftUI: [Target.Dependency] = ["SwiftUI", "Combine"]
  let sqlite: [Target.Dependency] = ["CSQLite"]
  let zlib: [Target.Dependency] = ["CZlib"]
  let curl: [Target.Dependency] = ["CCurl"]
  let digest: [Target.Dependency] = ["CSodium"]
  let vault: [Target.Dependency] = ["CSodium", "CSecret"]
  let pixbuf: [Target.Dependency] = ["CPixbuf"]
  let storageProbe: [Target.Dependency] = ["StorageProbe"]
#else
  let combine: [Target.Dependency] = []
  let swiftUI: [Target.Dependency] = []
  let sqlite: [Target.Dependency] = []
  let zlib: [Target.Dependency] = []
  let curl: [Target.Dependency] = []
  let digest: [Target.Dependency] = []
  let vault: [Target.Dependency] = []
  let pixbuf: [Target.Dependency] = []
  let storageProbe: [Target.Dependency] = []
#endif

let kit: [Target.Dependency] = ["HTTP", "Storage", "Formatting"]
/// What the screens of a shop stand on, besides its core.
let screen: [Target.Dependency] = swiftUI + kit + ["Services", "CommonUI"]
let interfaces: [Target.Dependency] = ["ProductsUI", "AssortmentUI", "DeparturesUI", "HomesUI", "Gallery"]
let shops: [Target.Dependency] = ["Products", "Assortment", "Departures", "Homes"]

var targets: [Target] = [
  room("HTTP", at: "Kit/HTTP", ["Formatting"] + curl + zlib + digest, resources: true),
  room("Storage", at: "Kit/Storage", ["Formatting"] + vault, resources: true),
  room("Images", at: "Kit/Images", pixbuf),
  room("Formatting", at: "Kit/Formatting", resources: true),

  room("Products", at: "Features/Products", kit + combine, resources: true),
  room("Assortment", at: "Features/Assortment", kit + combine, resources: true),
  room("Departures", at: "Features/Departures", kit + combine, resources: true),
  room("Homes", at: "Features/Homes", kit + combine, resources: true),

  room("DemoServices", at: "DemoServices", ["HTTP"] + sqlite + zlib),
  room("Services", at: "Services", kit + ["DemoServices"] + shops, resources: true),

  room("CommonUI", at: "Screens/CommonUI", swiftUI + kit + ["Images", "Services"], resources: true),
  room("ProductsUI", at: "Screens/ProductsUI", screen + ["Products"], resources: true),
  room("DeparturesUI", at: "Screens/DeparturesUI", screen + ["Departures"], resources: true),
  room("HomesUI", at: "Screens/HomesUI", screen + ["Homes"], resources: true),
  room("AssortmentUI", at: "Screens/AssortmentUI", screen + ["Assortment"], resources: true),
  room("Gallery", at: "Screens/Gallery", swiftUI, resources: true),

  tests("HTTPTests", at: "Kit/HTTPTests", ["HTTP", "Formatting"]),
  tests("StorageTests", at: "Kit/StorageTests", ["Storage", "Formatting"] + storageProbe),
  tests("ImagesTests", at: "Kit/ImagesTests", ["Images"]),
  tests("FormattingTests", at: "Kit/FormattingTests", ["Formatting"]),
  tests("ProductsTests", at: "Features/ProductsTests", ["Products"] + kit, fixtures: true),
  tests("AssortmentTests", at: "Features/AssortmentTests", ["Assortment"] + kit, fixtures: true),
  tests("DeparturesTests", at: "Features/DeparturesTests", ["Departures"] + kit, fixtures: true),
  tests("HomesTests", at: "Features/HomesTests", ["Homes"] + kit, fixtures: true),
  tests("DemoServicesTests", at: "DemoServicesTests", ["DemoServices", "HTTP"]),
  tests("ServicesTests", at: "ServicesTests", ["Services"] + kit + shops),
]

var products: [Product] = [
  .library(name: "Products", targets: ["Products"]),
  .library(name: "Assortment", targets: ["Assortment"]),
  .library(name: "Departures", targets: ["Departures"]),
  .library(name: "Homes", targets: ["Homes"]),
  .library(name: "DemoServices", targets: ["DemoServices"]),
  .library(name: "ProductsUI", targets: ["ProductsUI"]),
  .library(name: "AssortmentUI", targets: ["AssortmentUI"]),
  .library(name: "DeparturesUI", targets: ["DeparturesUI"]),
  .library(name: "HomesUI", targets: ["HomesUI"]),
]

#if os(Linux)
  /// What the tests of a shop's screens stand on.
  func screenTests(_ shop: String) -> [Target.Dependency] {
    screen + [.byName(name: shop), .byName(name: "\(shop)UI"), "Images", "SwiftUITesting"]
  }

  let everything: [Target.Dependency] =
    kit + shops + ["Images", "DemoServices"]

  targets += [
    room("Combine", at: "Linux/Combine"),
    room("SwiftUI", at: "Linux/SwiftUI", ["Combine"], resources: true),
    room("SwiftUIGTK", at: "Linux/SwiftUIGTK", ["SwiftUI", "CGTK"]),
    room("SwiftUITesting", at: "Linux/SwiftUITesting", ["SwiftUI", "SwiftUIGTK", "CGTK"]),
    .systemLibrary(
      name: "CGTK", path: "Sources/Linux/CGTK", pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"])]),
    .systemLibrary(
      name: "CCurl", path: "Sources/Linux/CCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(
      name: "CSecret", path: "Sources/Linux/CSecret", pkgConfig: "libsecret-1",
      providers: [.apt(["libsecret-1-dev"])]),
    .systemLibrary(
      name: "CSodium", path: "Sources/Linux/CSodium", pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(
      name: "CMicrohttpd", path: "Sources/Linux/CMicrohttpd", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(
      name: "CSQLite", path: "Sources/Linux/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CPixbuf", path: "Sources/Linux/CPixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(
      name: "CZlib", path: "Sources/Linux/CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]),
    .executableTarget(
      name: "HighStreetCommand",
      dependencies: kit + shops + ["Services", "DemoServices", "CMicrohttpd"],
      path: "Sources/HighStreetCommand", swiftSettings: strict),
    .executableTarget(
      name: "HighStreetApps",
      dependencies: ["SwiftUI", "SwiftUIGTK", "SwiftUITesting", "CommonUI", "Services"] + kit + interfaces,
      path: "Sources/Linux/HighStreetApps", resources: [.process("Resources")], swiftSettings: strict),
    .target(name: "CAllocationCount", path: "Sources/Linux/CAllocationCount"),
    .target(name: "CHeap", path: "Sources/Linux/CHeap"),
    .target(name: "Ratios", dependencies: ["CHeap"], path: "Benchmarks/Ratios", swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks", dependencies: everything + ["CAllocationCount", "CCurl", "CSQLite", "Ratios"],
      path: "Benchmarks", exclude: ["Apps", "Interface", "Ratios"],
      swiftSettings: strict),
    .executableTarget(
      name: "InterfaceBenchmarks",
      dependencies: ["SwiftUI", "SwiftUIGTK", "CGTK", "Gallery", "Ratios"],
      path: "Benchmarks/Interface", swiftSettings: strict),
    .executableTarget(
      name: "AppBenchmarks",
      dependencies: ["SwiftUI", "SwiftUIGTK", "SwiftUITesting", "CGTK", "CommonUI", "Services", "Ratios"]
        + kit + shops
        + interfaces,
      path: "Benchmarks/Apps", swiftSettings: strict),
    .executableTarget(
      name: "WindowProbe", dependencies: ["SwiftUI", "SwiftUIGTK"], path: "Tests/Linux/WindowProbe",
      swiftSettings: strict),
    .executableTarget(
      name: "ProductsProbe",
      dependencies: ["SwiftUI", "SwiftUIGTK", "CommonUI", "Services", "ProductsUI"] + kit,
      path: "Tests/Linux/ProductsProbe", swiftSettings: strict),
    .executableTarget(name: "BareWindow", dependencies: ["CGTK"], path: "Tests/Linux/BareWindow"),
    .executableTarget(
      name: "StorageProbe", dependencies: ["Storage"], path: "Tests/Kit/StorageProbe",
      swiftSettings: strict),
    tests("CommonUITests", at: "Screens/CommonUITests", screen + ["Images", "SwiftUITesting"]),
    tests("ProductsUITests", at: "Screens/ProductsUITests", screenTests("Products"), fixtures: true),
    tests("AssortmentUITests", at: "Screens/AssortmentUITests", screenTests("Assortment"), fixtures: true),
    tests("DeparturesUITests", at: "Screens/DeparturesUITests", screenTests("Departures"), fixtures: true),
    tests("HomesUITests", at: "Screens/HomesUITests", screenTests("Homes"), fixtures: true),
    tests(
      "ScreensGTKTests", at: "Screens/ScreensGTKTests",
      screen + shops + [
        "ProductsUI", "AssortmentUI", "DeparturesUI", "HomesUI", "SwiftUIGTK", "SwiftUITesting",
      ]),
    tests("CombineTests", at: "Linux/CombineTests", ["Combine"]),
    tests(
      "SwiftUITests", at: "Linux/SwiftUITests", ["SwiftUI", "SwiftUITesting", "Assortment"], fixtures: true),
    tests(
      "GalleryTests", at: "Linux/GalleryTests", ["Gallery", "SwiftUI", "SwiftUITesting"], fixtures: true),
    tests(
      "GalleryGTKTests", at: "Linux/GalleryGTKTests", ["Gallery", "SwiftUI", "SwiftUIGTK", "SwiftUITesting"]),
    tests(
      "HighStreetAppsTests", at: "Linux/HighStreetAppsTests",
      ["HighStreetApps", "SwiftUI", "SwiftUITesting", "Services"] + kit),
    tests(
      "HighStreetAppsGTKTests", at: "Linux/HighStreetAppsGTKTests", ["HighStreetApps", "SwiftUIGTK"],
      fixtures: true),
    tests("SwiftUIGTKTests", at: "Linux/SwiftUIGTKTests", ["SwiftUI", "SwiftUIGTK", "SwiftUITesting"]),
    tests("HighStreetCommandTests", at: "HighStreetCommandTests", ["HighStreetCommand", "Departures"]),
  ]
  products += [
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "SwiftUIGTK"]),
    .executable(name: "highstreet", targets: ["HighStreetCommand"]),
    .executable(name: "highstreet-apps", targets: ["HighStreetApps"]),
  ]
#endif

let package = Package(
  name: "HighStreet", defaultLocalization: "en", platforms: platforms, products: products,
  targets: targets, swiftLanguageVersions: [.v5])
