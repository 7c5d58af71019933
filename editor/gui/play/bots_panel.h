#pragma once

#include <vector>

#include <wx/panel.h>

#include "model/playtest/bot.h"

class wxButton;
class wxSlider;
class wxStaticText;

namespace hexwright::gui {

class BotPacer;
class GameContext;

/// Lets the bots go on, stop or do one thing, and says how fast.
class BotsPanel : public wxPanel {
 public:
  BotsPanel(wxWindow* parent, GameContext& context, BotPacer& pacer);
  void refresh();

 private:
  void draw_icons();
  wxString words_of_unseated() const;

  GameContext& context_;
  BotPacer& pacer_;
  wxButton *play_ = nullptr, *step_ = nullptr;
  wxSlider* speed_ = nullptr;
  wxStaticText *words_ = nullptr, *unseated_ = nullptr;
  wxString unseated_words_;
  std::vector<BotFailure> failed_before_;  ///< in other games
};

}  // namespace hexwright::gui
