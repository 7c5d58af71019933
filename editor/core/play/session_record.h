#pragma once

#include "editor/core/play/setup.h"
#include "io/playtest/record.h"

namespace hexwright {

// Between what a game is set up with and what its record says.

PlayOptions options_of(const PlaySetup& setup);
RecordHead head_of(const PlaySetup& setup);

}  // namespace hexwright
