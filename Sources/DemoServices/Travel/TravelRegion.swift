/// A state or province and its country.
struct TravelRegion {
  let id: Int
  let name: String
  let country: String
  let code3: String
  let countryName: String
  let language: String
  let currency: String
  let population: Int
}
