#pragma once

#include <variant>

#include "editor/cli/commands.h"
#include "editor/cli/scenario_file.h"
#include "io/playtest/programs/program_bots.h"
#include "model/playtest/batch/job.h"

namespace hexwright {

/// What a command wants played, with its map and its bots, `programs` among them; or why not, which is
/// reported.
std::variant<PlaytestJob, ExitCode> open_playtest(const PlaytestCommand& command, ProgramBots& programs,
                                                  Remarks remarks);

}  // namespace hexwright
