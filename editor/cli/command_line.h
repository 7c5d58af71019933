#pragma once

#include <variant>

#include "editor/cli/commands.h"

namespace hexwright {

/// Either what to run, or how to end because help, the version or a usage error was printed.
using Parsed = std::variant<ExitCode, NewCommand, ValidateCommand, ConvertCommand, RenderCommand, InfoCommand,
                            RulesCommand, OwnCommand, SchemaCommand, GenerateCommand, PlaytestCommand,
                            MergeCommand, FarmCommand, BalanceCommand, ImproveCommand, HostCommand,
                            ReplayCommand, TraceCommand, LibraryCommand>;

Parsed parse_command_line(int argc, char** argv);

}  // namespace hexwright
