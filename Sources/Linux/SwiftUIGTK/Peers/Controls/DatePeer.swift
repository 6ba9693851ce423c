import CGTK
import Foundation
import SwiftUI

extension DateContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    DatePeer(self, for: element, in: host)
  }
}

/// A `GtkMenuButton` that opens a calendar and a clock, or these two alone.
@MainActor
final class DatePeer: ControlPeer<DateContent> {
  let form: DateForm
  private let isButton: Bool

  init(_ content: DateContent, for element: Element, in host: GTKHost) {
    form = DateForm(content.components)
    isButton = !content.isOpen
    if isButton {
      let button: WidgetPointer = gtk_menu_button_new()
      let popover: WidgetPointer = gtk_popover_new()
      gtk_popover_set_child(popover.cast(), form.box)
      gtk_menu_button_set_popover(button.opaque, popover)
      super.init(button, content, for: element, in: host)
    } else {
      super.init(form.box, content, for: element, in: host)
    }
    form.changed = { [weak self] in self?.dateChanged($0) }
    start()
  }

  private func dateChanged(_ date: Date) {
    content.changed(date)
    element.tree.whenLaidOut { [weak self] in self?.showDate() }
  }

  override func remove() {
    if isButton { gtk_menu_button_set_popover(reference.opaque, nil) }
  }

  override func show(after old: DateContent?) {
    widget.setSensitive(content.isEnabled)
    setTextScale(content.textScale)
    if isButton { gtk_menu_button_set_label(reference.opaque, content.title) }
    showDate()
  }

  /// The date of the binding, which the range may have kept from following the user.
  private func showDate() {
    form.show(content.date, in: content.calendar)
  }
}

/// A `GtkCalendar` above two `GtkSpinButton`s for the hour and the minute.
@MainActor
final class DateForm {
  let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
  let calendar: WidgetPointer = gtk_calendar_new()
  let hour = DateForm.makeSpinButton(upTo: 23)
  let minute = DateForm.makeSpinButton(upTo: 59)
  /// Told of the date that the user chose.
  var changed: @MainActor (Date) -> Void = { _ in }
  private var connections: [SignalConnection] = []
  private var shown = Date()
  private var zone = TimeZone.current

  init(_ components: DatePickerComponents) {
    if components.contains(.date) { gtk_box_append(box.cast(), calendar) } else { release(calendar) }
    if components.contains(.hourAndMinute) {
      let row: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
      gtk_widget_set_halign(row, GTK_ALIGN_CENTER)
      for part in [hour, gtk_label_new(":"), minute] { gtk_box_append(row.cast(), part) }
      gtk_box_append(box.cast(), row)
    } else {
      release(hour)
      release(minute)
    }
    connections = [
      connect(UnsafeMutableRawPointer(calendar), "day-selected") { [weak self] in self?.read() },
      connect(UnsafeMutableRawPointer(hour), "value-changed") { [weak self] in self?.read() },
      connect(UnsafeMutableRawPointer(minute), "value-changed") { [weak self] in self?.read() },
    ]
  }

  private var unused: [GObjectReference] = []

  /// Keeps a part that is not shown.
  private func release(_ widget: WidgetPointer) {
    unused.append(GObjectReference(UnsafeMutableRawPointer(widget)))
  }

  private static func makeSpinButton(upTo maximum: Double) -> WidgetPointer {
    let button: WidgetPointer = gtk_spin_button_new_with_range(0, maximum, 1)
    gtk_orientable_set_orientation(button.opaque, GTK_ORIENTATION_VERTICAL)
    gtk_spin_button_set_wrap(button.opaque, 1)
    gtk_editable_set_width_chars(button.opaque, 2)
    connect(UnsafeMutableRawPointer(button), "output") { () -> Bool in
      let number = gtk_spin_button_get_value_as_int(button.opaque)
      gtk_editable_set_text(button.opaque, number < 10 ? "0\(number)" : "\(number)")
      return true
    }
    return button
  }

  /// The calendar of GTK is the Gregorian one, whatever the user's is.
  private var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }

  func show(_ date: Date, in calendar: Calendar) {
    shown = date
    zone = calendar.timeZone
    let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    muted(connections[...]) {
      if let year = parts.year, let month = parts.month, let day = parts.day,
        let time = g_date_time_new_utc(Int32(year), Int32(month), Int32(day), 12, 0, 0)
      {
        gtk_calendar_select_day(self.calendar.opaque, time)
        g_date_time_unref(time)
      }
      gtk_spin_button_set_value(hour.opaque, Double(parts.hour ?? 0))
      gtk_spin_button_set_value(minute.opaque, Double(parts.minute ?? 0))
    }
  }

  private func muted(_ connections: ArraySlice<SignalConnection>, _ body: () -> Void) {
    guard let first = connections.first else { return body() }
    first.muted { muted(connections.dropFirst(), body) }
  }

  /// The date that the widgets say; what they do not show stays as it was.
  private func read() {
    var parts = gregorian.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: shown)
    guard let day = gtk_calendar_get_date(calendar.opaque) else { return }
    parts.year = Int(g_date_time_get_year(day))
    parts.month = Int(g_date_time_get_month(day))
    parts.day = Int(g_date_time_get_day_of_month(day))
    g_date_time_unref(day)
    parts.hour = Int(gtk_spin_button_get_value_as_int(hour.opaque))
    parts.minute = Int(gtk_spin_button_get_value_as_int(minute.opaque))
    if let date = gregorian.date(from: parts), date != shown { changed(date) }
  }
}
