#pragma once

#include "editor/cli/commands.h"

namespace CLI {
class App;
}

namespace hexwright {

/// Options and help of `improve`.
void describe(CLI::App& app, ImproveCommand& command);

}  // namespace hexwright
