#pragma once

#include "editor/cli/commands.h"

namespace CLI {
class App;
}

namespace hexwright {

/// Options and help of `hexwright-cli host`.
void describe(CLI::App& app, HostCommand& command);

}  // namespace hexwright
