import SwiftUI

/// The four apps as tiles, each of which opens its app.
struct LauncherView: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.sizeCategory) private var sizeCategory
  @StateObject private var model: LauncherModel

  init(starter: AppStarter) {
    _model = StateObject(wrappedValue: LauncherModel(starter))
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        VStack(alignment: .leading, spacing: 4) {
          Text(LauncherText.title).font(.largeTitle).bold().accessibilityAddTraits(.isHeader)
          Text(LauncherText.subtitle).font(.title3).foregroundColor(.secondary)
        }
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(Shop.allCases) { shop in tile(shop) }
        }
      }
      .frame(maxWidth: 720)
      .padding(24)
      .frame(maxWidth: .infinity)
    }
    .alert(item: $model.failure) { failure in
      Alert(
        title: Text(LauncherText.failed(failure.shop)), message: Text(failure.message),
        dismissButton: .default(Text(LauncherText.ok)))
    }
  }

  /// Two where a name and its line have room beside each other.
  private var columns: [GridItem] {
    let isWide = width == .regular && !sizeCategory.isAccessibilityCategory
    return Array(repeating: GridItem(.flexible(), spacing: 12), count: isWide ? 2 : 1)
  }

  private func tile(_ shop: Shop) -> some View {
    Button {
      model.chosen(shop)
    } label: {
      LauncherTile(shop: shop)
    }
    .buttonStyle(TileButtonStyle())
    .keyboardShortcut(KeyEquivalent(Character("\(number(of: shop))")))
    .accessibilityLabel(LauncherText.name(shop))
    .accessibilityHint(LauncherText.purpose(shop))
    .accessibilityIdentifier(shop.rawValue)
  }

  /// The digit that opens it, together with the command key.
  private func number(of shop: Shop) -> Int { (Shop.allCases.firstIndex(of: shop) ?? 0) + 1 }
}
