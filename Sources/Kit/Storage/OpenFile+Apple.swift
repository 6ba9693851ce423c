#if canImport(Darwin)
  import Darwin
  import Foundation

  func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    Darwin.read(descriptor, buffer.baseAddress, buffer.count)
  }

  func platformWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    Darwin.write(descriptor, buffer.baseAddress, buffer.count)
  }

  /// `fsync` leaves the bytes in the drive's own cache there; `F_FULLFSYNC` does not, where the file system
  /// knows it.
  func platformFlush(_ descriptor: Int32) -> Int32 {
    fcntl(descriptor, F_FULLFSYNC) == 0 ? 0 : fsync(descriptor)
  }

  extension stat {
    /// When the content changed and when anything did, in seconds and nanoseconds.
    var changeTimes: [Int] {
      [st_mtimespec.tv_sec, st_mtimespec.tv_nsec, st_ctimespec.tv_sec, st_ctimespec.tv_nsec]
    }
  }
#endif
