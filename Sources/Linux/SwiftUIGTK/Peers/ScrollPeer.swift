import CGTK
import Foundation
import SwiftUI

extension ScrollContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    ScrollPeer(element, self)
  }
}

/// A scroll view as a `GtkScrolledWindow` around a canvas as large as the content.
@MainActor
final class ScrollPeer: GTKPeer {
  let surface: Surface?
  private let reference: GObjectReference
  private let canvas: Canvas
  private unowned let element: Element
  private let state: ScrollState
  private var moves: [SignalConnection] = []
  private var animation: FrameTicks?
  /// Whether the content moves by a step of an animation.
  private var isStepping = false
  /// What GTK was told last, to tell it only of changes.
  private var shownSize = CGSize.zero

  init(_ element: Element, _ content: ScrollContent) {
    self.element = element
    let state = content.state
    self.state = state
    let surface = Surface(
      for: element, role: content.list != nil ? GTK_ACCESSIBLE_ROLE_LIST : GTK_ACCESSIBLE_ROLE_GROUP
    ) {
      state.contentSize
    }
    self.surface = surface
    canvas = surface.canvas
    reference = GObjectReference(UnsafeMutableRawPointer(gtk_scrolled_window_new()))
    gtk_scrolled_window_set_child(window, canvas.widget)
    gtk_scrolled_window_set_overlay_scrolling(window, 1)
    show(content)
    for adjustment in [horizontal, vertical] {
      moves.append(
        connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] in self?.userMoved() })
    }
    state.changed = { [weak self] in self?.follow(isAnimated: $0) }
    canvas.describe(element)
  }

  var widget: WidgetPointer { reference.widget }
  private var window: OpaquePointer { reference.opaque }
  private var horizontal: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_hadjustment(window) }
  private var vertical: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_vadjustment(window) }

  private func show(_ content: ScrollContent) {
    func policy(_ axis: Axis.Set) -> GtkPolicyType {
      guard content.axes.contains(axis) else { return GTK_POLICY_NEVER }
      return content.showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    }
    gtk_scrolled_window_set_policy(window, policy(.horizontal), policy(.vertical))
    if let list = content.list { setStyleClasses(of: widget, [Look.list, Look.lookClass(list)]) }
  }

  // MARK: Moving

  private func userMoved() {
    let offset = CGPoint(x: gtk_adjustment_get_value(horizontal), y: gtk_adjustment_get_value(vertical))
    let isOnlyRounded = abs(offset.x - state.offset.x) < 1 && abs(offset.y - state.offset.y) < 1
    if !isOnlyRounded { animation?.stop() }
    state.scrolled(to: offset)
    // What comes into view is there in the frame that shows it. GTK rounds when it lays out, though: too late for that.
    if !isOnlyRounded { element.tree.update() }
  }

  /// Shows what the framework moved or measured anew.
  private func follow(isAnimated: Bool) {
    if shownSize != state.contentSize {
      shownSize = state.contentSize
      canvas.invalidateSize()
    }
    // Rows that turn out longer only move the way along; a jump ends it.
    let jump = abs(state.offset.y - gtk_adjustment_get_value(vertical))
    if isAnimated || (!isStepping && jump > state.viewport.height) { animation?.stop() }
    if isAnimated, SystemTheme.current.allowsAnimations, gtk_widget_get_mapped(widget) != 0 {
      animate(from: state.smoothStart, to: state.offset)
    } else {
      move(to: state.offset)
    }
  }

  /// Moves on frame by frame, so that what comes by is mounted. From far away it begins near the end.
  private func animate(from start: CGPoint, to end: CGPoint) {
    let reach = CGSize(width: state.viewport.width * 1.5, height: state.viewport.height * 1.5)
    let way = CGSize(
      width: min(max(end.x - start.x, -reach.width), reach.width),
      height: min(max(end.y - start.y, -reach.height), reach.height))
    state.scrolled(to: CGPoint(x: end.x - way.width, y: end.y - way.height))
    move(to: state.offset)
    var done = 0.0
    animation = FrameTicks(of: widget) { [weak self] seconds in
      guard let self else { return false }
      let share = min(1, seconds / Self.animationLength)
      // Fast at first, then slower.
      let eased = 1 - (1 - share) * (1 - share) * (1 - share)
      step(by: CGSize(width: way.width * (eased - done), height: way.height * (eased - done)))
      done = eased
      return share < 1
    }
  }

  /// Goes a part of the way from where the content is now: rows that turn out longer may have moved it.
  private func step(by way: CGSize) {
    isStepping = true
    let offset = state.offset
    state.scrolled(to: CGPoint(x: offset.x + way.width, y: offset.y + way.height))
    move(to: state.offset)
    element.tree.update()
    isStepping = false
  }

  private static let animationLength: TimeInterval = 0.3

  private func move(to offset: CGPoint) {
    configure(horizontal, value: offset.x, length: state.contentSize.width, page: state.viewport.width)
    configure(vertical, value: offset.y, length: state.contentSize.height, page: state.viewport.height)
  }

  private func configure(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>, value: CGFloat, length: CGFloat, page: CGFloat
  ) {
    mute {
      gtk_adjustment_configure(adjustment, value, 0, max(length, page), page * 0.1, page * 0.9, page)
    }
  }

  private func mute(_ body: () -> Void) {
    guard moves.count == 2 else { return body() }
    moves[0].muted { moves[1].muted(body) }
  }

  // MARK: Peer

  func measure(_ proposal: ProposedSize) -> CGSize { .zero }

  func update(from old: any ElementContent) {
    if let content = element.content as? ScrollContent { show(content) }
  }

  func accessibilityChanged() { canvas.describe(element) }

  func remove() {
    state.changed = nil
    animation?.stop()
  }
}
