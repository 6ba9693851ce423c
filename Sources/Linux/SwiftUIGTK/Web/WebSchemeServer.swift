import CGTK
import Foundation
import SwiftUI

/// A scheme handler as WebKit holds it.
@MainActor
final class WebSchemeServer {
  private let webKit: WebKitLibrary
  private let handler: WebSchemeHandler

  init(_ webKit: WebKitLibrary, handler: @escaping WebSchemeHandler) {
    self.webKit = webKit
    self.handler = handler
  }

  /// Asks the handler, and keeps the request until it replied.
  func serve(_ request: WebKitObject) {
    let webKit = webKit
    let held = GObjectReference(request)
    let answer = OneAnswer<WebSchemeReply>(orElse: .failure("No reply was given.")) { reply in
      WebSchemeServer.finish(held.pointer, with: reply, webKit)
    }
    guard let url = URL(string: String(cString: webKit.uri_scheme_request_get_uri(request))) else {
      return answer.give(.failure("The address cannot be read."))
    }
    let method = webKit.uri_scheme_request_get_http_method(request).map { String(cString: $0) } ?? "GET"
    handler(WebSchemeRequest(url: url, method: method), answer.give)
  }

  private static func finish(_ request: WebKitObject, with reply: WebSchemeReply, _ webKit: WebKitLibrary) {
    switch reply {
    case .document(let document): finish(request, with: document, webKit)
    case .failure(let reason):
      guard let error = g_error_new_literal(g_quark_from_string("highstreet-web-scheme"), 0, reason)
      else { return }
      webKit.uri_scheme_request_finish_error(request, error)
      g_error_free(error)
    }
  }

  private static func finish(
    _ request: WebKitObject, with document: WebSchemeReply.Document, _ webKit: WebKitLibrary
  ) {
    let bytes = document.body.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let stream = g_memory_input_stream_new_from_bytes(bytes) else { return }
    defer { g_object_unref(stream) }
    let response = webKit.uri_scheme_response_new(stream, Int64(document.body.count))
    defer { g_object_unref(response) }
    webKit.uri_scheme_response_set_status(response, guint(clamping: document.status), nil)
    webKit.uri_scheme_response_set_content_type(response, document.contentType)
    if !document.headers.isEmpty {
      let headers = webKit.message_headers_new(WebKitConstants.MessageHeadersType.response.rawValue)
      for (name, value) in document.headers { webKit.message_headers_append(headers, name, value) }
      // The response takes the headers over.
      webKit.uri_scheme_response_set_http_headers(response, headers)
    }
    webKit.uri_scheme_request_finish_with_response(request, response)
  }
}
