import Foundation
import Gallery

// Synchronous from end to end: an asynchronous main would leave the main thread, which GTK needs.
MainActor.assumeIsolated {
  do {
    let call = try Call(Array(CommandLine.arguments.dropFirst()))
    guard !call.wantsHelp else { return print(Call.usage) }
    try call.prepare(environment: ProcessInfo.processInfo.environment)
    switch call.subject {
    case .shop(let shop): shop.run()
    case .gallery:
      GalleryApp.firstPage = call.page
      GalleryApp.main()
    case .launcher:
      HighStreetApp.starter = .processes(call.passedOn)
      HighStreetApp.main()
    case .screenshots: break
    }
  } catch {
    FileHandle.standardError.write(Data("\(error)\n\n\(Call.usage)\n".utf8))
    exit(2)
  }
}
