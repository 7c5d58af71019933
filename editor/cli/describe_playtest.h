#pragma once

#include "editor/cli/commands.h"

namespace CLI {
class App;
}

namespace hexwright {

/// The map, and which games are played on it.
void describe_batch(CLI::App& app, PlaytestCommand& command);
/// When it is enough: `--stop-at`.
void describe_stop(CLI::App& app, PlaytestCommand& command);
/// Which reports are written.
void describe(CLI::App& app, ReportFiles& files);

/// Options and help of the commands that play.
void describe(CLI::App& app, PlaytestCommand& command);
void describe(CLI::App& app, ReplayCommand& command);
void describe(CLI::App& app, TraceCommand& command);

}  // namespace hexwright
