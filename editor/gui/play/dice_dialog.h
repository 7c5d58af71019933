#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "editor/core/play/session.h"

class wxWindow;

namespace hexwright::gui {

/// The faces of two dice to click, or to type: what they show, as one of the outcomes. None when the dice
/// shall not be rolled.
std::optional<std::uint16_t> choose_dice(wxWindow* parent, std::span<const PossibleOutcome> outcomes);

}  // namespace hexwright::gui
