/// The help texts, made from the commands' own descriptions.
enum Help {
  static func overview(of commands: [Command], on console: Console) {
    console.print("\("highstreet", .bold)  electronics, fashion, buses and homes on a command line")
    console.print()
    var table = Table(.left, .left)
    for command in commands { table.add("  \(command.name, .bold)", StyledText(command.summary)) }
    table.print(to: console, flexible: 1)
    console.print()
    console.print("Every command takes --help, --json, --source demo|live|URL and --data DIR.")
  }

  static func page(of command: Command, on console: Console) {
    console.print("\(command.summary)")
    console.print()
    for usage in command.usage { console.print("  highstreet \(usage)") }
    console.print()
    var table = Table(.left, .left)
    for option in command.options + Command.commonOptions {
      table.add("  \(option.name)\(option.value.map { " " + $0 } ?? "")", StyledText(option.help))
    }
    table.print(to: console, flexible: 1)
  }
}
