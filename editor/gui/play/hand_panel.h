#pragma once

#include <map>

#include <wx/panel.h>

#include "editor/gui/play/game_context.h"

class wxStaticText;

namespace hexwright::gui {

/// The hand of the person at the screen: cards by kind, development cards and what else only the owner has.
class HandPanel : public wxPanel {
 public:
  HandPanel(wxWindow* parent, const Game& game);
  /// Precondition: a seat of the game.
  void show(const PlaySession& session, SeatId seat);
  /// There is nothing to do in it.
  bool AcceptsFocus() const override { return false; }
  bool AcceptsFocusFromKeyboard() const override { return false; }

 private:
  std::map<Card, wxStaticText*> counts_;
  wxStaticText* developments_ = nullptr;
  wxStaticText* others_ = nullptr;
};

}  // namespace hexwright::gui
