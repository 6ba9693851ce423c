import SwiftUI

/// A trivial app, to be compared with a program of libadwaita alone.
@main
struct WindowProbe: App {
  var body: some Scene {
    WindowGroup { Text("Good day") }
  }
}
