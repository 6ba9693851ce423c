import Formatting
import Foundation

/// Says this room's labels in the user's language.
let translate = Translations { .module }
