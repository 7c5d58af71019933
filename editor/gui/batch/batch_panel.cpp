#include "editor/gui/batch/batch_panel.h"

#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/collpane.h>
#include <wx/filedlg.h>
#include <wx/gauge.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "editor/gui/app/paths.h"
#include "editor/gui/batch/chart_view.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "io/files/file_access.h"
#include "io/playtest/counted.h"
#include "model/board/index.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/limits.h"
#include "model/scenario/plural.h"

namespace hexwright::gui {
namespace {

constexpr int most_games = 1'000'000;

}  // namespace

BatchPanel::BatchPanel(wxWindow* parent, EditorContext& context, LiveBatch& batch)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL,
                       "batch"),
      context_(context),
      batch_(batch) {
  SetScrollRate(0, FromDIP(10));
  batch_.on_news = [this] { update(); };
}

void BatchPanel::open() {
  if (!games_) build();
  update();
}

void BatchPanel::build() {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  build_wishes(*sizer);
  build_buttons(*sizer);
  results_ = new wxBoxSizer(wxVERTICAL);
  build_charts(*results_);
  sizer->Add(results_, 0, wxEXPAND);
  SetSizer(sizer);
  name_for_readers(*this);
  announce_focus_of_choices(*this);
  seats_changed();
}

wxSpinCtrl* BatchPanel::add_number(wxWindow* parent, wxFlexGridSizer& grid, const wxString& label,
                                   const wxString& tip, int least, int most, int value) {
  grid.Add(new wxStaticText(parent, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
  auto* field = new wxSpinCtrl(parent, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(120, -1)),
                               wxSP_ARROW_KEYS, least, most, value);
  field->SetName(label);
  field->SetToolTip(tip);
  grid.Add(field, 1, wxEXPAND);
  return field;
}

void BatchPanel::build_wishes(wxSizer& sizer) {
  auto* grid = new wxFlexGridSizer(2, gap / 2, gap);
  grid->AddGrowableCol(1);
  games_ = add_number(this, *grid, _("Games"),
                      _("With a thousand games a share is known to plus or minus 3 %"), 1, most_games, 1000);
  const Details& details = context_.scenario().details;
  players_ = add_number(this, *grid, _("Players"), _("How many play, of those that the scenario is made for"),
                        2, most_players, std::clamp(details.max_players, 2, most_players));
  players_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { seats_changed(); });
  sizer.Add(grid, 0, wxEXPAND | wxALL, gap);
  build_seats(sizer);
  build_more(sizer);
}

void BatchPanel::build_seats(wxSizer& sizer) {
  seats_ = new wxFlexGridSizer(4, gap / 2, gap);
  seats_->AddGrowableCol(1, 1);
  seats_->AddGrowableCol(3, 1);
  for (int seat = 0; seat < most_players; ++seat) {
    bot_labels_.push_back(new wxStaticText(this, wxID_ANY, wxString::Format(_("Seat %d"), seat + 1)));
    seats_->Add(bot_labels_.back(), 0, wxALIGN_CENTRE_VERTICAL);
    auto* bot = new wxChoice(this, wxID_ANY);
    for (const BotKind& kind : all_bots()) {
      bot->Append(words(kind.title));
      if (kind.id == usual_bot) bot->SetSelection(static_cast<int>(bot->GetCount()) - 1);
    }
    bot->SetName(wxString::Format(_("Bot of seat %d"), seat + 1));
    bot->SetToolTip(_("From game to game each bot moves on by one seat"));
    bots_.push_back(bot);
    seats_->Add(bot, 1, wxEXPAND);
  }
  sizer.Add(seats_, 0, wxEXPAND | wxLEFT | wxRIGHT, gap);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    arrange_seats();
    if (progress_) update_progress();
    event.Skip();
  });
}

// Two seats beside each other where there is room for the words of both.
void BatchPanel::arrange_seats() {
  const int of_one = bot_labels_.front()->GetBestSize().x + gap + bots_.front()->GetBestSize().x;
  seats_->SetCols(GetClientSize().x >= 2 * of_one + 3 * gap ? 4 : 2);
}

void BatchPanel::build_more(wxSizer& sizer) {
  auto* more = new wxCollapsiblePane(this, wxID_ANY, _("More choices"), wxDefaultPosition, wxDefaultSize,
                                     wxCP_DEFAULT_STYLE | wxCP_NO_TLW_RESIZE);
  more->SetName(_("More choices"));
  wxWindow* pane = more->GetPane();
  auto* grid = new wxFlexGridSizer(2, gap / 2, gap);
  grid->AddGrowableCol(1);
  seed_ = add_number(pane, *grid, _("Seed"), _("The same seed gives the same games"), 1, 999'999, 1);
  turns_ = add_number(pane, *grid, _("Turn limit"), _("A game that takes more turns counts as stalled"), 1,
                      1'000'000, standard_most_turns);
  grid->Add(new wxStaticText(pane, wxID_ANY, _("Stop at ± %")), 0, wxALIGN_CENTRE_VERTICAL);
  stop_at_ = new wxSpinCtrlDouble(pane, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(120, -1)),
                                  wxSP_ARROW_KEYS, 0, 50, 0, 0.5);
  stop_at_->SetName(_("Stop at ± %"));
  stop_at_->SetToolTip(
      _("Ends early, once the share of wins of every seat is known so well; 0: plays all games"));
  grid->Add(stop_at_, 1, wxEXPAND);
  grid->AddSpacer(0);
  second_opinion_ = new wxCheckBox(pane, wxID_ANY, _("Second opinion"));
  second_opinion_->SetValue(true);
  second_opinion_->SetToolTip(
      _("Other bots play some more games, which tell what is the map's doing and what the bots'"));
  grid->Add(second_opinion_, 1, wxEXPAND);
  settle_ =
      add_number(pane, *grid, _("Settle within (s)"),
                 _("How long those bots play on where they are not sure yet of a seat that others see ahead "
                   "or behind"),
                 0, 86'400, usual_settle);
  threads_ = add_number(pane, *grid, _("Threads"),
                        _("How many games are played at once; 0: one for each core"), 0, 256, 0);
  pane->SetSizer(grid);
  pane->Disable();  // what is folded away takes no keyboard
  more->Bind(wxEVT_COLLAPSIBLEPANE_CHANGED, [this, pane](wxCollapsiblePaneEvent& event) {
    pane->Enable(!event.GetCollapsed());
    FitInside();
    Layout();
  });
  sizer.Add(more, 0, wxEXPAND | wxALL, gap);
}

void BatchPanel::build_buttons(wxSizer& sizer) {
  auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
  const auto add = [&](const wxString& label, const wxString& name, const wxString& tip, auto run) {
    auto* button = new wxButton(this, wxID_ANY, label);
    button->SetName(name);
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [run](wxCommandEvent&) { run(); });
    row->Add(button, 1, wxRIGHT | wxBOTTOM, gap / 2);
    return button;
  };
  start_ = add(_("Play"), _("Play the games"), _("Plays them on the map as it is now, while you draw on"),
               [this] { start(); });
  cancel_ = add(_("Cancel"), _("Cancel the games"), _("Plays no more; what is done is kept"),
                [this] { batch_.cancel(); });
  save_ = add(_("Report…"), _("Save the report"),
              _("Writes a page with charts and heat maps for any browser"), [this] { save_report(); });
  sizer.Add(row, 0, wxEXPAND | wxLEFT | wxRIGHT, gap);
  gauge_ = new wxGauge(this, wxID_ANY, 1000, wxDefaultPosition, FromDIP(wxSize(-1, 14)));
  gauge_->SetName(_("Progress of the games"));
  sizer.Add(gauge_, 0, wxEXPAND | wxALL, gap);
  progress_ = new wxStaticText(this, wxID_ANY, "");
  progress_->SetName(_("How far the games are"));
  sizer.Add(progress_, 0, wxLEFT | wxRIGHT, gap);
  note_ = new wxStaticText(this, wxID_ANY, "");
  note_->SetName(_("Which map was played"));
  colour_words(*note_, note_colour);
  sizer.Add(note_, 0, wxLEFT | wxRIGHT | wxTOP, gap);
}

ChartView* BatchPanel::add_chart(wxSizer& sizer, const wxString& title, const wxString& name) {
  auto* heading = new wxStaticText(this, wxID_ANY, title);
  // Not a font of its own: what is hidden at first would be measured in the old one when it appears.
  heading->SetLabelMarkup("<b>" + title + "</b>");
  sizer.Add(heading, 0, wxLEFT | wxRIGHT | wxTOP, gap);
  auto* chart = new ChartView(this, name);
  sizer.Add(chart, 0, wxEXPAND | wxALL, gap);
  return chart;
}

void BatchPanel::build_charts(wxSizer& sizer) {
  const auto add_words = [&](const wxString& name) {
    auto* text = new wxStaticText(this, wxID_ANY, "");
    text->SetName(name);
    colour_words(*text, quiet_colour);
    sizer.Add(text, 0, wxLEFT | wxRIGHT, gap);
    return text;
  };
  wins_ = add_chart(sizer, _("Wins by seat"), _("Chart of wins"));
  verdict_ = add_words(_("Whether the seats are equal"));
  people_ = add_words(_("What people did"));
  lengths_ = add_chart(sizer, _("Length of the games"), _("Chart of lengths"));
  length_words_ = add_words(_("How long the games are"));
  points_ = add_chart(sizer, _("Where victory points come from"), _("Chart of points"));
  income_ = add_chart(sizer, _("Cards a game from the bank"), _("Chart of income"));
  module_charts_ = new wxBoxSizer(wxVERTICAL);
  sizer.Add(module_charts_, 0, wxEXPAND);
}

/// One for each module that counted something, which depends on the map that was played.
void BatchPanel::update_module_charts() {
  const auto reports = module_reports(batch_.now()->playtest());
  std::vector<std::string> modules;
  for (const ModuleReport& report : reports) modules.emplace_back(report.id);
  if (modules != charted_modules_) {
    module_charts_->Clear(true);
    module_views_.clear();
    for (const ModuleReport& report : reports) {
      const wxString title = words(report.title);
      module_views_.push_back(add_chart(*module_charts_, title, wxString::Format(_("Chart of %s"), title)));
    }
    charted_modules_ = std::move(modules);
  }
  for (std::size_t i = 0; i < reports.size(); ++i) module_views_[i]->show({reports[i].chart, {}, {}});
}

PlaytestRequest BatchPanel::request() const {
  PlaytestRequest request;
  request.play.players = players_->GetValue();
  BatchOptions& batch = request.batch;
  for (int seat = 0; seat < request.play.players; ++seat)
    batch.bots.push_back(&all_bots()[at(bots_[at(seat)]->GetSelection())]);
  batch.games = static_cast<std::uint64_t>(games_->GetValue());
  batch.seed = static_cast<std::uint64_t>(seed_->GetValue());
  batch.threads = threads_->GetValue();
  batch.most_turns = turns_->GetValue();
  batch.second_opinion = second_opinion_->GetValue();
  batch.settle = settle_->GetValue();
  if (stop_at_->GetValue() > 0) batch.stop_at = stop_at_->GetValue() / 100;
  return request;
}

void BatchPanel::start() {
  const auto obstacles = batch_.start(request());
  if (obstacles.empty()) return;
  constexpr std::size_t most_listed = 6;
  wxString lines;
  for (std::size_t i = 0; i < std::min(obstacles.size(), most_listed); ++i)
    lines += "\n• " + sentence(obstacles[i]);
  if (obstacles.size() > most_listed)
    lines += "\n" +
             words(by_number(obstacles.size() - most_listed, plural("and {0} more: see the problems panel",
                                                                    "and {0} more: see the problems panel")));
  wxMessageBox(_("This map cannot be played yet:") + lines, _("Playtest"), wxOK | wxICON_INFORMATION, this);
}

void BatchPanel::save_report() {
  wxFileDialog dialog(this, _("Save Report"), "", "playtest.html", _("Web pages (*.html)|*.html"),
                      wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return;
  const auto refusal =
      write_file_atomically(chosen_path(dialog), playtest_html(batch_.now()->playtest(), translated));
  if (refusal) wxMessageBox(sentence(refusal->why), _("Playtest"), wxOK | wxICON_ERROR, this);
}

void BatchPanel::seats_changed() {
  for (std::size_t seat = 0; seat < bots_.size(); ++seat) {
    const bool plays = std::cmp_less(seat, players_->GetValue());
    bots_[seat]->Show(plays);
    bot_labels_[seat]->Show(plays);
  }
  arrange_seats();
  FitInside();
  Layout();
}

void BatchPanel::update() {
  if (!games_) return;
  start_->Enable(!batch_.is_running());
  cancel_->Enable(batch_.is_running());
  save_->Enable(batch_.now() && batch_.now()->has_results());
  update_progress();
  const bool any = batch_.now() && batch_.now()->has_results();
  const bool appear = any != results_->AreAnyItemsShown();
  results_->ShowItems(any);
  if (any) {
    update_charts();
    update_words();
  }
  if (appear || any) {
    FitInside();
    Layout();
  }
}

int BatchPanel::width_of_words() const { return std::max(FromDIP(120), GetClientSize().x - 2 * gap); }

void BatchPanel::update_progress() {
  const PlayedSoFar* now = batch_.now();
  const int width = width_of_words();
  if (!now)
    return show_wrapped(*progress_,
                        batch_.is_running() ? _("The games begin.") : _("Bots play the map as it is now."),
                        width);
  gauge_->SetRange(1000);
  gauge_->SetValue(
      static_cast<int>(1000 * now->progress.done / std::max<std::uint64_t>(now->progress.games, 1)));
  show_wrapped(*progress_, progress_words(*now, batch_.is_running()), width);
  show_wrapped(*note_,
               batch_.is_current()
                   ? wxString()
                   : _("These results belong to an earlier state of the map. Play again to see "
                       "what has changed."),
               width);
  note_->Show(!batch_.is_current());
}

void BatchPanel::update_charts() {
  const BatchResult& result = batch_.now()->result;
  const Statistics& found = result.statistics;
  wins_->show({seat_win_bars(result), {}, {}});
  lengths_->show(length_columns(found));
  points_->show({point_bars(found), _("the winner"), _("each of the others")});
  income_->show({income_bars(found), {}, {}});
  update_module_charts();
}

void BatchPanel::update_words() {
  const int width = width_of_words();
  show_wrapped(*verdict_, seat_words(*batch_.now()), width);
  const wxString people = people_words(*batch_.now());
  show_wrapped(*people_, people, width);
  people_->Show(!people.empty());
  show_wrapped(*length_words_, length_words(*batch_.now()), width);
}

}  // namespace hexwright::gui
