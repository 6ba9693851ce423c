/// Whether a view is presented, and the way to end that.
/// https://developer.apple.com/documentation/swiftui/presentationmode
public struct PresentationMode: Sendable {
  /// Whether the view is on a page that was pushed or in something that was presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Goes back a page, or closes what was presented.
  public mutating func dismiss() {
    isPresented = false
  }
}

extension EnvironmentValues {
  /// Whether the view is presented; `wrappedValue.dismiss()` ends that.
  public var presentationMode: Binding<PresentationMode> {
    self[PresentationModeKey.self] ?? .constant(PresentationMode(isPresented: false))
  }
}

enum PresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode>? { nil }
}

extension Binding where Value == PresentationMode {
  /// The mode of something that is presented until `dismiss` is called.
  static func dismissing(_ dismiss: @escaping @MainActor @Sendable () -> Void) -> Binding {
    Binding(
      get: { PresentationMode(isPresented: true) },
      set: { mode in if !mode.isPresented { onMainActor(dismiss) } })
  }
}
