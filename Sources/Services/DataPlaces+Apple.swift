#if canImport(Darwin)
  import Foundation

  extension DataPlaces {
    /// The app's own folders. The data stays out of backups: the key of the sealed favourites never leaves the device, so
    /// that on another one they could not be read.
    public static func standard(environment: [String: String] = ProcessInfo.processInfo.environment)
      -> DataPlaces
    {
      func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        let found = FileManager.default.urls(for: directory, in: .userDomainMask).first
        return (found ?? FileManager.default.temporaryDirectory)
          .appendingPathComponent("HighStreet", isDirectory: true)
      }
      let places = DataPlaces(data: folder(.applicationSupportDirectory), cache: folder(.cachesDirectory))
      places.keepDataOutOfBackups()
      return places
    }

    private func keepDataOutOfBackups() {
      var folder = data
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try folder.setResourceValues(values)
      } catch {
        // Then a backup holds a file that no other device can read, which the app says there.
      }
    }
  }
#endif
