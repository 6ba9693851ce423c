import HTTP
import SwiftUI

/// Says that what is shown is made up, as long as the demo is the source.
public struct DemoBanner: View {
  @EnvironmentObject private var session: AppSession

  /// The banner, where there is a reason for it.
  public init() {}

  /// The sentence, or nothing.
  public var body: some View {
    if session.source == .demo { NoticeBanner(CommonText.demo, symbol: "sparkles") }
  }
}
