import Foundation
import HTTP
import XCTest

@testable import DemoServices

extension DemoServices {
  /// What the picture at an address of ours shows; `nil` where there is none. It is not drawn, which takes long.
  func picture(at address: String) throws -> Picture? {
    let request = DemoRequest(HTTPRequest(url: try XCTUnwrap(URL(string: address), address)))
    guard request.path.hasPrefix("/pictures/") else { return nil }
    return try PictureService(catalogue: catalogue).picture(for: request)
  }
}
