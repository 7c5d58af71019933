#pragma once

#include "editor/core/library/autosave_worker.h"
#include "io/library/library.h"

class wxWindow;

namespace hexwright::gui {

class Frame;

/// The library: to search, look at, open, restore, compare, import, export, back up and check. Returns when
/// it is closed; what was opened there is in a window then.
void show_library(Frame& frame);

/// Shows two versions beside each other, the changed places marked on both, and tells every change in words.
void show_comparison(wxWindow* parent, const Library& library, const LibraryVersion& before,
                     const LibraryVersion& after);

/// Shows what programs that ended without closing their maps have left unsaved, if there is anything: what,
/// when, how it looks, and how it differs from its file. What is neither recovered nor discarded is offered
/// again.
void offer_recovery(AutosaveWorker& keeper);

}  // namespace hexwright::gui
