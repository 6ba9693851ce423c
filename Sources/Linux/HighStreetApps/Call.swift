import Formatting
import Foundation
import Gallery
import HTTP
import Services
import SwiftUIGTK

/// What the command line asks for.
struct Call {
  /// What is to be shown.
  enum Subject: Equatable {
    /// The window from which the apps are opened.
    case launcher
    case shop(Shop)
    case gallery
    /// Pictures of all apps, written to a folder.
    case screenshots(URL)
  }

  private(set) var subject = Subject.launcher
  private(set) var wantsHelp = false
  private(set) var source: ServiceSource?
  private(set) var data: URL?
  private(set) var language: Language?
  private(set) var size: CGSize?
  private(set) var scheme: ColorSchemeChoice?
  /// Where a picture of the window goes.
  private(set) var screenshot: URL?
  private(set) var page: GalleryPage?

  /// What was wrong with the words.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ words: [String]) throws {
    var rest = words[...]
    if let name = rest.first, !name.hasPrefix("-") {
      rest.removeFirst()
      subject = try Self.subject(name, &rest)
    }
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--source": source = try Self.source(Self.value(of: word, &rest))
      case "--data": data = URL(fileURLWithPath: try Self.value(of: word, &rest), isDirectory: true)
      case "--language": language = try Self.language(Self.value(of: word, &rest))
      case "--size": size = try Self.size(Self.value(of: word, &rest))
      case "--light": scheme = .light
      case "--dark": scheme = .dark
      case "--screenshot": screenshot = URL(fileURLWithPath: try Self.value(of: word, &rest))
      case "--page" where subject == .gallery: page = try Self.page(Self.value(of: word, &rest))
      default: throw Mistake(description: "\(word) is not known.")
      }
    }
  }

  /// The words that have another app start as this one was.
  var passedOn: [String] {
    var words: [String] = []
    if let source { words += ["--source", source.description] }
    if let data { words += ["--data", data.path] }
    if let language { words += ["--language", language.rawValue] }
    switch scheme {
    case .light: words.append("--light")
    case .dark: words.append("--dark")
    case .system, nil: break
    }
    return words
  }

  private static func subject(_ name: String, _ rest: inout ArraySlice<String>) throws -> Subject {
    if let shop = Shop(rawValue: name) { return .shop(shop) }
    switch name {
    case "gallery": return .gallery
    case "screenshots":
      return .screenshots(URL(fileURLWithPath: try value(of: name, &rest), isDirectory: true))
    default: throw Mistake(description: "There is no app called \(name).")
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw Mistake(description: "\(option) needs a value.")
    }
    return value
  }

  private static func source(_ text: String) throws -> ServiceSource {
    guard let source = ServiceSource(text) else {
      // The text itself is not repeated: it may hold a password.
      throw Mistake(
        description:
          "--source takes demo, live, or an http(s) address without user name, password and question mark.")
    }
    return source
  }

  private static func language(_ code: String) throws -> Language {
    guard let language = Language(rawValue: code) else {
      let codes = Language.allCases.map(\.rawValue).joined(separator: ", ")
      throw Mistake(description: "--language takes one of \(codes), not \(code).")
    }
    return language
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
