/// Where a control is: buttons in a bar or a list look different from those in a window.
package enum ControlPlace: String, Sendable {
  case window, bar, row, alert, menu
}

extension EnvironmentValues {
  /// Where controls are, said by the bar, list, alert or menu around them.
  package var controlPlace: ControlPlace {
    get { self[ControlPlaceKey.self] }
    set { self[ControlPlaceKey.self] = newValue }
  }

  /// How many times as large as usual the text in pickers is: it follows the size of text, but not up to the sizes for
  /// accessibility, at which a date is wider than a telephone.
  var controlTextScale: CGFloat {
    min(sizeCategory.scale, ContentSizeCategory.extraExtraExtraLarge.scale)
  }

  /// Whether controls are shown without their labels.
  package var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }

  /// Whether views are mounted only to be read, such as those of a menu: no host makes anything of them.
  package var isUnseen: Bool {
    get { self[IsUnseenKey.self] }
    set { self[IsUnseenKey.self] = newValue }
  }
}

extension View {
  /// Shows the controls inside without their labels; assistive technology still knows them.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }

  /// Says where the controls inside are.
  nonisolated package func controlPlace(_ place: ControlPlace) -> some View {
    environment(\.controlPlace, place)
  }
}

private enum ControlPlaceKey: EnvironmentKey {
  static var defaultValue: ControlPlace { .window }
}

private enum LabelsAreHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsUnseenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
