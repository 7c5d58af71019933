#pragma once

#include "editor/core/library/autosave_worker.h"

namespace hexwright::gui {

/// Shows what programs that ended without closing their maps have left unsaved, if there is anything: what,
/// when, how it looks, and how it differs from its file. What is neither recovered nor discarded is offered
/// again.
void offer_recovery(AutosaveWorker& keeper);

}  // namespace hexwright::gui
