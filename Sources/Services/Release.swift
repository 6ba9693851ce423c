/// Which HighStreet this is.
public enum Release {
  /// The version of the package, as the change log names it.
  public static let version = "0.1.0"
}
