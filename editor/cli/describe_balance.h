#pragma once

#include "editor/cli/commands.h"

namespace CLI {
class App;
}

namespace hexwright {

/// Options and help of `balance`.
void describe(CLI::App& app, BalanceCommand& command);

}  // namespace hexwright
