#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "model/playtest/game.h"
#include "model/scenario/message.h"

namespace hexwright {

using Json = nlohmann::ordered_json;

/// Adds "do" and what belongs to the action: places as the scenario format spells them, cards by their ids,
/// seats from 0, and what chance said.
void spell(const Game& game, const Action& action, Json& json);
/// The action that such an object tells, or what is wrong with it. It need not be legal.
Outcome<Action> action_from(const Game& game, const Json& json);

}  // namespace hexwright
