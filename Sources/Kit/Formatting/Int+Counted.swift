extension Int {
  /// The number with what it counts: `1 seat`, `3 seats`.
  public func counted(_ one: String, _ many: String) -> String {
    "\(self) \(self == 1 ? one : many)"
  }
}
