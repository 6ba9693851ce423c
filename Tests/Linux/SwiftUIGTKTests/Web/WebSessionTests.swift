import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class WebSessionTests: WebTestCase {
  func testCookiesAreKeptUntilTheyAreCleared() throws {
    try withPage { page in
      let server = try LoopbackServer(
        page: "<script>document.title = document.cookie || 'none'; document.cookie = 'a=1'</script>")
      defer { server.close() }
      @MainActor func title(_ path: String) throws -> String {
        page.load(try server.url(path))
        page.wait("the title") { !page.view.status.title.isEmpty }
        return page.view.status.title
      }
      XCTAssertEqual(try title("/1"), "none")
      XCTAssertEqual(try title("/2"), "a=1")
      var errors: [String?] = []
      page.session.clear([.cookies, .cache, .storage]) { errors.append($0) }
      page.wait("the cleaning") { !errors.isEmpty }
      XCTAssertEqual(errors, [nil])
      XCTAssertEqual(try title("/3"), "none")
    }
  }

  func testASessionInFoldersRemembersCookies() throws {
    try MainActor.assumeIsolated {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let server = try LoopbackServer(
        page: """
          <script>document.title = document.cookie || "none"; document.cookie = "a=1; max-age=999"</script>
          """)
      defer { server.close() }
      let storage = WebPageSettings.Storage.folders(
        data: folder.appendingPathComponent("data"), cache: folder.appendingPathComponent("cache"))
      for title in ["none", "a=1"] {
        let page = try WebFixture(session: try WebSession(storage))
        page.load(try server.url("/"))
        page.wait("the cookie \(title)") { page.view.status.title == title }
        page.close()
      }
    }
  }

  func testPagesOfOurSchemeAreSecure() throws {
    try withPage { page in
      page.serve(
        "/",
        """
        <script>localStorage.a = 1
        document.title = [isSecureContext, location.origin, localStorage.a]</script>
        """)
      try page.load("/")
      page.wait("the title") { page.view.status.title == "true,shop://demo,1" }
    }
  }

  func testAReplyMayComeLaterWithHeaders() throws {
    try withPage { page in
      page.serve(
        "/",
        """
        <script>fetch("/stock").then(async reply =>
          document.title = [reply.status, reply.headers.get("X-Shelf"), await reply.text()])</script>
        """)
      page.routes["/stock"] = { _, reply in
        MainLoop.nextTurn {
          reply(
            .document(
              .init(Data("Tea".utf8), contentType: "text/plain", status: 202, headers: ["X-Shelf": "7"])))
        }
      }
      try page.load("/")
      page.wait("the reply") { page.view.status.title == "202,7,Tea" }
    }
  }
}
