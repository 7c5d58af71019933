#pragma once

#include <wx/string.h>

#include "editor/core/batch/batch_runner.h"

namespace hexwright::gui {

// What is told of a batch.

/// "312 of 1000 games, 0:12 left".
wxString progress_words(const PlayedSoFar& batch, bool running);
/// What the batch says of the seats, and what others say who played.
wxString seat_words(const BatchResult& result);
wxString length_words(const PlayedSoFar& batch);

}  // namespace hexwright::gui
