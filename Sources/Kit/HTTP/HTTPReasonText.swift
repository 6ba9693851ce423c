import Formatting

/// The reasons of failures, as they stand in the sentences of `HTTPFailure.text`.
enum HTTPReasonText {}

// Of `undecodable`: they stand behind a colon, without a full stop.
extension HTTPReasonText {
  static var noHTTP: String { translate("the server does not answer in HTTP") }
  static var largeHeader: String { translate("the reply's header is too large") }
  static var unreadable: String { translate("the reply could not be read") }
  static var damaged: String { translate("the reply's compressed data is damaged") }
  static var cutOff: String { translate("the reply's compressed data ends too early") }
  static var noMemoryToDecompress: String { translate("there is no memory to decompress the reply") }
  static var empty: String { translate("the reply is empty") }
  static var webPage: String { translate("the reply is a web page instead of data") }
  static var noJSON: String { translate("the reply is not valid JSON") }
  static var wholeReply: String { translate("the reply") }

  static func missing(_ place: String) -> String { translate("\(place) is missing") }
  static func otherType(_ place: String) -> String {
    translate("\(place) has another type than expected")
  }
  static func senseless(_ place: String) -> String {
    translate("\(place) has a value that makes no sense")
  }
}

// Of `redirect`: the same.
extension HTTPReasonText {
  static var bodySentTwice: String { translate("it redirects a request whose body is not sent twice") }
  static var noWebAddress: String { translate("it redirects to something that is not a web address") }
  static var insecure: String { translate("it redirects from a secure to an insecure connection") }
  static var showsKey: String { translate("it redirects to an address that would show the key") }
  static func tooOften(_ limit: Int) -> String { translate("it redirects more than \(limit) times") }
}

// Of `invalidRequest`: sentences.
extension HTTPReasonText {
  static var illegalAddress: String { translate("The address is not legal.") }
  static var notSent: String { translate("It could not be sent.") }
  static var noMemoryToSend: String { translate("There is no memory to send it.") }
  static var noWebScheme: String { translate("Only http and https addresses can be asked.") }
  static var noHost: String { translate("The address has no host.") }
  static var unencrypted: String {
    translate("iOS allows http within your own network only. Write the address with https.")
  }

  static func noHost(in address: String) -> String {
    translate("The server address \(address) has no host.")
  }
  static func illegalPath(_ path: String) -> String {
    translate("No request can be made of the path \(path).")
  }
  static func illegalField(_ name: String) -> String {
    translate("The header field \(name.debugDescription) is not legal.")
  }
}
