import SwiftUI

struct ScrollingPage: View {
  @ScaledMetric private var cardHeight: CGFloat = 70

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        HStack {
          Button("First") { proxy.scrollTo(0, anchor: .top) }
          Button("Middle") { proxy.scrollTo(500, anchor: .center) }
          Button("Last") { proxy.scrollTo(999, anchor: .bottom) }
        }
        .padding()
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<30) { number in
              Text("Card \(number)").padding().background(Color.green.opacity(0.2)).cornerRadius(8)
            }
          }
          .padding(.horizontal)
        }
        .frame(height: cardHeight)
        Divider()
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 8) {
            ForEach(0..<1000) { number in
              Text("Line \(number)").id(number)
            }
          }
          .padding()
        }
      }
    }
  }
}
