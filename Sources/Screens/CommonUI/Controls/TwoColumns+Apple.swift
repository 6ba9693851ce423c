#if canImport(UIKit)
  extension TwoColumns {
    /// An iPad does upright, and a large iPhone on its side.
    static var hidesFirstUpright: Bool { true }
  }
#endif
