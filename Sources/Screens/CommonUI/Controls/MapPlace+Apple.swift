#if canImport(Darwin)
  import Foundation

  extension MapPlace {
    /// https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
    func mapAddress(latitude: String, longitude: String) -> URL? {
      var components = URLComponents()
      components.scheme = "https"
      components.host = "maps.apple.com"
      components.path = "/"
      components.queryItems = [
        URLQueryItem(name: "ll", value: "\(latitude),\(longitude)"), URLQueryItem(name: "q", value: name),
      ]
      return components.url
    }
  }
#endif
