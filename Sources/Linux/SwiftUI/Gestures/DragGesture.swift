import Foundation

/// A movement with the finger or the button down.
/// https://developer.apple.com/documentation/swiftui/draggesture
nonisolated public struct DragGesture: Gesture {
  /// It has none.
  public typealias Body = Never

  /// Where a drag is.
  /// https://developer.apple.com/documentation/swiftui/draggesture/value
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// How fast it is, in points per second.
    package var velocity = CGSize.zero

    package init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize = .zero) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }

    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would end if it ran out from here.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.runOut, y: location.y + velocity.height * Self.runOut)
    }

    /// How far it would have come then.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }

    /// For how long a movement goes on at its speed, in seconds.
    private static let runOut: CGFloat = 0.25
  }

  /// How far it must go to be one, in points.
  public var minimumDistance: CGFloat
  /// In which space positions are told.
  public var coordinateSpace: CoordinateSpace

  /// A movement by so many points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  @MainActor package func recognizers(
    _ handlers: GestureHandlers<Value>, in memory: GestureMemory
  ) -> [GestureRecognizer] {
    let handlers = Unshared(handlers)
    return [
      GestureRecognizer(
        kind: .drag(minimumDistance: minimumDistance, coordinateSpace),
        dragged: Action { handlers.value.change(to: $0) }, dropped: Action { handlers.value.end(with: $0) },
        cancelled: Action { handlers.value.cancel() })
    ]
  }
}
