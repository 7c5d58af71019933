#pragma once

#include <string>
#include <variant>

#include "editor/cli/commands.h"
#include "model/scenario/message.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace hexwright {

/// Either what to run, or how to end because help, the version or a usage error was printed.
using Parsed = std::variant<ExitCode, NewCommand, ValidateCommand, ConvertCommand, RenderCommand,
                            PrintKitCommand, InfoCommand, RulesCommand, OwnCommand, SchemaCommand,
                            GenerateCommand, PlaytestCommand, MergeCommand, FarmCommand, BalanceCommand,
                            ImproveCommand, HostCommand, ReplayCommand, TraceCommand, LibraryCommand>;

Parsed parse_command_line(int argc, char** argv);

/// What is wrong with a command line, in words of our own: the library that reads it speaks English only.
Message usage_problem(const CLI::App& app, const CLI::ParseError& error);

/// The commands that were chosen, one within the other: "hexwright-cli library list".
std::string chosen_command(const CLI::App& app);

}  // namespace hexwright
