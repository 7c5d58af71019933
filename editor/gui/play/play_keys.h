#pragma once

#include "editor/gui/dialogs/keys_dialog.h"

namespace hexwright::gui {

/// What the keys and the mouse do while a map is played.
KeyLines keys_of_play();

}  // namespace hexwright::gui
