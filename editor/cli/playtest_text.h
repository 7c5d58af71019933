#pragma once

#include "model/playtest/batch/batch.h"

namespace hexwright {

/// What a playtest found, for people at a terminal.
void print_playtest(const Game& game, const BatchOptions& options, const BatchResult& result);

}  // namespace hexwright
