import XCTest

import SwiftUI
import SwiftUITesting

@MainActor
private final class Shop: ObservableObject {
  @Published var items = ["apple", "bread", "cheese"]
  @Published var chosen: String?
  @Published var many: Set<String> = []
  @Published var showsMore = false
  var pressed = 0
}

private struct ShopList: View {
  @ObservedObject var shop: Shop

  var body: some View {
    List {
      Text("static")
      Section(header: Text("Fruit"), footer: Text("fresh")) {
        ForEach(shop.items, id: \.self) { Text($0) }
          .onDelete { shop.items.remove(atOffsets: $0) }
          .onMove { shop.items.move(fromOffsets: $0, toOffset: $1) }
        if shop.showsMore {
          Text("more")
          Text("still more")
        }
      }
      Section(header: Text("Empty")) {
        ForEach([String](), id: \.self) { Text($0) }
      }
    }
  }
}

private struct Registering: View {
  let shop: Shop
  @Environment(\.rowForTests) private var row

  var body: some View {
    Text("link").onAppear {
      _ = row?.register(action: { shop.pressed += 1 }, showsDisclosure: true)
    }
  }
}

extension EnvironmentValues {
  fileprivate var rowForTests: ListRowContext? { listRow }
}

@MainActor
private func row(_ label: String, in screen: Screen) -> ListRowContent? {
  screen.content(ListRowContent.self, label)
}

final class ListTests: XCTestCase {
  func testAPlainListHasRowsHeadersAndFooters() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 400)) { ShopList(shop: Shop()) }
      XCTAssertEqual(
        screen.dump,
        """
        Container (0 0 200 400)
          Scroll vertical list plain (0 0 200 400)
            Container (0 0 200 261)
              Container (0 0 200 261)
                Row first last (0 0 200 44)
                  Text "static" (16 12 48 20)
                Row first delete move (0 72 200 44)
                  Text "apple" (16 12 40 20)
                Row delete move (0 116 200 44)
                  Text "bread" (16 12 40 20)
                Row last delete move (0 160 200 44)
                  Text "cheese" (16 12 48 20)
                Footer (0 204 200 29)
                  Text "fresh" (16 6 34.8 17)
                Header (0 44 200 28)
                  Text "Fruit" (16 4 40 20)
                Header (0 233 200 28)
                  Text "Empty" (16 4 40 20)

        """)
    }
  }

  func testAGroupedListKeepsSectionsApart() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 600)) {
        ShopList(shop: Shop()).listStyle(.insetGrouped)
      }
      XCTAssertEqual(screen.content(ScrollContent.self)?.list, .insetGrouped)
      let card = screen.find(ListRowContent.self, "static")
      XCTAssertEqual(card?.frame, CGRect(x: 16, y: 35, width: 168, height: 44))
      XCTAssertNotNil(screen.find("FRUIT"))
      XCTAssertNil(row("cheese", in: screen)?.separatorInset)
      XCTAssertEqual(row("apple", in: screen)?.separatorInset, 16)
    }
  }

  func testRowsAreDeletedAndMoved() {
    MainActor.assumeIsolated {
      let shop = Shop()
      let screen = Screen(size: CGSize(width: 200, height: 600)) { ShopList(shop: shop) }
      row("bread", in: screen)?.delete?()
      screen.update()
      XCTAssertNil(screen.find("bread"))
      XCTAssertEqual(shop.items, ["apple", "cheese"])
      row("cheese", in: screen)?.move?(0)
      screen.update()
      XCTAssertEqual(shop.items, ["cheese", "apple"])
      XCTAssertEqual(row("cheese", in: screen)?.isFirst, true)
      XCTAssertEqual(row("apple", in: screen)?.isLast, true)
      XCTAssertNil(row("static", in: screen)?.delete)
    }
  }

  func testConditionalRowsAreRowsOfTheirOwn() {
    MainActor.assumeIsolated {
      let shop = Shop()
      let screen = Screen(size: CGSize(width: 200, height: 600)) { ShopList(shop: shop) }
      XCTAssertEqual(row("cheese", in: screen)?.isLast, true)
      shop.showsMore = true
      screen.update()
      XCTAssertEqual(row("cheese", in: screen)?.isLast, false)
      XCTAssertEqual(row("still more", in: screen)?.isLast, true)
    }
  }

  func testARowIsSelectedByItsIdentity() {
    MainActor.assumeIsolated {
      let shop = Shop()
      let one = Binding(get: { shop.chosen }, set: { shop.chosen = $0 })
      let screen = Screen(size: CGSize(width: 200, height: 600)) {
        Observing(shop: shop) { List(shop.items, id: \.self, selection: one) { Text($0) } }
      }
      row("bread", in: screen)?.press?()
      screen.update()
      XCTAssertEqual(shop.chosen, "bread")
      XCTAssertEqual(row("bread", in: screen)?.isSelected, true)
      XCTAssertEqual(row("apple", in: screen)?.isSelected, false)
    }
  }

  func testSeveralRowsAreSelected() {
    MainActor.assumeIsolated {
      let shop = Shop()
      let many = Binding(get: { shop.many }, set: { shop.many = $0 })
      let screen = Screen(size: CGSize(width: 200, height: 600)) {
        Observing(shop: shop) { List(shop.items, id: \.self, selection: many) { Text($0) } }
      }
      row("bread", in: screen)?.press?()
      row("apple", in: screen)?.press?()
      screen.update()
      XCTAssertEqual(shop.many, ["apple", "bread"])
      row("bread", in: screen)?.press?()
      screen.update()
      XCTAssertEqual(row("bread", in: screen)?.isSelected, false)
      XCTAssertEqual(row("apple", in: screen)?.isSelected, true)
    }
  }

  func testAViewInARowMakesTheWholeRowDoItsWork() {
    MainActor.assumeIsolated {
      let shop = Shop()
      let screen = Screen(size: CGSize(width: 200, height: 600)) {
        List {
          Text("other")
          Registering(shop: shop)
        }
      }
      XCTAssertNil(row("other", in: screen)?.press)
      XCTAssertEqual(row("link", in: screen)?.showsDisclosure, true)
      row("link", in: screen)?.press?()
      XCTAssertEqual(shop.pressed, 1)
    }
  }

  func testRegistrationsLeaveWithTheirViews() {
    MainActor.assumeIsolated {
      let row = ListRowContext()
      var log: [String] = []
      row.changed = { log.append("changed") }
      let first = row.register(action: { log.append("first") }, showsDisclosure: true)
      let second = row.register(action: { log.append("second") }, showsDisclosure: false)
      row.primary?.action()
      row.update(first, action: { log.append("newer") }, showsDisclosure: true)
      row.primary?.action()
      row.withdraw(first)
      row.primary?.action()
      row.withdraw(second)
      XCTAssertNil(row.primary)
      XCTAssertEqual(log, ["changed", "first", "newer", "changed", "second", "changed"])
    }
  }

  func testModifiersOfARowReachTheList() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 600)) {
        List {
          Text("wide").listRowInsets(EdgeInsets())
          Text("red").listRowBackground(Text("behind"))
          Text("plain")
        }
        .environment(\.defaultMinListRowHeight, 30)
      }
      XCTAssertEqual(screen.find("wide")?.frame.origin, CGPoint(x: 0, y: 5))
      XCTAssertEqual(screen.find(ListRowContent.self, "wide")?.frame.height, 30)
      XCTAssertEqual(row("red", in: screen)?.hasBackground, true)
      XCTAssertEqual(row("behind", in: screen)?.hasBackground, true)
      XCTAssertEqual(row("plain", in: screen)?.hasBackground, false)
    }
  }

  func testALongListStaysSmall() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 440)) {
        List(0..<10_000) { Text(String($0)) }
      }
      let (nodes, elements) = (screen.tree.nodeCount, screen.tree.elementCount)
      XCTAssertLessThan(screen.rowCount, 24)
      for y in stride(from: 0, through: 439_600, by: 4_000) { screen.scroll(to: CGFloat(y)) }
      screen.scroll(to: 500_000)
      XCTAssertEqual(screen.content(ListRowContent.self, "9999")?.isLast, true)
      XCTAssertLessThan(screen.tree.nodeCount, nodes * 2)
      screen.scroll(to: 0)
      XCTAssertEqual(screen.tree.nodeCount, nodes)
      XCTAssertEqual(screen.tree.elementCount, elements)
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
      XCTAssertEqual(screen.tree.elementCount, 0)
    }
  }

  func testAnUpdateOfAListEvaluatesMountedRowsOnly() {
    MainActor.assumeIsolated {
      @MainActor func evaluations(of count: Int) -> Int {
        let shop = Shop()
        shop.items = (0..<count).map(String.init)
        let screen = Screen(size: CGSize(width: 200, height: 440)) { ShopList(shop: shop) }
        let before = screen.tree.evaluations
        shop.items[1] = "new"
        screen.update()
        XCTAssertNotNil(screen.find("new"))
        return screen.tree.evaluations - before
      }
      XCTAssertEqual(evaluations(of: 100), evaluations(of: 10_000))
    }
  }

  func testAnEmptyListAndAFormAreShown() {
    MainActor.assumeIsolated {
      let empty = Screen { List([String](), id: \.self) { Text($0) } }
      XCTAssertEqual(empty.rowCount, 0)
      let form = Screen { Form { Text("field") } }
      XCTAssertEqual(form.content(ScrollContent.self)?.list, .grouped)
      XCTAssertNotNil(row("field", in: form))
    }
  }

  func testAnEditButtonLetsRowsBeEdited() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 440)) { EditableList() }
      XCTAssertEqual(row("one", in: screen)?.isEditing, false)
      screen.content(ButtonContent.self, "Edit")?.press()
      screen.update()
      XCTAssertEqual(row("one", in: screen)?.isEditing, true)
      XCTAssertNotNil(screen.find("Done"))
    }
  }

  func testRowsCanBeBoundToTheirElements() {
    MainActor.assumeIsolated {
      let shop = Shop()
      let items = Binding(get: { shop.items }, set: { shop.items = $0 })
      let screen = Screen(size: CGSize(width: 200, height: 440)) {
        Observing(shop: shop) {
          List(items, id: \.self) { item in
            Button(item.wrappedValue) { item.wrappedValue = "sold" }
          }
        }
      }
      screen.content(ButtonContent.self, "bread")?.press()
      screen.update()
      XCTAssertEqual(shop.items, ["apple", "sold", "cheese"])
      XCTAssertNotNil(row("sold", in: screen))
    }
  }

  func testSectionsOfARepetitionAreSections() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 440)) {
        List {
          ForEach(0..<3) { section in
            Section(header: Text("Header \(section)")) {
              ForEach(0..<1000) { Text("\(section).\($0)") }
            }
          }
        }
      }
      XCTAssertLessThan(screen.rowCount, 30)
      XCTAssertNotNil(screen.find("Header 0"))
      screen.scroll(to: 28 + 44_000)
      XCTAssertEqual(row("1.0", in: screen)?.isFirst, true)
      XCTAssertEqual(row("0.999", in: screen)?.isLast, true)
    }
  }
}

private struct EditableList: View {
  @State private var mode = EditMode.inactive

  var body: some View {
    List {
      EditButton()
      Text("one")
    }
    .environment(\.editMode, $mode)
  }
}

private struct Observing<Content: View>: View {
  @ObservedObject var shop: Shop
  let content: () -> Content

  init(shop: Shop, @ViewBuilder content: @escaping () -> Content) {
    self.shop = shop
    self.content = content
  }

  var body: some View {
    content()
  }
}
