extension Color: _PrimitiveView {}

extension Color: ElementView {
  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    element.fill(.color(self), in: environment)
  }
}

extension LinearGradient: _PrimitiveView {}

extension LinearGradient: ElementView {
  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    element.fill(paint, in: environment)
  }
}

extension RadialGradient: _PrimitiveView {}

extension RadialGradient: ElementView {
  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    element.fill(paint, in: environment)
  }
}

extension AngularGradient: _PrimitiveView {}

extension AngularGradient: ElementView {
  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    element.fill(paint, in: environment)
  }
}

extension Element {
  /// Shows nothing but paint.
  fileprivate func fill(_ paint: Paint, in environment: EnvironmentValues) {
    show(ShapeContent(shape: Rectangle(), paint: paint, in: environment), resizes: false)
    arrange(by: FillLayout())
  }
}
