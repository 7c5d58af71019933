#pragma once

#include "editor/cli/commands.h"
#include "model/generate/generate.h"

namespace CLI {
class App;
}

namespace hexwright {

/// Options and help of what boards must meet, and of what may move.
void describe(CLI::App& app, BoardRequest& request);

/// Wishes, and what may move. Refused in words where the map has no area, stack or hex of that name.
Outcome<GenerateOptions> options_for(const Scenario& scenario, const BoardRequest& request);

}  // namespace hexwright
