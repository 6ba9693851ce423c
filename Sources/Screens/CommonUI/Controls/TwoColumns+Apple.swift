#if canImport(UIKit)
  extension TwoColumns {
    /// An iPad does.
    static var hidesFirstUpright: Bool { true }
  }
#endif
