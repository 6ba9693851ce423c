import Homes
import SwiftUI

/// Homes in one column where the width is compact, in two where it is regular. Only those near the screen are made.
struct HomesGrid: View {
  @Environment(\.horizontalSizeClass) private var width
  let rows: [HomeRow]
  let opened: (HomeID) -> Void
  let favouriteTapped: (HomeID) -> Void
  var rowAppeared: (HomeID) -> Void = { _ in }

  var body: some View {
    LazyVGrid(columns: columns, spacing: 24) {
      ForEach(rows) { row in
        HomeCard(row: row, opened: { opened(row.id) }, favouriteTapped: { favouriteTapped(row.id) })
          .onAppear { rowAppeared(row.id) }
      }
    }
    .padding(.horizontal)
  }

  private var columns: [GridItem] {
    let column = GridItem(.flexible(), spacing: 20, alignment: .top)
    return width == .regular ? [column, column] : [column]
  }
}
