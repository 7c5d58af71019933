#include "editor/gui/play/players_panel.h"

#include <wx/intl.h>
#include <wx/panel.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include "editor/core/play/own_play.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/play/pictures.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/view.h"

namespace hexwright::gui {
namespace {

constexpr int picture_size = 18, tracks_height = 12;

/// It only shows: the keyboard passes it by.
class SeatCard : public wxPanel {
 public:
  using wxPanel::wxPanel;
  bool AcceptsFocus() const override { return false; }
  bool AcceptsFocusFromKeyboard() const override { return false; }
};

/// A number of a player with its picture or word.
struct Shown {
  std::optional<BoardPiece::Kind> piece;
  wxString word;  ///< in front of the number where there is no picture
  wxString name;  ///< in full
  int count = 0;
};

std::vector<Shown> shown_numbers(const PlaySession& session, SeatId seat, const SeatNotes& notes) {
  using Kind = BoardPiece::Kind;
  const Game& game = session.game();
  const Seat& own = session.state().seats[seat];
  std::vector<Shown> all;
  all.push_back({{}, _("Cards"), _("Cards in hand"), own.hand.size()});
  if (notes.figures.empty()) {
    all.push_back({{}, _("Dev."), _("Development cards in hand"), OpenSeat(own).developments()});
    all.push_back({{}, _("Knights"), _("Knights played"), own.knights});
  }
  for (const SeatFigure& each : notes.figures)
    all.push_back({{}, words(each.word), words(each.name), each.number});
  all.push_back({{}, _("Route"), _("Longest route, in paths"), longest_route(game, session.state(), seat)});
  all.push_back({Kind::Road, {}, _("Roads left"), own.roads});
  if (game.may_lay_ships()) all.push_back({Kind::Ship, {}, _("Ships left"), own.ships});
  all.push_back({Kind::Settlement, {}, _("Settlements left"), own.settlements});
  all.push_back({Kind::City, {}, _("Cities left"), own.cities});
  return all;
}

// Awards, and what rule modules gave a player.
wxString awards_of(const PlaySession& session, SeatId seat, const SeatNotes& notes) {
  const State& state = session.state();
  wxString list;
  const auto add = [&](const wxString& item) { list += (list.empty() ? "" : ", ") + item; };
  if (state.longest_holder == seat) add(_("Longest trade route"));
  if (state.army_holder == seat) add(_("Largest army"));
  for (const auto& part : {notes.honours, notes.counts, own_counts_of(session, seat)})
    for (const Message& each : part) add(words(each));
  return list;
}

wxString who_plays(const Player& player) { return player.bot ? words(player.bot->title) : _("a person"); }

}  // namespace

PlayersPanel::PlayersPanel(wxWindow* parent, GameContext& context)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxSize(300, 500), wxVSCROLL | wxTAB_TRAVERSAL,
                       "players"),
      context_(context) {
  SetLabel(_("Players"));
  SetSizer(new wxBoxSizer(wxVERTICAL));
  SetScrollRate(0, 10);
  for (const SeatId seat : context_.session().game().seats()) rows_.push_back(build_row(seat));
  context_.watch([this] { refresh(); });
  refresh();
}

PlayersPanel::Row PlayersPanel::build_row(SeatId seat) {
  Row row{};
  row.panel = new SeatCard(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_THEME);
  row.panel->SetLabel(shown(context_.session().player(seat).name));
  auto* sign =
      new wxStaticBitmap(row.panel, wxID_ANY, seat_picture(seat, FromDIP(26), GetContentScaleFactor()));
  row.name = new wxStaticText(row.panel, wxID_ANY, "");
  row.points = new wxStaticText(row.panel, wxID_ANY, "");
  row.points->SetFont(row.points->GetFont().Bold().Larger());
  row.points->SetName(_("Points, of those that win"));
  row.points->SetToolTip(row.points->GetName());
  auto* top = new wxBoxSizer(wxHORIZONTAL);
  top->Add(sign, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(gap));
  top->Add(row.name, 1, wxALIGN_CENTRE_VERTICAL);
  top->Add(row.points, 0, wxALIGN_CENTRE_VERTICAL);
  auto* grid = new wxFlexGridSizer(4, FromDIP(2), FromDIP(8));
  const PlaySession& session = context_.session();
  const SeatNotes notes = notes_on(session.game(), session.state(), seat);
  for (const Shown& each : shown_numbers(session, seat, notes)) {
    auto* cell = new wxBoxSizer(wxHORIZONTAL);
    if (each.piece) {
      auto* picture = new wxStaticBitmap(
          row.panel, wxID_ANY,
          piece_picture(*each.piece, seat, FromDIP(picture_size), GetContentScaleFactor()));
      picture->SetName(each.name);
      picture->SetToolTip(each.name);
      cell->Add(picture, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(3));
    }
    auto* count = new wxStaticText(row.panel, wxID_ANY, "");
    count->SetName(each.name);
    count->SetToolTip(each.name);
    cell->Add(count, 0, wxALIGN_CENTRE_VERTICAL);
    grid->Add(cell);
    row.counts.push_back(count);
  }
  if (!notes.tracks.empty())
    row.tracks = new wxStaticBitmap(
        row.panel, wxID_ANY, levels_picture(notes.tracks, FromDIP(tracks_height), GetContentScaleFactor()));
  row.awards = new wxStaticText(row.panel, wxID_ANY, "");
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(top, 0, wxEXPAND | wxALL, FromDIP(gap));
  sizer->Add(grid, 0, wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(gap));
  if (row.tracks) sizer->Add(row.tracks, 0, wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(gap));
  sizer->Add(row.awards, 0, wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(gap));
  row.panel->SetSizer(sizer);
  GetSizer()->Add(row.panel, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(gap));
  return row;
}

void PlayersPanel::refresh() {
  for (const SeatId seat : context_.session().game().seats()) show_row(rows_[seat.index()], seat);
  FitInside();
  Layout();
}

void PlayersPanel::show_row(const Row& row, SeatId seat) {
  const PlaySession& session = context_.session();
  const State& state = session.state();
  const Player& player = session.player(seat);
  const bool acts = session.actor() == seat;
  row.name->SetLabel((acts ? wxString("▶ ") : wxString()) + shown(player.name) + " (" + who_plays(player) +
                     ")");
  row.name->SetFont(acts ? GetFont().Bold() : GetFont());
  const bool hidden_too = context_.viewer().sees(seat) || session.is_over();
  const int own = hidden_too ? points(state, seat) : state.seats[seat].points;
  row.points->SetLabel(wxString::Format("%d / %d", own, session.game().points_to_win()));
  const SeatNotes notes = notes_on(session.game(), state, seat);
  const std::vector<Shown> numbers = shown_numbers(session, seat, notes);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const wxString count = wxString::Format("%d", numbers[i].count);
    row.counts[i]->SetLabel(numbers[i].piece ? count : numbers[i].word + " " + count);
  }
  if (row.tracks) {
    row.tracks->SetBitmap(levels_picture(notes.tracks, FromDIP(tracks_height), GetContentScaleFactor()));
    row.tracks->SetName(words(notes.words_of_tracks));
    row.tracks->SetToolTip(row.tracks->GetName());
  }
  const wxString awards = awards_of(session, seat, notes);
  row.awards->SetLabelText(awards);
  row.awards->Wrap(fit_to_text(*this, 250));
  row.awards->SetForegroundColour(note_colour());
  row.awards->Show(!awards.empty());
  row.panel->Layout();
}

}  // namespace hexwright::gui
