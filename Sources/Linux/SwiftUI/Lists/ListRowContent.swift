/// A row of a list.
package struct ListRowContent: ElementContent {
  package static let kind = "Row"
}
