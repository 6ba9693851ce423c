/// The operators of one name, which travellers take for one company.
public struct OperatorChoice: Sendable, Hashable, Identifiable {
  /// The name, or that it is not known.
  public let name: String
  /// The service's ids of those that are called so.
  public let ids: Set<BusOperator.ID>

  /// The name.
  public var id: String { name }
}
