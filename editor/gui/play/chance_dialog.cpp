#include "editor/gui/play/chance_dialog.h"

#include <algorithm>

#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/gui/accessible.h"
#include "editor/gui/play/game_context.h"
#include "editor/gui/words.h"

namespace hexwright::gui {
namespace {

int sum_of(const PossibleOutcome& dice) { return first_die(dice.outcome) + second_die(dice.outcome); }

// What nobody at the table can tell apart is one, with its chances together: of dice only the sum counts, of
// a hex that comes up what it shows.
std::vector<PossibleOutcome> distinct(const std::vector<PossibleOutcome>& all, bool dice) {
  std::vector<PossibleOutcome> told;
  for (const PossibleOutcome& each : all) {
    const auto same = std::ranges::find_if(told, [&](const PossibleOutcome& other) {
      return dice ? sum_of(other) == sum_of(each) : other.words == each.words;
    });
    if (same == told.end())
      told.push_back(each);
    else
      same->chance += each.chance;
  }
  if (dice) std::ranges::sort(told, {}, sum_of);
  return told;
}

wxString line_of(const PossibleOutcome& each, bool dice) {
  const wxString percent = wxString::Format("%.1f %%", each.chance * 100);
  if (!dice) return wxString::Format("%s  (%s)", sentence(each.words), percent);
  return wxString::Format(_("%d: %s  (%s)"), first_die(each.outcome) + second_die(each.outcome),
                          words(each.words), percent);
}

}  // namespace

std::optional<std::uint16_t> choose_chance(wxWindow* parent, const GameContext& desk, const Action& action) {
  const bool dice = action.kind == ActionKind::Roll;
  const auto outcomes = distinct(desk.session().outcomes_of(action, desk.viewer()), dice);
  if (outcomes.empty()) return std::nullopt;
  wxDialog dialog(parent, wxID_ANY, dice ? _("Choose the dice") : _("Choose what chance brings"));
  wxArrayString lines;
  for (const PossibleOutcome& each : outcomes) lines.push_back(line_of(each, dice));
  auto* list = new wxListBox(&dialog, wxID_ANY, wxDefaultPosition, dialog.FromDIP(wxSize(320, 290)), lines);
  list->SetName(_("What chance may bring"));
  list->SetSelection(0);
  list->Bind(wxEVT_LISTBOX_DCLICK, [&dialog](wxCommandEvent&) { dialog.EndModal(wxID_OK); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(new wxStaticText(&dialog, wxID_ANY, _("The chance that it would have is in brackets.")), 0,
             wxALL, dialog.FromDIP(12));
  sizer->Add(list, 1, wxEXPAND | wxLEFT | wxRIGHT, dialog.FromDIP(12));
  sizer->Add(dialog.CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, dialog.FromDIP(12));
  dialog.SetSizerAndFit(sizer);
  name_for_readers(dialog);
  dialog.CentreOnParent();
  list->SetFocus();
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return outcomes[static_cast<std::size_t>(list->GetSelection())].outcome;
}

}  // namespace hexwright::gui
