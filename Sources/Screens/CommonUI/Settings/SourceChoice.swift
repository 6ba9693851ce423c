import HTTP

/// A kind of source, as one chooses it.
enum SourceChoice: String, CaseIterable, Identifiable {
  case demo
  case live
  case server

  var id: Self { self }

  init(_ source: ServiceSource) {
    switch source {
    case .demo: self = .demo
    case .live: self = .live
    case .server: self = .server
    }
  }
}
