#pragma once

#include <span>
#include <string>

#include "io/playtest/programs/program_bots.h"

namespace hexwright {

/// Of this name, or the program that it names; null when there is none, which is told.
const BotKind* bot_named(const std::string& word, ProgramBots& programs);
/// Whether none of them is a program of others; tells which one is.
bool are_all_ours(std::span<const BotKind* const> bots);

}  // namespace hexwright
