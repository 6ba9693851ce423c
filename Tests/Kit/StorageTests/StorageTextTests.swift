import Formatting
import XCTest

@testable import Storage

final class StorageTextTests: XCTestCase {
  private let kept = URL(fileURLWithPath: "/data/homes.sealed.corrupt-2016-07-29T120000Z")

  func testEveryFailureSaysWhatHappenedAndWhatToDo() {
    let failures: [Error] = [
      VaultFailure.locked, VaultFailure.unavailable("there is no session bus"), VaultFailure.timeout(5),
      VaultFailure.denied, VaultFailure.unsafe("it is a symbolic link"), VaultFailure.failed("no answer"),
      FileFailure.system(operation: .write, path: "/data/homes.sealed", code: EACCES),
      FileFailure.system(operation: .write, path: "/data/homes.sealed", code: ENOSPC),
      FileFailure.busy(path: "/data/homes.sealed"), FileFailure.corrupt(keptAs: kept),
      SealedFileFailure.corrupt(keptAs: kept), SealedFileFailure.wrongKey(keptAs: kept),
      SealedFileFailure.keyMissing(path: "/data/homes.sealed"),
      SealedFileFailure.backendChanged(recorded: "keychain", current: .keyFile, path: "/data/homes.sealed"),
      SealedFileFailure.newerVersion(2, path: "/data/homes.sealed"),
      ServiceKey.Fault.empty("busbud"), ServiceKey.Fault.malformed("busbud"),
    ]
    for failure in failures {
      let text = failure.localizedDescription
      XCTAssertGreaterThanOrEqual(text.components(separatedBy: ". ").count, 2, text)
      XCTAssertTrue(text.hasSuffix("."), text)
      XCTAssertFalse(text.contains(".."), text)
    }
    XCTAssertEqual(Set(failures.map(\.localizedDescription)).count, failures.count)
  }

  func testAFullDiskAndAForeignBackendAreNamed() {
    XCTAssertEqual(
      FileFailure.system(operation: .write, path: "/data/a", code: ENOSPC).localizedDescription,
      "There is no space left to write /data/a. What was kept before is still there. Free some space, then try again."
    )
    XCTAssertTrue(
      SealedFileFailure.backendChanged(recorded: "vault of tomorrow", current: .keyFile, path: "/data/a")
        .localizedDescription.contains("vault of tomorrow, but now the key file is in use"))
    XCTAssertEqual(
      VaultFailure.timeout(1).localizedDescription,
      "The password store did not answer within 1 second. Try again; if that does not help, log out and in.")
  }

  func testAFailureOfAFileIsToldInGermanAndFrench() {
    let failure = FileFailure.system(operation: .open, path: "/data/a", code: EACCES)
    let reason = String(cString: strerror(EACCES))
    Language.$override.withValue(.german) {
      XCTAssertEqual(
        failure.localizedDescription,
        "/data/a ließ sich nicht öffnen: \(reason). Prüfen Sie die Datei und ihren Ordner und versuchen Sie es noch einmal."
      )
    }
    Language.$override.withValue(.french) {
      XCTAssertEqual(
        failure.localizedDescription,
        "Impossible d’ouvrir /data/a\u{A0}: \(reason). Vérifiez le fichier et son dossier, puis réessayez.")
    }
  }

  func testOnlyAKeyFileNeedsANotice() {
    XCTAssertNil(KeyVault.Backend.keychain.notice)
    XCTAssertNil(KeyVault.Backend.secretService.notice)
    XCTAssertNotNil(KeyVault.Backend.keyFile.notice)
  }

  func testTheNamesOfTheBackendsFitTheHeaderOfASealedFile() {
    for backend in KeyVault.Backend.allCases {
      XCTAssertLessThanOrEqual(backend.rawValue.utf8.count, 16)
      XCTAssertTrue(backend.rawValue.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
