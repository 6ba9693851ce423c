import CHeap
import Foundation

/// What this process has used so far.
public enum ProcessCost {
  /// Processor time, in seconds.
  public static var seconds: Double { seconds(on: CLOCK_PROCESS_CPUTIME_ID) }

  /// Processor time of the thread that asks, in seconds.
  public static var threadSeconds: Double { seconds(on: CLOCK_THREAD_CPUTIME_ID) }

  /// Bytes that were allocated and not freed.
  public static var allocated: Int {
    Int(heap_in_use())
  }

  /// The processor time of something, in seconds.
  @MainActor
  public static func seconds(of work: () throws -> Void) rethrows -> Double {
    let start = seconds
    try work()
    return seconds - start
  }

  private static func seconds(on clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
