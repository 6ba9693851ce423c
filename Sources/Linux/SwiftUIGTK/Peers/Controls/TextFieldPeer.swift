import CGTK
import SwiftUI

extension TextFieldContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    TextFieldPeer(self, for: element, in: host)
  }
}

/// A `GtkEntry`. What others must not read is shown as dots, and while the eye at its end is pressed on.
///
/// Not a `GtkPasswordEntry`: that of GTK 4.8 follows the focus of its text after it is gone.
@MainActor
final class TextFieldPeer: ControlPeer<TextFieldContent> {
  private let isSecure: Bool
  private var typed: SignalConnection?

  init(_ content: TextFieldContent, for element: Element, in host: GTKHost) {
    isSecure = content.isSecure
    super.init(gtk_entry_new(), content, for: element, in: host)
    if isSecure { hideLetters() }
    // The layout decides how wide it is.
    gtk_editable_set_width_chars(editable, 4)
    typed = connect(reference.pointer, "changed") { [weak self] in self?.textChanged() }
    connect(reference.pointer, "activate") { [weak self] in self?.content.committed() }
    addFocus()
    start()
  }

  override var fillsWidth: Bool { true }
  private var editable: OpaquePointer { reference.opaque }
  /// The `GtkText` inside.
  private var letters: OpaquePointer { gtk_editable_get_delegate(editable) }
  private var entry: UnsafeMutablePointer<GtkEntry> { widget.cast() }

  private var shownText: String { gtk_editable_get_text(editable).map { String(cString: $0) } ?? "" }

  private func hideLetters() {
    gtk_entry_set_input_purpose(entry, GTK_INPUT_PURPOSE_PASSWORD)
    gtk_entry_set_input_hints(entry, GtkInputHints(rawValue: GTK_INPUT_HINT_PRIVATE.rawValue))
    showLetters(false)
    connect(reference.pointer, "icon-press") { [weak self] in
      guard let self else { return }
      showLetters(gtk_entry_get_visibility(entry) == 0)
    }
  }

  private func showLetters(_ areShown: Bool) {
    gtk_entry_set_visibility(entry, areShown ? 1 : 0)
    gtk_entry_set_icon_from_icon_name(
      entry, GTK_ENTRY_ICON_SECONDARY, areShown ? "view-conceal-symbolic" : "view-reveal-symbolic")
  }

  private func textChanged() {
    let text = shownText
    showAlignment()
    guard text != content.text else { return }
    content.changed(text)
    // The binding may have made another text of it, or have kept its own.
    element.tree.whenLaidOut { [weak self] in self?.showText() }
  }

  private func addFocus() {
    guard let controller = gtk_event_controller_focus_new() else { return }
    connect(UnsafeMutableRawPointer(controller), "enter") { [weak self] in self?.content.editingChanged(true)
    }
    connect(UnsafeMutableRawPointer(controller), "leave") { [weak self] in self?.content.editingChanged(false)
    }
    gtk_widget_add_controller(widget, controller)
  }

  override func show(after old: TextFieldContent?) {
    widget.setSensitive(content.isEnabled)
    if old?.prompt != content.prompt { setProperty(reference.pointer, "placeholder-text", content.prompt) }
    if old?.hasEdge != content.hasEdge { widget.setClass(ControlLook.edgeless, !content.hasEdge) }
    if old?.look != content.look { showLook() }
    if old?.input != content.input || old?.isCorrected != content.isCorrected { showInput() }
    showText()
  }

  /// Writes the text of the binding unless it is there already; the cursor stays where it is as far as it can.
  private func showText() {
    defer { showAlignment() }
    guard shownText != content.text else { return }
    let position = gtk_editable_get_position(editable)
    let isAtEnd = position == Int32(clamping: shownText.unicodeScalars.count)
    typed?.muted { gtk_editable_set_text(editable, content.text) }
    let length = Int32(clamping: content.text.unicodeScalars.count)
    gtk_editable_set_position(editable, isAtEnd ? length : min(position, length))
  }

  override func directionChanged() {
    super.directionChanged()
    // The letters inside keep to one side by their alignment alone.
    WidgetPointer(letters).setDirection(GTK_TEXT_DIR_LTR)
  }

  private func showAlignment() {
    let alignment: Float =
      switch content.look.alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    // GTK turns the alignment around for letters that are read from the right.
    gtk_editable_set_alignment(
      editable, content.look.isRightToLeft != isReadFromTheRight ? 1 - alignment : alignment)
  }

  /// Whether the letters are those of a language that is read from the right.
  private var isReadFromTheRight: Bool {
    guard let layout = gtk_widget_create_pango_layout(WidgetPointer(letters), shownText) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    return pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
  }

  private func showLook() {
    let look = content.look
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    // An attribute without an end holds for everything that is typed.
    for attribute in look.attributes(in: host) { pango_attr_list_insert(attributes, attribute) }
    gtk_entry_set_attributes(entry, attributes)
  }

  private func showInput() {
    guard !isSecure else { return }
    gtk_entry_set_input_purpose(entry, content.input.purpose)
    var hints = GTK_INPUT_HINT_NONE.rawValue
    if !content.isCorrected { hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue }
    switch content.input.capitalization {
    case .none: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
    case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
    case .sentences: break
    case .allCharacters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
    }
    gtk_entry_set_input_hints(entry, GtkInputHints(rawValue: hints))
  }
}

extension TextFieldLook {
  /// The look of all that is typed, as new attributes; none for body text in the theme's colour.
  @MainActor
  func attributes(in host: GTKHost) -> [UnsafeMutablePointer<PangoAttribute>] {
    var style = TextStyle(
      font.resolved(
        sizeCategory: sizeCategory, legibilityWeight: legibilityWeight, baseSize: host.baseFontSize))
    style.color = color.map { host.resolve($0, in: colorScheme) }
    return style.attributes.compactMap { $0 }
  }
}

extension TextInput {
  /// What is typed, as input methods are told.
  fileprivate var purpose: GtkInputPurpose {
    switch keyboard {
    case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: GTK_INPUT_PURPOSE_PHONE
    case .URL: GTK_INPUT_PURPOSE_URL
    case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
    case .namePhonePad: GTK_INPUT_PURPOSE_NAME
    case .default, .asciiCapable, .numbersAndPunctuation, .twitter, .webSearch:
      contentType == .name ? GTK_INPUT_PURPOSE_NAME : GTK_INPUT_PURPOSE_FREE_FORM
    }
  }
}
