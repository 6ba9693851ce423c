import CGTK
import Foundation
import SwiftUI

/// How much smaller than wanted a text is set, and how much closer its letters stand.
struct TextSetting: Equatable {
  var scale: CGFloat = 1
  /// Between letters, as a part of the size of the font.
  var tightening: CGFloat = 0

  /// As the text wants it.
  static let wanted = TextSetting()
}

extension TextContent {
  /// The ways in which the text may be set so that it takes less room, the best one first.
  var tighterSettings: [TextSetting] {
    var settings: [TextSetting] = []
    let tightening: CGFloat = allowsTightening ? 0.025 : 0
    if allowsTightening { settings.append(TextSetting(tightening: tightening)) }
    var scale: CGFloat = 0.95
    while scale > minimumScaleFactor, scale > 0.05 {
      settings.append(TextSetting(scale: scale, tightening: tightening))
      scale -= 0.05
    }
    if minimumScaleFactor < 1 {
      settings.append(TextSetting(scale: max(minimumScaleFactor, 0.05), tightening: tightening))
    }
    return settings
  }

  /// The runs as the toolkit sets them.
  @MainActor
  func textRuns(in host: GTKHost, _ setting: TextSetting = .wanted) -> [TextRun] {
    var images = images[...]
    return text.runs.map { run in
      let font = run.style.font.resolved(
        sizeCategory: sizeCategory, legibilityWeight: legibilityWeight, baseSize: host.baseFontSize)
      var style = TextStyle(font)
      style.size = font.size * setting.scale
      style.letterSpacing = run.style.kerning - font.size * setting.scale * setting.tightening
      style.rise = run.style.baselineOffset
      style.color = (run.style.color ?? color).map { host.resolve($0, in: colorScheme) }
      style.underline = run.style.underline.map { line(in: $0, host) }
      style.strikethrough = run.style.strikethrough.map { line(in: $0, host) }
      guard run.image != nil, let image = images.popFirst() else { return TextRun(run.string, style) }
      let (width, height) = (image.size.width * setting.scale, image.size.height * setting.scale)
      return TextRun(
        TextRun.Object(width: width, height: height, descent: height * image.descent), style)
    }
  }

  @MainActor
  private func line(in line: TextLine, _ host: GTKHost) -> TextStyle.Line {
    line.color.map { .colored(host.resolve($0, in: colorScheme)) } ?? .plain
  }

  /// The room that the environment leaves a text, whatever the layout offers.
  var room: TextLayout.Room {
    var room = TextLayout.Room(lineLimit: lineLimit, lineSpacing: lineSpacing)
    room.truncation =
      switch truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    room.alignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    room.isRightToLeft = isRightToLeft
    return room
  }
}

extension TextStyle {
  init(_ font: ResolvedFont) {
    self.init()
    size = font.size
    weight = font.weight
    isItalic = font.isItalic
    isSmallCaps = !font.smallCapitals.isEmpty
    hasTabularDigits = font.hasMonospacedDigits
    family =
      switch font.family {
      case .system(.monospaced): .monospaced
      case .system(.serif): .serif
      case .system(.rounded): .rounded
      case .system(.default): nil
      case .named(let name): .named(name)
      }
  }
}
