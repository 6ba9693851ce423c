import SwiftUI

/// A row of a form that opens a menu to choose from.
struct ChoiceRow<Choice: Hashable>: View {
  @Environment(\.sizeCategory) private var sizeCategory
  let title: String
  let choices: [Choice]
  @Binding var selection: Choice
  let name: (Choice) -> String

  var body: some View {
    Menu {
      Picker(title, selection: $selection) {
        ForEach(shown, id: \.self) { Text(name($0)).tag($0) }
      }
    } label: {
      if sizeCategory.isAccessibilityCategory {
        VStack(alignment: .leading, spacing: 4) { words }.frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack(alignment: .firstTextBaseline) { words }.frame(maxWidth: .infinity)
      }
    }
  }

  /// A place that is not among those that are known, as a link may name one, can be kept.
  private var shown: [Choice] { choices.contains(selection) ? choices : [selection] + choices }

  @ViewBuilder private var words: some View {
    Text(title).foregroundColor(.primary)
    if !sizeCategory.isAccessibilityCategory { Spacer(minLength: 12) }
    HStack(spacing: 6) {
      Text(name(selection)).foregroundColor(.accentColor)
      Image(systemName: "chevron.down").font(.caption).foregroundColor(.secondary).accessibilityHidden(true)
    }
  }
}
