import Assortment
import SwiftUI

/// The rows of a level in their order: pictures side by side where there is room, the others below each other.
struct CategoryRows: View {
  let level: AssortmentLevel
  let tapped: @MainActor (AssortmentRow) -> Void

  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(level.runs) { run in
        if run.isBanners { banners(run.rows) } else { lines(run.rows) }
      }
    }
    .padding(.bottom)
  }

  private func banners(_ rows: [AssortmentRow]) -> some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 300), spacing: 12)], spacing: 12) {
      ForEach(rows) { row in
        Button {
          tapped(row)
        } label: {
          CategoryBanner(row: row)
        }
        .buttonStyle(BannerButtonStyle())
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
  }

  private func lines(_ rows: [AssortmentRow]) -> some View {
    ForEach(rows) { row in
      if row.style == .heading {
        CategoryHeading(label: row.label)
      } else {
        Button {
          tapped(row)
        } label: {
          CategoryLine(label: row.label, hasChevron: row.hasChevron)
        }
        .buttonStyle(LineButtonStyle())
        .disabled(row.destination == nil)
        Divider().padding(.leading)
      }
    }
  }
}
