#pragma once

#include "io/library/library.h"

class wxWindow;

namespace hexwright::gui {

/// Shows two versions beside each other, the changed places marked on both, and tells every change in words.
void show_comparison(wxWindow* parent, const Library& library, const LibraryVersion& before,
                     const LibraryVersion& after);

}  // namespace hexwright::gui
