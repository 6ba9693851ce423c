import Foundation
import SwiftUI

/// A content that a person can press: a button, a link, a row, a tab, a switch.
package protocol Pressable: ElementContent {
  var isEnabled: Bool { get }
  /// What a press does; `nil` if it does nothing now.
  var pressAction: Action<Void>? { get }
}

/// A content that holds text which a person can change.
package protocol TextEditable: ElementContent {
  var isEnabled: Bool { get }
  var editedText: String { get }
  var editAction: Action<String> { get }
  /// Told when Return is pressed.
  var commitAction: Action<Void>? { get }
  /// Told when the field gets the focus and when it loses it.
  var focusAction: Action<Bool>? { get }
}

/// A content that offers a choice: a picker, a segmented control.
package protocol Choosable: ElementContent {
  var isEnabled: Bool { get }
  /// The names of the options, in order.
  var optionLabels: [String] { get }
  /// The index of the chosen option.
  var chosenIndex: Int? { get }
  /// Chooses an option by its index.
  var chooseAction: Action<Int> { get }
}

/// A content with an amount on a scale, such as a slider.
package protocol Adjustable: ElementContent {
  var isEnabled: Bool { get }
  var amount: Double { get }
  var amountAction: Action<Double> { get }
}

/// A content that goes up and down in steps.
package protocol Steppable: ElementContent {
  var isEnabled: Bool { get }
  /// `nil` at the end of the scale.
  var incrementAction: Action<Void>? { get }
  var decrementAction: Action<Void>? { get }
}

/// A content that holds a date which a person can change.
package protocol Dated: ElementContent {
  var isEnabled: Bool { get }
  var shownDate: Date { get }
  var dateAction: Action<Date> { get }
}

/// A content that a person can remove, such as a row that is swiped.
package protocol Removable: ElementContent {
  /// `nil` if it stays.
  var removeAction: Action<Void>? { get }
}

/// A content that lies over what comes before it in the same parent, such as a sheet.
package protocol Covering: ElementContent {
  /// Whether nothing below can be reached.
  var coversBelow: Bool { get }
  /// What Escape does; `nil` if a person must choose.
  var dismissAction: Action<Void>? { get }
}

/// The button that leads to the page below.
package protocol BackPressable: Pressable {}
