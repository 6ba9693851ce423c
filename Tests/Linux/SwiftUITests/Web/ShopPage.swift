import Combine
import Foundation
import SwiftUI

/// A model of a page as features of apps have it, without knowing any view.
@MainActor
final class ShopPage: ObservableObject {
  enum Command: Hashable {
    case load(URL)
    case reload, stop, goBack, goForward
  }

  enum Target: Hashable {
    case mainFrame, subFrame, newWindow
  }

  enum Event: Hashable {
    case started(Int, URL)
    case redirected(Int, URL)
    case progressed(Int, Double)
    case finished(Int)
    case failed(Int, String)
    case cancelled(Int)
    case processEnded
  }

  @Published private(set) var events: [Event] = []
  @Published private(set) var canGoBack = false
  private(set) var requests: [Target] = []
  var allows: (URL?) -> Bool = { _ in true }

  private var perform: (@MainActor (Command) -> Void)?
  private var waiting: [Command] = []

  func attach(_ perform: @escaping @MainActor (Command) -> Void) {
    self.perform = perform
    for command in waiting { perform(command) }
    waiting = []
  }

  func detach() { perform = nil }

  func tell(_ command: Command) {
    if let perform { perform(command) } else { waiting.append(command) }
  }

  func navigationRequested(to url: URL?, target: Target, isUserGesture: Bool) -> Bool {
    requests.append(target)
    if target == .newWindow, isUserGesture, let url { tell(.load(url)) }
    return target != .newWindow && allows(url)
  }

  func received(_ event: Event) { events.append(event) }

  func historyChanged(canGoBack: Bool, canGoForward: Bool) { self.canGoBack = canGoBack }
}

/// The bridge between a model and the framework's view, as an app writes it.
struct ShopPageView: View {
  @ObservedObject var page: ShopPage
  @StateObject private var controller = WebPageController()

  var body: some View {
    HostedWebPage(controller)
      .onAppear { connect() }
      .onDisappear { page.detach() }
  }

  private func connect() {
    controller.handlers.navigation = { [weak page] navigation, answer in
      let isAllowed = page?.navigationRequested(
        to: navigation.url, target: navigation.isMainFrame ? .mainFrame : .subFrame,
        isUserGesture: navigation.isUserGesture)
      answer(isAllowed == true ? .allow : .cancel)
    }
    controller.handlers.newWindow = { [weak page] in
      _ = page?.navigationRequested(to: $0.url, target: .newWindow, isUserGesture: $0.isUserGesture)
    }
    controller.handlers.load = { [weak page] load, event in page?.received(ShopPage.Event(load, event)) }
    controller.handlers.processEnd = { [weak page] _ in page?.received(.processEnded) }
    controller.handlers.status = { [weak page] in
      page?.historyChanged(canGoBack: $0.canGoBack, canGoForward: $0.canGoForward)
    }
    page.attach { [weak controller] command in
      switch command {
      case .load(let url): controller?.load(url)
      case .reload: controller?.reload()
      case .stop: controller?.stop()
      case .goBack: controller?.goBack()
      case .goForward: controller?.goForward()
      }
    }
  }
}

extension ShopPage.Event {
  init(_ load: Int, _ event: WebLoadEvent) {
    switch event {
    case .started(let url): self = .started(load, url)
    case .redirected(let url): self = .redirected(load, url)
    case .progressed(let share): self = .progressed(load, share)
    case .finished: self = .finished(load)
    case .failed(let failure): self = .failed(load, "\(failure.category)")
    case .cancelled: self = .cancelled(load)
    }
  }
}
