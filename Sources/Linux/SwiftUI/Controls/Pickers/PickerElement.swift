/// What a picker chooses from.
struct PickerOptions {
  let titles: [PickerContent.Option]
  /// The first option that stands for the value of the binding.
  let selected: Int?
  let select: @MainActor (Int) -> Void

  /// The elements that stand for a value, by their tag or, in a `ForEach` over the values themselves, their identity.
  @MainActor init<Value: Hashable>(_ elements: [Element], selection: Binding<Value>) {
    let tagged: [(element: Element, value: Value)] = elements.compactMap { element in
      (element.traits[TagTrait.self] ?? element.traits[IDTrait.self]).flatMap { Self.value(of: $0) }.map {
        (element, $0)
      }
    }
    titles = tagged.map {
      PickerContent.Option(
        title: $0.element.spokenLabel ?? "", symbol: $0.element.firstImage?.name,
        isEnabled: $0.element.node?.environment.isEnabled ?? true)
    }
    let current = selection.wrappedValue
    selected = tagged.firstIndex { $0.value == current }
    select = { index in
      guard tagged.indices.contains(index), tagged[index].value != selection.wrappedValue else { return }
      selection.wrappedValue = tagged[index].value
    }
  }

  /// A tag as a value of a binding: `Optional` bindings also take tags that are not.
  private static func value<Value: Hashable>(of tag: AnyHashable) -> Value? {
    // Not `as?`, which would read a tag of `nil` as no value.
    if let exact = tag.base as? Value { return exact }
    return nil
  }
}

/// The options of a picker as one control.
struct PickerElement: _PrimitiveView {
  let options: PickerOptions
  let look: PickerLook
}

extension PickerElement: ElementView {
  func configure(_ element: Element, in environment: EnvironmentValues) {
    let select = options.select
    element.show(
      PickerContent(
        options: options.titles, selected: options.selected, look: look, isEnabled: environment.isEnabled,
        isInRow: environment.controlPlace == .row, textScale: environment.controlTextScale,
        select: Action.ofView(select)))
    element.arrange(by: LeafLayout())
  }
}

/// The options of a picker as views among others.
struct InlineOptions: View {
  let options: PickerOptions

  var body: some View {
    ForEach(options.titles.indices, id: \.self) { index in
      let isSelected = index == options.selected
      ButtonElement(
        look: .plain, isChecked: isSelected, press: { options.select(index) },
        label: HStack {
          Text(verbatim: options.titles[index].title)
          Spacer()
          if isSelected { Image(systemName: "checkmark").foregroundColor(.accentColor) }
        })
    }
  }
}

/// A control that chooses one of several values.
package struct PickerContent: ElementContent {
  package static let kind = "Picker"

  /// A value that can be chosen.
  package struct Option: Equatable, Sendable {
    package var title: String
    package var symbol: String?
    package var isEnabled = true
  }

  package var options: [Option]
  /// The place of the chosen one.
  package var selected: Int?
  package var look: PickerLook
  package var isEnabled: Bool
  package var isInRow: Bool
  /// How many times as large as usual its text is.
  package var textScale: CGFloat
  package var select: Action<Int>

  /// Chooses the first option with a title.
  @MainActor package func select(_ title: String) {
    if let index = options.firstIndex(where: { $0.title == title }) { select(index) }
  }

  package var details: [String] {
    [look.rawValue, "[\(options.map(\.title).joined(separator: ", "))]", "\"\(value ?? "")\""]
      + (isEnabled ? [] : ["disabled"])
  }

  package var value: String? { selected.map { options[$0].title } }
  package var role: AccessibilityRole { .picker }

  /// The options as lines of a menu.
  package var menuEntries: [MenuEntry] {
    options.enumerated().map { index, option in
      MenuEntry(
        title: option.title, symbol: option.symbol, isEnabled: isEnabled && option.isEnabled,
        isChecked: index == selected, isOneOfMany: true, press: Action { [select] in select(index) })
    }
  }
}

extension PickerContent: HeadlessMeasurable {
  package func headlessSize(in proposal: ProposedSize) -> CGSize {
    let widths = options.map { CGFloat($0.title.count * 8 + 20) }
    return look == .segmented
      ? CGSize(width: proposal.width ?? widths.reduce(0, +), height: 34)
      : CGSize(width: (widths.max() ?? 0) + 20, height: 34)
  }
}
