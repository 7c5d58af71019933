#include "editor/gui/analysis/analysis_panel.h"

#include <algorithm>
#include <cmath>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/core/analysis/comparison.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"

namespace hexwright::gui {
namespace {

constexpr int row_height = 24;
constexpr std::size_t seat_columns = 6;

using Row = wxVector<wxVariant>;

/// Fills a table anew, and makes it as high as its rows.
void fill(wxDataViewListCtrl& table, const std::vector<std::vector<wxString>>& rows) {
  table.DeleteAllItems();
  for (const auto& row : rows) {
    Row cells;
    for (const wxString& cell : row) cells.push_back(cell);
    cells.push_back(wxString());  // of the column that takes the room that is left
    table.AppendItem(cells);
  }
  const int lines = std::clamp(static_cast<int>(rows.size()), 1, 9) + 1;
  table.SetMinSize({-1, table.FromDIP(row_height * lines + 10)});
}

/// A line of the table of pips: one number of the board, and of each seat.
template <class Number>
std::vector<wxString> pips_row(const wxString& what, const Analysis& analysis, Number number) {
  const auto cell = [&](const Yield& yield) {
    const double pips = number(yield);
    return pips > 0 ? words(brief(pips)) : wxString("–");
  };
  std::vector<wxString> row{what, cell(analysis.whole.yield)};
  for (const SeatDraft& seat : analysis.seats) row.push_back(cell(seat.holding.yield));
  row.resize(2 + seat_columns);
  return row;
}

wxString with_decimals(const std::optional<double>& number, int decimals) {
  if (!number) return "–";
  return decimals == 0 ? wxString::Format("%.0f", *number) : words(brief(*number));
}

}  // namespace

AnalysisPanel::AnalysisPanel(wxWindow* parent, LiveAnalysis& analysis)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL,
                       "analysis"),
      analysis_(analysis) {
  SetScrollRate(0, FromDIP(10));
}

void AnalysisPanel::build() {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  build_choices(*sizer);
  build_tables(*sizer);
  build_comparison(*sizer);
  SetSizer(sizer);
  name_for_readers(*this);
}

wxChoice* AnalysisPanel::add_choice(wxSizer& sizer, const wxString& label, const wxString& name,
                                    bool of_hexes) {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  auto* words_before = new wxStaticText(this, wxID_ANY, label);
  words_before->SetMinSize({std::max(FromDIP(110), words_before->GetBestSize().x), -1});
  row->Add(words_before, 0, wxALIGN_CENTRE_VERTICAL);
  auto* choice = new wxChoice(this, wxID_ANY);
  choice->SetName(name);
  choice->Append(_("Nothing"), static_cast<void*>(nullptr));
  for (const MapOverlayInfo& each : all_map_overlays())
    if (each.marks_hexes == of_hexes) choice->Append(words(each.title), const_cast<MapOverlayInfo*>(&each));
  choice->Bind(wxEVT_CHOICE, [this, choice, of_hexes](wxCommandEvent&) {
    const auto* taken = static_cast<const MapOverlayInfo*>(
        choice->GetClientData(static_cast<unsigned>(choice->GetSelection())));
    analysis_.show(taken ? std::optional(taken->kind) : std::nullopt, of_hexes);
  });
  row->Add(choice, 1);
  sizer.Add(row, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, gap);
  return choice;
}

void AnalysisPanel::build_choices(wxSizer& sizer) {
  places_ = add_choice(sizer, _("At intersections"), _("Show at intersections"), false);
  hexes_ = add_choice(sizer, _("On hexes"), _("Show on hexes"), true);
}

wxDataViewListCtrl* AnalysisPanel::add_table(wxSizer& sizer, const wxString& title, const wxString& name) {
  auto* heading = new wxStaticText(this, wxID_ANY, title);
  heading->SetFont(heading->GetFont().Bold().Smaller());
  headings_.emplace_back(heading, title);
  sizer.Add(heading, 0, wxLEFT | wxRIGHT | wxTOP, gap);
  auto* table = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES);
  table->SetName(name);
  sizer.Add(table, 0, wxEXPAND | wxALL, gap);
  return table;
}

void AnalysisPanel::build_tables(wxSizer& sizer) {
  seats_ = add_table(sizer, _("Pips of the board, and of the seats of a snake draft"), _("Pips by seat"));
  seats_->AppendTextColumn(_("Resource"), wxDATAVIEW_CELL_INERT, column_width(*seats_, _("Resource"), 72));
  seats_->AppendTextColumn(_("Board"), wxDATAVIEW_CELL_INERT, column_width(*seats_, _("Board"), 60),
                           wxALIGN_RIGHT);
  for (std::size_t seat = 0; seat < seat_columns; ++seat)
    seats_->AppendTextColumn(wxString::Format("%zu", seat + 1), wxDATAVIEW_CELL_INERT, FromDIP(34),
                             wxALIGN_RIGHT);
  add_last_column(*seats_);
  seats_->SetToolTip(
      _("A pip is a card in 36 rolls. Each seat takes the place that is worth most to it, "
        "in the order of play and back; resources that it lacks count more"));
  best_ = new wxStaticText(this, wxID_ANY, "");
  best_->SetName(_("The best founding place"));
  colour_words(*best_, quiet_colour);
  sizer.Add(best_, 0, wxLEFT | wxRIGHT, gap);
  destinations_ = add_table(sizer, _("Turns until somebody settles there"), _("Turns to areas"));
  destinations_->AppendTextColumn(_("Area"), wxDATAVIEW_CELL_INERT,
                                  column_width(*destinations_, _("Area"), 130));
  destinations_->AppendTextColumn(_("Turns"), wxDATAVIEW_CELL_INERT,
                                  column_width(*destinations_, _("Turns"), 56), wxALIGN_RIGHT);
  destinations_->AppendTextColumn(_("Seat"), wxDATAVIEW_CELL_INERT,
                                  column_width(*destinations_, _("Seat"), 50), wxALIGN_RIGHT);
  destinations_->AppendTextColumn(_("Roads"), wxDATAVIEW_CELL_INERT,
                                  column_width(*destinations_, _("Roads"), 58), wxALIGN_RIGHT);
  destinations_->AppendTextColumn(_("Ships"), wxDATAVIEW_CELL_INERT,
                                  column_width(*destinations_, _("Ships"), 58), wxALIGN_RIGHT);
  add_last_column(*destinations_);
  destinations_->SetToolTip(_(
      "Turns of all players together, until the income of two founding settlements has paid the cheapest way "
      "and a settlement, with the bank's trade and nobody in the way"));
}

void AnalysisPanel::build_comparison(wxSizer& sizer) {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  const auto add_button = [&](const wxString& label, const wxString& name, const wxString& tip, auto run) {
    auto* button = new wxButton(this, wxID_ANY, label);
    button->SetName(name);
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [run](wxCommandEvent&) { run(); });
    row->Add(button, 0, wxRIGHT, gap);
    return button;
  };
  mark_ =
      add_button(_("Mark as Before"), _("Mark the map as before"),
                 _("Later states of the map are compared with what it is now"), [this] { analysis_.mark(); });
  forget_ = add_button(_("Forget"), _("Forget the mark"), _("Ends the comparison"),
                       [this] { analysis_.forget_mark(); });
  sizer.Add(row, 0, wxLEFT | wxRIGHT | wxTOP, gap);
  differences_ = add_table(sizer, _("Before and after"), _("Before and after"));
  differences_->AppendTextColumn(_("What"), wxDATAVIEW_CELL_INERT,
                                 column_width(*differences_, _("What"), 172));
  differences_->AppendTextColumn(_("Before"), wxDATAVIEW_CELL_INERT,
                                 column_width(*differences_, _("Before"), 64), wxALIGN_RIGHT);
  differences_->AppendTextColumn(_("Now"), wxDATAVIEW_CELL_INERT, column_width(*differences_, _("Now"), 58),
                                 wxALIGN_RIGHT);
  differences_->AppendTextColumn("±", wxDATAVIEW_CELL_INERT, FromDIP(58), wxALIGN_RIGHT);
  add_last_column(*differences_);
  compared_ = new wxStaticText(this, wxID_ANY, "");
  compared_->SetName(_("What is compared"));
  colour_words(*compared_, quiet_colour);
  sizer.Add(compared_, 0, wxLEFT | wxRIGHT | wxBOTTOM, gap);
}

void AnalysisPanel::watch(bool seen) {
  if (seen && !places_) build();
  analysis_.want_numbers(seen);
  if (seen) update();
}

int AnalysisPanel::width_for_words() const { return std::max(FromDIP(120), GetClientSize().x - 2 * gap); }

void AnalysisPanel::update() {
  for (const auto& [heading, words] : headings_) show_wrapped(*heading, words, width_for_words());
  update_choices();
  forget_->Enable(analysis_.has_mark());
  if (analysis_.now()) {
    update_seats();
    update_destinations();
  }
  update_comparison();
  FitInside();
  Layout();
}

void AnalysisPanel::update_choices() {
  for (wxChoice* choice : {places_, hexes_}) {
    int taken = 0;
    for (unsigned i = 1; i < choice->GetCount(); ++i)
      if (analysis_.shows(static_cast<const MapOverlayInfo*>(choice->GetClientData(i))->kind))
        taken = static_cast<int>(i);
    choice->SetSelection(taken);
  }
}

void AnalysisPanel::update_seats() {
  const Analysis& now = analysis_.now()->analysis;
  std::vector<std::vector<wxString>> rows{
      pips_row(_("All"), now, [](const Yield& yield) { return yield.pips(); })};
  for (const Resource r : all_resources)
    rows.push_back(pips_row(words(title(r)), now, [r](const Yield& yield) { return yield.of(r); }));
  if (now.whole.yield.choice > 0)
    rows.push_back(pips_row(_("Of choice"), now, [](const Yield& yield) { return yield.choice; }));
  for (std::size_t seat = 0; seat < seat_columns; ++seat)
    seats_->GetColumn(static_cast<unsigned>(2 + seat))->SetHidden(seat >= now.seats.size());
  fill(*seats_, rows);
  if (now.sites.empty()) {
    show_wrapped(*best_, _("Nobody can found a settlement yet."), width_for_words());
    return;
  }
  wxString why;
  for (const Message& reason : reasons(now.sites.front())) why += (why.empty() ? "" : ", ") + words(reason);
  show_wrapped(
      *best_,
      wxString::Format(_("Best founding place: %s pips, %s."), words(brief(now.sites.front().total())), why),
      width_for_words());
}

void AnalysisPanel::update_destinations() {
  std::vector<std::vector<wxString>> rows;
  for (const Destination& each : analysis_.now()->analysis.destinations) {
    const auto& journey = each.soonest;
    rows.push_back({words(each.name), journey ? wxString::Format("%.0f", journey->turns) : _("never"),
                    journey ? wxString::Format("%d", journey->seat.value() + 1) : "",
                    journey ? wxString::Format("%d", journey->roads) : "",
                    journey ? wxString::Format("%d", journey->ships) : ""});
  }
  fill(*destinations_, rows);
}

void AnalysisPanel::update_comparison() {
  std::vector<std::vector<wxString>> rows;
  if (analysis_.before() && analysis_.now())
    for (const auto& [what, before, now, decimals] :
         compare(analysis_.before()->analysis, analysis_.now()->analysis).differences)
      rows.push_back({words(what), with_decimals(before, decimals), with_decimals(now, decimals),
                      before && now ? words(Decimal{*now - *before, decimals, false, true}) : wxString()});
  fill(*differences_, rows);
  show_wrapped(*compared_,
               !analysis_.has_mark() ? _("Mark the map, then edit it: what changes stands here.")
               : rows.empty()        ? _("Nothing has changed since the map was marked.")
                                     : _("Since the map was marked."),
               width_for_words());
}

}  // namespace hexwright::gui
