import Foundation
import SwiftUI

extension ButtonContent: Pressable {
  package var pressAction: Action<Void>? { press }
}

extension BackButtonContent: BackPressable {
  package var isEnabled: Bool { true }
  package var pressAction: Action<Void>? { press }
}

extension TabButtonContent: Pressable {
  package var pressAction: Action<Void>? { select }
}

extension ListRowContent: Pressable, Removable {
  package var pressAction: Action<Void>? { press }
  package var removeAction: Action<Void>? { delete }
}

extension SwitchContent: Pressable {
  package var pressAction: Action<Void>? {
    let (changed, isOn) = (changed, isOn)
    return Action { changed(!isOn) }
  }
}

extension TextFieldContent: TextEditable {
  package var editedText: String { text }
  package var editAction: Action<String> { changed }
  package var commitAction: Action<Void>? { committed }
  package var focusAction: Action<Bool>? { editingChanged }
}

extension TextEditorContent: TextEditable {
  package var editedText: String { text }
  package var editAction: Action<String> { changed }
  package var commitAction: Action<Void>? { nil }
  package var focusAction: Action<Bool>? { nil }
}

extension PickerContent: Choosable {
  package var optionLabels: [String] { options.map(\.title) }
  package var chosenIndex: Int? { selected }
  package var chooseAction: Action<Int> { select }
}

extension PageIndexContent: Choosable {
  package var isEnabled: Bool { true }
  package var optionLabels: [String] { (0..<count).map { "\($0 + 1)" } }
  package var chosenIndex: Int? { current }
  package var chooseAction: Action<Int> { select }
}

/// A menu: its items are chosen without opening it.
package protocol MenuHolding: Choosable {
  var sections: [MenuSection] { get }
}

extension MenuHolding {
  package var optionLabels: [String] { sections.allEntries.map(\.title) }
  package var chosenIndex: Int? { sections.allEntries.firstIndex { $0.isChecked == true } }
  package var chooseAction: Action<Int> {
    let entries = sections.allEntries
    return Action { if entries[$0].isEnabled { entries[$0].press?() } }
  }
}

extension MenuContent: MenuHolding {}

extension ContextMenuContent: MenuHolding {
  package var isEnabled: Bool { true }
}

extension SliderContent: Adjustable {
  package var amount: Double { number }
  package var amountAction: Action<Double> {
    let (changed, editingChanged, bounds) = (changed, editingChanged, bounds)
    return Action { amount in
      editingChanged(true)
      changed(min(max(amount, bounds.lowerBound), bounds.upperBound))
      editingChanged(false)
    }
  }
}

extension StepperContent: Steppable {
  package var isEnabled: Bool { canIncrement || canDecrement }
  package var incrementAction: Action<Void>? { canIncrement ? increment : nil }
  package var decrementAction: Action<Void>? { canDecrement ? decrement : nil }
}

extension DateContent: Dated {
  package var shownDate: Date { date }
  package var dateAction: Action<Date> { changed }
}

extension PresentationContent: Covering {
  package var coversBelow: Bool { isModal }
  package var dismissAction: Action<Void>? { dismiss }
}
