#if os(Linux)
  import Foundation

  extension DataPlaces {
    /// `highstreet` in the base directories (https://specifications.freedesktop.org/basedir-spec/latest/); a relative path
    /// in a variable is ignored, as the specification says.
    public static func standard(environment: [String: String] = ProcessInfo.processInfo.environment)
      -> DataPlaces
    {
      func folder(_ variable: String, else path: String) -> URL {
        let home = absolute(environment["HOME"]) ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        let base =
          absolute(environment[variable]) ?? home.appendingPathComponent(path, isDirectory: true)
        return base.appendingPathComponent("highstreet", isDirectory: true)
      }
      return DataPlaces(
        data: folder("XDG_DATA_HOME", else: ".local/share"), cache: folder("XDG_CACHE_HOME", else: ".cache"))
    }

    private static func absolute(_ path: String?) -> URL? {
      guard let path, path.hasPrefix("/") else { return nil }
      return URL(fileURLWithPath: path, isDirectory: true)
    }
  }
#endif
