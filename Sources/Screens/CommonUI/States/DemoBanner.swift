import HTTP
import SwiftUI

/// Says that what is shown is made up, as long as the demo is the source: once in a window, however many columns it has.
public struct DemoBanner: View {
  /// Where a screen stands in ``TwoColumns``.
  public enum Column: Sendable {
    /// Alone, or before another.
    case first
    /// Beside the first where there is room, which says it already.
    case second
  }

  @EnvironmentObject private var session: AppSession
  private let column: Column

  /// The banner, where there is a reason for it.
  public init(in column: Column = .first) {
    self.column = column
  }

  /// The sentence, or nothing.
  public var body: some View {
    if session.source == .demo {
      switch column {
      case .first: sentence
      case .second: UnlessBesideFirst { sentence }
      }
    }
  }

  private var sentence: some View {
    NoticeBanner(CommonText.demo, symbol: "sparkles")
  }
}
