import CGTK

/// What a widget says of itself to assistive technology.
package enum AccessibleProperty {
  case label(String)
  case description(String)
  case valueText(String)
  case valueNow(Double)
  case valueMinimum(Double)
  case valueMaximum(Double)
  case placeholder(String)
  /// Of a heading, from 1.
  case level(Int32)
  case isModal(Bool)
  case isReadOnly(Bool)
}

/// In which state a widget is, to assistive technology.
package enum AccessibleState {
  /// On or off; `nil` for partly.
  case checked(Bool?)
  /// Of a button that stays pressed; `nil` for partly.
  case pressed(Bool?)
  case selected(Bool)
  case expanded(Bool)
  case disabled(Bool)
  case hidden(Bool)
  case busy(Bool)
}

/// Which other widgets belong to a widget, to assistive technology.
package enum AccessibleRelation {
  case labelledBy([WidgetPointer])
  case describedBy([WidgetPointer])
  case controls([WidgetPointer])
}

extension AccessibleProperty {
  var kind: GtkAccessibleProperty {
    switch self {
    case .label: return GTK_ACCESSIBLE_PROPERTY_LABEL
    case .description: return GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
    case .valueText: return GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT
    case .valueNow: return GTK_ACCESSIBLE_PROPERTY_VALUE_NOW
    case .valueMinimum: return GTK_ACCESSIBLE_PROPERTY_VALUE_MIN
    case .valueMaximum: return GTK_ACCESSIBLE_PROPERTY_VALUE_MAX
    case .placeholder: return GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER
    case .level: return GTK_ACCESSIBLE_PROPERTY_LEVEL
    case .isModal: return GTK_ACCESSIBLE_PROPERTY_MODAL
    case .isReadOnly: return GTK_ACCESSIBLE_PROPERTY_READ_ONLY
    }
  }

  /// The property as GTK takes it in a `GValue`.
  var content: any GValueConvertible {
    switch self {
    case .label(let text), .description(let text), .valueText(let text), .placeholder(let text): return text
    case .valueNow(let number), .valueMinimum(let number), .valueMaximum(let number): return number
    case .level(let level): return level
    case .isModal(let flag), .isReadOnly(let flag): return flag
    }
  }
}

extension AccessibleState {
  var kind: GtkAccessibleState {
    switch self {
    case .checked: return GTK_ACCESSIBLE_STATE_CHECKED
    case .pressed: return GTK_ACCESSIBLE_STATE_PRESSED
    case .selected: return GTK_ACCESSIBLE_STATE_SELECTED
    case .expanded: return GTK_ACCESSIBLE_STATE_EXPANDED
    case .disabled: return GTK_ACCESSIBLE_STATE_DISABLED
    case .hidden: return GTK_ACCESSIBLE_STATE_HIDDEN
    case .busy: return GTK_ACCESSIBLE_STATE_BUSY
    }
  }

  /// The state as GTK takes it in a `GValue`.
  var content: any GValueConvertible {
    switch self {
    // GTK 4.8 reads the states of more than two values as numbers, though it would have them be enumerations.
    case .checked(let flag), .pressed(let flag):
      return Int32(bitPattern: (flag?.tristate ?? GTK_ACCESSIBLE_TRISTATE_MIXED).rawValue)
    case .selected(let flag), .expanded(let flag): return Int32(flag ? 1 : 0)
    case .disabled(let flag), .hidden(let flag), .busy(let flag): return flag
    }
  }
}

extension Bool {
  fileprivate var tristate: GtkAccessibleTristate {
    self ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
  }
}

extension AccessibleRelation {
  var kind: GtkAccessibleRelation {
    switch self {
    case .labelledBy: return GTK_ACCESSIBLE_RELATION_LABELLED_BY
    case .describedBy: return GTK_ACCESSIBLE_RELATION_DESCRIBED_BY
    case .controls: return GTK_ACCESSIBLE_RELATION_CONTROLS
    }
  }

  var widgets: [WidgetPointer] {
    switch self {
    case .labelledBy(let widgets), .describedBy(let widgets), .controls(let widgets): return widgets
    }
  }
}
