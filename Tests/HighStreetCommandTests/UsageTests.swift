import XCTest

@testable import HighStreetCommand

final class UsageTests: CommandTestCase {
  func testHelpNamesEveryCommandAndEveryOption() throws {
    let overview = try run("--help")
    XCTAssertEqual(overview.status, 0)
    for command in HighStreet.commands {
      XCTAssertTrue(overview.output.contains(command.name), command.name)
      let page = try run(command.name, "--help")
      XCTAssertEqual(page.status, 0)
      for option in command.options { XCTAssertTrue(page.output.contains(option.name), option.name) }
    }
  }

  func testTheVersionIsThatOfTheChangeLog() throws {
    XCTAssertEqual(try run("--version").output, "highstreet \(HighStreet.version)\n")
    XCTAssertEqual(try run("departures", "--version").output, "highstreet \(HighStreet.version)\n")
  }

  func testMisuseEndsWithStatusTwoAndAHint() throws {
    for words in [
      [], ["fly"], ["upc", "--fast", "1"], ["homes", "--source", "moon"], ["serve", "now"], ["import", "x"],
    ] {
      let run = try CommandRun(words, data: data)
      XCTAssertEqual(run.status, 2, words.joined(separator: " "))
      XCTAssertTrue(run.messages.contains("--help"), run.messages)
    }
  }

  func testAnOptionIsReadInEitherForm() throws {
    let options: [Arguments.Option] = [.value("--sort", "S", ""), .flag("--direct", "")]
    let arguments = try Arguments(["a", "--sort=-price", "--direct", "--", "--b"], options: options)
    XCTAssertEqual(arguments.operands, ["a", "--b"])
    XCTAssertEqual(arguments["--sort"], "-price")
    XCTAssertTrue(arguments.has("--direct"))
    XCTAssertEqual(try Arguments(["--sort", "-price"], options: options)["--sort"], "-price")
    XCTAssertThrowsError(try Arguments(["--direct=1"], options: options))
    XCTAssertThrowsError(try Arguments(["--sort", "--direct"], options: options))
  }

  func testParagraphsAreBrokenAtBlanks() {
    XCTAssertEqual("one two three".wrapped(to: 7), ["one two", "three"])
    XCTAssertEqual("a incomprehensibilities b".wrapped(to: 5), ["a", "incomprehensibilities", "b"])
    XCTAssertEqual("".wrapped(to: 5), [""])
  }
}
