import Formatting
import Foundation

/// Says this room's sentences in the user's language.
let translate = Translations { .module }
