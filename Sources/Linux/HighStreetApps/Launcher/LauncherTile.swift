import SwiftUI

/// An app's icon, its name and what it is for.
struct LauncherTile: View {
  @Environment(\.sizeCategory) private var sizeCategory

  let shop: Shop

  var body: some View {
    Group {
      if sizeCategory.isAccessibilityCategory {
        VStack(alignment: .leading, spacing: 12) { parts }
      } else {
        HStack(spacing: 16) { parts }
      }
    }
    .frame(maxWidth: .infinity, minHeight: 72, alignment: .leading)
    .padding(16)
  }

  @ViewBuilder private var parts: some View {
    Image(shop.applicationID, bundle: .module).resizable().frame(width: 64, height: 64).accessibilityHidden(
      true)
    VStack(alignment: .leading, spacing: 4) {
      Text(LauncherText.name(shop)).font(.headline)
      Text(LauncherText.purpose(shop)).font(.subheadline).foregroundColor(.secondary)
    }
    .multilineTextAlignment(.leading)
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// A card that answers to being pressed.
struct TileButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(Color.secondary.opacity(configuration.isPressed ? 0.24 : 0.1))
      .cornerRadius(18)
      .contentShape(Rectangle())
  }
}
