import Gallery
import SwiftUI
import SwiftUIGTK

MainActor.assumeIsolated {
  guard Toolkit.start() else { return }
  let window = Window(size: CGSize(width: 390, height: 700)) { GalleryView() }
  window.present()
  MainLoop.iterate(until: { window.isClosed }, within: 3600)
}
