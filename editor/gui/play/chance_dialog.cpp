#include <algorithm>

#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/core/play/why_not.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/play/game_context.h"
#include "editor/gui/play/play_dialogs.h"
#include "model/board/index.h"

namespace hexwright::gui {
namespace {

// What nobody at the table can tell apart is one, with its chances together: of a hex that comes up what it
// shows.
std::vector<PossibleOutcome> distinct(const std::vector<PossibleOutcome>& all) {
  std::vector<PossibleOutcome> merged;
  for (const PossibleOutcome& each : all) {
    const auto same = std::ranges::find(merged, each.words, &PossibleOutcome::words);
    if (same == merged.end())
      merged.push_back(each);
    else
      same->chance += each.chance;
  }
  return merged;
}

wxString line_of(const PossibleOutcome& each) {
  return sentence(each.words) + "  (" + words(Message{N_("{0} %"), {Decimal{each.chance * 100, 1}}}) + ")";
}

}  // namespace

std::optional<std::uint16_t> choose_chance(wxWindow* parent, const GameContext& context,
                                           const Action& action) {
  const auto all = context.session().outcomes_of(action, context.viewer());
  if (all.empty()) return std::nullopt;
  if (action.kind == ActionKind::Roll) {
    const PlaySession& session = context.session();
    const auto barred = why_no_seven(session);
    return choose_dice(parent, {.roller = shown(session.player(session.actor()).name),
                                .outcomes = all,
                                .event_faces = session.game().event_faces(),
                                .why_no_seven = barred ? sentence(*barred) : wxString()});
  }
  const auto outcomes = distinct(all);
  wxDialog dialog(parent, wxID_ANY, _("Choose what chance brings"));
  wxArrayString lines;
  for (const PossibleOutcome& each : outcomes) lines.push_back(line_of(each));
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
  return outcomes[at(list->GetSelection())].outcome;
}

}  // namespace hexwright::gui
