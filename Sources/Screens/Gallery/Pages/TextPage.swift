import SwiftUI

struct TextPage: View {
  private let styles: [(String, Font)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Subheadline", .subheadline), ("Body", .body), ("Callout", .callout),
    ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
  ]
  private let sentence =
    "The quick brown fox jumps over the lazy dog, again and again, until the line is full."

  var body: some View {
    GalleryColumn {
      Example("Text styles") {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(styles, id: \.0) { style in Text(style.0).font(style.1) }
        }
      }
      Example("Runs") {
        Text("Bold").bold() + Text(" italic").italic() + Text(" underlined").underline()
          + Text(" struck").strikethrough() + Text(" red").foregroundColor(.red)
          + Text(" wide").kerning(3) + Text(" 0123").font(.system(.body, design: .monospaced))
      }
      Example("One line, cut at the end, the middle, the start") {
        VStack(alignment: .leading, spacing: 4) {
          Text(sentence).lineLimit(1)
          Text(sentence).lineLimit(1).truncationMode(.middle)
          Text(sentence).lineLimit(1).truncationMode(.head)
        }
      }
      Example("Lines that begin, lie in the middle, end") {
        VStack(spacing: 8) {
          Text(sentence).frame(maxWidth: .infinity, alignment: .leading)
          Text(sentence).multilineTextAlignment(.center).frame(maxWidth: .infinity)
          Text(sentence).multilineTextAlignment(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      Example("Smaller where it must be, with a symbol in the line") {
        VStack(alignment: .leading, spacing: 4) {
          Text(sentence).lineLimit(1).minimumScaleFactor(0.5)
          Text("A leaf ") + Text(Image(systemName: "leaf")).foregroundColor(.green) + Text(" in the line")
        }
      }
      Example("Letters and dates") {
        VStack(alignment: .leading, spacing: 4) {
          Text("made large").textCase(.uppercase)
          Text(Date(timeIntervalSince1970: 1_469_750_400), style: .date)
          Text("Not yet known").redacted(reason: .placeholder)
        }
      }
    }
  }
}
