#pragma once

#include "editor/cli/commands.h"

namespace CLI {
class App;
}  // namespace CLI

namespace hexwright {

/// Options and help of `balance`.
void describe(CLI::App& app, BalanceCommand& command);

/// Options and help of `improve`.
void describe(CLI::App& app, ImproveCommand& command);

/// Options and help of `generate`.
void describe(CLI::App& app, GenerateCommand& command);

/// Options and help of `print-kit`.
void describe(CLI::App& app, PrintKitCommand& command);

/// The map, and which games are played on it.
void describe_batch(CLI::App& app, PlaytestCommand& command, std::uint64_t least_games = 1);
/// When it is enough: `--stop-at`.
void describe_stop(CLI::App& app, PlaytestCommand& command);
/// Which reports are written.
void describe(CLI::App& app, ReportFiles& files);

/// Options and help of the commands that play.
void describe(CLI::App& app, PlaytestCommand& command);
void describe(CLI::App& app, ReplayCommand& command);
void describe(CLI::App& app, TraceCommand& command);

/// Options and help of `hexwright-cli host`.
void describe(CLI::App& app, HostCommand& command);

}  // namespace hexwright
