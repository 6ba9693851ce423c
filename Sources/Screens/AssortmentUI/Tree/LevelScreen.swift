import Assortment
import CommonUI
import SwiftUI

/// The children of a node below its teaser.
struct LevelScreen: View {
  @ObservedObject var model: AssortmentModel
  let site: WebSite
  let level: AssortmentLevel
  let depth: Int

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        if let teaser = level.teaser { StretchyHeader(url: teaser) }
        if let notice = model.notice { NoticeBanner(notice) }
        CategoryRows(level: level) { model.rowTapped($0) }
      }
    }
    .coordinateSpace(name: StretchyHeader.space)
    .background(NextScreenLink(model: model, site: site, depth: depth))
    .navigationTitle(level.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
