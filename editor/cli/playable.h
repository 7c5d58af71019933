#pragma once

#include <string>

#include "model/playtest/game.h"

namespace hexwright {

/// Says on standard error what stands against playing a scenario (`playability_errors`) and, of errors on the
/// map, how to learn where they are. `file`: as the user names the map.
void report_obstacles(const Scenario& scenario, const std::vector<Message>& obstacles,
                      const std::string& file);

/// Whether a scenario can be played so. Otherwise reports the obstacles.
bool is_playable(const Scenario& scenario, const PlayOptions& options, const std::string& file);

}  // namespace hexwright
