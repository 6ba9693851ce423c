import Foundation

/// The pictures of a home: how many there are, what each shows, and under which address it is served.
///
/// An address is `/pictures/home/<id>-<number>-w<width>-h<height>`, numbers from 1; whoever draws the picture
/// asks `look` what to draw.
enum HomePicturePlan {
  /// What a picture shows.
  enum Subject: String {
    case facade, livingRoom, kitchen, bedroom, bathroom, garden, view, floorPlan
  }

  /// One picture.
  struct Look: Equatable {
    let subject: Subject
    /// The family of the home, as in `HomesSource`: `cottage`, `highrise`; a project is `project`.
    let family: String
    /// Two pictures of a home share its upper 32 bits, so that the house looks the same in all of them.
    let seed: UInt64
    let width: Int
    let height: Int
  }

  /// What the picture of a home, or of a project, shows; `nil` when the id or the number is unknown.
  static func look(_ id: Int, _ number: Int) -> Look? {
    let looks = looks(of: id)
    return looks.indices.contains(number - 1) ? looks[number - 1] : nil
  }

  /// All pictures of a home, or of a project, in order.
  static func looks(of id: Int) -> [Look] {
    guard let family = families[id] else { return [] }
    let house = Seed("house \(id)").value
    let subjects = subjects(of: family, seed: Seed("pictures \(id)"))
    return subjects.enumerated().map { offset, subject in
      let detail = Seed("picture \(id) \(offset)").value
      let size = subject == .floorPlan ? (768, 1024) : sizes[Int(house % UInt64(sizes.count))]
      return Look(
        subject: subject, family: family, seed: (house & ~0xffff_ffff) | (detail & 0xffff_ffff),
        width: size.0,
        height: size.1)
    }
  }

  /// The path of a picture.
  static func path(_ id: Int, _ number: Int, _ look: Look) -> String {
    "/pictures/home/\(id)-\(number)-w\(look.width)-h\(look.height)"
  }

  /// Three by two mostly, as from a camera; some are four by three, or wide.
  private static let sizes = [(1024, 683), (1024, 683), (1024, 768), (1024, 576)]

  private static func subjects(of family: String, seed: Seed) -> [Subject] {
    let all: [Subject]
    switch family {
    case "land": return [.garden, .view, .floorPlan]
    case "project": return [.facade, .livingRoom, .kitchen, .garden, .floorPlan]
    case "studio": all = [.livingRoom, .kitchen, .bathroom, .facade]
    case "highrise": all = [.view, .livingRoom, .kitchen, .bedroom, .bathroom, .facade]
    case "apartment": all = [.livingRoom, .kitchen, .bedroom, .bathroom, .facade, .garden]
    case "coastal", "acreage": all = [.facade, .view, .livingRoom, .kitchen, .bedroom, .garden, .bathroom]
    default: all = [.facade, .livingRoom, .kitchen, .bedroom, .garden, .bathroom, .bedroom]
    }
    return all.prefix(all.count - seed.below(2)) + (seed.below(5) == 0 ? [] : [.floorPlan])
  }

  private static let families: [Int: String] = {
    let homes = [HomesSource.sale, HomesSource.rent, HomesSource.projectHomes].flatMap { TextTable($0).rows }
    let projects = TextTable(HomesSource.projects).rows
    let pairs =
      homes.map { ($0.int("id") ?? 0, $0["family"]) } + projects.map { ($0.int("id") ?? 0, "project") }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}
