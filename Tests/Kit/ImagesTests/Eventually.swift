import XCTest

/// Lets other tasks run until a condition holds; fails the test when it does not come to hold.
func eventually(
  _ what: String, isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath,
  line: UInt = #line, _ condition: () async -> Bool
) async {
  for _ in 0..<1_000_000 {
    if await condition() { return }
    await Task.yield()
  }
  XCTFail("It never came about that \(what).", file: file, line: line)
}
