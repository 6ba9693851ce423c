extension [TextRun] {
  /// Whether a line ends because the text says so.
  var haveParagraphs: Bool { contains { $0.text.contains(where: \.isNewline) } }

  /// The runs with line separators in place of the ends of paragraphs, as far as the paragraph goes that is around an index of
  /// their UTF-8 form; with an ellipsis if more come after it.
  func joined(endingWithTheParagraphAt index: Int) -> (runs: [TextRun], isCut: Bool) {
    var position = 0
    var joined: [TextRun] = []
    for run in self {
      var text = ""
      for character in run.text {
        let isEnd = character.isNewline
        if isEnd && position >= index {
          joined.append(run.saying(text + "…"))
          return (joined, true)
        }
        text.append(isEnd ? "\u{2028}" : character)
        position += character.utf8.count
      }
      joined.append(run.saying(text))
    }
    return (joined, false)
  }
}

extension TextRun {
  fileprivate func saying(_ text: String) -> TextRun {
    var run = self
    run.text = text
    return run
  }
}
