import SwiftUI

struct DatesPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_469_750_400)
  @State private var day = Date(timeIntervalSince1970: 1_469_750_400)

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
          "Within ten days", selection: $day, in: day...day.addingTimeInterval(864_000),
          displayedComponents: .date)
      }
    }
  }
}
