import CGTK
import SwiftUI

extension SwitchContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    SwitchPeer(self, for: element, in: host)
  }
}

/// A `GtkSwitch`.
@MainActor
final class SwitchPeer: ControlPeer<SwitchContent> {
  private var turned: SignalConnection?

  init(_ content: SwitchContent, for element: Element, in host: GTKHost) {
    super.init(gtk_switch_new(), content, for: element, in: host)
    turned = connect(reference.pointer, "notify::active") { [weak self] in self?.wasTurned() }
    start()
  }

  private func wasTurned() {
    content.changed(gtk_switch_get_active(reference.opaque) != 0)
    element.tree.whenLaidOut { [weak self] in self?.showState() }
  }

  override func show(after old: SwitchContent?) {
    showState()
    widget.setSensitive(content.isEnabled)
    setTint(content.tint, in: content.colorScheme)
  }

  /// The state of the binding, which may not have followed the user.
  private func showState() {
    guard content.isOn != (gtk_switch_get_active(reference.opaque) != 0) else { return }
    turned?.muted { gtk_switch_set_active(reference.opaque, content.isOn ? 1 : 0) }
  }
}

extension StepperContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    StepperPeer(self, for: element, in: host)
  }
}

/// Two `GtkButton`s side by side.
@MainActor
final class StepperPeer: ControlPeer<StepperContent> {
  let minus: WidgetPointer = gtk_button_new_from_icon_name("list-remove-symbolic")
  let plus: WidgetPointer = gtk_button_new_from_icon_name("list-add-symbolic")

  init(_ content: StepperContent, for element: Element, in host: GTKHost) {
    let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    super.init(box, content, for: element, in: host)
    widget.setClass("linked", true)
    gtk_box_append(box.cast(), minus)
    gtk_box_append(box.cast(), plus)
    connect(UnsafeMutableRawPointer(minus), "clicked") { [weak self] in self?.content.decrement() }
    connect(UnsafeMutableRawPointer(plus), "clicked") { [weak self] in self?.content.increment() }
    start()
  }

  override func show(after old: StepperContent?) {
    minus.setSensitive(content.canDecrement)
    plus.setSensitive(content.canIncrement)
  }

  override func describe() {
    super.describe()
    let name = element.spokenLabel.map { $0 + " " } ?? ""
    Accessible(minus).set(.label(name + "−"))
    Accessible(plus).set(.label(name + "+"))
  }
}

extension ProgressContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    ProgressPeer(self, for: element, in: host)
  }
}

/// A `GtkProgressBar` or a `GtkSpinner`.
@MainActor
final class ProgressPeer: ControlPeer<ProgressContent> {
  private let isBar: Bool

  init(_ content: ProgressContent, for element: Element, in host: GTKHost) {
    isBar = content.look == .linear
    super.init(isBar ? gtk_progress_bar_new() : gtk_spinner_new(), content, for: element, in: host)
    if !isBar {
      gtk_widget_set_size_request(widget, 20, 20)
      gtk_spinner_start(reference.opaque)
    }
    start()
  }

  override var fillsWidth: Bool { isBar }
  override var idealWidth: CGFloat? { isBar ? 150 : nil }

  override func show(after old: ProgressContent?) {
    setTint(content.tint, in: content.colorScheme)
    guard isBar else { return }
    if let fraction = content.fraction {
      gtk_progress_bar_set_fraction(reference.opaque, fraction)
    } else {
      gtk_progress_bar_pulse(reference.opaque)
    }
  }
}
