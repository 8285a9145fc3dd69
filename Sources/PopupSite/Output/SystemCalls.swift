// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

// System calls whose names `FileSystem` gives to its own functions.

func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

func systemLink(_ existing: String, _ path: String) -> Int32 {
  link(existing, path)
}

/// Puts two directories in each other's place in one step; `false` where the system cannot.
func systemExchange(_ left: String, _ right: String) -> Bool {
  #if canImport(Darwin)
    return renamex_np(left, right, UInt32(RENAME_SWAP)) == 0
  #else
    // Looked up at run time: the Swift overlay does not show this GNU function, and Musl lacks it.
    typealias Rename =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    let exchange: UInt32 = 2
    guard let symbol = dlsym(nil, "renameat2") else { return false }
    let rename = unsafeBitCast(symbol, to: Rename.self)
    return rename(AT_FDCWD, left, AT_FDCWD, right, exchange) == 0
  #endif
}
