import Foundation

extension View {
  /// Does something when the view is tapped or clicked.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Does something when the view is pressed for a while, and when a press begins and ends.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let actions = Unshared((perform: action, pressing: onPressingChanged))
    return modifier(
      GestureModifier { _ in
        [
          GestureRecognizer(
            kind: .longPress(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
            performed: Action { actions.value.perform() },
            pressed: Action { actions.value.pressing?($0) })
        ]
      })
  }

  /// Does something when the view is pressed for a while, and when a press begins and ends.
  @_disfavoredOverload nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Does something when the pointer comes above the view, and when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    let action = Unshared(action)
    return modifier(
      GestureModifier(priority: .simultaneous) { _ in
        [GestureRecognizer(kind: .hover, pressed: Action { action.value($0) })]
      })
  }

  /// Recognizes a gesture, unless one inside the view was.
  nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    modifier(GestureModifier(gesture, mask: mask, priority: .low))
  }

  /// Recognizes a gesture before those inside the view.
  nonisolated public func highPriorityGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    modifier(GestureModifier(gesture, mask: mask, priority: .high))
  }

  /// Recognizes a gesture together with those inside the view.
  nonisolated public func simultaneousGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    modifier(GestureModifier(gesture, mask: mask, priority: .simultaneous))
  }
}

nonisolated private struct GestureModifier: ElementModifier {
  typealias Body = Never
  let mask: GestureMask
  let priority: GestureContent.Priority
  let recognizers: @MainActor (GestureMemory) -> [GestureRecognizer]

  init(
    mask: GestureMask = .all, priority: GestureContent.Priority = .low,
    _ recognizers: @escaping @MainActor (GestureMemory) -> [GestureRecognizer]
  ) {
    self.mask = mask
    self.priority = priority
    self.recognizers = recognizers
  }

  init<G: Gesture>(_ gesture: G, mask: GestureMask, priority: GestureContent.Priority) {
    let gesture = Unshared(gesture)
    self.init(mask: mask, priority: priority) {
      gesture.value.recognizers(telling: GestureHandlers(), in: $0)
    }
  }

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    let memory = (element.content as? GestureContent)?.memory ?? GestureMemory()
    memory.rewind()
    element.show(
      GestureContent(
        recognizers: recognizers(memory), priority: priority,
        isEnabled: environment.isEnabled && mask.contains(.gesture),
        letsInsideReact: mask.contains(.subviews), memory: memory),
      resizes: false)
  }
}
