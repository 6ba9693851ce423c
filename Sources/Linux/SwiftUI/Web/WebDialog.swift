/// A dialog that a script of a page asks for, while the script waits.
package struct WebDialog: Sendable, Hashable {
  /// The kind of a dialog.
  package enum Kind: Sendable, Hashable {
    /// A message.
    case alert
    /// A question to agree to or not.
    case confirm
    /// A question for a text, with a text to begin with.
    case prompt(initial: String)
    /// Whether to leave the page, whose input would be lost.
    case leave
  }

  /// What the user chose.
  package enum Answer: Sendable, Hashable {
    /// Agreed, or the message was read.
    case accept
    /// Not agreed.
    case decline
    /// Wrote this text.
    case text(String)
  }

  /// Which kind of dialog it is.
  package let kind: Kind
  /// The words of the page.
  package let message: String

  /// A dialog of its parts.
  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }
}
