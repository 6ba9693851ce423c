import Foundation

/// The favourites as the user sees them: those that are written, with the changes still being written on top.
struct FavouritesLedger: Sendable {
  enum Change: Sendable, Hashable {
    case add(Favourite)
    case remove(HomeID)
  }

  /// Tells one change from another, so that each is taken back or settled once.
  struct Ticket: Sendable, Hashable {
    fileprivate let number: Int
  }

  /// What the file held when it was last read or written.
  var written: [Favourite] = []
  private var pending: [(ticket: Ticket, change: Change)] = []
  private var ticketCount = 0

  /// The written favourites after all pending changes, newest first.
  var favourites: [Favourite] {
    pending.reduce(into: written) { favourites, pending in
      switch pending.change {
      case .add(let favourite):
        if !favourites.contains(where: { $0.id == favourite.id }) { favourites.insert(favourite, at: 0) }
      case .remove(let id): favourites.removeAll { $0.id == id }
      }
    }
  }

  mutating func begin(_ change: Change) -> Ticket {
    ticketCount += 1
    let ticket = Ticket(number: ticketCount)
    pending.append((ticket, change))
    return ticket
  }

  /// The change is written, or will never be.
  mutating func end(_ ticket: Ticket) {
    pending.removeAll { $0.ticket == ticket }
  }
}
