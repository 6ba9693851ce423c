import Foundation

/// The picture of a place on the screen that is used again and again, such as a row of a list.
///
/// What it shows always belongs to the request that was bound last; a picture that arrives for an earlier
/// one is never delivered.
@MainActor
public final class BoundPicture {
  /// What there is to show.
  public enum Phase: Sendable, Hashable {
    /// No picture was asked for.
    case empty
    /// It is on its way.
    case loading
    /// Here it is.
    case loaded(Bitmap)
    /// It cannot be had.
    case failed
  }

  /// What there is to show.
  public private(set) var phase: Phase = .empty {
    didSet { if phase != oldValue { phaseChanged(phase) } }
  }

  /// The request that was bound last.
  public private(set) var request: ImageRequest?

  private let inMemory: @Sendable (ImageRequest) -> Bitmap?
  private let load: @Sendable (ImageRequest) async throws -> Bitmap
  private let phaseChanged: @MainActor (Phase) -> Void
  private var generation = 0
  private var task: Task<Void, Never>?

  /// A place that shows the pictures of a loader and tells of each change.
  public convenience init(loader: ImageLoader, phaseChanged: @escaping @MainActor (Phase) -> Void = { _ in })
  {
    self.init(
      inMemory: { loader.bitmapInMemory(for: $0) }, load: { try await loader.bitmap(for: $0) },
      phaseChanged: phaseChanged)
  }

  init(
    inMemory: @escaping @Sendable (ImageRequest) -> Bitmap? = { _ in nil },
    load: @escaping @Sendable (ImageRequest) async throws -> Bitmap,
    phaseChanged: @escaping @MainActor (Phase) -> Void = { _ in }
  ) {
    self.inMemory = inMemory
    self.load = load
    self.phaseChanged = phaseChanged
  }

  deinit {
    task?.cancel()
  }

  /// Binds the place to a picture, or to none. The same request again changes nothing, unless it failed.
  ///
  /// - Returns: the task that brings the picture; `nil` when there is nothing to bring.
  @discardableResult
  public func bind(_ newRequest: ImageRequest?) -> Task<Void, Never>? {
    if newRequest == request && phase != .failed { return task }
    generation += 1
    task?.cancel()
    task = nil
    request = newRequest
    guard let newRequest else {
      phase = .empty
      return nil
    }
    if let bitmap = inMemory(newRequest) {
      phase = .loaded(bitmap)
      return nil
    }
    phase = .loading
    task = Task { [weak self, generation, load] in
      let outcome: Phase
      do { outcome = .loaded(try await load(newRequest)) } catch { outcome = .failed }
      self?.deliver(outcome, of: generation)
    }
    return task
  }

  private func deliver(_ outcome: Phase, of generation: Int) {
    guard generation == self.generation else { return }
    task = nil
    phase = outcome
  }
}
