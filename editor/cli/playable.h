#pragma once

#include <string>

#include "model/playtest/game.h"

namespace hexwright {

/// Whether a scenario can be played so. Otherwise says on standard error what stands against it and, of
/// errors on the map, how to learn where they are. `file`: as the user names the map.
bool is_playable(const Scenario& scenario, const PlayOptions& options, const std::string& file);

}  // namespace hexwright
