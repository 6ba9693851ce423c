import XCTest
@testable import HomesUI

final class HomesAppTests: XCTestCase {
}
