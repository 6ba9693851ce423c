import Foundation
import SwiftUI

extension Screen {
  /// Presses what listens for long presses, as long as it takes.
  ///
  /// - Throws: A ``ScreenFailure`` if nothing there does, or if it is disabled or out of reach.
  package func pressLong(_ query: Query) throws {
    try perform(.longPress, on: query, "pressed long") {
      if case .longPress = $0 { return true }
      return false
    }
  }

  /// Drags what listens for drags, from its middle.
  ///
  /// - Throws: A ``ScreenFailure`` if nothing there does, or if it is disabled or out of reach.
  package func drag(_ query: Query, byX x: CGFloat = 0, y: CGFloat = 0) throws {
    try perform(.drag(CGSize(width: x, height: y)), on: query, "dragged") {
      if case .drag = $0 { return true }
      return false
    }
  }

  /// Parts or joins two fingers on what listens for that, from 1 to a scale.
  ///
  /// - Throws: A ``ScreenFailure`` if nothing there does, or if it is disabled or out of reach.
  package func magnify(_ query: Query, to scale: CGFloat) throws {
    try perform(.magnification(scale), on: query, "magnified") {
      if case .magnification = $0 { return true }
      return false
    }
  }

  private func perform(
    _ movement: Movement, on query: Query, _ ability: String, _ isMeant: (GestureRecognizer.Kind) -> Bool
  ) throws {
    let (element, content) = try target(query, ability) { content in
      (content as? GestureContent).flatMap { isMeant($0.recognizer.kind) ? $0 : nil }
    }
    try reach(element, isEnabled: content.isEnabled, query)
    endEditing()
    try attempt(query) { try driver.perform(movement, on: element, content) }
    try settle()
  }
}

/// What a finger does besides a tap.
enum Movement {
  case longPress
  case drag(CGSize)
  case magnification(CGFloat)
}

extension GestureContent: Pressable {
  /// A tap, if that is what it listens for.
  package var pressAction: Action<Void>? { recognizer.kind == .tap(count: 1) ? recognizer.performed : nil }
}

extension ElementContent {
  /// The content, if it can be pressed now: a row that leads nowhere leaves presses to what is around it or inside.
  var pressable: (any Pressable)? {
    (self as? any Pressable).flatMap { $0.pressAction == nil ? nil : $0 }
  }
}
