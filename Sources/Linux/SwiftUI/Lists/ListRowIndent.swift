import Foundation

extension EnvironmentValues {
  /// How much further in a row of a list begins than others, in points: it is inside of groups that open.
  var listRowIndent: CGFloat {
    get { self[ListRowIndentKey.self] }
    set { self[ListRowIndentKey.self] = newValue }
  }
}

private enum ListRowIndentKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}
