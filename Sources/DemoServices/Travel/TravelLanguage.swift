/// The languages in which the timetable knows the names of cities.
enum TravelLanguage: String {
  case english = "en"
  case french = "fr"
  case german = "de"
}
