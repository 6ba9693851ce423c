#if os(Linux)
  import Foundation
  import Glibc

  func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    Glibc.read(descriptor, buffer.baseAddress, buffer.count)
  }

  func platformWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    Glibc.write(descriptor, buffer.baseAddress, buffer.count)
  }

  func platformFlush(_ descriptor: Int32) -> Int32 {
    fsync(descriptor)
  }

  extension stat {
    /// When the content changed and when anything did, in seconds and nanoseconds.
    var changeTimes: [Int] { [st_mtim.tv_sec, st_mtim.tv_nsec, st_ctim.tv_sec, st_ctim.tv_nsec] }
  }
#endif
