import Foundation
import SwiftUI

/// What the environment says of the window and the system.
struct WindowFacts: Equatable {
  var isWide = false
  var isHigh = false
  var isDark = false
  var isRightToLeft = false
  var isHighContrast = false
  var fontSize = 17.0

  /// From this width a window is regular, in points.
  static let regularWidth: CGFloat = 700
  /// From this height a window is regular, in points: more than a telephone lying on its side.
  static let regularHeight: CGFloat = 480

  init() {}

  init(size: CGSize, theme: SystemTheme) {
    (isWide, isHigh) = Self.classes(of: size)
    isDark = theme.isDark
    isRightToLeft = theme.isRightToLeft
    isHighContrast = theme.isHighContrast
    fontSize = theme.fontSize
  }

  /// Whether a window of a size counts as wide and as high.
  fileprivate static func classes(of size: CGSize) -> (isWide: Bool, isHigh: Bool) {
    (size.width >= regularWidth, size.height >= regularHeight)
  }

  /// An environment with these facts.
  func environment(over base: EnvironmentValues) -> EnvironmentValues {
    var environment = base
    environment.setSizeClasses(isWide: isWide, isHigh: isHigh)
    environment.colorScheme = isDark ? .dark : .light
    environment.baseFontSize = fontSize
    environment.systemContrast = isHighContrast ? .increased : .standard
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    return environment
  }
}

extension EnvironmentValues {
  /// Sets the size classes of a window whose content has this size, in points.
  package mutating func setSizeClasses(for size: CGSize) {
    let classes = WindowFacts.classes(of: size)
    setSizeClasses(isWide: classes.isWide, isHigh: classes.isHigh)
  }

  fileprivate mutating func setSizeClasses(isWide: Bool, isHigh: Bool) {
    horizontalSizeClass = isWide ? .regular : .compact
    verticalSizeClass = isHigh ? .regular : .compact
  }
}
