#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A button that opens the system's sheet of ways to share.
  struct ShareControl: View {
    let item: SharedItem
    @State private var anchor = ShareAnchor()

    var body: some View {
      Button {
        anchor.share(item)
      } label: {
        ShareLabel()
      }
      .background(ShareAnchorView(anchor: anchor).accessibilityHidden(true))
    }
  }

  /// Where the button is, which an iPad needs to know.
  @MainActor
  private final class ShareAnchor {
    weak var view: UIView?

    /// Presents the sheet on top of what the window shows.
    func share(_ item: SharedItem) {
      guard let window = view?.window ?? keyWindow, var presenter = window.rootViewController else { return }
      while let presented = presenter.presentedViewController { presenter = presented }
      let items: [Any] = [item.text] + (item.url.map { [$0] } ?? [])
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
      // Without a place, an iPad ends the app.
      let place = view.flatMap { $0.window == nil ? nil : $0 } ?? window
      sheet.popoverPresentationController?.sourceView = place
      sheet.popoverPresentationController?.sourceRect = place.bounds
      presenter.present(sheet, animated: true)
    }

    /// Where a bar left out what is behind its button.
    private var keyWindow: UIWindow? {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first {
        $0.isKeyWindow
      }
    }
  }

  /// A view and no controller: the buttons of a bar are in no controller that another one could belong to.
  private struct ShareAnchorView: UIViewRepresentable {
    let anchor: ShareAnchor

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      anchor.view = view
    }
  }
#endif
