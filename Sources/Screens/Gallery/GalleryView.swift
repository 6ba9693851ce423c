import SwiftUI

/// Shows every control and container, for those who work on them and for tests.
public struct GalleryView: View {
  @State private var page: GalleryPage?

  /// The gallery, with one of its pages open or with the list of pages.
  public init(page: GalleryPage? = nil) {
    _page = State(wrappedValue: page)
  }

  /// The list of pages, and the open one.
  public var body: some View {
    NavigationView {
      ScrollViewReader { list in
        List {
          ForEach(GalleryPage.Theme.allCases) { theme in
            Section(header: Text(theme.title)) {
              ForEach(theme.pages) { page in
                NavigationLink(destination: page.view, tag: page, selection: $page) {
                  Label(page.title, systemImage: page.symbol)
                }
              }
            }
          }
        }
        .listStyle(InsetGroupedListStyle())
        .navigationTitle("Gallery")
        // A link opens its page once its row is there.
        .onAppear { page.map { list.scrollTo($0, anchor: .center) } }
      }
      Text("Choose a page")
        .foregroundColor(.secondary)
    }
  }
}
