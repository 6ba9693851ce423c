import CGTK
import Foundation

/// Text set in lines: to know its size before there is a widget, or to draw it.
@MainActor
package final class TextLayout {
  /// What came of setting the text in a given room, in pixels.
  package struct Metrics: Equatable, Sendable {
    package var size: CGSize
    /// Of the first and the last line, from the top.
    package var firstBaseline: Double
    package var lastBaseline: Double
    package var lineCount: Int
    /// Whether something was left out for an ellipsis.
    package var isTruncated: Bool
  }

  /// The room for a text.
  package struct Room: Hashable, Sendable {
    /// `nil` for lines as long as the text makes them.
    package var width: Double?
    /// Lines that do not fit are left out, all but the first.
    package var height: Double?
    package var lineLimit: Int?
    package var truncation: LineTruncation
    /// Between lines, in pixels.
    package var lineSpacing: Double
    package var alignment: LineAlignment
    /// Whether lines begin at the right.
    package var isRightToLeft = false

    package init(
      width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil, truncation: LineTruncation = .tail,
      lineSpacing: Double = 0, alignment: LineAlignment = .leading
    ) {
      self.width = width
      self.height = height
      self.lineLimit = lineLimit
      self.truncation = truncation
      self.lineSpacing = lineSpacing
      self.alignment = alignment
    }
  }

  private let reference: GObjectReference
  private var runs: [TextRun] = []
  /// Whether line separators stand in place of the ends of paragraphs, and whether paragraphs are left out.
  private var isJoined = false
  private var isCut = false
  private var objects: [(index: Int, object: TextRun.Object)] = []

  /// - Parameter widget: Whose fonts and resolution it takes. It need not be in a window.
  package init(_ runs: [TextRun], like widget: WidgetPointer) {
    reference = GObjectReference(
      adopting: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget, nil)))
    pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
    replace(runs)
  }

  /// The `PangoLayout`, for ``Snapshot/draw(_:at:color:)``.
  package var pointer: OpaquePointer { reference.opaque }

  /// Whether the text begins at the right: by its first letter, or by the widget if no letter tells.
  package var isRightToLeft: Bool { pango_layout_get_direction(pointer, 0).isRightToLeft }

  /// Takes another text.
  package func replace(_ runs: [TextRun]) {
    self.runs = runs
    isJoined = false
    isCut = false
    set(runs)
  }

  private func set(_ runs: [TextRun]) {
    let attributes = TextAttributes(runs)
    pango_layout_set_text(pointer, attributes.text, -1)
    pango_layout_set_attributes(pointer, attributes.list)
    objects = attributes.objects
  }

  /// Sets the text in a room and tells its size.
  package func fit(_ room: Room) -> Metrics {
    pango_layout_set_width(pointer, room.width.map { max(0, $0).pango } ?? -1)
    pango_layout_set_spacing(pointer, room.lineSpacing.pango)
    pango_layout_set_alignment(pointer, alignment(in: room))
    setLimit(room.lineLimit, room.truncation)
    if let height = room.height {
      let fitting = lineCount(within: height)
      if fitting < Int(pango_layout_get_line_count(pointer)) { setLimit(fitting, room.truncation) }
    }
    return metrics(widthOf: room)
  }

  private func setLimit(_ lines: Int?, _ truncation: LineTruncation) {
    if isJoined { replace(runs) }
    if let lines, runs.haveParagraphs {
      pango_layout_set_height(pointer, -1)
      pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_NONE)
      joinParagraphs(for: lines)
    }
    // Pango takes a number of lines as a negative height, and heeds it only with an ellipsis.
    pango_layout_set_ellipsize(pointer, lines == nil ? PANGO_ELLIPSIZE_NONE : truncation.pango)
    pango_layout_set_height(pointer, lines.map { Int32(-max(1, $0)) } ?? -1)
  }

  /// Pango counts the lines of each paragraph for itself, and leaves nothing out where lines have no width. So what is limited
  /// becomes one paragraph of a width, which ends where the paragraph of its last line does.
  private func joinParagraphs(for lines: Int) {
    guard let start = start(ofLine: max(1, lines)) else { return }
    if pango_layout_get_width(pointer) < 0 {
      var extents = PangoRectangle()
      pango_layout_get_extents(pointer, nil, &extents)
      pango_layout_set_width(pointer, extents.width)
    }
    let joined = runs.joined(endingWithTheParagraphAt: start)
    isCut = joined.isCut
    isJoined = true
    set(joined.runs)
  }

  /// Where a line starts in the UTF-8 form of the text; `nil` if there is no such line.
  private func start(ofLine number: Int) -> Int? {
    guard number <= Int(pango_layout_get_line_count(pointer)) else { return nil }
    return pango_layout_get_line_readonly(pointer, Int32(number - 1)).map { Int($0.pointee.start_index) }
  }

  /// Where the objects of the text are, in order; those that were left out for an ellipsis have no size.
  package var objectFrames: [CGRect] {
    objects.map { index, object in
      var position = PangoRectangle()
      pango_layout_index_to_pos(pointer, Int32(index), &position)
      // Narrower where it is part of what was left out.
      guard abs(abs(position.width) - object.width.pango) <= Int32(PANGO_SCALE) else { return .zero }
      var baseline = 0.0
      forEachLine { extents, line in
        if extents.y <= position.y { baseline = line.pixels }
      }
      return CGRect(
        x: min(position.x, position.x + position.width).pixels, y: baseline + object.descent - object.height,
        width: object.width, height: object.height)
    }
  }

  /// Pango exchanges left and right in a text that runs against its context.
  private func alignment(in room: Room) -> PangoAlignment {
    guard room.alignment != .center else { return PANGO_ALIGN_CENTER }
    let isLeft = (room.alignment == .leading) != room.isRightToLeft
    let isContextTurned = pango_context_get_base_dir(pango_layout_get_context(pointer)).isRightToLeft
    let isExchanged = isRightToLeft != isContextTurned
    return isLeft != isExchanged ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
  }

  private func lineCount(within height: Double) -> Int {
    var count = 0
    forEachLine { extents, _ in
      if (extents.y + extents.height).pixels <= height + 0.5 { count += 1 }
    }
    return max(1, count)
  }

  private func metrics(widthOf room: Room) -> Metrics {
    var extents = PangoRectangle()
    pango_layout_get_extents(pointer, nil, &extents)
    var last: Int32 = 0
    forEachLine { _, baseline in last = baseline }
    return Metrics(
      size: CGSize(width: extents.width.pixels.rounded(.up), height: extents.height.pixels.rounded(.up)),
      firstBaseline: pango_layout_get_baseline(pointer).pixels, lastBaseline: last.pixels,
      lineCount: Int(pango_layout_get_line_count(pointer)),
      isTruncated: isCut || pango_layout_is_ellipsized(pointer) != 0)
  }

  private func forEachLine(_ body: (_ extents: PangoRectangle, _ baseline: Int32) -> Void) {
    let iterator = pango_layout_get_iter(pointer)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extents)
      body(extents, pango_layout_iter_get_baseline(iterator))
    } while pango_layout_iter_next_line(iterator) != 0
  }
}

extension PangoDirection {
  fileprivate var isRightToLeft: Bool { self == PANGO_DIRECTION_RTL || self == PANGO_DIRECTION_WEAK_RTL }
}
