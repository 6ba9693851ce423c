import CGTK
import SwiftUI
import SwiftUIGTK

/// Uses a screen in a window: through its widgets, wherever they are of a kind that is known.
@MainActor
final class WindowDriver: ScreenDriver {
  let window: Window
  /// The scheme to go back to, once a test asked for another one.
  private var oldScheme: ColorSchemeChoice?

  init(_ window: Window) {
    self.window = window
  }

  private var host: GTKHost { window.host }
  var root: Element? { host.rootElement }
  var messages: [String] { host.messages }

  var environment: EnvironmentValues {
    get { host.appEnvironment }
    set { host.appEnvironment = newValue }
  }

  /// The widget that shows an element.
  func widget(of element: Element) -> WidgetPointer? {
    (element.peer as? any GTKPeer)?.widget
  }

  func press(_ element: Element, _ content: any Pressable) throws {
    guard let widget = widget(of: element) else {
      content.pressAction?()
      return
    }
    try Pointer(window.widget).click(widget)
  }

  func perform(_ movement: Movement, on element: Element, _ content: GestureContent) throws {
    guard let widget = widget(of: element) else { throw NotPossible(reason: "has no widget.") }
    try Pointer(window.widget).perform(movement, on: widget)
  }

  func edit(_ element: Element, _ content: any TextEditable, replacing: Bool, inserted: String) throws {
    guard let field = widget(of: element)?.firstField else {
      return content.editAction((replacing ? "" : content.editedText) + inserted)
    }
    field.type(inserted, replacing: replacing)
  }

  func setFocus(_ element: Element?, from old: Element?) {
    let widget = element.flatMap { self.widget(of: $0) }
    gtk_window_set_focus(window.widget.cast(), widget?.firstField?.widget ?? widget)
  }

  func set(_ element: Element, _ content: any Adjustable, to amount: Double) throws {
    guard let range = widget(of: element)?.first(gtk_range_get_type()) else {
      return content.amountAction(amount)
    }
    gtk_range_set_value(range.cast(), amount)
  }

  func scroll(_ element: Element, _ content: ScrollContent, to offset: CGPoint) {
    guard let view = widget(of: element)?.first(gtk_scrolled_window_get_type()) else {
      return content.state.scrolled(to: offset)
    }
    gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(view.opaque), offset.x)
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(view.opaque), offset.y)
  }

  func send(_ key: Key, focus: Element?) throws -> Bool {
    try Keyboard(window.widget).press(key)
  }

  func resize(to size: CGSize) {
    window.resize(to: size)
    _ = run(until: { self.window.tree.size == size }, within: 2)
  }

  func setColorScheme(_ scheme: ColorScheme) {
    if oldScheme == nil { oldScheme = SystemTheme.colorScheme }
    let wanted: ColorSchemeChoice = scheme == .dark ? .dark : .light
    SystemTheme.colorScheme = wanted
    _ = run(until: { self.host.theme.isDark == (scheme == .dark) }, within: 2)
  }

  func showFrame() {
    guard !window.isClosed else { return }
    MainLoop.runFrame(of: window.widget, within: 2)
  }

  func run(until condition: @MainActor () -> Bool, within seconds: Double) -> Bool {
    MainLoop.iterate(until: condition, within: seconds)
  }

  func close() {
    window.close()
    if let oldScheme { SystemTheme.colorScheme = oldScheme }
    _ = Turn.run()
  }
}
