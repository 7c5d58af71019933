#pragma once

#include <optional>
#include <span>
#include <string_view>

#include <wx/string.h>

#include "io/render/pieces/pieces.h"
#include "model/playtest/game.h"

namespace hexwright::gui {

/// A kind of move that has a button and a letter of its own in every game that knows it.
struct MoveKind {
  ActionKind kind;
  std::optional<BoardPiece::Kind> piece = {};  ///< on its button
  bool (*is_known)(const Game&) = nullptr;     ///< null: in every game
  bool takes_up = false;                       ///< the piece leaves its place
  std::string_view module = {};                ///< that brings it; empty: every game has it

  char key() const;
  bool is_in(const Game& game) const;
};
std::span<const MoveKind> move_kinds();
const MoveKind* find_move_kind(ActionKind kind);

/// More choices without a place than these are listed only when their kind is taken: else one card would fill
/// the list.
inline constexpr int most_listed = 2;

/// "Build a road", for buttons.
wxString label_of(ActionKind kind);
/// The same, shorter where that would be too long for two in a row.
wxString short_label_of(ActionKind kind);

}  // namespace hexwright::gui
