import XCTest
@testable import ProductsUI

final class ProductsAppTests: XCTestCase {
}
