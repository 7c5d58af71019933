#include "editor/gui/play/players_panel.h"

#include <algorithm>

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
#include "model/board/index.h"
#include "model/playtest/modules/wonders/claim.h"

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
  int (*count)(const PlaySession&, SeatId seat);
  bool only_with_ships = false;
};

const Seat& seat_of(const PlaySession& session, SeatId seat) { return session.state().seats[seat]; }

const Realm& realm_of(const PlaySession& session, SeatId seat) { return session.state().realms.seats[seat]; }

/// The ranks of the active knights. CK-40
int strength_of(const PlaySession& session, SeatId seat) {
  int strength = 0;
  for (const Knight& knight : View(session.game(), session.state(), seat).knights(seat))
    if (knight.is(Knight::Active)) strength += knight.rank;
  return strength;
}

// In place of development cards and knights of the base game. CK-05
std::vector<Shown> numbers_of_realm() {
  return {{{},
           _("Prog."),
           _("Progress cards in hand"),
           [](const PlaySession& s, SeatId seat) {
             return View(s.game(), s.state(), seat).progress_cards(seat);
           }},
          {{}, _("Defence"), _("Ranks of the active knights"), [](const PlaySession& s, SeatId seat) {
             return strength_of(s, seat);
           }}};
}

std::vector<Shown> shown_numbers(const Game& game) {
  using Kind = BoardPiece::Kind;
  std::vector<Shown> all{
      {{},
       _("Cards"),
       _("Cards in hand"),
       [](const PlaySession& s, SeatId seat) { return seat_of(s, seat).hand.size(); }},
      {{},
       _("Dev."),
       _("Development cards in hand"),
       [](const PlaySession& s, SeatId seat) { return OpenSeat(seat_of(s, seat)).developments(); }},
      {{},
       _("Knights"),
       _("Knights played"),
       [](const PlaySession& s, SeatId seat) { return static_cast<int>(seat_of(s, seat).knights); }},
      {{},
       _("Route"),
       _("Longest route, in paths"),
       [](const PlaySession& s, SeatId seat) { return longest_route(s.game(), s.state(), seat); }},
      {Kind::Road,
       {},
       _("Roads left"),
       [](const PlaySession& s, SeatId seat) { return static_cast<int>(seat_of(s, seat).roads); }},
      {Kind::Ship,
       {},
       _("Ships left"),
       [](const PlaySession& s, SeatId seat) { return static_cast<int>(seat_of(s, seat).ships); },
       true},
      {Kind::Settlement,
       {},
       _("Settlements left"),
       [](const PlaySession& s, SeatId seat) { return static_cast<int>(seat_of(s, seat).settlements); }},
      {Kind::City, {}, _("Cities left"), [](const PlaySession& s, SeatId seat) {
         return static_cast<int>(seat_of(s, seat).cities);
       }}};
  if (game.has_commodities()) {
    const std::vector<Shown> realm = numbers_of_realm();
    std::copy(realm.begin(), realm.end(), all.begin() + 1);
  }
  if (!game.may_lay_ships()) std::erase_if(all, [](const Shown& each) { return each.only_with_ships; });
  return all;
}

// What Cities & Knights gave a player that is worth points, or holds. CK-25, CK-43, CK-47, CK-71
wxString honours_of(const PlaySession& session, SeatId seat) {
  const Realms& realms = session.state().realms;
  wxString list;
  const auto add = [&](const wxString& item) { list += (list.empty() ? "" : ", ") + item; };
  for (const Track track : all_tracks)
    if (realms.metropolis_of[at(track)] == 1 + seat.value())
      add(wxString::Format(_("Metropolis (%s)"), words(title(track))));
  if (realms.merchant_of == 1 + seat.value()) add(_("Merchant"));
  if (const int defended = realm_of(session, seat).defended; defended > 0)
    add(wxString::Format(_("Defender ×%d"), defended));
  if (const int shown = realm_of(session, seat).shown; shown > 0)
    add(wxString::Format(_("Point cards ×%d"), shown));
  return list;
}

// Against the pirate fleet. PIR-12, PIR-14
wxString war_of(const PlaySession& session, SeatId seat) {
  const PirateWar& war = session.state().pirates;
  const wxString warships = wxString::Format(_("Warships: %d"), int{war.warships[seat]});
  const int chits = war.chits[seat];
  if (chits == 0) return warships + ", " + _("fortress conquered");
  return warships + ", " +
         wxString::Format(wxPLURAL("fortress: %d chit left", "fortress: %d chits left", chits), chits);
}

wxString words_of_tracks(const Realm& realm) {
  wxString list;
  for (const Track track : all_tracks)
    list += (list.empty() ? wxString() : wxString(", ")) +
            wxString::Format("%s %d", words(title(track)), realm.levels[at(track)]);
  return wxString::Format(_("Improvements: %s"), list);
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
  for (const Shown& each : shown_numbers(context_.session().game())) {
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
  if (context_.session().game().has_commodities()) {
    row.tracks = new wxStaticBitmap(row.panel, wxID_ANY,
                                    tracks_picture({}, FromDIP(tracks_height), GetContentScaleFactor()));
  }
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
  const int own = hidden_too ? points(state, seat) : seat_of(session, seat).points;
  row.points->SetLabel(wxString::Format("%d / %d", own, session.game().points_to_win()));
  const std::vector<Shown> numbers = shown_numbers(session.game());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const wxString count = wxString::Format("%d", numbers[i].count(session, seat));
    row.counts[i]->SetLabel(numbers[i].piece ? count : numbers[i].word + " " + count);
  }
  wxString awards;
  if (state.longest_holder == seat) awards = _("Longest trade route");
  if (state.army_holder == seat) awards += (awards.empty() ? "" : ", ") + wxString(_("Largest army"));
  if (const auto wonder = wonders::claim_of(state.seats[seat]))
    awards += (awards.empty() ? "" : ", ") +
              words({N_("{0}: level {1} of {2}"),
                     {Message{wonders::title(wonder->wonder)}, std::to_string(wonder->level),
                      std::to_string(wonders::levels)}});
  if (const wxString honours = honours_of(session, seat); !honours.empty())
    awards += (awards.empty() ? "" : ", ") + honours;
  if (!session.game().facts().villages.empty())  // CLO-02
    awards += (awards.empty() ? "" : ", ") + wxString::Format(_("Cloth: %d"), int{state.cloth.held[seat]});
  if (!session.game().facts().berths.empty()) awards += (awards.empty() ? "" : ", ") + war_of(session, seat);
  for (const Message& count : own_counts_of(session, seat))
    awards += (awards.empty() ? "" : ", ") + words(count);
  if (row.tracks) {
    const Realm& realm = realm_of(session, seat);
    row.tracks->SetBitmap(tracks_picture(realm.levels, FromDIP(tracks_height), GetContentScaleFactor()));
    row.tracks->SetName(words_of_tracks(realm));
    row.tracks->SetToolTip(row.tracks->GetName());
  }
  row.awards->SetLabelText(awards);
  row.awards->Wrap(fit_to_text(*this, 250));
  row.awards->SetForegroundColour(note_colour());
  row.awards->Show(!awards.empty());
  row.panel->Layout();
}

}  // namespace hexwright::gui
