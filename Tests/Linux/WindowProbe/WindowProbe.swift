import Foundation
import SwiftUI
import SwiftUIGTK

/// A trivial app, to be compared with a program of libadwaita alone. Says when its first frame is painted, and ends when its
/// input ends.
@main
struct WindowProbe: App {
  var body: some Scene {
    WindowGroup { Text("Good day") }
  }

  static func main() {
    GTKAppHost.options.size = CGSize(width: 390, height: 600)
    GTKAppHost.options.painted = {
      write(STDOUT_FILENO, "shown\n", 6)
      // A thread of its own waits for the end of the input, as the window's thread must not.
      Thread.detachNewThread {
        _ = readLine()
        exit(EXIT_SUCCESS)
      }
      return true
    }
    AppRuntime.run(self)
  }
}
