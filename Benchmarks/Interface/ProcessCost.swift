import CHeap
import Foundation

/// What this process has used so far.
enum ProcessCost {
  /// Processor time, in seconds.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Bytes that were allocated and not freed.
  static var allocated: Int {
    Int(heap_in_use())
  }

  /// The processor time of something, in seconds.
  @MainActor
  static func seconds(of work: () throws -> Void) rethrows -> Double {
    let start = seconds
    try work()
    return seconds - start
  }
}

/// The middle one of some values.
func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
