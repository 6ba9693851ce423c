#if os(Linux)
  extension Announcer {
    /// Nobody: GTK announces from 4.14 on, and the oldest that we run on is 4.8.
    static let system = Announcer { _ in }
  }
#endif
