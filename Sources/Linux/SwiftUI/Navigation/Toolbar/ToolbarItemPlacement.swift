/// Where an item of a toolbar goes, or what it is for.
/// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Sendable {
  let place: BarPlace

  /// Where the system puts items: the trailing end of the bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// A way to other pages: the leading end.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// What the page is most used for: the trailing end.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// What is going on: the bar at the bottom.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// What ends a task with success: the trailing end.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// What ends a task without effect: the leading end.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// What ends a task and loses something: the trailing end.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// The leading end of the bar at the top.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the bar at the top.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The leading end of the bar at the top.
  public static var topBarLeading: ToolbarItemPlacement { navigationBarLeading }
  /// The trailing end of the bar at the top.
  public static var topBarTrailing: ToolbarItemPlacement { navigationBarTrailing }
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
}
