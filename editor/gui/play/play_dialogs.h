#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <variant>

#include <wx/string.h>

#include "editor/core/play/session.h"
#include "editor/core/play/setup.h"
#include "editor/gui/dialogs/dialogs.h"
#include "model/playtest/action.h"

class wxWindow;

namespace hexwright::gui {

class GameContext;

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

// Moves that take more than a click: each shows what is possible, and does it when it is confirmed.

/// BASE-08
void trade_with_bank(wxWindow* parent, GameContext& context);
/// To the other players, any cards for any others. BASE-08
void offer_trade(wxWindow* parent, GameContext& context);
/// All cards that have to go, at once. BASE-07
void discard_cards(wxWindow* parent, GameContext& context);

/// Whose roll it is, and what it may bring.
struct DiceQuestion {
  wxString roller;
  std::span<const PossibleOutcome> outcomes;
  std::span<const EventFace> event_faces;  ///< of a third die; none without it
  wxString why_no_seven;                   ///< empty where one may be rolled
};
/// The outcome that is chosen; none when the dice shall not be rolled.
std::optional<std::uint16_t> choose_dice(wxWindow* parent, const DiceQuestion& question);

/// The designer says what chance brings: dice, a card, what comes up. None when it shall not be done at all.
std::optional<std::uint16_t> choose_chance(wxWindow* parent, const GameContext& context,
                                           const Action& action);

enum class AfterTheEnd { LookAround, PlayAgain, BackToDrawing };

/// Who has won, and where everybody's points came from. Precondition: the game is over.
AfterTheEnd show_end(wxWindow* parent, const PlaySession& session);

/// The rules of the map that is played, to be read at leisure.
void show_rules_of_map(wxWindow* parent, const Scenario& scenario);

/// What the keys and the mouse do while a map is played.
KeyLines keys_of_play();

}  // namespace hexwright::gui
