#pragma once

#include <cstdint>
#include <optional>

#include "model/playtest/action.h"

class wxWindow;

namespace hexwright::gui {

class GameContext;

/// The designer says what chance brings: dice, a card, what comes up. None when it shall not be done at all.
std::optional<std::uint16_t> choose_chance(wxWindow* parent, const GameContext& context,
                                           const Action& action);

}  // namespace hexwright::gui
