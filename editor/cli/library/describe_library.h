#pragma once

#include "editor/cli/commands.h"

namespace CLI {
class App;
}

namespace hexwright {

/// The subcommands of `library` with their options and help.
void describe(CLI::App& app, LibraryCommand& command);

}  // namespace hexwright
