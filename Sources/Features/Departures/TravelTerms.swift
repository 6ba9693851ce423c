/// What an operator allows: luggage, refund, exchange, and what to bring. `nil` is "not said".
public struct TravelTerms: Sendable, Hashable {
  /// Whether bags may be checked in.
  public var allowsBags: Bool?
  /// How many bags may be checked in without a fee.
  public var checkedBags: Int?
  /// The weight of each of them, in kilograms.
  public var kilogramsPerBag: Int?
  /// Whether more bags may be checked in for a fee.
  public var allowsExtraBags: Bool?
  /// How many pieces may be carried on board.
  public var carryOns: Int?
  /// Whether the fare is given back.
  public var isRefundable: Bool?
  /// Hours before departure until which it is.
  public var refundCutoffHours: Int?
  /// Whether the ticket can be exchanged.
  public var isExchangeable: Bool?
  /// Hours before departure until which it can.
  public var exchangeCutoffHours: Int?
  /// Whether a piece of identification is asked for.
  public var needsIdentification: Bool?
  /// Whether the ticket must be printed.
  public var needsPrintedTicket: Bool?

  /// Terms of which nothing is said.
  public init() {}
}
