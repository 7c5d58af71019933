#pragma once

#include <vector>

#include <wx/scrolwin.h>

#include "editor/gui/play/game_context.h"

class wxStaticBitmap;
class wxStaticText;

namespace hexwright::gui {

/// What everybody sees of each player: points, cards by number, pieces that are left, awards, whose turn it
/// is.
class PlayersPanel : public wxScrolledWindow {
 public:
  PlayersPanel(wxWindow* parent, GameContext& context);
  /// There is nothing to do in it.
  bool AcceptsFocus() const override { return false; }
  bool AcceptsFocusFromKeyboard() const override { return false; }

 private:
  struct Row {
    wxPanel* panel;
    wxStaticText* name;
    wxStaticText* points;
    std::vector<wxStaticText*> counts;
    wxStaticBitmap* tracks;  ///< null where there are no improvements
    wxStaticText* awards;
  };
  Row build_row(SeatId seat);
  void refresh();
  void show_row(const Row& row, SeatId seat);

  GameContext& context_;
  std::vector<Row> rows_;
};

}  // namespace hexwright::gui
