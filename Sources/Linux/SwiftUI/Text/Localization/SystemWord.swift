import Foundation

/// What controls say by themselves, in the languages that this module has tables for.
package enum SystemWord: String, CaseIterable {
  case back = "Back"
  case cancel = "Cancel"
  case delete = "Delete"
  case done = "Done"
  case edit = "Edit"
  case moveDown = "Move Down"
  case moveUp = "Move Up"

  /// The word as a text, which is in the language of the view that shows it.
  var text: Text { Text(LocalizedStringKey(rawValue), bundle: Self.bundle) }

  /// The word in the language of a locale.
  package func string(in locale: Locale) -> String {
    text.resolved(in: TextContext(locale: locale)).plain
  }

  /// What the way back to a page with a title is called.
  static func back(to title: String, in locale: Locale) -> String {
    Text("Back, \(title)", bundle: bundle).resolved(in: TextContext(locale: locale)).plain
  }

  /// Not `Bundle.module`: a program without its resources speaks English rather than not at all.
  private static var bundle: Bundle? { ModuleBundles.standard.bundle(of: EditButton.self) }
}
