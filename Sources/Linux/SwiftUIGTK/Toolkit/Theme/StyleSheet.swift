import CGTK

/// CSS that applies to every widget. GTK logs what it cannot parse.
@MainActor
package final class StyleSheet {
  /// Which style wins: the later of these.
  package enum Priority {
    case theme, application, user

    fileprivate var number: guint {
      switch self {
      case .theme: return guint(GTK_STYLE_PROVIDER_PRIORITY_THEME)
      case .application: return guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
      case .user: return guint(GTK_STYLE_PROVIDER_PRIORITY_USER)
      }
    }
  }

  private let reference: GObjectReference

  package init(_ css: String = "", priority: Priority = .application) {
    reference = GObjectReference(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
    self.css = css
    load()
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), reference.opaque, priority.number)
  }

  package var css: String {
    didSet { if css != oldValue { load() } }
  }

  /// Takes it away again: letting go of the object does not.
  package func remove() {
    gtk_style_context_remove_provider_for_display(gdk_display_get_default(), reference.opaque)
  }

  private func load() {
    let provider = reference.pointer.assumingMemoryBound(to: GtkCssProvider.self)
    gtk_css_provider_load_from_data(provider, css, -1)
  }
}
