import SwiftUITesting

/// A way through an app with stops at which a picture is taken.
struct Tour {
  /// What is to be seen, and how to get there from the stop before.
  struct Stop {
    let name: String
    let arrive: @MainActor (Screen) throws -> Void
  }

  let shop: Shop
  let stops: [Stop]
}
