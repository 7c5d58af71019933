#pragma once

#include <vector>

#include <wx/choice.h>

#include "io/playtest/programs/program_bots.h"

namespace hexwright::gui {

/// Who plays a seat: a person, a bot, or a program of somebody else, which is asked for by its command and
/// tried at once.
class PlayerChoice : public wxChoice {
 public:
  PlayerChoice(wxWindow* parent, ProgramBots& programs, const BotKind* now);

  /// Null for a person.
  const BotKind* bot() const { return kinds_[chosen_]; }

 private:
  void add(const BotKind* kind);
  void choose(const BotKind* kind);
  void chosen_by_hand();
  void ask_for_program();

  ProgramBots& programs_;
  std::vector<const BotKind*> kinds_;  ///< line by line; behind them is the line that asks for a program
  std::size_t chosen_ = 0;
};

}  // namespace hexwright::gui
