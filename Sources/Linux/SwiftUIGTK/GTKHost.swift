import CGTK
import SwiftUI
