/// Why no page can be shown.
package struct WebKitMissing: Error, Hashable, CustomStringConvertible {
  /// The Debian package to install.
  package static let debianPackage = "libwebkitgtk-6.0-4"

  /// What happened and what to do.
  package let description: String

  /// WebKitGTK is not installed, or not one that offers what we need; the loader says why.
  package init(reason: String) {
    description = "Web pages need WebKitGTK: install the package \(Self.debianPackage). (\(reason))"
  }

  /// WebKit's sandbox does not work here, and pages are not shown without it.
  package init(sandboxFault: String) {
    description = """
      Web pages are shown in a sandbox only, which does not work here: \(sandboxFault). \
      Allow user namespaces, or set \(WebSandbox.optOut)=1 if you trust the pages.
      """
  }
}
