import Products
import SwiftUI

/// What a window keeps for its next opening.
struct Kept: Equatable {
  var text = ""
  var query = ""
  var sort = ProductSort.bestMatch
  var number = ""
}

/// Shows its content in a window that kept something, when it is told to start, and tells what is kept.
struct KeptWindow<Content: View>: View {
  let kept: Kept
  let record: (Kept) -> Void
  @ViewBuilder let content: Content
  @SceneStorage("products.text") private var text = ""
  @SceneStorage("products.query") private var query = ""
  @SceneStorage("products.sort") private var sort = ProductSort.bestMatch
  @SceneStorage("products.number") private var number = ""
  @State private var isStarted = false

  var body: some View {
    Group {
      if isStarted {
        content
      } else {
        Button("Start") {
          (text, query, sort, number) = (kept.text, kept.query, kept.sort, kept.number)
          isStarted = true
        }
      }
    }
    .onChange(of: Kept(text: text, query: query, sort: sort, number: number)) { record($0) }
  }
}
