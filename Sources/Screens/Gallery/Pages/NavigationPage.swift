import SwiftUI

struct NavigationPage: View {
  @State private var isActive = false

  var body: some View {
    List {
      NavigationLink("One level down", destination: DeepPage(level: 1))
      NavigationLink("By a switch", destination: DeepPage(level: 10), isActive: $isActive)
      Toggle("The switch", isOn: $isActive)
      Button("Open by code") { isActive = true }
    }
  }
}

private struct DeepPage: View {
  let level: Int
  @Environment(\.presentationMode) private var presentation

  var body: some View {
    VStack(spacing: 16) {
      Text("Level \(level)").font(.title)
      NavigationLink("Deeper", destination: DeepPage(level: level + 1))
      Button("Back by code") { presentation.wrappedValue.dismiss() }
    }
    .navigationTitle("Level \(level)")
  }
}
