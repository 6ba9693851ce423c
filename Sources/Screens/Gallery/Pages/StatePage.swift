import Combine
import SwiftUI

struct StatePage: View {
  @StateObject private var counter = Counter()
  @AppStorage("gallery.visits") private var visits = 0
  @State private var changes = 0
  @State private var ticks = 0

  var body: some View {
    GalleryColumn {
      Example("An object of the view's own") {
        Text("Count \(counter.count)")
        Button("Count") { counter.count += 1 }
          .onChange(of: counter.count) { _ in changes += 1 }
        Text("Changed \(changes) times")
      }
      Example("An object for all below") {
        CounterReader().environmentObject(counter)
      }
      Example("Kept between launches") {
        Text("Visits \(visits)")
        Button("Visit") { visits += 1 }
      }
      Example("A signal received") {
        Text("Received \(ticks)")
        Button("Send") { counter.signal.send() }
          .onReceive(counter.signal) { ticks += 1 }
      }
    }
  }
}

@MainActor
private final class Counter: ObservableObject {
  @Published var count = 0
  let signal = PassthroughSubject<Void, Never>()
}

private struct CounterReader: View {
  @EnvironmentObject private var counter: Counter

  var body: some View {
    Stepper("Seen below: \(counter.count)", value: $counter.count)
  }
}
