import CGTK
import Foundation

/// An instance of one of WebKit's types.
typealias WebKitObject = UnsafeMutableRawPointer

/// WebKitGTK, loaded when the first page is made: a program that shows none pays nothing for it.
///
/// Its functions have their C names without `webkit_`; those of libsoup come with the same library.
/// https://webkitgtk.org/reference/webkitgtk/stable/
@MainActor
final class WebKitLibrary {
  /// The name of the shared library.
  nonisolated static let fileName = "libwebkitgtk-6.0.so.4"

  /// The library, or why it cannot be had.
  static let loaded = Result { try WebKitLibrary(fileName: fileName) }.mapError {
    $0 as? WebKitMissing ?? WebKitMissing(reason: "\($0)")
  }

  typealias Object = WebKitObject
  typealias Text = UnsafePointer<CChar>

  // The web view.
  let web_view_get_type: @convention(c) () -> GType
  let web_view_load_uri: @convention(c) (Object, Text) -> Void
  let web_view_load_html: @convention(c) (Object, Text, Text?) -> Void
  let web_view_stop_loading: @convention(c) (Object) -> Void
  let web_view_reload: @convention(c) (Object) -> Void
  let web_view_reload_bypass_cache: @convention(c) (Object) -> Void
  let web_view_go_back: @convention(c) (Object) -> Void
  let web_view_go_forward: @convention(c) (Object) -> Void
  let web_view_can_go_back: @convention(c) (Object) -> gboolean
  let web_view_can_go_forward: @convention(c) (Object) -> gboolean
  let web_view_get_uri: @convention(c) (Object) -> Text?
  let web_view_get_title: @convention(c) (Object) -> Text?
  let web_view_get_estimated_load_progress: @convention(c) (Object) -> Double
  let web_view_is_loading: @convention(c) (Object) -> gboolean
  let web_view_get_back_forward_list: @convention(c) (Object) -> Object
  let web_view_set_zoom_level: @convention(c) (Object, Double) -> Void
  let web_view_terminate_web_process: @convention(c) (Object) -> Void
  let settings_new: @convention(c) () -> Object
  let settings_get_user_agent: @convention(c) (Object) -> Text
  let settings_set_user_agent: @convention(c) (Object, Text) -> Void

  // Decisions about navigation.
  let policy_decision_use: @convention(c) (Object) -> Void
  let policy_decision_ignore: @convention(c) (Object) -> Void
  let navigation_policy_decision_get_navigation_action: @convention(c) (Object) -> Object
  let navigation_action_get_navigation_type: @convention(c) (Object) -> Int32
  let navigation_action_get_request: @convention(c) (Object) -> Object
  let navigation_action_is_user_gesture: @convention(c) (Object) -> gboolean
  let navigation_action_is_redirect: @convention(c) (Object) -> gboolean
  let response_policy_decision_get_response: @convention(c) (Object) -> Object
  let response_policy_decision_is_mime_type_supported: @convention(c) (Object) -> gboolean
  let response_policy_decision_is_main_frame_main_resource: @convention(c) (Object) -> gboolean
  let uri_request_get_uri: @convention(c) (Object) -> Text
  let uri_request_get_http_method: @convention(c) (Object) -> Text?
  let uri_response_get_uri: @convention(c) (Object) -> Text
  let uri_response_get_status_code: @convention(c) (Object) -> guint
  let uri_response_get_http_headers: @convention(c) (Object) -> Object?
  let network_error_quark: @convention(c) () -> GQuark
  let policy_error_quark: @convention(c) () -> GQuark
  let media_error_quark: @convention(c) () -> GQuark

  // What pages ask for.
  let script_dialog_ref: @convention(c) (Object) -> Object
  let script_dialog_unref: @convention(c) (Object) -> Void
  let script_dialog_close: @convention(c) (Object) -> Void
  let script_dialog_get_dialog_type: @convention(c) (Object) -> Int32
  let script_dialog_get_message: @convention(c) (Object) -> Text?
  let script_dialog_confirm_set_confirmed: @convention(c) (Object, gboolean) -> Void
  let script_dialog_prompt_get_default_text: @convention(c) (Object) -> Text?
  let script_dialog_prompt_set_text: @convention(c) (Object, Text) -> Void
  let permission_request_deny: @convention(c) (Object) -> Void
  let download_get_request: @convention(c) (Object) -> Object?
  let download_get_web_view: @convention(c) (Object) -> Object?
  let download_cancel: @convention(c) (Object) -> Void
  let context_menu_get_items: @convention(c) (Object) -> UnsafeMutablePointer<GList>?
  let context_menu_remove: @convention(c) (Object, Object) -> Void
  let context_menu_item_get_stock_action: @convention(c) (Object) -> Int32

  // The session.
  let web_context_new: @convention(c) () -> Object
  let web_context_register_uri_scheme:
    @convention(c) (
      Object, Text, @convention(c) (Object?, Object?) -> Void, Object?, @convention(c) (Object?) -> Void
    ) -> Void
  let network_session_new: @convention(c) (Text, Text) -> Object
  let network_session_new_ephemeral: @convention(c) () -> Object
  let network_session_get_website_data_manager: @convention(c) (Object) -> Object
  let network_session_get_cookie_manager: @convention(c) (Object) -> Object
  let cookie_manager_set_persistent_storage: @convention(c) (Object, Text, Int32) -> Void
  let website_data_manager_clear:
    @convention(c) (Object, guint, Int64, Object?, GAsyncReadyCallback, Object?) -> Void
  let website_data_manager_clear_finish:
    @convention(c) (Object, OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean

  // Schemes of our own.
  let uri_scheme_request_get_uri: @convention(c) (Object) -> Text
  let uri_scheme_request_get_http_method: @convention(c) (Object) -> Text?
  let uri_scheme_request_finish_with_response: @convention(c) (Object, Object) -> Void
  let uri_scheme_request_finish_error: @convention(c) (Object, UnsafeMutablePointer<GError>) -> Void
  let uri_scheme_response_new: @convention(c) (Object, Int64) -> Object
  let uri_scheme_response_set_status: @convention(c) (Object, guint, Text?) -> Void
  let uri_scheme_response_set_content_type: @convention(c) (Object, Text) -> Void
  let uri_scheme_response_set_http_headers: @convention(c) (Object, Object) -> Void
  let message_headers_new: @convention(c) (Int32) -> Object
  let message_headers_append: @convention(c) (Object, Text, Text) -> Void
  let message_headers_get_one: @convention(c) (Object, Text) -> Text?

  /// Loads the library of this name, and looks all functions up.
  init(fileName: String) throws {
    guard let handle = dlopen(fileName, RTLD_NOW) else {
      throw WebKitMissing(reason: dlerror().map { String(cString: $0) } ?? fileName)
    }
    func find<Function>(_ name: String, _ prefix: String = "webkit_") throws -> Function {
      guard let address = dlsym(handle, prefix + name) else {
        throw WebKitMissing(reason: "\(fileName) has no \(prefix + name)")
      }
      return unsafeBitCast(address, to: Function.self)
    }
    web_view_get_type = try find("web_view_get_type")
    web_view_load_uri = try find("web_view_load_uri")
    web_view_load_html = try find("web_view_load_html")
    web_view_stop_loading = try find("web_view_stop_loading")
    web_view_reload = try find("web_view_reload")
    web_view_reload_bypass_cache = try find("web_view_reload_bypass_cache")
    web_view_go_back = try find("web_view_go_back")
    web_view_go_forward = try find("web_view_go_forward")
    web_view_can_go_back = try find("web_view_can_go_back")
    web_view_can_go_forward = try find("web_view_can_go_forward")
    web_view_get_uri = try find("web_view_get_uri")
    web_view_get_title = try find("web_view_get_title")
    web_view_get_estimated_load_progress = try find("web_view_get_estimated_load_progress")
    web_view_is_loading = try find("web_view_is_loading")
    web_view_get_back_forward_list = try find("web_view_get_back_forward_list")
    web_view_set_zoom_level = try find("web_view_set_zoom_level")
    web_view_terminate_web_process = try find("web_view_terminate_web_process")
    settings_new = try find("settings_new")
    settings_get_user_agent = try find("settings_get_user_agent")
    settings_set_user_agent = try find("settings_set_user_agent")
    policy_decision_use = try find("policy_decision_use")
    policy_decision_ignore = try find("policy_decision_ignore")
    navigation_policy_decision_get_navigation_action = try find(
      "navigation_policy_decision_get_navigation_action")
    navigation_action_get_navigation_type = try find("navigation_action_get_navigation_type")
    navigation_action_get_request = try find("navigation_action_get_request")
    navigation_action_is_user_gesture = try find("navigation_action_is_user_gesture")
    navigation_action_is_redirect = try find("navigation_action_is_redirect")
    response_policy_decision_get_response = try find("response_policy_decision_get_response")
    response_policy_decision_is_mime_type_supported = try find(
      "response_policy_decision_is_mime_type_supported")
    response_policy_decision_is_main_frame_main_resource = try find(
      "response_policy_decision_is_main_frame_main_resource")
    uri_request_get_uri = try find("uri_request_get_uri")
    uri_request_get_http_method = try find("uri_request_get_http_method")
    uri_response_get_uri = try find("uri_response_get_uri")
    uri_response_get_status_code = try find("uri_response_get_status_code")
    uri_response_get_http_headers = try find("uri_response_get_http_headers")
    network_error_quark = try find("network_error_quark")
    policy_error_quark = try find("policy_error_quark")
    media_error_quark = try find("media_error_quark")
    script_dialog_ref = try find("script_dialog_ref")
    script_dialog_unref = try find("script_dialog_unref")
    script_dialog_close = try find("script_dialog_close")
    script_dialog_get_dialog_type = try find("script_dialog_get_dialog_type")
    script_dialog_get_message = try find("script_dialog_get_message")
    script_dialog_confirm_set_confirmed = try find("script_dialog_confirm_set_confirmed")
    script_dialog_prompt_get_default_text = try find("script_dialog_prompt_get_default_text")
    script_dialog_prompt_set_text = try find("script_dialog_prompt_set_text")
    permission_request_deny = try find("permission_request_deny")
    download_get_request = try find("download_get_request")
    download_get_web_view = try find("download_get_web_view")
    download_cancel = try find("download_cancel")
    context_menu_get_items = try find("context_menu_get_items")
    context_menu_remove = try find("context_menu_remove")
    context_menu_item_get_stock_action = try find("context_menu_item_get_stock_action")
    web_context_new = try find("web_context_new")
    web_context_register_uri_scheme = try find("web_context_register_uri_scheme")
    network_session_new = try find("network_session_new")
    network_session_new_ephemeral = try find("network_session_new_ephemeral")
    network_session_get_website_data_manager = try find("network_session_get_website_data_manager")
    network_session_get_cookie_manager = try find("network_session_get_cookie_manager")
    cookie_manager_set_persistent_storage = try find("cookie_manager_set_persistent_storage")
    website_data_manager_clear = try find("website_data_manager_clear")
    website_data_manager_clear_finish = try find("website_data_manager_clear_finish")
    uri_scheme_request_get_uri = try find("uri_scheme_request_get_uri")
    uri_scheme_request_get_http_method = try find("uri_scheme_request_get_http_method")
    uri_scheme_request_finish_with_response = try find("uri_scheme_request_finish_with_response")
    uri_scheme_request_finish_error = try find("uri_scheme_request_finish_error")
    uri_scheme_response_new = try find("uri_scheme_response_new")
    uri_scheme_response_set_status = try find("uri_scheme_response_set_status")
    uri_scheme_response_set_content_type = try find("uri_scheme_response_set_content_type")
    uri_scheme_response_set_http_headers = try find("uri_scheme_response_set_http_headers")
    message_headers_new = try find("message_headers_new", "soup_")
    message_headers_append = try find("message_headers_append", "soup_")
    message_headers_get_one = try find("message_headers_get_one", "soup_")
  }
}
