import SwiftUI

/// A field for a search, as iOS 15's `searchable` has it: a magnifier, the text, and a button that clears it.
public struct SearchField: View {
  private let prompt: String
  @Binding private var text: String
  private let submit: @MainActor () -> Void
  private let cancel: (@MainActor () -> Void)?
  @Environment(\.sizeCategory) private var size

  /// A field.
  ///
  /// - Parameters:
  ///   - prompt: what may be searched for, while nothing is typed.
  ///   - text: what is typed.
  ///   - cancel: what a Cancel button beside the field does; `nil` for no such button.
  ///   - submit: what Return and the magnifier do.
  public init(
    _ prompt: String, text: Binding<String>, cancel: (@MainActor () -> Void)? = nil,
    submit: @escaping @MainActor () -> Void
  ) {
    self.prompt = prompt
    _text = text
    self.submit = submit
    self.cancel = cancel
  }

  /// The field on its ground.
  public var body: some View {
    Group {
      if size.isAccessibilityCategory {
        VStack(alignment: .trailing, spacing: 8) { fieldAndCancel }
      } else {
        HStack(spacing: 12) { fieldAndCancel }
      }
    }
  }

  @ViewBuilder private var fieldAndCancel: some View {
    field
    if let cancel {
      Button(CommonText.cancel) { cancel() }.buttonStyle(BorderlessButtonStyle()).fixedSize()
    }
  }

  private var field: some View {
    HStack(spacing: 0) {
      Button {
        submit()
      } label: {
        Image(systemName: "magnifyingglass").foregroundColor(.secondary).padding(.horizontal, 10)
          .frame(minHeight: 40).contentShape(Rectangle())
      }
      .accessibilityLabel(CommonText.search)
      TextField(prompt, text: $text, onCommit: { submit() })
        .textFieldStyle(PlainTextFieldStyle())
        .disableAutocorrection(true)
        .accessibilityLabel(prompt)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundColor(.secondary).padding(.horizontal, 10)
            .frame(minHeight: 40).contentShape(Rectangle())
        }
        .accessibilityLabel(CommonText.clear)
      }
    }
    .buttonStyle(PlainButtonStyle())
    .background(RoundedRectangle(cornerRadius: 10).fill(Color.secondary.opacity(0.14)))
  }
}
