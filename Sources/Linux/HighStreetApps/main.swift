import Foundation
import Gallery
import SwiftUI
import SwiftUIGTK

// Synchronous from end to end: an asynchronous main would leave the main thread, which GTK needs.
MainActor.assumeIsolated {
  do {
    let call = try Call(Array(CommandLine.arguments.dropFirst()))
    guard !call.wantsHelp else { return print(Call.usage) }
    GTKAppHost.options.size = call.size ?? GTKAppHost.options.size
    GTKAppHost.options.screenshot = call.screenshot
    if let scheme = call.scheme, Toolkit.start() { SystemTheme.colorScheme = scheme }
    GalleryApp.firstPage = call.page
    GalleryApp.main()
  } catch {
    FileHandle.standardError.write(Data("\(error)\n\n\(Call.usage)\n".utf8))
    exit(2)
  }
}
