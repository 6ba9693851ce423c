import SwiftUI

struct DatesPage: View {
  private static let start = Date(timeIntervalSince1970: 1_469_750_400)
  @State private var date = DatesPage.start
  @State private var day = DatesPage.start
  @State private var soon = DatesPage.start

  var body: some View {
    GalleryColumn {
      Example("A day and a time") {
        DatePicker("Departure", selection: $date)
      }
      Example("A day") {
        DatePicker("Day", selection: $day, displayedComponents: .date)
        Text(day, style: .date)
      }
      Example("A time") {
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      }
      Example("In a range") {
        DatePicker(
          "Within ten days", selection: $soon, in: Self.start...Self.start.addingTimeInterval(864_000),
          displayedComponents: .date)
      }
    }
  }
}
