#include <algorithm>

#include <wx/dcclient.h>
#include <wx/sizer.h>
#include <wx/tglbtn.h>

#include "editor/core/play/own_play.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/play/moves_panel.h"

// The buttons of the moves panel for actions of the own rules: one for each, below the others.

namespace hexwright::gui {

void MovesPanel::build_own_buttons() {
  auto* column = new wxBoxSizer(wxVERTICAL);
  for (const OwnMove& move : own_moves_of(context_.session().game())) {
    const wxString label = sentence(move.label);
    auto* button = new wxToggleButton(open_, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetLabelText(label);
    button->SetName(label);
    button->SetFont(button->GetFont().Smaller());
    button->Bind(wxEVT_TOGGLEBUTTON, [this, number = move.number](wxCommandEvent&) { take_own(number); });
    column->Add(button, 0, wxEXPAND | wxTOP, FromDIP(3));
    own_buttons_.push_back({move.number, button, label, sentence(move.about)});
  }
  open_->GetSizer()->Add(column, 0, wxEXPAND);
}

// The designer's titles may be longer than the panel is wide.
void MovesPanel::fit_own_labels() {
  const int room = open_->GetClientSize().x - FromDIP(20);
  for (const OwnButton& entry : own_buttons_) {
    wxClientDC dc(entry.button);
    dc.SetFont(GetFont().Smaller().Bold());
    const wxString label =
        wxControl::Ellipsize(entry.label, dc, wxELLIPSIZE_END, room, wxELLIPSIZE_FLAGS_NONE);
    if (label != entry.button->GetLabelText()) entry.button->SetLabelText(label);
  }
}

void MovesPanel::show_own_buttons() {
  for (const OwnButton& entry : own_buttons_) {
    const auto is_it = [&](const Choice& choice) {
      return is_own_move(choice.action) && choice.action.x == entry.number;
    };
    const bool possible = std::ranges::any_of(context_.choices(), is_it);
    entry.button->SetValue(context_.kind() == own_move_kind() && own_ == entry.number);
    const wxFont font = GetFont().Smaller();
    entry.button->SetFont(possible ? font.Bold() : font);
    entry.button->SetForegroundColour(possible ? wxColour() : idle_colour());
    wxString tip = entry.label + "\n" + entry.about;
    if (!possible) tip += "\n" + sentence(why_not_own(entry.number).why, context_.session().names());
    entry.button->SetToolTip(tip);
  }
}

Refusal MovesPanel::why_not_own(std::uint8_t number) const {
  const auto why =
      context_.may_act() ? why_no_own_move(context_.session(), number, translated) : std::nullopt;
  return why.value_or(why_not_offered(own_move_kind()));
}

bool MovesPanel::is_in_hand(const Action& action) const {
  if (context_.kind() != action.kind) return false;
  return !is_own_move(action) || !own_ || own_ == action.x;
}

// As the other kinds: where there is nothing to choose it is done at once, and a second press lays it down.
void MovesPanel::take_own(std::uint8_t number) {
  std::vector<Choice> ways;
  for (const Choice& choice : context_.choices())
    if (is_own_move(choice.action) && choice.action.x == number) ways.push_back(choice);
  if (ways.empty()) {
    show_own_buttons();
    if (context_.on_refusal) context_.on_refusal(why_not_own(number));
  } else if (ways.size() == 1) {
    context_.perform(Action(ways.front().action));
  } else {
    const bool again = context_.kind() == own_move_kind() && own_ == number;
    own_ = number;
    context_.take(again ? std::nullopt : std::optional(own_move_kind()));
  }
}

}  // namespace hexwright::gui
