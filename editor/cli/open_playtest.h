#pragma once

#include <span>
#include <string>
#include <variant>

#include "editor/cli/commands.h"
#include "editor/cli/scenario_file.h"
#include "io/playtest/programs/program_bots.h"
#include "model/playtest/batch/job.h"
#include "model/playtest/game.h"

namespace hexwright {

/// Whether a scenario can be played so. Otherwise says on standard error what stands against it
/// (`playability_errors`) and, of errors on the map, how to learn where they are. `file`: as the user names
/// the map.
bool is_playable(const Scenario& scenario, const PlayOptions& options, const std::string& file);

/// Of this name, or the program that it names; null when there is none, which is told.
const BotKind* bot_named(const std::string& word, ProgramBots& programs);
/// Whether none of them is a program of others; tells which one is.
bool are_all_ours(std::span<const BotKind* const> bots);

/// What a command wants played, with its map and its bots, `programs` among them; or why not, which is
/// reported.
std::variant<PlaytestJob, ExitCode> open_playtest(const PlaytestCommand& command, ProgramBots& programs,
                                                  Remarks remarks);

}  // namespace hexwright
