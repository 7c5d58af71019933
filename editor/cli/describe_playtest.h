#pragma once

#include "editor/cli/commands.h"

namespace CLI {
class App;
}

namespace hexwright {

/// Options and help of the commands that play.
void describe(CLI::App& app, PlaytestCommand& command);
void describe(CLI::App& app, ReplayCommand& command);
void describe(CLI::App& app, TraceCommand& command);

}  // namespace hexwright
