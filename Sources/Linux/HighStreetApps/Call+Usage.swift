import Gallery

extension Call {
  static let usage = """
    highstreet-apps [products | assortment | departures | homes] [OPTION…]
    highstreet-apps gallery [--page PAGE] [OPTION…]
    highstreet-apps screenshots DIR [OPTION…]

    Without a name, a window from which the four apps are opened.
    gallery       every control and container of SwiftUI on Linux
    screenshots   writes pictures of the apps on the demo into a folder, narrow and wide, light and dark

    --source      demo, live, or the address of a server; otherwise the one chosen in the app's settings
    --data        the folder where everything is kept
    --language    en, de or fr; otherwise what LANGUAGE, LC_ALL, LC_MESSAGES or LANG say
    --size        the size of the window in points, such as 390x844
    --light, --dark
    --screenshot  writes a picture of the window to this PNG file and ends
    --page        one of: \(GalleryPage.allCases.map(\.rawValue).joined(separator: ", "))
    """
}
