/// Where the large title of a page is.
enum LargeTitlePlace {
  /// Between the bar and content that does not scroll.
  case belowBar
  /// At the start of what scrolls in the page.
  case inContent
  /// At the start of what scrolls in the page, out of sight: its place is taken by one in the bar.
  case scrolledAway
}
