import Combine
import Foundation
import Images
import SwiftUI

/// A picture on its way to the screen.
@MainActor
final class PictureModel: ObservableObject {
  enum Phase {
    case empty
    case loading
    case loaded(UIImage)
    case failed
  }

  @Published private(set) var phase = Phase.empty

  /// What the phase belongs to.
  private(set) var request: ImageRequest?
  private var bound: BoundPicture?
  private var scale: CGFloat = 1

  /// Asks for a picture in place of the one before; `nil` for none.
  func bind(_ request: ImageRequest?, scale: CGFloat, loader: ImageLoader?) {
    guard let loader else { return }
    self.scale = scale
    self.request = request
    let picture =
      bound ?? BoundPicture(loader: loader) { [weak self] in self?.phaseChanged($0) }
    bound = picture
    picture.bind(request)
  }

  /// Nobody looks any more: what is still on its way may stay away.
  func release() {
    guard case .loading = phase else { return }
    request = nil
    bound?.bind(nil)
  }

  private func phaseChanged(_ newPhase: BoundPicture.Phase) {
    switch newPhase {
    case .empty: phase = .empty
    case .loading: phase = .loading
    case .loaded(let bitmap): phase = UIImage(bitmap, scale: scale).map(Phase.loaded) ?? .failed
    case .failed: phase = .failed
    }
  }
}
