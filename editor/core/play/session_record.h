#pragma once

#include "core/play/setup.h"
#include "playtest/record.h"

namespace hexwright {

// Between what a game is set up with and what its record says.

PlayOptions options_of(const PlaySetup& setup);
RecordHead head_of(const PlaySetup& setup);

}  // namespace hexwright
