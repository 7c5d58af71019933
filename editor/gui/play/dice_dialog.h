#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include <wx/string.h>

#include "editor/core/play/session.h"

class wxWindow;

namespace hexwright::gui {

/// Whose roll it is, and what it may bring.
struct DiceQuestion {
  wxString roller;
  std::span<const PossibleOutcome> outcomes;
  wxString why_no_seven;  ///< empty where one may be rolled
};
/// The outcome that is chosen; none when the dice shall not be rolled.
std::optional<std::uint16_t> choose_dice(wxWindow* parent, const DiceQuestion& question);

}  // namespace hexwright::gui
