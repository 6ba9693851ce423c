#if os(Linux)
  import Foundation

  extension MapPlace {
    /// https://wiki.openstreetmap.org/wiki/Browsing#Other_URL_tricks
    func mapAddress(latitude: String, longitude: String) -> URL? {
      URL(
        string:
          "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)#map=17/\(latitude)/\(longitude)"
      )
    }
  }
#endif
