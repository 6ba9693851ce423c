import CGTK
import Foundation
import Ratios
import SwiftUI
import SwiftUIGTK

/// What it costs to show a list, and to change a row of it, beside GTK's own list and label.
@MainActor
func listBenchmarks() -> [Ratio] {
  var mount: [Int: [Double]] = [:]
  var memory: [Int: [Double]] = [:]
  var change: [Int: [Double]] = [:]
  var bareMount: [Double] = []
  var bareChange: [Double] = []
  for round in 0..<9 {
    bareMount.append(BareList(rows: 1000).mount())
    bareChange.append(BareLabels(rows: 20).change())
    for rows in [1000, 10_000] {
      let list = OurList(rows: rows)
      let cost = list.mount()
      let changed = list.change()
      list.close()
      // The first round of a process also pays for what is made once.
      guard round > 0 else { continue }
      mount[rows, default: []].append(cost.seconds)
      memory[rows, default: []].append(cost.bytes)
      change[rows, default: []].append(changed)
    }
  }
  func middle(_ values: [Int: [Double]], _ rows: Int) -> Double { median(values[rows] ?? [.infinity]) }
  return [
    Ratio(
      name: "mount a List of 1,000 two-line rows to the first frame / a bare GtkListView (processor time)",
      value: middle(mount, 1000) / median(Array(bareMount.dropFirst())), bound: 1.5),
    Ratio(
      name: "mount 10,000 rows / 1,000 rows (processor time)",
      value: middle(mount, 10_000) / middle(mount, 1000),
      bound: 1.2),
    Ratio(
      name: "memory of 10,000 rows / 1,000 rows, the data left out",
      value: middle(memory, 10_000) / middle(memory, 1000), bound: 1.2),
    Ratio(
      name: "change one of 1,000 rows to its frame / gtk_label_set_label to its frame (processor time)",
      value: middle(change, 1000) / median(Array(bareChange.dropFirst())), bound: 2),
    Ratio(
      name: "change one of 10,000 rows / one of 1,000 (processor time)",
      value: middle(change, 10_000) / middle(change, 1000), bound: 1.3),
  ]
}

private struct Row: Identifiable {
  let id: Int
  var title: String
  var subtitle: String
}

private final class Rows: ObservableObject {
  @Published var rows: [Row]

  init(_ count: Int) {
    rows = (0..<count).map { Row(id: $0, title: "Row \($0)", subtitle: "The second line of row \($0)") }
  }
}

private struct RowsView: View {
  @ObservedObject var model: Rows

  var body: some View {
    List(model.rows) { row in
      VStack(alignment: .leading, spacing: 4) {
        Text(row.title)
        Text(row.subtitle)
      }
    }
  }
}

/// Our list in a window.
@MainActor
private final class OurList {
  private let model: Rows
  private var window: SwiftUIGTK.Window?

  init(rows: Int) {
    model = Rows(rows)
  }

  func mount() -> (seconds: Double, bytes: Double) {
    let before = ProcessCost.allocated
    let seconds = ProcessCost.seconds {
      let window = SwiftUIGTK.Window(size: CGSize(width: 400, height: 700)) { RowsView(model: model) }
      self.window = window
      window.present()
      MainLoop.runFrame(of: window.widget)
    }
    return (seconds, Double(ProcessCost.allocated - before))
  }

  /// The processor time from a change to the frame that shows it: the middle one of many, in seconds.
  func change() -> Double {
    guard let window else { return .infinity }
    MainLoop.handlePending()
    return median(
      (0..<60).map { number in
        ProcessCost.seconds {
          model.rows[3].title = "Changed \(number)"
          MainLoop.runFrame(of: window.widget)
        }
      })
  }

  func close() {
    window?.close()
    MainLoop.handlePending()
  }
}
