import Assortment
import SwiftUI

/// The link from a level to what lies on top of it. It cannot be seen: the rows tell the model, and the link follows it.
///
/// One link for both kinds of screens, as iOS 14.5 pops a screen at once that holds two links.
struct NextScreenLink: View {
  @ObservedObject var model: AssortmentModel
  let site: WebSite
  let depth: Int

  /// What was there last, as it is still seen while it slides away.
  @State private var last: NextScreen?
  /// A hit of the search and the place of last time lie several levels down. Each is pushed when the one above it is at rest.
  @State private var isAtRest = false

  private var next: NextScreen? { NextScreen(above: depth, in: model) }

  var body: some View {
    NavigationLink(
      destination: destination,
      isActive: Binding(get: { isAtRest && next != nil }, set: { if !$0 { closed() } })
    ) {
      EmptyView()
    }
    .isDetailLink(false)
    .hidden()
    .onAppear { last = next }
    .onArrival { isAtRest = true }
    .onChange(of: next) { if let next = $0 { last = next } }
  }

  @ViewBuilder private var destination: some View {
    switch next ?? last {
    case .level(let level): LevelScreen(model: model, site: site, level: level, depth: depth + 1)
    case .page(let page): WebPageScreen(page: page, site: site).onAppear { page.appeared() }
    case nil: EmptyView()
    }
  }

  private func closed() {
    switch next {
    case .level(let level): model.levelClosed(level.path)
    case .page: model.pageClosed()
    case nil: break
    }
  }
}
