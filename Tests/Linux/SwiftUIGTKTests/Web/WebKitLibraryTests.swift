import CGTK
import XCTest

@testable import SwiftUIGTK

final class WebKitLibraryTests: XCTestCase {
  func testAMissingLibraryNamesThePackageToInstall() throws {
    try MainActor.assumeIsolated {
      XCTAssertThrowsError(try WebKitLibrary(fileName: "libnothing.so.0")) { error in
        let text = "\(error)"
        XCTAssertTrue(text.contains("libwebkitgtk-6.0-4"), text)
        XCTAssertTrue(text.contains("libnothing.so.0"), text)
      }
    }
  }

  func testALibraryWithoutTheFunctionsIsRefused() throws {
    try MainActor.assumeIsolated {
      XCTAssertThrowsError(try WebKitLibrary(fileName: "libgtk-4.so.1")) { error in
        XCTAssertTrue("\(error)".contains("webkit_"), "\(error)")
      }
    }
  }

  func testTheConstantsAreThoseOfTheLibrary() throws {
    try MainActor.assumeIsolated {
      if case .failure(let failure) = WebKitLibrary.loaded { throw XCTSkip(failure.description) }
    }
    try check(WebKitConstants.LoadEvent.self, "webkit_load_event")
    try check(WebKitConstants.PolicyDecisionType.self, "webkit_policy_decision_type")
    try check(WebKitConstants.NavigationType.self, "webkit_navigation_type")
    try check(WebKitConstants.NetworkError.self, "webkit_network_error")
    try check(WebKitConstants.PolicyError.self, "webkit_policy_error")
    try check(WebKitConstants.MediaError.self, "webkit_media_error")
    try check(WebKitConstants.WebProcessTerminationReason.self, "webkit_web_process_termination_reason")
    try check(WebKitConstants.ScriptDialogType.self, "webkit_script_dialog_type")
    try check(WebKitConstants.ContextMenuAction.self, "webkit_context_menu_action")
    try check(WebKitConstants.CookiePersistentStorage.self, "webkit_cookie_persistent_storage")
    try check(WebKitConstants.MessageHeadersType.self, "soup_message_headers_type")
    for data in WebKitConstants.WebsiteData.allCases {
      let type = try XCTUnwrap(classOfType("webkit_website_data_types"))
      let value = g_flags_get_value_by_nick(type.assumingMemoryBound(to: GFlagsClass.self), nick("\(data)"))
      XCTAssertEqual(value?.pointee.value, data.rawValue, "\(data)")
    }
  }

  private func check<Constant: CaseIterable & RawRepresentable>(
    _ constants: Constant.Type, _ name: String, line: UInt = #line
  ) throws where Constant.RawValue == Int32 {
    let type = try XCTUnwrap(classOfType(name), line: line)
    for constant in Constant.allCases {
      let value = g_enum_get_value_by_nick(
        type.assumingMemoryBound(to: GEnumClass.self), nick("\(constant)"))
      XCTAssertEqual(value?.pointee.value, constant.rawValue, "\(constant)", line: line)
    }
  }

  private func classOfType(_ name: String) throws -> gpointer? {
    let handle = try XCTUnwrap(dlopen(WebKitLibrary.fileName, RTLD_NOW))
    let address = try XCTUnwrap(dlsym(handle, "\(name)_get_type"), name)
    let type = unsafeBitCast(address, to: (@convention(c) () -> GType).self)()
    return g_type_class_ref(type)
  }

  /// `loadEvent` as GLib writes it: `load-event`.
  private func nick(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}
