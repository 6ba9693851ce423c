import Foundation

/// Writes GIF files of one white pixel.
enum GIF {
  /// - Parameters:
  ///   - screen: the width and height that the file states.
  ///   - frame: the width and height that its one frame states.
  static func file(screen: (UInt16, UInt16) = (1, 1), frame: (UInt16, UInt16) = (1, 1)) -> Data {
    let colours: [UInt8] = [0x80, 0, 0, 255, 255, 255, 0, 0, 0]
    let comment: [UInt8] = [0x21, 0xFE, 2, 0x68, 0x69, 0]
    let place: [UInt8] = [0x2C, 0, 0, 0, 0]
    let pixelsAndEnd: [UInt8] = [0, 2, 2, 0x44, 1, 0, 0x3B]
    var file = Data("GIF89a".utf8)
    for part in [pair(screen), colours, comment, place, pair(frame), pixelsAndEnd] { file += part }
    return file
  }

  private static func pair(_ size: (UInt16, UInt16)) -> [UInt8] {
    [size.0, size.1].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
  }
}
