// Publishers, operators and schedulers of Combine, as an iOS 14 app uses them.
import Combine
import Foundation

enum Lost: Error { case connection }

struct Immediately: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never
  var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  var minimumTolerance: SchedulerTimeType.Stride { .zero }
  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void) { action() }
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { AnyCancellable {} }
}

final class Search: ObservableObject {
  @Published var query = ""
  @Published var place = ""
  @Published private(set) var results: [String] = []
  private let pages = PassthroughSubject<Int, Lost>()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $query.removeDuplicates().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .map { [$0] }.assign(to: &$results)
    $query.combineLatest($place, pages.replaceError(with: 0)).sink { query, place, page in print(query, place, page) }
      .store(in: &subscriptions)
    pages.flatMap { page in Future<String, Lost> { $0(page > 9 ? .failure(.connection) : .success("page \(page)")) } }
      .catch { _ in Just("none") }
      .handleEvents(receiveOutput: { print($0) }, receiveCancel: { print("cancelled") })
      .delay(for: .seconds(1), scheduler: RunLoop.main)
      .receive(on: OperationQueue.main)
      .sink { print($0) }.store(in: &subscriptions)
    pages.map { Just($0).setFailureType(to: Lost.self) }.switchToLatest()
      .mapError { $0 as any Error }
      .sink(receiveCompletion: { _ in }, receiveValue: { print($0) }).store(in: &subscriptions)
    $query.flatMap { Fail(outputType: String.self, failure: $0.isEmpty ? Lost.connection : Lost.connection) }
      .zip([1, 2, 3].publisher.setFailureType(to: Lost.self))
      .merge(with: Empty(completeImmediately: false)).tryMap { try $0.0.isEmpty ? { throw Lost.connection }() : $0.1 }
      .sink(receiveCompletion: { _ in }, receiveValue: { print($0) }).store(in: &subscriptions)
    Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common).autoconnect()
      .throttle(for: 2, scheduler: Immediately(), latest: true).sink { print($0) }.store(in: &subscriptions)
    NotificationCenter.default.publisher(for: .init("changed")).compactMap { $0.object as? String }.filter { !$0.isEmpty }.dropFirst()
      .assign(to: \.place, on: self).store(in: &subscriptions)
    DispatchQueue.main.schedule(after: .init(.now() + 1)) {}
    DispatchQueue.main.schedule(after: .init(.now()), interval: 1, tolerance: 1, options: .init(qos: .utility)) {}.cancel()
  }
}
