/// A part of an app with windows of its own.
/// https://developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene that this one consists of.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that is a view in a window; it has no body.
@MainActor
protocol WindowScene: Scene where Body == Never {
  /// What the window shows.
  var windowView: any View { get }
}

extension WindowScene {
  /// Never asked for.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is shown by the framework")
  }
}

/// Builds the scenes of an app from the statements of a closure.
/// https://developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder public struct SceneBuilder {
  /// A scene as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  /// One scene.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  /// Two scenes, of which the first one is shown.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene where C0: Scene, C1: Scene {
    c0
  }

  /// Three scenes, of which the first one is shown.
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some Scene where C0: Scene, C1: Scene, C2: Scene {
    c0
  }
}

extension Group: Scene where Content: Scene {
  /// A group of scenes.
  nonisolated public init(@SceneBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: WindowScene where Content: Scene {
  @MainActor var windowView: any View { SceneView(scene: content) }
}
