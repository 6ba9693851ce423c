import SwiftUI

struct Zoomable: View {
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @GestureState private var pinch: CGFloat = 1
  @GestureState private var hold: Bool?
  @GestureState(initialValue: .zero, resetTransaction: Transaction(animation: .spring())) private var drag: CGSize
  @GestureState(reset: { value, transaction in transaction.animation = value == nil ? nil : .default }) private var turn: Angle?
  private var magnification: some Gesture {
    MagnificationGesture(minimumScaleDelta: 0.1).updating($pinch) { value, state, _ in state = value }.onEnded { scale *= $0 }
  }
  private var rotation: some Gesture { RotationGesture(minimumAngleDelta: .degrees(2)).onChanged { angle = $0 }.updating($turn) { value, state, _ in state = value } }
  private var pressAndDrag: some Gesture {
    LongPressGesture().sequenced(before: DragGesture()).updating($drag) { value, state, transaction in
      transaction.isContinuous = true
      switch value {
      case .first(true): state = .zero
      case .second(true, let drag): state = drag?.translation ?? .zero
      default: break
      }
    }
  }
  private var taps: some Gesture {
    TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
      switch value {
      case .first: scale = 2
      case .second: scale = 1
      }
    }
  }
  private var both: some Gesture {
    MagnificationGesture().simultaneously(with: RotationGesture()).map { ($0.first ?? 1, $0.second?.degrees ?? 0) }
      .onEnded { scale *= $0.0 + CGFloat($0.1) }
  }
  var body: some View {
    VStack {
      Text("a").scaleEffect(scale * pinch).rotationEffect(turn ?? angle).gesture(magnification.simultaneously(with: rotation))
      Text("b").offset(drag).gesture(pressAndDrag).highPriorityGesture(taps).simultaneousGesture(both, including: .gesture)
      Text("c").gesture(LongPressGesture().updating($hold) { value, state, _ in state = value }.map { $0 ? 1 : 0 }.onChanged { scale = CGFloat($0) })
    }
  }
}
