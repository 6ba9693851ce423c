/// Why no page can be shown: WebKitGTK is not installed, or not one that offers what we need.
package struct WebKitMissing: Error, Hashable, CustomStringConvertible {
  /// The Debian package to install.
  package static let debianPackage = "libwebkitgtk-6.0-4"

  /// What the loader said.
  package let reason: String

  /// What happened and what to do.
  package var description: String {
    "Web pages need WebKitGTK: install the package \(WebKitMissing.debianPackage). (\(reason))"
  }
}
