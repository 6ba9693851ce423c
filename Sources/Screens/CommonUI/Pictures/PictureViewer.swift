import SwiftUI

/// Pictures on the whole screen, one at a time: pinch, double tap, buttons or keys magnify it, a drag moves it or turns the page.
struct PictureViewer: View {
  private let opened: OpenedPictures
  private let close: @MainActor () -> Void
  @State private var index: Int
  @State private var zoom = Zoom()
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var displayScale

  init(_ opened: OpenedPictures, close: @escaping @MainActor () -> Void) {
    self.opened = opened
    self.close = close
    _index = State(initialValue: opened.first)
  }

  var body: some View {
    GeometryReader { space in
      ZStack {
        page(in: space.size)
        VStack(spacing: 0) {
          PictureViewerBar(position: position) { close() }
          Spacer(minLength: 0)
          PictureViewerTools(
            zoom: zoom, magnify: { zoom.magnified(in: space.size) }, reduce: { zoom.reduced(in: space.size) },
            reset: { zoom = Zoom() }, previous: step(by: -1), next: step(by: 1))
        }
      }
    }
    .background(Color.black.edgesIgnoringSafeArea(.all))
    .environment(\.colorScheme, .dark)
    // Its letters would be black on black by day.
    .statusBar(hidden: true)
  }

  private var picture: OpenedPictures.Picture { opened.pictures[index] }

  private var position: String? {
    opened.pictures.count > 1 ? CommonText.position(index + 1, of: opened.pictures.count) : nil
  }

  private func page(in space: CGSize) -> some View {
    RemoteImage(picture.url, longestSide: Self.longestSide / displayScale, contentMode: .fit)
      .scaleEffect(zoom.scale)
      .offset(zoom.offset)
      .frame(width: space.width, height: space.height)
      .clipped()
      .contentShape(Rectangle())
      .onTapGesture(count: 2) { zoom.doubleTapped() }
      .gesture(drag(in: space))
      .simultaneousGesture(
        MagnificationGesture()
          .onChanged { zoom.pinched(by: $0, in: space) }
          .onEnded { _ in zoom.gestureEnded() }
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(picture.label)
      .accessibilityAddTraits(.isImage)
  }

  /// In pixels: what a telephone draws at once without running short of memory.
  private static let longestSide: CGFloat = 2048
  /// How far a finger goes to turn the page, in points.
  private static let turn: CGFloat = 60

  private func drag(in space: CGSize) -> some Gesture {
    DragGesture()
      .onChanged { if zoom.isMagnified { zoom.dragged(by: $0.translation, in: space) } }
      .onEnded { value in
        zoom.gestureEnded()
        guard !zoom.isMagnified, abs(value.translation.width) >= Self.turn else { return }
        let isForward = (value.translation.width < 0) == (direction == .leftToRight)
        step(by: isForward ? 1 : -1)?()
      }
  }

  /// What leads to another picture; `nil` where there is none.
  private func step(by count: Int) -> (() -> Void)? {
    guard opened.pictures.indices.contains(index + count) else { return nil }
    return {
      index += count
      zoom = Zoom()
    }
  }
}
