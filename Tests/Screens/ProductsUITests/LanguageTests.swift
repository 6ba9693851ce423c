import Formatting
import Foundation
import HTTP
import Products
import SwiftUI
import SwiftUITesting
import XCTest

@testable import ProductsUI

final class LanguageTests: XCTestCase {
  func testTheScreensSpeakGerman() throws {
    try Language.$override.withValue(.german) {
      try MainActor.assumeIsolated {
        let screen = try Screen.products(.of([Goods.pen, Goods.wrong]))
        XCTAssertEqual(screen.openTitle, "Artikel")
        XCTAssertTrue(screen.has(.text("ZUM BEISPIEL")))
        try screen.search("stift", for: .text("2 Artikel"))
        XCTAssertTrue(screen.has("Google - Pixelbook Pen - Midnight Blue, $99.00, UPC: Gültig"))
        try screen.tap(.containing("Pixelbook"))
        for text in ["Strichcode-Nummer", "Berechnete Prüfziffer", "So wurde sie berechnet", "Beschreibung"] {
          XCTAssertTrue(screen.has(.text(text)), text)
        }
        XCTAssertTrue(screen.has("Strichcode von 842776108302"))
        try screen.close()
      }
    }
  }

  func testTheScreensSpeakFrench() throws {
    try Language.$override.withValue(.french) {
      try MainActor.assumeIsolated {
        let screen = try Screen.products(.of([Goods.wrong]))
        try screen.search("lampe", for: .text("1 produit"))
        try screen.tap(.containing("Lamp with a wrong number, "))
        XCTAssertTrue(screen.has(.text("Clé de contrôle calculée")))
        XCTAssertTrue(
          screen.has(.text("Aucun lecteur ne lirait un code-barres de ce numéro.")), screen.text)
        try screen.close()
      }
    }
  }
}
