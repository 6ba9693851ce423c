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
    case .screenshots(let folder): try Photographer(folder: folder).take(Tour.all)
    }
  } catch let mistake as Call.Mistake {
    FileHandle.standardError.write(Data("\(mistake)\n\n\(Call.usage)\n".utf8))
    exit(2)
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(EXIT_FAILURE)
  }
}
