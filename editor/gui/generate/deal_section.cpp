#include "editor/gui/generate/deal_section.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"

namespace hexwright::gui {
namespace {

constexpr int most = 999'999;  // of seeds and boards

wxSpinCtrl* number_field(wxWindow* parent, int first, const wxString& name, const wxString& tip) {
  auto* field = new wxSpinCtrl(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, first,
                               most, first);
  field->SetName(name);
  field->SetToolTip(tip);
  field->SetMinSize({fit_to_text(*parent, 120), -1});
  return field;
}

int shown_number(std::uint64_t number) { return static_cast<int>(std::min<std::uint64_t>(number, most)); }

}  // namespace

DealSection::DealSection(wxWindow* parent, LiveDeal& deal) : Section(parent, _("Deal a board")), deal_(deal) {
  wxBoxSizer* buttons = add_row();
  start_ = add_button(*buttons, _("Deal"), _("Deal a board"),
                      _("Deals another board that meets the wishes (Ctrl+Shift+D); one undo brings the map "
                        "back as it was"),
                      [this] { deal_.deal(); });
  before_ = add_button(*buttons, _("Previous"), _("The board before"), _("Back to the board before"),
                       [this] { deal_.deal(deal_.number() - 1); });
  cancel_ = add_button(*buttons, _("Cancel"), _("Cancel the deal"), _("The map stays as it is"),
                       [this] { deal_.cancel(); });
  auto* grid = new wxFlexGridSizer(2, gap / 2, gap);
  grid->AddGrowableCol(1);
  rows().Add(grid, 0, wxEXPAND | wxTOP, gap);
  add_label(*grid, _("Seed"));
  seed_ = number_field(this, 1, _("Seed of the boards"),
                       _("The same seed gives the same boards, on every machine"));
  grid->Add(seed_, 1, wxEXPAND);
  add_label(*grid, _("Board"));
  number_ =
      number_field(this, 0, _("Number of the board"),
                   _("Each seed has a million boards: leaf through them. Files, the library and the command "
                     "line number them in the same way, from 0"));
  grid->Add(number_, 1, wxEXPAND);
  seed_->Bind(wxEVT_SPINCTRL,
              [this](wxSpinEvent&) { deal_.set_seed(static_cast<std::uint64_t>(seed_->GetValue())); });
  number_->Bind(wxEVT_SPINCTRL,
                [this](wxSpinEvent&) { deal_.deal(static_cast<std::uint64_t>(number_->GetValue())); });
  described_ = add_words(_("What was dealt"), quiet_colour);
  refused_ = add_words(_("Why there is no board"), error_colour);
}

void DealSection::update() {
  const bool running = deal_.is_running();
  before_->Enable(!running && deal_.has_board_before());
  cancel_->Enable(running);
  if (const int seed = shown_number(deal_.seed()); seed_->GetValue() != seed) seed_->SetValue(seed);
  if (const int number = shown_number(deal_.number()); number_->GetValue() != number)
    number_->SetValue(number);
  const wxString words = sentence(deal_.words());
  bool changed = say(*described_, running                               ? _("Looking for a board…")
                                  : deal_.is_refused() || words.empty() ? wxString()
                                                                        : words + ".");
  changed = say(*refused_, !running && deal_.is_refused() ? L"✗ " + words + "." : wxString()) || changed;
  if (!changed) return;
  if (!running && !words.empty()) announce(*this, words);
  if (on_height) on_height();
}

}  // namespace hexwright::gui
