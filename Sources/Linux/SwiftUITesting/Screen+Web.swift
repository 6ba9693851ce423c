import SwiftUI

extension Screen {
  /// The first web page, on which a test plays the user and the network.
  package var webPage: HeadlessWebEngine {
    guard let engine = content(WebPageContent.self)?.controller.engine as? HeadlessWebEngine else {
      preconditionFailure("Nothing on the screen is a web page")
    }
    return engine
  }
}
