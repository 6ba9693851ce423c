/// What a product picture shows.
///
/// The drawings are flat: a pale ground, a soft shadow, and the thing itself in the product's own colour.
enum ProductDrawing: String, CaseIterable, Sendable {
  case laptop, tablet, phone, television, headphones, speaker, camera, printer, monitor, keyboard, mouse
  case stylus, controller, gameBox, watch, oven, refrigerator, washer, vacuum, drone, router, storage, disc
  case coffeeMaker, accessory, lightBulb

  /// A picture of 512 × 512 pixels.
  func picture(colour: Colour) -> Canvas {
    let ground = colour.lighter(0.84)
    var canvas = Canvas(width: 512, height: 512, background: .vertical(ground.lighter(0.4), ground))
    canvas.fill(.ellipse(50, 84, 34, 4), ground.darker(0.35), opacity: 0.5)
    draw(on: &canvas, colour)
    return canvas
  }

  private func draw(on canvas: inout Canvas, _ colour: Colour) {
    switch self {
    case .laptop: canvas.drawLaptop(colour)
    case .tablet: canvas.drawScreen(x: 24, y: 18, width: 52, height: 66, frame: colour)
    case .phone: canvas.drawPhone(colour)
    case .television: canvas.drawTelevision(colour)
    case .headphones: canvas.drawHeadphones(colour)
    case .speaker: canvas.drawSpeaker(colour)
    case .camera: canvas.drawCamera(colour)
    case .printer: canvas.drawPrinter(colour)
    case .monitor: canvas.drawMonitor(colour)
    case .keyboard: canvas.drawKeyboard(colour)
    case .mouse: canvas.drawMouse(colour)
    case .stylus: canvas.drawStylus(colour)
    case .controller: canvas.drawController(colour)
    case .gameBox: canvas.drawGameBox(colour)
    case .watch: canvas.drawWatch(colour)
    case .oven: canvas.drawOven(colour)
    case .refrigerator: canvas.drawRefrigerator(colour)
    case .washer: canvas.drawWasher(colour)
    case .vacuum: canvas.drawVacuum(colour)
    case .drone: canvas.drawDrone(colour)
    case .router: canvas.drawRouter(colour)
    case .storage: canvas.drawStorage(colour)
    case .disc: canvas.drawDisc(colour)
    case .coffeeMaker: canvas.drawCoffeeMaker(colour)
    case .accessory: canvas.drawAccessory(colour)
    case .lightBulb: canvas.drawLightBulb(colour)
    }
  }
}
