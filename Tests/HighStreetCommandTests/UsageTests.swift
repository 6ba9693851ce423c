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

  func testOptionsMayStandBeforeTheCommand() throws {
    let number = "842776108302"
    let expected = try run("upc", number, "--json").output
    for words in [["--json", "upc", number], ["--source", "demo", "--json", "upc", number]] {
      XCTAssertEqual(try CommandRun(words, data: data).output, expected)
    }
    XCTAssertEqual(try CommandRun(["--fast", "upc", number], data: data).status, 2)
    XCTAssertEqual(try CommandRun(["--source", "demo"], data: data).status, 2)
  }

  func testHelpIsFoundWhereverItIsLookedFor() throws {
    let page = try run("upc", "--help").output
    for words in [["upc", "-h"], ["help", "upc"], ["-h", "upc"]] {
      XCTAssertEqual(try CommandRun(words, data: data).output, page)
    }
    XCTAssertEqual(try run("help").output, try run("--help").output)
    XCTAssertEqual(try run("help", "fly").status, 2)
  }

  func testMisuseLeavesStandardOutputEmptyForPrograms() throws {
    for words in [
      [], ["fly"], ["upc"], ["assortment", "--find", " "], ["assortment", "1", "--find", "x"],
      ["departures", "--adults", "-1"], ["products", "show", "-1"], ["serve", "--catalogue", ""],
      ["serve", "--host", ""], ["key", "set", "nobody"], ["homes", "show", "property:0"],
    ] {
      let run = try CommandRun(words + ["--json"], data: data)
      XCTAssertEqual(run.status, 2, words.joined(separator: " "))
      XCTAssertEqual(run.output, "", words.joined(separator: " "))
    }
  }

  func testASourceCarriesNoPasswordWhichACacheWouldKeep() throws {
    for source in [
      "http://anna:secret@127.0.0.1:1", "http://anna@127.0.0.1:1", "http://127.0.0.1:1/?key=secret",
    ] {
      let run = try run("homes", "--source", source)
      XCTAssertEqual(run.status, 2)
      XCTAssertFalse(run.messages.contains("secret"), run.messages)
    }
  }

  func testAMessageAndItsHintAreTwoLines() throws {
    let lines = try run("fl\ny").messages.split(separator: "\n")
    XCTAssertEqual(lines, ["highstreet: There is no command “fl y”.", "Try: highstreet --help"])
  }

  func testProgramsReadTheVersionToo() throws {
    XCTAssertEqual(try run("--version", "--json").object()["version"] as? String, HighStreet.version)
  }

  func testALanguageThatNobodyKnowsIsEnglish() throws {
    func price(_ language: [String: String]) throws -> String {
      try run("products", "show", "6306364", environment: language).output
    }
    for name in ["nonsense", "../../etc", "C", "POSIX.UTF-8", ""] {
      XCTAssertTrue(try price(["LC_ALL": name]).contains("$99.00"), name)
    }
    XCTAssertTrue(try price(["LANG": "de_DE.UTF-8"]).contains("99,00\u{A0}$"))
  }
}
