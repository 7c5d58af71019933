#pragma once

class wxWindow;

namespace hexwright::gui {

class GameContext;

// Moves that take more than a click: each shows what is possible, and does it when it is confirmed.

/// BASE-08
void trade_with_bank(wxWindow* parent, GameContext& context);
/// To the other players, any cards for any others. BASE-08
void offer_trade(wxWindow* parent, GameContext& context);
/// All cards that have to go, at once. BASE-07
void discard_cards(wxWindow* parent, GameContext& context);

}  // namespace hexwright::gui
