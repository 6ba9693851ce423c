import Foundation
import Gallery
import SwiftUI
import SwiftUIGTK

MainActor.assumeIsolated {
  guard Toolkit.start() else { return }
  let page = CommandLine.arguments.dropFirst().first.flatMap { GalleryPage(rawValue: $0) }
  let window = Window(size: CGSize(width: 390, height: 844)) { GalleryView(page: page) }
  window.present()
  MainLoop.iterate(until: { window.isClosed }, within: 3600)
}
