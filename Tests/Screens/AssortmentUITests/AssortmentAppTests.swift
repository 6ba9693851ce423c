import XCTest
@testable import AssortmentUI

final class AssortmentAppTests: XCTestCase {
}
