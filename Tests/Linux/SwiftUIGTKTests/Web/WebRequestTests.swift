import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class WebRequestTests: WebTestCase {
  func testDialogsOfScriptsWaitForAnAnswer() throws {
    try withPage { page in
      var dialogs: [WebDialog] = []
      page.view.handlers.dialog = { dialog, answer in
        dialogs.append(dialog)
        MainLoop.nextTurn {
          switch dialog.kind {
          case .prompt: answer(.text("Ada"))
          default: answer(.accept)
          }
        }
      }
      page.serve(
        "/",
        """
        <script>alert("Hello"); const agreed = confirm("Sure?"); const name = prompt("Name?", "You");
        document.title = agreed + name</script>
        """)
      try page.load("/")
      page.wait("the answers") { page.view.status.title == "trueAda" }
      XCTAssertEqual(
        dialogs,
        [
          WebDialog(kind: .alert, message: "Hello"), WebDialog(kind: .confirm, message: "Sure?"),
          WebDialog(kind: .prompt(initial: "You"), message: "Name?"),
        ])
    }
  }

  func testADialogThatNobodyAnswersIsDeclined() throws {
    try withPage { page in
      page.view.handlers.dialog = { _, _ in }
      page.serve("/", "<script>document.title = [confirm('Sure?'), prompt('Name?')]</script>")
      try page.load("/")
      page.wait("the answers") { page.view.status.title == "false," }
    }
  }

  func testPermissionsAreDenied() throws {
    try withPage { page in
      page.serve(
        "/",
        """
        <script>navigator.geolocation.getCurrentPosition(() => { document.title = "allowed" },
          error => { document.title = "denied " + error.code })</script>
        """)
      try page.load("/")
      page.wait("the answer") { page.view.status.title == "denied 1" }
    }
  }

  func testDownloadsAreReportedAndThePageStays() throws {
    try withPage { page in
      page.serve("/", "<title>Shop</title><a href=/file download>File</a>")
      page.routes["/file"] = { _, reply in
        reply(.document(.init(Data("a".utf8), contentType: "application/x-shop")))
      }
      let server = try LoopbackServer(
        page: "Terms", header: "Content-Disposition: attachment; filename=terms.txt")
      defer { server.close() }
      var downloads: [String?] = []
      page.view.handlers.download = { downloads.append($0?.path) }
      try page.load("/")
      for url in [try page.url("/file"), try server.url("/terms")] {
        page.load(url)
        XCTAssertEqual(page.events.last, .cancelled)
        XCTAssertEqual(downloads, [url.path])
        downloads = []
        page.wait("the page before") { page.view.status.url?.path == "/" }
      }
      try page.run("document.querySelector('a').click()")
      page.wait("the report") { downloads == ["/file"] }
      XCTAssertEqual(page.view.status.title, "Shop")
    }
  }

  func testTheMenuOfAPageIsReduced() throws {
    try withPage { page in
      let menus = try StockMenus()
      // Open in a new window, download, open the inspector; a separator.
      let menu = menus.menu(of: [2, 3, 31], isSeparated: true)
      XCTAssertEqual(page.view.reduce(menu), 0)
      XCTAssertEqual(menus.actions(of: menu), [])
      let other = menus.menu(of: [1, 2, 4, 14], isSeparated: true)
      XCTAssertEqual(page.view.reduce(other), 3)
      XCTAssertEqual(menus.actions(of: other), [1, 4, 14])
      g_object_unref(menu)
      g_object_unref(other)
    }
  }
}

/// Makes menus of WebKit's stock actions.
private struct StockMenus {
  private typealias Object = UnsafeMutableRawPointer
  private let makeMenu: @convention(c) () -> UnsafeMutableRawPointer
  private let makeItem: @convention(c) (Int32) -> UnsafeMutableRawPointer
  private let makeSeparator: @convention(c) () -> UnsafeMutableRawPointer
  private let append: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
  private let count: @convention(c) (UnsafeMutableRawPointer) -> guint
  private let item: @convention(c) (UnsafeMutableRawPointer, guint) -> UnsafeMutableRawPointer?
  private let action: @convention(c) (UnsafeMutableRawPointer) -> Int32

  init() throws {
    let handle = try XCTUnwrap(dlopen(WebKitLibrary.fileName, RTLD_NOW))
    func find<Function>(_ name: String) throws -> Function {
      unsafeBitCast(try XCTUnwrap(dlsym(handle, "webkit_context_menu_\(name)"), name), to: Function.self)
    }
    makeMenu = try find("new")
    makeItem = try find("item_new_from_stock_action")
    makeSeparator = try find("item_new_separator")
    append = try find("append")
    count = try find("get_n_items")
    item = try find("get_item_at_position")
    action = try find("item_get_stock_action")
  }

  func menu(of actions: [Int32], isSeparated: Bool) -> UnsafeMutableRawPointer {
    let menu = makeMenu()
    g_object_ref_sink(menu)
    for action in actions { append(menu, makeItem(action)) }
    if isSeparated { append(menu, makeSeparator()) }
    return menu
  }

  func actions(of menu: UnsafeMutableRawPointer) -> [Int32] {
    (0..<count(menu)).compactMap { item(menu, $0).map(action) }
  }
}
