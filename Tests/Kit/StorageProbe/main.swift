import Foundation
@_spi(Testing) import Storage

// A process of its own for the tests of storage, to be killed, starved of disk, or given another session:
//
//   StorageProbe system FOLDER                    which backend KeyVault.system chooses
//   StorageProbe vault VAULT OPERATION…           read:NAME  write:NAME=TEXT  delete:NAME
//   StorageProbe read VAULT FILE                  the content of a sealed file
//   StorageProbe write VAULT FILE TEXT            replaces the content
//   StorageProbe write-killed VAULT FILE STEP     … by a long one, and kills itself after that step
//   StorageProbe write-starved VAULT FILE BYTES   … by a long one, with files limited to so many bytes
//   StorageProbe append VAULT FILE PREFIX COUNT   adds so many lines, one update each
//
// VAULT is `secret-service` or `key-file:FOLDER`. Prints one line a result: a value, `nil` or the failure.

func vault(_ text: String) -> KeyVault {
  text.hasPrefix("key-file:")
    ? .keyFile(in: URL(fileURLWithPath: String(text.dropFirst("key-file:".count))))
    : .secretService(timeout: 0.5)
}

func show(_ work: () async throws -> Data?) async {
  do {
    print(try await work().map { String(decoding: $0, as: UTF8.self) } ?? "nil")
  } catch {
    print(error)
  }
}

func perform(_ operation: String, on vault: KeyVault) async throws -> Data? {
  let parts = operation.split(separator: ":", maxSplits: 1).map(String.init)
  switch parts[0] {
  case "read":
    return try await vault.read(parts[1])
  case "write":
    let pair = parts[1].split(separator: "=", maxSplits: 1).map(String.init)
    try await vault.write(pair[0], Data(pair[1].utf8))
  default:
    try await vault.delete(parts[1])
  }
  return Data("done".utf8)
}

let arguments = Array(CommandLine.arguments.dropFirst())
let long = Data(repeating: UInt8(ascii: "n"), count: 200_000)

switch arguments[0] {
case "system":
  print(await KeyVault.system(fallbackDirectory: URL(fileURLWithPath: arguments[1])).backend.rawValue)

case "vault":
  for operation in arguments.dropFirst(2) {
    await show { try await perform(operation, on: vault(arguments[1])) }
  }

case let command:
  let step = command == "write-killed" ? WriteStep(rawValue: arguments[3]) : nil
  let file = SealedFile(
    url: URL(fileURLWithPath: arguments[2]), keyName: "sealed", vault: vault(arguments[1]),
    afterStep: { if $0 == step { kill(getpid(), SIGKILL) } })
  switch command {
  case "write-killed":
    await show { try await file.update { _ in long } }
  case "write-starved":
    signal(SIGXFSZ, SIG_IGN)
    let bytes = rlim_t(arguments[3]) ?? 0
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    await show { try await file.update { _ in long } }
  case "write":
    await show { try await file.update { _ in Data(arguments[3].utf8) } }
  case "append":
    for number in 0..<(Int(arguments[4]) ?? 0) {
      let line = Data("\(arguments[3])\(number)\n".utf8)
      await show { try await file.update { ($0 ?? Data()) + line } }
    }
  default:
    await show { try await file.read() }
  }
}
