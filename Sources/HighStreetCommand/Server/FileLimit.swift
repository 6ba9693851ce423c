import Foundation

/// How many files and connections this process may have open.
enum FileLimit {
  /// Asks the system for so many, as far as it lets us, and returns what there is then.
  static func raised(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return wanted }
    let goal = min(rlim_t(wanted), limit.rlim_max)
    if limit.rlim_cur < goal {
      var raised = limit
      raised.rlim_cur = goal
      if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
    }
    return Int(min(limit.rlim_cur, rlim_t(Int32.max)))
  }
}
