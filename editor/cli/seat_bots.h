#pragma once

#include <span>
#include <vector>

#include "editor/cli/commands.h"
#include "io/playtest/programs/program_bots.h"

namespace hexwright {

/// Of this name, or the program that it names; null when there is none, which is told.
const BotKind* bot_named(const std::string& word, ProgramBots& programs);
/// The bots of the seats; none when there is an unknown one, or more than seats, which is told.
std::vector<const BotKind*> bots_for(const PlaytestCommand& command, int players, ProgramBots& programs);
/// Whether none of them is a program of others; tells which one is.
bool are_all_ours(std::span<const BotKind* const> bots);
/// Which games the command asks for, without the bots.
BatchOptions batch_options(const PlaytestCommand& command);

}  // namespace hexwright
