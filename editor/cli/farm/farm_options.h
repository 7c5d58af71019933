#pragma once

#include "editor/cli/commands.h"

namespace CLI {
class App;
}

namespace hexwright {

/// Options and help of the commands that play a batch in parts, and add them up.
void describe(CLI::App& app, MergeCommand& command);
void describe(CLI::App& app, FarmCommand& command);

}  // namespace hexwright
