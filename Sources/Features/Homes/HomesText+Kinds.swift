// The service's words for kinds of homes and for where a sale or letting stands. Both sets are open: a word that is not
// known here is shown as it is.

extension HomesText {
  static func kind(_ word: String) -> String {
    switch word.lowercased() {
    case "house": translate("House")
    case "apartment / unit / flat": translate("Apartment / Unit / Flat")
    case "townhouse": translate("Townhouse")
    case "terrace": translate("Terrace")
    case "villa": translate("Villa")
    case "studio": translate("Studio")
    case "semi-detached": translate("Semi-Detached")
    case "duplex": translate("Duplex")
    case "penthouse": translate("Penthouse")
    case "block of units": translate("Block of Units")
    case "carspace": translate("Carspace")
    case "vacant land": translate("Vacant land")
    case "new land": translate("New land")
    case "development site": translate("Development Site")
    case "acreage / semi-rural": translate("Acreage / Semi-Rural")
    case "rural": translate("Rural")
    case "farm": translate("Farm")
    case "retirement living": translate("Retirement Living")
    case "new apartments / off the plan": translate("New Apartments / Off the Plan")
    case "new house & land": translate("New House & Land")
    default: word
    }
  }

  static func status(_ word: String) -> String {
    switch word.lowercased() {
    case "new": translate("New")
    case "new home": translate("New Home")
    case "available now": translate("Available Now")
    case "price updated": translate("Price Updated")
    case "under offer": translate("Under Offer")
    case "backup offers": translate("Backup Offers")
    case "deposit taken": translate("Deposit Taken")
    case "sold": translate("Sold")
    case "leased": translate("Leased")
    case "withdrawn": translate("Withdrawn")
    default: word
    }
  }
}
