#if os(Linux)
  extension TwoColumns {
    /// Two columns are shown wherever the width is regular.
    static var hidesFirstUpright: Bool { false }
  }
#endif
