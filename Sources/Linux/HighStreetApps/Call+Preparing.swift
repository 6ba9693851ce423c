import CommonUI
import Formatting
import Foundation
import Services
import SwiftUI
import SwiftUIGTK

extension Call {
  /// Makes known what holds for the whole process, before the first view is made.
  @MainActor
  func prepare(environment: [String: String]) throws {
    guard let vault = VaultChoice(environment: environment) else {
      let name = VaultChoice.environmentVariable
      throw Mistake(description: "\(name) takes key-file, not \(environment[name] ?? "").")
    }
    let places = data.map { DataPlaces(folder: $0) } ?? .standard(environment: environment)
    LaunchOptions(
      source: source, places: places, vault: vault, environment: environment,
      language: language ?? .best(environment: environment)
    ).becomeStandard()
    GTKAppHost.options.environment.locale = Locale.standard
    GTKAppHost.options.size = size ?? subject.usualSize
    GTKAppHost.options.screenshot = screenshot
    if let scheme, Toolkit.start() { SystemTheme.colorScheme = scheme }
  }
}

extension Call.Subject {
  /// The size of the window where none is asked for, in points.
  fileprivate var usualSize: CGSize {
    self == .launcher ? CGSize(width: 480, height: 640) : GTKAppHost.Options().size
  }
}
