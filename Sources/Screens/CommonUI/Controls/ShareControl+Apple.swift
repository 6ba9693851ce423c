#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A button that opens the system's sheet of ways to share.
  struct ShareControl: View {
    let item: SharedItem
    @State private var isPresented = false

    var body: some View {
      Button {
        isPresented = true
      } label: {
        ShareLabel()
      }
      .background(ShareSheet(item: item, isPresented: $isPresented).accessibilityHidden(true))
    }
  }

  /// Presents the sheet from where the button is, which an iPad needs to know.
  private struct ShareSheet: UIViewControllerRepresentable {
    let item: SharedItem
    @Binding var isPresented: Bool

    func makeUIViewController(context: Context) -> UIViewController {
      UIViewController()
    }

    func updateUIViewController(_ anchor: UIViewController, context: Context) {
      guard isPresented, anchor.presentedViewController == nil else { return }
      let items: [Any] = [item.text] + (item.url.map { [$0] } ?? [])
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
      sheet.completionWithItemsHandler = { _, _, _, _ in isPresented = false }
      sheet.popoverPresentationController?.sourceView = anchor.view
      sheet.popoverPresentationController?.sourceRect = anchor.view.bounds
      // No controller may be presented while views are being updated.
      DispatchQueue.main.async {
        guard anchor.presentedViewController == nil else { return }
        anchor.present(sheet, animated: true)
      }
    }
  }
#endif
