extension View {
  /// Makes all colours lighter by an amount from 0 to 1, or darker by a negative one.
  nonisolated public func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }

  /// Drives colours apart, or together for less than 1.
  nonisolated public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }

  /// Makes colours stronger, or weaker for less than 1.
  nonisolated public func saturation(_ amount: Double) -> some View { filtered(.saturation(max(0, amount))) }

  /// Takes colour away, from 0 for none to 1 for all.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    saturation(1 - min(max(amount, 0), 1))
  }

  /// Shows each colour as its opposite.
  nonisolated public func colorInvert() -> some View { filtered(.invert) }

  /// Multiplies all colours with a colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View { filtered(.multiply(color)) }

  /// Turns all colours on the colour wheel.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { filtered(.hue(angle)) }

  /// Makes what is dark see-through: a mask of what is bright.
  nonisolated public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }

  nonisolated private func filtered(_ filter: ColorFilter) -> some View {
    modifier(EffectModifier(effect: .filter(filter)))
  }

  /// Mixes the colours of the view with those of what lies behind it in the same container.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(EffectModifier(effect: .blend(.mode(blendMode))))
  }

  /// Treats the view as one picture before an effect around it is applied, as effects here always do.
  nonisolated public func compositingGroup() -> some View { self }

  /// Shows the view only where another one is opaque.
  nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    // A stack is there even where the mask shows nothing.
    overlay(
      ZStack { mask }.accessibilityHidden(true).allowsHitTesting(false).modifier(
        EffectModifier(effect: .blend(.mask))))
  }
}
