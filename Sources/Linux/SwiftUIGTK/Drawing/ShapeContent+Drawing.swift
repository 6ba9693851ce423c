import CGTK
import Foundation
import SwiftUI

extension ShapeContent: DrawnContent {
  package func draw(_ element: Element, size: CGSize, on snapshot: Snapshot, _ inside: (Snapshot) -> Void) {
    guard let host = element.tree.host as? GTKHost, size.width > 0, size.height > 0 else { return }
    let rect = CGRect(origin: .zero, size: size)
    let figure = Figure(shape, in: rect, evenOdd: fillStyle.isEOFilled)
    if case .image(let paint) = paint {
      draw(paint, in: rect, figure, element, on: snapshot)
    } else if let paint = toolkitPaint(in: rect, host, element) {
      snapshot.fill(figure, with: paint)
    }
    inside(snapshot)
  }

  @MainActor
  private func toolkitPaint(in rect: CGRect, _ host: GTKHost, _ element: Element) -> SwiftUIGTK.Paint? {
    func color(_ color: Color) -> RGBA { host.resolve(color, in: colorScheme) }
    func stops(_ gradient: Gradient) -> [SwiftUIGTK.Paint.Stop] {
      gradient.stops.map { .init(color($0.color), at: Double($0.location)) }
    }
    switch paint {
    case .color(let paint): return .color(color(paint))
    case .foreground: return .color(host.foreground(foreground, of: element, in: colorScheme))
    case .background:
      let own = colorScheme == host.colorScheme ? SystemTheme.color(named: "window_bg_color") : nil
      return .color(own ?? color(Color(.system(.systemBackground))))
    case .linear(let gradient):
      return .linear(
        stops(gradient.gradient), from: gradient.startPoint.point(in: rect),
        to: gradient.endPoint.point(in: rect))
    case .radial(let gradient):
      return .radial(
        stops(gradient.gradient), center: gradient.center.point(in: rect),
        startRadius: gradient.startRadius, endRadius: gradient.endRadius)
    case .angular(let gradient):
      return .conic(
        stops(gradient.gradient), center: gradient.center.point(in: rect),
        degrees: gradient.startAngle.degrees)
    case .image: return nil
    }
  }

  /// Covers a figure with a part of a picture, again and again.
  @MainActor
  private func draw(
    _ paint: ImagePaint, in rect: CGRect, _ figure: Figure, _ element: Element, on snapshot: Snapshot
  ) {
    guard let content = imageContent else { return }
    let size = CGSize(width: content.size.width * paint.scale, height: content.size.height * paint.scale)
    let part = CGRect(
      x: paint.sourceRect.minX * size.width, y: paint.sourceRect.minY * size.height,
      width: paint.sourceRect.width * size.width, height: paint.sourceRect.height * size.height)
    snapshot.clipped(to: figure) { snapshot in
      snapshot.tiled(CGRect(origin: .zero, size: part.size), over: rect) { snapshot in
        snapshot.clipped(to: .rect(CGRect(origin: .zero, size: part.size))) { snapshot in
          snapshot.transformed([.translate(x: -part.minX, y: -part.minY)]) { snapshot in
            content.draw(element, size: size, on: snapshot) { _ in }
          }
        }
      }
    }
  }
}

extension Figure {
  /// A shape in a rectangle: what GTK draws by itself if it can, a path otherwise.
  init(_ shape: any Shape, in rect: CGRect, evenOdd: Bool = false) {
    switch shape {
    case is Rectangle: self = .rect(rect)
    case let shape as RoundedRectangle: self = .rounded(rect, shape.cornerSize)
    case is Ellipse: self = .ellipse(rect)
    case is Capsule:
      let radius = min(rect.width, rect.height) / 2
      self = .rounded(rect, CGSize(width: radius, height: radius))
    case is Circle:
      let side = min(rect.width, rect.height)
      self = .ellipse(
        CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    default: self = .path(shape.path(in: rect).steps, evenOdd: evenOdd)
    }
  }
}

extension Path {
  /// The path in the steps of the toolkit, which knows cubic curves only.
  var steps: [PathStep] {
    var steps: [PathStep] = []
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        steps.append(.move(end))
        current = end
      case .line(let end):
        steps.append(.line(end))
        current = end
      case .quadCurve(let end, let control):
        func toward(_ point: CGPoint) -> CGPoint {
          CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        steps.append(.curve(end, control1: toward(current), control2: toward(end)))
        current = end
      case .curve(let end, let control1, let control2):
        steps.append(.curve(end, control1: control1, control2: control2))
        current = end
      case .closeSubpath: steps.append(.close)
      }
    }
    return steps
  }
}
