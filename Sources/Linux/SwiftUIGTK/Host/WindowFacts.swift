import Foundation
import SwiftUI

/// What the environment says of the window and the system.
struct WindowFacts: Equatable {
  var isWide = false
  var isHigh = false
  var isDark = false
  var isRightToLeft = false
  var isHighContrast = false

  /// From this width a window is regular, in points.
  static let regularWidth: CGFloat = 700
  /// From this height a window is regular, in points: more than a telephone lying on its side.
  static let regularHeight: CGFloat = 480

  init() {}

  init(size: CGSize, theme: SystemTheme) {
    isWide = size.width >= Self.regularWidth
    isHigh = size.height >= Self.regularHeight
    isDark = theme.isDark
    isRightToLeft = theme.isRightToLeft
    isHighContrast = theme.isHighContrast
  }

  /// An environment with these facts.
  func environment(over base: EnvironmentValues) -> EnvironmentValues {
    var environment = base
    environment.horizontalSizeClass = isWide ? .regular : .compact
    environment.verticalSizeClass = isHigh ? .regular : .compact
    environment.colorScheme = isDark ? .dark : .light
    environment.systemContrast = isHighContrast ? .increased : .standard
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    return environment
  }
}
