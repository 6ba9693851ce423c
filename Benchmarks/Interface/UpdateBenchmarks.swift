import CGTK
import Foundation
import Gallery
import Ratios
import SwiftUI
import SwiftUIGTK

/// A hundred updates a second for ten seconds beside the gallery: memory stays, and no update takes longer than a frame.
@MainActor
func updateBenchmarks() -> [Ratio] {
  let model = Ticker()
  let window = SwiftUIGTK.Window(size: CGSize(width: 900, height: 700)) { TickingGallery(model: model) }
  window.present()
  MainLoop.runFrame(of: window.widget)
  // What is made once is made in the first second.
  for _ in 0..<100 { tick(model, window) }
  let before = ProcessCost.allocated
  var slowest = 0.0
  let start = DispatchTime.now().uptimeNanoseconds
  for number in 1...1000 {
    MainLoop.iterate { DispatchTime.now().uptimeNanoseconds - start >= UInt64(number) * 10_000_000 }
    slowest = max(slowest, tick(model, window))
  }
  let after = ProcessCost.allocated
  window.close()
  MainLoop.handlePending()
  return [
    Ratio(
      name: "memory after 1,000 updates of the gallery / before them", value: Double(after) / Double(before),
      bound: 1.02),
    Ratio(
      name: "slowest of 1,000 updates, our own work / a frame of 16 ms", value: slowest / 0.016, bound: 1),
  ]
}

/// Changes a number that the window shows; the processor time of our own work, in seconds.
@MainActor @discardableResult
private func tick(_ model: Ticker, _ window: SwiftUIGTK.Window) -> Double {
  model.count += 1
  return ProcessCost.seconds { window.tree.update() }
}

private final class Ticker: ObservableObject {
  @Published var count = 0
}

private struct TickingGallery: View {
  @ObservedObject var model: Ticker

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Update \(model.count)")
        Spacer()
        ProgressView(value: Double(model.count % 100), total: 100).frame(width: 120)
      }
      .padding()
      GalleryView(page: .text)
    }
  }
}
