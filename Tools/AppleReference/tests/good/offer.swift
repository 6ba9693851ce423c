// What the apps may count on, where the other files do not use it: forms of initialisers, twins, styles and rarer modifiers.
import Combine
import SwiftUI

enum Size: String, CaseIterable, Identifiable {
  case small, large
  var id: String { rawValue }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var price: Double
}

final class Basket: ObservableObject {
  @Published var items: [Item] = []
  @Published var query = ""
}

private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

struct Words: View {
  let item: Item
  let font: Font = .system(.headline, design: .rounded)
  var body: some View {
    let price = Text(item.name).bold() + Text(" ") + Text("\(item.price, specifier: "%.2f")").foregroundColor(.secondary).italic()
    VStack(alignment: .leading, spacing: 4) {
      price.lineLimit(2).multilineTextAlignment(.center).truncationMode(.tail).minimumScaleFactor(0.5)
      Text("hello", tableName: "Shop", bundle: .main, comment: "greeting").font(font.weight(.semibold).italic().monospacedDigit())
      Text(verbatim: item.name).strikethrough().underline(true, color: .red).kerning(1).baselineOffset(2).tracking(1)
      Text(Date(), style: .time)
      Text(Date()...Date())
      Text(item.name).font(.custom("Cantarell", size: 12, relativeTo: .body)).fontWeight(.heavy)
      Text(LocalizedStringKey("key")).font(.system(size: 20, weight: .light, design: .monospaced)).textCase(.uppercase)
      Label("Basket", systemImage: "cart").labelStyle(IconOnlyLabelStyle())
      Label { Text(item.name) } icon: { Image(systemName: "star.fill") }.labelStyle(TitleOnlyLabelStyle())
    }
    .lineSpacing(3).allowsTightening(true)
  }
}

struct Pictures: View {
  let picture: UIImage
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Image(uiImage: picture).resizable().interpolation(.high).aspectRatio(contentMode: .fit).scaledToFill().clipped()
      Image("logo", bundle: .main, label: Text("Logo")).renderingMode(.template).antialiased(true)
      Image(decorative: "line").resizable(capInsets: EdgeInsets(), resizingMode: .tile).imageScale(.large)
      Rectangle().fill(Color.red.opacity(0.5)).frame(width: 10, height: nil, alignment: .top)
      RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(Color.accentColor, lineWidth: 2)
      Circle().strokeBorder(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1), style: StrokeStyle(lineWidth: 1, dash: [2, 3]))
      Capsule().trim(from: 0, to: 0.5).rotation(.degrees(90)).foregroundColor(Color(white: 0.5))
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addRect(CGRect(x: 0, y: 0, width: 2, height: 9))
        path.closeSubpath()
      }.fill(Color("brand"), style: FillStyle(eoFill: true))
      LinearGradient(gradient: Gradient(colors: [.blue, .clear]), startPoint: .top, endPoint: .bottom).ignoresSafeArea(.keyboard, edges: .bottom)
      Color(hue: 0.5, saturation: 1, brightness: 1).edgesIgnoringSafeArea(.all).clipShape(Capsule())
    }
    .shadow(radius: 3).border(Color.gray).overlay(Text("new"), alignment: .topLeading).background(Color(UIColor.systemBackground))
    .fixedSize(horizontal: true, vertical: false).layoutPriority(1).zIndex(2).offset(x: 1, y: 2).position(x: 3, y: 4)
    .alignmentGuide(.leading) { $0.width / 2 }.contentShape(Rectangle()).allowsHitTesting(true)
  }
}

struct Fields: View {
  @ObservedObject var basket: Basket
  @State private var size = Size.small
  @State private var optional: Size?
  @State private var date = Date()
  @State private var count = 1
  @State private var level = 0.5
  @State private var isOn = false
  @State private var price = 1.5
  @AppStorage("city") private var city = "Oslo"
  @AppStorage("size") private var stored = Size.large
  @ScaledMetric private var gap: CGFloat = 8

  var body: some View {
    Form {
      Section(header: Text("Search"), footer: Text("By name")) {
        TextField("Name", text: $basket.query, onEditingChanged: { _ in }, onCommit: {}).textFieldStyle(RoundedBorderTextFieldStyle())
        TextField("Price", value: $price, formatter: NumberFormatter()).keyboardType(.decimalPad)
        SecureField("Password", text: $city, onCommit: {}).textContentType(.password).autocapitalization(.none).disableAutocorrection(true)
        TextEditor(text: $city).frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 20, maxHeight: 80, alignment: .leading)
      }
      Picker(selection: $size, label: Text("Size")) { ForEach(Size.allCases) { Text($0.rawValue).tag($0) } }.pickerStyle(SegmentedPickerStyle())
      Picker("Size", selection: $optional) { Text("none").tag(Size?.none) }.pickerStyle(MenuPickerStyle())
      DatePicker("When", selection: $date, in: Date()..., displayedComponents: [.date, .hourAndMinute]).datePickerStyle(CompactDatePickerStyle())
      DatePicker(selection: $date, in: ...Date(), displayedComponents: .date) { Text("Until") }.labelsHidden()
      Stepper("Count \(count)", value: $count, in: 1...9, step: 2)
      Stepper("Count", onIncrement: { count += 1 }, onDecrement: nil)
      Slider(value: $level, in: 0...1, step: 0.1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("Level") }
      Toggle(isOn: $isOn) { Label("On", systemImage: "power") }.toggleStyle(SwitchToggleStyle(tint: .green))
      ProgressView("Loading", value: level, total: 2).progressViewStyle(LinearProgressViewStyle())
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
      Link("Shop", destination: URL(fileURLWithPath: "/"))
      DisclosureGroup("More", isExpanded: $isOn) { Text(stored.rawValue) }
    }
    .padding(gap).padding(.horizontal).padding([.top, .leading], 3).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    .onChange(of: size) { _ in }.onReceive(basket.$query.debounce(for: 0.3, scheduler: RunLoop.main)) { _ in }
    .environment(\.depth, 2).environment(\.locale, Locale(identifier: "nb"))
  }
}

struct Lists: View {
  @EnvironmentObject var basket: Basket
  @Environment(\.openURL) private var openURL
  @Environment(\.presentationMode) private var presentation
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.layoutDirection) private var direction
  @State private var selection: Int?
  @State private var shown: Item?
  @State private var isAsking = false

  var body: some View {
    NavigationView {
      List {
        ForEach(basket.items) { item in
          NavigationLink(destination: Words(item: item), tag: item.id, selection: $selection) { Text(item.name) }
            .contextMenu { Button(action: { shown = item }) { Label("Show", systemImage: "eye") } }
        }
        .onDelete { basket.items.remove(atOffsets: $0) }.onMove { basket.items.move(fromOffsets: $0, toOffset: $1) }
        NavigationLink("All", destination: EmptyView()).listRowBackground(Color.clear).listRowInsets(EdgeInsets())
        NavigationLink(destination: Text("x"), isActive: $isAsking) { EmptyView() }.hidden()
      }
      .listStyle(InsetGroupedListStyle()).navigationTitle("Basket").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
        ToolbarItemGroup(placement: .bottomBar) {
          Menu("Sort") { Button("By name") {} }
          Spacer()
          Menu { Text("x") } label: { Image(systemName: "ellipsis") }
        }
      }
      .sheet(item: $shown, onDismiss: { presentation.wrappedValue.dismiss() }) { Words(item: $0) }
      .alert(item: $shown) {
        Alert(title: Text($0.name), message: nil, primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
      }
      .actionSheet(isPresented: $isAsking) { ActionSheet(title: Text("Sort"), message: Text("How"), buttons: [.default(Text("By name")), .cancel()]) }
      .fullScreenCover(isPresented: $isAsking) { Text(width == .compact || sizeCategory.isAccessibilityCategory ? "small" : "large") }
      .popover(isPresented: $isAsking) { Text(direction == .leftToRight ? "→" : "←") }
      Text("Choose")
    }
    .navigationViewStyle(DoubleColumnNavigationViewStyle()).accentColor(.orange).redacted(reason: .placeholder).unredacted()
    .onOpenURL { openURL($0) { _ in } }
  }
}

struct Grids: View {
  @Namespace private var namespace
  let items: [Item]
  var body: some View {
    GeometryReader { geometry in
      ScrollViewReader { proxy in
        ScrollView([.vertical], showsIndicators: false) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 4, alignment: .top)], spacing: 8, pinnedViews: [.sectionHeaders]) {
            ForEach(items.indices, id: \.self) { Text(items[$0].name).id($0).matchedGeometryEffect(id: $0, in: namespace) }
          }
          LazyVStack(alignment: .leading) { ForEach(0..<3) { Text("\($0)") } }
          ScrollView(.horizontal) { LazyHStack { Divider() } }.frame(width: geometry.size.width / 2)
        }
        .onTapGesture(count: 2) { withAnimation(.easeInOut(duration: 0.2)) { proxy.scrollTo(3, anchor: .center) } }
        .onLongPressGesture {}
      }
    }
    .animation(.default).transition(.move(edge: .bottom).combined(with: .opacity))
    .accessibilityElement(children: .combine).accessibilityLabel("Items").accessibilityValue(Text("3")).accessibilityHint("Scrolls")
    .accessibilityIdentifier("grid").accessibilityHidden(false).accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isImage)
    .accessibilityAction(named: Text("Refresh")) {}.accessibilitySortPriority(1)
    .preferredColorScheme(.dark).opacity(0.9).disabled(items.isEmpty).hidden().cornerRadius(4).statusBar(hidden: true)
  }
}

struct Root: View {
  @StateObject private var basket = Basket()
  @State private var tab = 0
  var body: some View {
    TabView(selection: $tab) {
      Lists().tabItem { Label("Basket", systemImage: "cart") }.tag(0)
      Fields(basket: basket).tabItem { Image(systemName: "gear"); Text("Settings") }.tag(1)
    }
    .tabViewStyle(DefaultTabViewStyle()).environmentObject(basket).buttonStyle(PlainButtonStyle())
  }
}

struct Turned: InsettableShape {
  var amount: CGFloat = 0
  func inset(by amount: CGFloat) -> some InsettableShape { Turned(amount: amount) }
  func path(in rect: CGRect) -> Path {
    let turned = RotatedShape(shape: Rectangle(), angle: .degrees(45)).inset(by: amount).offset(x: 1).inset(by: 2)
    let transform = CGAffineTransform(scaleX: 2, y: 2)
    let sized = ScaledShape(shape: turned, scale: CGSize(width: 2, height: 1), anchor: .topLeading).path(in: rect.applying(transform))
    let projection = ProjectionTransform(transform).concatenating(ProjectionTransform()).inverted()
    return projection.isAffine && !transform.isIdentity ? sized : TransformedShape(shape: Circle(), transform: transform).path(in: rect)
  }
}

let paint = ImagePaint(image: Image("tile"), scale: 2)
let tile = paint.sourceRect.applying(.identity)
