import Foundation

/// Runs `body`, and then frees what it left to Objective-C's memory management, where there is one: a long loop
/// over Foundation's values must not keep them all.
func freeingTemporaries<Result>(_ body: () throws -> Result) rethrows -> Result {
  #if canImport(ObjectiveC)
    try autoreleasepool { try body() }
  #else
    try body()
  #endif
}
