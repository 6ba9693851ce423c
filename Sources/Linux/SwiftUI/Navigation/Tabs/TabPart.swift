/// A tab, as it is found in the value of the tab view's content: a tab that was never selected is not mounted.
struct TabPart {
  /// The identity among the tabs.
  var id: AnyHashable
  var view: any View
  /// The value that stands for the tab in a selection.
  var tag: AnyHashable?
  /// The label of the tab.
  var item: (any View)?
  /// Whether the view is that which was asked for its parts.
  var isWhole = false

  /// The tabs in a view.
  static func parts(of view: any View) -> [TabPart] {
    (view as? any ViewParts)?.parts ?? [TabPart(id: 0, view: view, isWhole: true)]
  }
}

/// A view that stands for several, as far as its value tells.
protocol ViewParts {
  var parts: [TabPart] { get }
}

extension ViewParts {
  /// The parts of a view inside, with their place in the identity.
  func parts(of view: any View, at place: AnyHashable) -> [TabPart] {
    TabPart.parts(of: view).map { part in
      var part = part
      part.id = [place, part.id]
      part.isWhole = false
      return part
    }
  }
}

extension EmptyView: ViewParts {
  var parts: [TabPart] { [] }
}

extension TupleView: ViewParts {
  var parts: [TabPart] { views.enumerated().flatMap { parts(of: $0.element, at: $0.offset) } }
}

extension Group: ViewParts where Content: View {
  var parts: [TabPart] { parts(of: content, at: 0) }
}

extension AnyView: ViewParts {
  var parts: [TabPart] { parts(of: view, at: 0) }
}

extension Optional: ViewParts where Wrapped: View {
  var parts: [TabPart] { map { parts(of: $0, at: 0) } ?? [] }
}

extension _ConditionalContent: ViewParts where TrueContent: View, FalseContent: View {
  var parts: [TabPart] {
    switch storage {
    case .first(let content): parts(of: content, at: "first")
    case .second(let content): parts(of: content, at: "second")
    }
  }
}

extension ForEach: ViewParts where Content: View {
  var parts: [TabPart] {
    data.flatMap { element in
      let id = id(element)
      return parts(of: content(element), at: id).map { part in
        var part = part
        part.tag = part.tag ?? AnyHashable(id)
        return part
      }
    }
  }
}

extension ModifiedContent: ViewParts where Content: View, Modifier: ViewModifier {
  var parts: [TabPart] {
    TabPart.parts(of: content).map { part in
      var part = part
      if let item = modifier as? TabItemModifier { part.item = part.item ?? item.label }
      if let tag = modifier as? TagModifier { part.tag = part.tag ?? tag.tag }
      // A modifier of several views is one of each of them.
      part.view = part.isWhole ? self : AnyView(part.view).modifier(modifier)
      return part
    }
  }
}
