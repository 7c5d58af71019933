#pragma once

#include "editor/cli/commands.h"

namespace CLI {
class App;
}

namespace hexwright {

/// Options and help of `generate`.
void describe(CLI::App& app, GenerateCommand& command);

}  // namespace hexwright
