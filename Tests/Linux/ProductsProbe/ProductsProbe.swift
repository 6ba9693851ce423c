import CommonUI
import Formatting
import Foundation
import ProductsUI
import Services
import SwiftUI
import SwiftUIGTK

/// The Products app as its menu entry starts it, on data of its own, to be compared with a program of libadwaita alone. Says when
/// the search is painted, and ends when its input ends.
@main
struct ProductsProbe: App {
  @MainActor private static var showsSearch = false

  var body: some Scene {
    WindowGroup {
      SessionView { services in
        ProductsView(services: services).onAppear { Self.showsSearch = true }
      }
    }
  }

  static func main() {
    let environment = ProcessInfo.processInfo.environment
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("products-probe-\(UUID().uuidString)", isDirectory: true)
    let language = Language.best(environment: environment)
    LaunchOptions(places: DataPlaces(folder: folder), environment: environment, language: language)
      .becomeStandard()
    GTKAppHost.options.environment.locale = Locale.standard
    GTKAppHost.options.size = CGSize(width: 390, height: 600)
    GTKAppHost.options.restoresScenes = false
    GTKAppHost.options.painted = {
      guard showsSearch else { return false }
      write(STDOUT_FILENO, "shown\n", 6)
      // A thread of its own waits for the end of the input, as the window's thread must not.
      Thread.detachNewThread {
        _ = readLine()
        try? FileManager.default.removeItem(at: folder)
        exit(EXIT_SUCCESS)
      }
      return true
    }
    AppRuntime.run(self)
  }
}
