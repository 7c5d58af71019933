#include "editor/gui/generate/improve_section.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/core/generate/effort.h"
#include "editor/core/generate/what_moves.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/generate/balance_words.h"
#include "model/board/index.h"

namespace hexwright::gui {
namespace {

/// "Wins of the seats: 24 %, 26 %, 24 %, 26 %".
wxString wins_words(const Played& played) {
  wxString all;
  for (std::size_t seat = 0; seat < played.wins.size(); ++seat)
    all += (seat == 0 ? "" : ", ") + words(brief(100 * played.share(seat))) + " %";
  return wxString::Format(_("Wins of the seats: %s"), all);
}

}  // namespace

ImproveSection::ImproveSection(wxWindow* parent, EditorContext& context, const LiveDeal& deal,
                               LiveBalance& improving)
    : Section(parent, _("Improve it in one place")), context_(context), deal_(deal), improving_(improving) {
  build_buttons();
  build_results();
}

void ImproveSection::build_buttons() {
  wxBoxSizer* row = add_row();
  effort_ = new wxChoice(this, wxID_ANY);
  effort_->SetName(_("Effort for single changes"));
  for (const BalanceEffort effort : all_balance_efforts) effort_->Append(words(title(effort)));
  effort_->SetSelection(1);
  effort_->SetToolTip(_("As usual takes a minute or two; a quick look tries fewer changes in fewer games"));
  row->Add(effort_, 1);
  row = add_row();
  start_ = add_button(*row, _("Start"), _("Start trying single changes"),
                      _("Two numbers, hexes or harbors change places, and bots play what comes of it"),
                      [this] { start(); });
  cancel_ = add_button(*row, _("Cancel"), _("Cancel trying single changes"), _("Ends without a result"),
                       [this] { improving_.cancel(); });
  announce_by_name(*start_);
  announce_by_name(*cancel_);
  gauge_ = add_gauge(_("Progress of single changes"));
  progress_ = add_words(_("How far the trying is"), quiet_colour);
  refused_ = add_words(_("Why nothing can be changed"), error_colour);
  note_ = add_words(_("Which map was tried"), note_colour);
}

void ImproveSection::build_results() {
  verdict_ = add_words(_("What single changes bring"), quiet_colour);
  changes_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, fit_to_text(*this, wxSize(-1, 110)), 0, nullptr,
                           wxLB_SINGLE | wxLB_HSCROLL);
  changes_->SetName(_("Single changes"));
  changes_->SetToolTip(_("The numbers are on the map; choose a line to see its two places alone"));
  changes_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { update(); });
  changes_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { apply(); });
  rows().Add(changes_, 0, wxEXPAND | wxTOP, gap);
  change_ = add_words(_("The chosen change"), quiet_colour);
  wxBoxSizer* row = add_row();
  apply_ = add_button(*row, _("Make This Change"), _("Make the chosen change"),
                      _("The map is changed so, as one undo step, in place of the change made before"),
                      [this] { apply(); });
}

void ImproveSection::start() {
  auto asked = options_for(context_, deal_);
  if (const auto* refusal = asked.refusal()) return refuse_aloud(*refused_, refusal->why);
  const auto effort = all_balance_efforts[at(effort_->GetSelection())];
  improving_.start(with_effort_of_changes(std::move(asked).value(), effort), {},
                   BalanceSearch::SingleChanges);
}

std::optional<std::size_t> ImproveSection::chosen() const {
  const int line = changes_->GetSelection();
  if (line == wxNOT_FOUND || static_cast<std::size_t>(line) >= listed_.size()) return std::nullopt;
  return static_cast<std::size_t>(line);
}

void ImproveSection::apply() {
  const auto change = chosen();
  if (!change || improving_.is_running()) return;
  if (const auto refused = improving_.apply(*change, Message(N_("improve the map in one place"))))
    refuse_aloud(*refused_, refused->why);
}

void ImproveSection::update() {
  const BalancedSoFar* now = improving_.now();
  const bool running = improving_.is_running();
  start_->Enable(!running);
  cancel_->Enable(running);
  show_progress(*gauge_, now ? now->progress.done : 0);
  const bool cancelled = now && now->over && now->result && !now->result->is_complete;
  say(*progress_, cancelled              ? _("Cancelled before anything is known.")
                  : now && !now->refused ? progress_words(*now)
                  : running              ? _("Changes are looked for")
                                         : _("Bots try which single change makes the seats more equal."));
  say(*refused_, now && now->refused ? L"✗ " + sentence(now->refused->why) + "." : wxString());
  say(*note_, improving_.is_of_another_map()
                  ? _("The map was changed since: this belongs to the map as it was.")
                  : wxString());
  list_changes();
  const auto change = chosen();
  say(*change_, change
                    ? listed_[*change] + ". " + wins_words(now->result->boards[*change].fresh_settlers) + "."
                    : wxString());
  apply_->Show(!listed_.empty());
  apply_->Enable(change && !improving_.is_on_map(*change));
  show_marks();
  if (on_height) on_height();
}

void ImproveSection::list_changes() {
  const BalancedSoFar* now = improving_.now();
  const bool done = now && now->over && now->result && now->result->is_complete;
  std::vector<wxString> lines;
  if (done)
    for (std::size_t i = 0; i < now->result->boards.size(); ++i)
      lines.push_back(wxString::Format(_("%zu  %s points: %s"), i + 1,
                                       points_apart(now->result->boards[i].fresh_settlers),
                                       words(now->result->swaps[i].words)));
  say(*verdict_,
      !done ? wxString()
      : lines.empty()
          ? _("No single change makes the seats more equal. Balancing changes more places.")
          : wxString::Format(_("The seats are %s points of the wins apart. In games that nobody chose "
                               "by they are, with one of these changes:"),
                             points_apart(now->result->map_settlers)));
  changes_->Show(!lines.empty());
  if (lines == listed_) return;
  listed_ = std::move(lines);
  changes_->Clear();
  for (const wxString& line : listed_) changes_->Append(line);
}

void ImproveSection::show_marks() {
  if (!on_marks || listed_.empty()) return;
  if (improving_.is_of_another_map()) return on_marks({});
  on_marks(swap_marks(*improving_.now()->map, *improving_.now()->result, chosen()));
}

}  // namespace hexwright::gui
