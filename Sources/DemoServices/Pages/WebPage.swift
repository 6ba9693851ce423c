import Foundation

/// A small page that stands on its own: no script, one style sheet in its head, light and dark.
struct WebPage {
  /// One of the goods, or a way to other pages.
  struct Tile {
    let title: String
    let note: String?
    let link: String?
    /// The fashion drawing and its colour.
    let picture: String?
  }

  /// The heading, as the sources have it: entities are kept, everything else is escaped.
  var title: String
  var lead: String
  var text = ""
  /// The fashion drawing of the banner.
  var banner: String?
  /// The address of a square picture.
  var hero: String?
  var tiles: [Tile] = []
  var language = "de"

  static let missing = WebPage(title: "Seite nicht gefunden", lead: "Diese Seite gibt es nicht (mehr).")

  var html: String {
    """
    <!doctype html>
    <html lang="\(language)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.htmlEscaped)</title>
    <style>\(WebPage.style)</style>
    </head>
    <body>
    <header><a href="/shop/">Fräulein Mai</a></header>
    <main>
    \(banner.map { "<img class=\"banner\" src=\"/pictures/fashion/\($0).png\" alt=\"\">" } ?? "")
    \(hero.map { "<img class=\"hero\" src=\"\($0.htmlEscaped)\" alt=\"\">" } ?? "")
    <h1>\(title.htmlEscaped)</h1>
    <p class="lead">\(lead.htmlEscaped)</p>
    \(text.isEmpty ? "" : "<p>\(text.htmlEscaped)</p>")
    <div class="tiles">\(tiles.map(\.html).joined(separator: "\n"))</div>
    </main>
    <footer>
    <a href="mailto:service@demo.highstreet.example">service@demo.highstreet.example</a>
    <a href="tel:+493023125000">030 23125 000</a>
    <a href="/shop/" target="_blank">Startseite in neuem Fenster</a>
    </footer>
    </body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: #1d2330; --ground: #fff; --quiet: #6b7280; --line: #e5e7eb; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f3f4f6; --ground: #16181d; --quiet: #9ca3af; --line: #2f343d; } }
    body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
    header, main, footer { max-width: 960px; margin: 0 auto; padding: 12px 16px; }
    header a { font-weight: 700; font-size: 20px; color: #b4474f; text-decoration: none; }
    h1 { margin: 16px 0 4px; font-size: 26px; line-height: 1.2; }
    .lead { margin: 0 0 16px; color: var(--quiet); }
    .banner { width: 100%; border-radius: 12px; display: block; }
    .hero { width: min(100%, 360px); border-radius: 12px; display: block; }
    .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 16px; }
    .tile { color: inherit; text-decoration: none; display: block; }
    .tile img { width: 100%; aspect-ratio: 1; object-fit: cover; object-position: 86% 50%; border-radius: 10px; }
    .tile b { display: block; font-weight: 600; }
    .tile span { color: var(--quiet); }
    footer { display: flex; flex-wrap: wrap; gap: 8px 24px; margin-top: 24px; border-top: 1px solid var(--line); }
    footer a { color: var(--quiet); }
    """
}

extension WebPage.Tile {
  fileprivate var html: String {
    let image = picture.map { "<img src=\"/pictures/fashion/\($0).png\" alt=\"\" loading=\"lazy\">" } ?? ""
    let note = note.map { "<span>\($0.htmlEscaped)</span>" } ?? ""
    let content = "\(image)<b>\(title.htmlEscaped)</b>\(note)"
    return link.map { "<a class=\"tile\" href=\"\($0.htmlEscaped)\">\(content)</a>" }
      ?? "<div class=\"tile\">\(content)</div>"
  }
}

extension String {
  /// The text for use in HTML; an ampersand that begins an entity is kept.
  var htmlEscaped: String {
    var escaped = ""
    for (index, character) in zip(indices, self) {
      switch character {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "&": escaped += self[index...].beginsEntity ? "&" : "&amp;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}

extension Substring {
  fileprivate var beginsEntity: Bool {
    guard let end = dropFirst().prefix(10).firstIndex(of: ";") else { return false }
    let name = self[index(after: startIndex)..<end]
    return !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
  }
}
