import Foundation
import Gallery
import SwiftUIGTK

/// What the command line asks for.
struct Call {
  private(set) var wantsHelp = false
  private(set) var page: GalleryPage?
  private(set) var size: CGSize?
  private(set) var screenshot: URL?
  private(set) var scheme: ColorSchemeChoice?

  static let usage = """
    highstreet-apps gallery [--page PAGE] [--size WxH] [--light | --dark] [--screenshot FILE.png]

    gallery       every control and container of SwiftUI on Linux
    --page        one of: \(GalleryPage.allCases.map(\.rawValue).joined(separator: ", "))
    --size        the size of the window in points, such as 390x844
    --screenshot  writes a picture of the window and ends
    """

  /// What was wrong with the words.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ words: [String]) throws {
    var rest = words[...]
    guard let app = rest.popFirst() else { throw Mistake(description: "Name an app.") }
    if app == "--help" || app == "-h" {
      wantsHelp = true
      return
    }
    guard app == "gallery" else { throw Mistake(description: "There is no app called \(app).") }
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--page": page = try Self.page(Self.value(of: word, &rest))
      case "--size": size = try Self.size(Self.value(of: word, &rest))
      case "--screenshot": screenshot = URL(fileURLWithPath: try Self.value(of: word, &rest))
      case "--light": scheme = .light
      case "--dark": scheme = .dark
      default: throw Mistake(description: "\(word) is not known.")
      }
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw Mistake(description: "\(option) needs a value.")
    }
    return value
  }

  private static func page(_ name: String) throws -> GalleryPage {
    guard let page = GalleryPage(rawValue: name) else {
      throw Mistake(description: "The gallery has no page called \(name).")
    }
    return page
  }

  private static func size(_ text: String) throws -> CGSize {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ (100...10_000).contains($0) }) else {
      throw Mistake(description: "\(text) is no size: write it like 390x844, from 100 to 10000 each.")
    }
    return CGSize(width: sides[0], height: sides[1])
  }
}
