import SwiftUI

/// A page of the gallery.
public enum GalleryPage: String, CaseIterable, Identifiable {
  case text, images, shapes, effects
  case buttons, fields, choices, values, dates, progress
  case stacks, grid, scrolling, list, form
  case navigation, tabs, presentations, toolbar
  case gestures, state, localisation

  /// The page itself.
  public var id: GalleryPage { self }

  /// What the page is called.
  public var title: String {
    switch self {
    case .text: "Text"
    case .images: "Images"
    case .shapes: "Shapes and colours"
    case .effects: "Effects"
    case .buttons: "Buttons and menus"
    case .fields: "Text fields"
    case .choices: "Choices"
    case .values: "Values"
    case .dates: "Dates"
    case .progress: "Progress"
    case .stacks: "Stacks"
    case .grid: "Grid"
    case .scrolling: "Scrolling"
    case .list: "List"
    case .form: "Form"
    case .navigation: "Navigation"
    case .tabs: "Tabs"
    case .presentations: "Presentations"
    case .toolbar: "Toolbar"
    case .gestures: "Gestures"
    case .state: "State"
    case .localisation: "Localisation"
    }
  }

  /// The name of the page's symbol.
  var symbol: String {
    switch self {
    case .text: "textformat"
    case .images: "photo"
    case .shapes: "triangle"
    case .effects: "sparkles"
    case .buttons: "hand.raised"
    case .fields: "keyboard"
    case .choices: "checkmark.circle"
    case .values: "slider.horizontal.3"
    case .dates: "calendar"
    case .progress: "hourglass"
    case .stacks: "rectangle.grid.1x2"
    case .grid: "square.grid.2x2"
    case .scrolling: "arrow.up.arrow.down"
    case .list: "list.bullet"
    case .form: "doc.text"
    case .navigation: "arrow.right.circle"
    case .tabs: "sidebar.left"
    case .presentations: "rectangle.stack"
    case .toolbar: "wrench"
    case .gestures: "pencil"
    case .state: "arrow.clockwise"
    case .localisation: "globe"
    }
  }

  /// What pages have in common.
  enum Theme: String, CaseIterable, Identifiable {
    case content, controls, containers, navigation, behaviour

    var id: Theme { self }

    var title: String {
      switch self {
      case .content: "Content"
      case .controls: "Controls"
      case .containers: "Containers"
      case .navigation: "Navigation"
      case .behaviour: "Behaviour"
      }
    }

    var pages: [GalleryPage] {
      switch self {
      case .content: [.text, .images, .shapes, .effects]
      case .controls: [.buttons, .fields, .choices, .values, .dates, .progress]
      case .containers: [.stacks, .grid, .scrolling, .list, .form]
      case .navigation: [.navigation, .tabs, .presentations, .toolbar]
      case .behaviour: [.gestures, .state, .localisation]
      }
    }
  }
}

extension GalleryPage {
  /// The page's content under its title.
  @ViewBuilder @MainActor var view: some View {
    content.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
  }

  @ViewBuilder @MainActor private var content: some View {
    switch self {
    case .text: TextPage()
    case .images: ImagesPage()
    case .shapes: ShapesPage()
    case .effects: EffectsPage()
    case .buttons: ButtonsPage()
    case .fields: FieldsPage()
    case .choices: ChoicesPage()
    case .values: ValuesPage()
    case .dates: DatesPage()
    case .progress: ProgressPage()
    case .stacks: StacksPage()
    case .grid: GridPage()
    case .scrolling: ScrollingPage()
    case .list: ListPage()
    case .form: FormPage()
    case .navigation: NavigationPage()
    case .tabs: TabsPage()
    case .presentations: PresentationsPage()
    case .toolbar: ToolbarPage()
    case .gestures: GesturesPage()
    case .state: StatePage()
    case .localisation: LocalisationPage()
    }
  }
}
