#pragma once

#include <nlohmann/json.hpp>

#include "model/playtest/view.h"

namespace hexwright {

/// What a seat sees of knights, progress cards and improvements, added to the line that asks it for a
/// decision: its own progress cards under "you", what each player has under "players", and what is on the
/// board and on the tracks.
void add_knight_words(const View& view, nlohmann::ordered_json& decision);

}  // namespace hexwright
