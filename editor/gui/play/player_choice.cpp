#include "editor/gui/play/player_choice.h"

#include <algorithm>

#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/textdlg.h>
#include <wx/utils.h>

#include "editor/gui/controls/words.h"
#include "model/playtest/bots/all_bots.h"

namespace hexwright::gui {

PlayerChoice::PlayerChoice(wxWindow* parent, ProgramBots& programs, const BotKind* now)
    : wxChoice(parent, wxID_ANY), programs_(programs) {
  Append(_("A person"));
  kinds_.push_back(nullptr);
  Append(_("A program…"));
  for (const BotKind& bot : all_bots()) add(&bot);
  for (const BotKind* program : programs.kinds()) add(program);
  choose(now);
  Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    event.Skip();
    chosen_by_hand();
  });
}

void PlayerChoice::add(const BotKind* kind) {
  Insert(kind->id.starts_with(program_prefix)
             ? wxString::Format(_("Program: %s"), shown(std::string(kind->id.substr(program_prefix.size()))))
             : wxString::Format(_("Bot: %s"), words(kind->title)),
         static_cast<unsigned>(kinds_.size()));
  kinds_.push_back(kind);
}

void PlayerChoice::choose(const BotKind* kind) {
  const auto found = std::ranges::find(kinds_, kind);
  chosen_ = found == kinds_.end() ? 0 : static_cast<std::size_t>(found - kinds_.begin());
  SetSelection(static_cast<int>(chosen_));
  SetToolTip(bot() ? words(bot()->about) : _("Somebody at this screen"));
}

void PlayerChoice::chosen_by_hand() {
  const auto line = static_cast<std::size_t>(GetSelection());
  if (line == kinds_.size()) return ask_for_program();
  choose(kinds_[line]);
}

void PlayerChoice::ask_for_program() {
  choose(bot());
  wxTextEntryDialog ask(wxGetTopLevelParent(this),
                        _("The command of a program that speaks Hexwright's protocol for bots, "
                          "such as: python3 ./mybot.py"),
                        _("A program as a player"));
  if (ask.ShowModal() != wxID_OK || ask.GetValue().Strip(wxString::both).empty()) return;
  Outcome<const BotKind*> found = [&] {
    const wxBusyCursor wait;
    return programs_.kind(std::string(program_prefix) + utf8(ask.GetValue().Strip(wxString::both)));
  }();
  if (const auto* refused = found.refusal()) {
    wxMessageBox(sentence(refused->why), _("This program cannot play"), wxOK | wxICON_ERROR,
                 wxGetTopLevelParent(this));
    return;
  }
  const BotKind* program = found.value();
  if (std::ranges::find(kinds_, program) == kinds_.end()) add(program);
  choose(program);
}

}  // namespace hexwright::gui
