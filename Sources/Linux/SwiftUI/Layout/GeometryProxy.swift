import Foundation

/// The size and the place of a geometry reader.
/// https://developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy {
  /// The size of the reader, in points.
  public let size: CGSize
  private let places: ReadPlaces

  init(size: CGSize, places: ReadPlaces) {
    self.size = size
    self.places = places
  }

  /// None: nothing covers a part of a window here.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame of the reader in a space, in points; a content that asks for it is evaluated again when it changes.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    // A space holds a name, a value that no one changes.
    nonisolated(unsafe) let space = coordinateSpace
    let places = places
    return MainActor.assumeIsolated { places.frame(in: space) }
  }
}

/// The frames that a content asked for, to be compared after the next layout.
@MainActor
final class ReadPlaces {
  private weak var element: Element?
  private var frames: [CoordinateSpace: CGRect] = [:]

  init(of element: Element) {
    self.element = element
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    guard let element else { return .zero }
    let frame = element.frame(in: space)
    frames[space] = frame
    return frame
  }

  var haveChanged: Bool {
    frames.contains { space, frame in element.map { $0.frame(in: space) != frame } ?? false }
  }
}
