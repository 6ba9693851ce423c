/// The system does not know a time zone of the timetable.
struct MissingZone: Error, CustomStringConvertible {
  let name: String

  var description: String { "The time zone \(name) is not installed; install the package tzdata." }
}
