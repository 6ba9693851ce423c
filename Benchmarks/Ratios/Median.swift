/// The middle one of some values.
public func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
