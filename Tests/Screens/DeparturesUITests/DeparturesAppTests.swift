import XCTest
@testable import DeparturesUI

final class DeparturesAppTests: XCTestCase {
}
