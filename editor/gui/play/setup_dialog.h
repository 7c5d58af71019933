#pragma once

#include <optional>
#include <variant>

#include "editor/core/play/setup.h"

class wxWindow;

namespace hexwright::gui {

/// What was chosen instead of a new game.
enum class InsteadOfPlay { Nothing, GoOn, ShowProblems };

/// Who plays, the seed and the rest; obstacles are told at once. `before`: what it starts with; `has_game`: a
/// game is in play already, and can be gone on with.
std::variant<PlaySetup, InsteadOfPlay> choose_play(wxWindow* parent, PlaySetup before, bool has_game);

/// A game that people come to from browsers, and from where.
struct TableSetup {
  PlaySetup game;
  bool from_network = false;  ///< from other machines, too
};
/// The same for a table.
std::variant<TableSetup, InsteadOfPlay> choose_table(wxWindow* parent, PlaySetup before);

}  // namespace hexwright::gui
