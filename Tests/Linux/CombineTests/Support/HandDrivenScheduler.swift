import Combine
import Foundation

/// A scheduler whose time passes when a test says so.
final class HandDrivenScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private var waiting: [(due: SchedulerTimeType, number: Int, action: () -> Void)] = []
  private var count = 0
  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  let minimumTolerance = SchedulerTimeType.Stride.zero

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(due: now, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(due: date, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCancelled = false
    func fire(at due: SchedulerTimeType) {
      add(due: due) {
        guard !isCancelled else { return }
        action()
        fire(at: due.advanced(by: interval))
      }
    }
    fire(at: date)
    return AnyCancellable { isCancelled = true }
  }

  /// Lets time pass and runs what is due meanwhile, in order.
  func advance(by span: SchedulerTimeType.Stride) {
    let end = now.advanced(by: span)
    while let next = waiting.min(by: { ($0.due, $0.number) < ($1.due, $1.number) }), next.due <= end {
      waiting.removeAll { $0.number == next.number }
      now = max(now, next.due)
      next.action()
    }
    now = end
  }

  private func add(due: SchedulerTimeType, _ action: @escaping () -> Void) {
    count += 1
    waiting.append((due, count, action))
  }
}
