#include "editor/gui/generate/balance_section.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/gui/batch/chart_view.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/generate/balance_words.h"
#include "model/board/index.h"

namespace hexwright::gui {
namespace {

/// What belongs together is as wide as the widest.
wxChoice* add_choice(Section& section, wxSizer& row, const wxString& name) {
  auto* choice = new wxChoice(&section, wxID_ANY);
  choice->SetName(name);
  row.Add(choice, 1);
  return choice;
}

}  // namespace

BalanceSection::BalanceSection(wxWindow* parent, EditorContext& context, const LiveDeal& deal,
                               LiveBalance& balance)
    : Section(parent, _("Balance the map")), context_(context), deal_(deal), balance_(balance) {
  build_goal();
  build_buttons();
  build_results();
  goal_changed();
}

void BalanceSection::build_goal() {
  wxBoxSizer* row = add_row();
  goals_ = add_choice(*this, *row, _("Goal of the balance"));
  for (const GoalKind kind : all_goal_kinds) goals_->Append(words(info(kind).title));
  goals_->SetSelection(0);
  goals_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { goal_changed(); });
  row->AddSpacer(gap);
  effort_ = add_choice(*this, *row, _("Effort of the balance"));
  for (const BalanceEffort effort : all_balance_efforts) effort_->Append(words(title(effort)));
  effort_->SetSelection(1);
  effort_->SetToolTip(_("As usual takes some minutes; a quick look compares fewer boards in fewer games"));
  row = add_row();
  value_row_ = row;
  value_label_ = new wxStaticText(this, wxID_ANY, _("Per cent of the wins, by seat"));
  row->Add(value_label_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, gap);
  shares_ = new wxTextCtrl(this, wxID_ANY, "25:25:25:25");
  shares_->SetName(_("Shares of the seats"));
  shares_->SetToolTip(_("As \"40:20:20:20\": they add up to 100"));
  row->Add(shares_, 1);
  turns_ =
      new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 10, 1000, 70);
  turns_->SetName(_("Turns of a game"));
  row->Add(turns_, 1);
}

void BalanceSection::build_buttons() {
  wxBoxSizer* row = add_row();
  start_ =
      add_button(*row, _("Start"), _("Start balancing"),
                 _("Bots play many boards that meet the wishes, while you draw on"), [this] { start(); });
  pause_ = add_button(*row, _("Pause"), _("Pause balancing"), _("Leaves the machine to you for a while"),
                      [this] { balance_.is_paused() ? balance_.go_on() : balance_.pause(); });
  cancel_ = add_button(*row, _("Cancel"), _("Cancel balancing"), _("Ends with the best so far"),
                       [this] { balance_.cancel(); });
  announce_by_name(*start_);
  announce_by_name(*cancel_);
  gauge_ = add_gauge(_("Progress of the balance"));
  progress_ = add_words(_("How far the balance is"), quiet_colour);
  refused_ = add_words(_("Why the map cannot be balanced"), error_colour);
  note_ = add_words(_("Which map was balanced"), note_colour);
}

void BalanceSection::build_results() {
  chart_ = new ChartView(this, _("Chart of wins before and after"));
  rows().Add(chart_, 0, wxEXPAND | wxTOP, gap);
  verdict_ = add_words(_("What the balance found"), quiet_colour);
  swaps_title_ = new wxStaticText(this, wxID_ANY, "");
  swaps_title_->SetLabelMarkup("<b>" + _("What helped") + "</b>");
  rows().Add(swaps_title_, 0, wxTOP, gap);
  swaps_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, fit_to_text(*this, wxSize(-1, 110)), 0, nullptr,
                         wxLB_SINGLE | wxLB_HSCROLL);
  swaps_->SetName(_("What helped"));
  swaps_->SetToolTip(_("The numbers are on the map; choose a line to see its two places alone"));
  swaps_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) {
    show_marks();
    if (on_height) on_height();
  });
  rows().Add(swaps_, 0, wxEXPAND | wxTOP, gap);
  swap_ = add_words(_("The chosen exchange"), quiet_colour);
  wxBoxSizer* row = add_row();
  apply_ = add_button(*row, _("Put It on the Map"), _("Apply the balanced board"),
                      _("The balanced board becomes the map, as one undo step"), [this] { apply(); });
}

void BalanceSection::goal_changed() {
  const GoalKind kind = all_goal_kinds[at(goals_->GetSelection())];
  const bool length = kind == GoalKind::Length, shares = kind == GoalKind::SeatShares;
  goals_->SetToolTip(words(info(kind).about));
  value_label_->SetLabel(length ? _("Turns of a game") : _("Per cent of the wins, by seat"));
  value_label_->Show(length || shares);
  turns_->Show(length);
  shares_->Show(shares);
  if (on_height) on_height();
}

Outcome<BalanceGoal> BalanceSection::goal() const {
  const GoalKind kind = all_goal_kinds[at(goals_->GetSelection())];
  std::string text(info(kind).id);
  if (kind == GoalKind::Length) text += "=" + std::to_string(turns_->GetValue());
  if (kind == GoalKind::SeatShares) text += "=" + utf8(shares_->GetValue());
  return goal_from_text(text);
}

void BalanceSection::start() {
  const auto goal = this->goal();
  if (const auto* refusal = goal.refusal()) return refuse_aloud(*refused_, refusal->why);
  auto asked = options_for(context_, deal_);
  if (const auto* refusal = asked.refusal()) return refuse_aloud(*refused_, refusal->why);
  BalanceOptions options = std::move(asked).value();
  options.goal = goal.value();
  balance_.start(with_effort(options, all_balance_efforts[at(effort_->GetSelection())]));
}

void BalanceSection::apply() {
  if (const auto refused = balance_.apply(0, Message(N_("balance the map"))))
    refuse_aloud(*refused_, refused->why);
}

void BalanceSection::update() {
  const BalancedSoFar* now = balance_.now();
  const bool running = balance_.is_running(), paused = balance_.is_paused();
  start_->Enable(!running);
  pause_->Enable(running || paused);
  pause_->SetLabel(paused ? _("Go On") : _("Pause"));
  cancel_->Enable(running || paused);
  show_progress(*gauge_, now ? now->progress.done : 0);
  say(*progress_, now && !now->refused ? progress_words(*now)
                  : running            ? _("Boards are made")
                                       : _("Bots find a board on which every seat is as good."));
  say(*refused_, now && now->refused ? L"✗ " + sentence(now->refused->why) + "." : wxString());
  say(*note_, balance_.is_of_another_map()
                  ? _("The map was changed since: this belongs to the map as it was.")
                  : wxString());
  update_results();
  if (on_height) on_height();
}

void BalanceSection::update_results() {
  const BalancedSoFar* now = balance_.now();
  const bool any = now && now->has_board();
  const bool over = any && now->over && !now->paused;
  const BarChart chart = any ? share_bars(*now->result) : BarChart();
  chart_->Show(!chart.empty());
  if (!chart.empty()) chart_->show({chart, _("the best board"), _("the map before")});
  say(*verdict_, any ? verdict_words(*now->result) : wxString());
  list_swaps();
  apply_->Show(over);
  apply_->Enable(over && !balance_.is_on_map(0));
}

void BalanceSection::list_swaps() {
  const BalancedSoFar* now = balance_.now();
  std::vector<wxString> lines;
  if (now && now->has_board() && now->over)
    for (const BalanceSwap& swap : now->result->swaps) {
      wxString line = wxString::Format("%zu  ", lines.size() + 1) + sentence(swap.words);
      if (swap.effect) line += ": " + words(*swap.effect);
      lines.push_back(line);
    }
  swaps_->Show(!lines.empty());
  swaps_title_->Show(!lines.empty());
  if (lines != listed_) {
    listed_ = std::move(lines);
    swaps_->Clear();
    for (const wxString& line : listed_) swaps_->Append(line);
  }
  show_marks();
}

void BalanceSection::show_marks() {
  const int chosen = swaps_->GetSelection();
  say(*swap_, chosen == wxNOT_FOUND || listed_.empty() ? wxString() : listed_[at(chosen)] + ".");
  if (!on_marks) return;
  if (listed_.empty() || balance_.is_of_another_map()) return on_marks({});
  on_marks(
      swap_marks(*balance_.now()->map, *balance_.now()->result,
                 chosen == wxNOT_FOUND ? std::nullopt : std::optional(static_cast<std::size_t>(chosen))));
}

}  // namespace hexwright::gui
