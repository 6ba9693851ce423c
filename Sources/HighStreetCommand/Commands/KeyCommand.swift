import Foundation
import Storage

extension Command {
  static let key = Command(
    name: "key",
    summary: "Keep or forget a key of the live services, or tell which there are",
    usage: [
      "key set bestbuy|bonprix|busbud      (the key is read from standard input)",
      "key forget bestbuy|bonprix|busbud", "key list",
    ]
  ) { invocation in
    let operands = invocation.arguments.operands
    switch (operands.first, operands.count) {
    case ("set", 2): try await set(try key(operands[1]), invocation)
    case ("forget", 2): try await forget(try key(operands[1]), invocation)
    case ("list", 1): try await list(invocation)
    case ("set", 3...):
      throw UsageError(
        "A key is never an argument, where others could see it. Type it when asked, or pipe it in.")
    default: throw UsageError("Write key set NAME, key forget NAME or key list.")
    }
    return 0
  }

  private static func key(_ name: String) throws -> ServiceKey {
    if let key = ServiceKey.all.first(where: { $0.name == name }) { return key }
    throw UsageError("There is no service \(name.quoted); there are bestbuy, bonprix and busbud.")
  }

  private static func set(_ key: ServiceKey, _ invocation: Invocation) async throws {
    guard let text = SecretInput.read(prompt: "Key of \(key.name): ") else {
      throw CommandFailure("There is no key on standard input.")
    }
    let vault = await invocation.services.vault()
    try await key.store(text, in: vault)
    invocation.notePlace(of: vault.backend)
    try report("The key of \(key.name) is kept.", KeyChangeJSON(name: key.name, kept: true), invocation)
  }

  private static func forget(_ key: ServiceKey, _ invocation: Invocation) async throws {
    try await invocation.services.vault().delete(key.name)
    try report("The key of \(key.name) is forgotten.", KeyChangeJSON(name: key.name, kept: false), invocation)
  }

  private static func report(_ text: String, _ json: KeyChangeJSON, _ invocation: Invocation) throws {
    if invocation.wantsJSON {
      try invocation.console.print(json: json)
    } else {
      invocation.console.print(StyledText(text))
    }
  }

  private static func list(_ invocation: Invocation) async throws {
    let vault = await invocation.services.vault()
    var entries: [KeyJSON] = []
    for key in ServiceKey.all {
      let isInEnvironment = invocation.services.hasInEnvironment(key)
      let isKept = try await vault.read(key.name) != nil
      let place = isInEnvironment ? "environment" : isKept ? "vault" : key.fallback == nil ? nil : "built-in"
      entries.append(KeyJSON(name: key.name, environmentVariable: key.environmentVariable, source: place))
    }
    if invocation.wantsJSON {
      try invocation.console.print(json: entries)
      return
    }
    var table = Table(.left, .left, .left)
    for entry in entries {
      table.add(
        StyledText(entry.name, .bold), StyledText(entry.source ?? "none"),
        StyledText(entry.environmentVariable, .dim))
    }
    table.print(to: invocation.console, flexible: 2)
  }
}

/// What `--json` says of a key: where it comes from, never what it is.
private struct KeyJSON: Encodable {
  let name: String
  let environmentVariable: String
  @ExplicitNull var source: String?
}

/// What `--json` says after a change: whether the vault has a key of this name.
private struct KeyChangeJSON: Encodable {
  let name: String
  let kept: Bool
}
