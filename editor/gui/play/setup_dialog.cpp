#include <algorithm>
#include <array>
#include <random>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/core/play/session.h"
#include "editor/gui/app/app.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/help/guide_window.h"
#include "editor/gui/play/pictures.h"
#include "editor/gui/play/play_dialogs.h"
#include "editor/gui/play/player_choice.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/scenario/plural.h"
#include "model/scenario/text_rules.h"

namespace hexwright::gui {
namespace {

constexpr int margin = 12, content_width = 400, most_offers = 20, most_turns = 100'000;

/// Short enough to be told to others.
std::uint64_t fresh_seed() { return std::random_device()() % 1'000'000; }

enum class PlayedAt : std::uint8_t { Screen, Table };

class PlaySetupDialog : public wxDialog {
 public:
  PlaySetupDialog(wxWindow* parent, PlaySetup before, PlayedAt place, bool has_game);
  PlaySetup chosen() const;
  InsteadOfPlay instead() const { return instead_; }
  bool is_from_network() const { return reach_->GetSelection() == 1; }

 private:
  struct SeatRow {
    wxStaticBitmap* sign;
    wxTextCtrl* name;
    PlayerChoice* who;
  };
  void build_players();
  void build_seat(wxSizer* grid, SeatId seat);
  void build_numbers();
  void build_obstacles();
  wxSpinCtrl* add_number(wxSizer* grid, const wxString& label, const wxString& tip, int value, int most);
  void build_reach();
  void build_end(bool has_game);
  int player_count() const;
  std::optional<std::uint64_t> seed() const;
  wxString why_not() const;
  void refresh();
  void choose_instead(InsteadOfPlay what);

  PlaySetup before_;
  PlayedAt place_;
  std::vector<SeatRow> rows_;
  wxChoice *count_ = nullptr, *reach_ = nullptr;
  wxTextCtrl* seed_ = nullptr;
  wxSpinCtrl *offers_ = nullptr, *turns_ = nullptr;
  wxStaticText* obstacles_ = nullptr;
  wxButton* problems_ = nullptr;
  InsteadOfPlay instead_ = InsteadOfPlay::Nothing;
};

PlaySetupDialog::PlaySetupDialog(wxWindow* parent, PlaySetup before, PlayedAt place, bool has_game)
    : wxDialog(parent, wxID_ANY, place == PlayedAt::Screen ? _("Play this map") : _("Host a table"),
               wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE, "play setup"),
      before_(std::move(before)),
      place_(place) {
  SetSizer(new wxBoxSizer(wxVERTICAL));
  build_players();
  build_numbers();
  if (place_ == PlayedAt::Table) build_reach();
  build_obstacles();
  build_end(has_game);
  set_help_topic(*this, HelpTopic::Playing);
  name_for_readers(*this);
  refresh();
  CentreOnParent();
  FindWindow(wxID_OK)->SetFocus();
}

void PlaySetupDialog::build_players() {
  const Details& details = before_.scenario.details;
  auto* top = new wxBoxSizer(wxHORIZONTAL);
  top->Add(new wxStaticText(this, wxID_ANY, _("Players")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(8));
  count_ = new wxChoice(this, wxID_ANY);
  count_->SetName(_("Players"));
  const int least = std::clamp(details.min_players, 1, most_players);
  const int most = std::clamp(details.max_players, least, most_players);
  for (int count = least; count <= most; ++count) count_->Append(wxString::Format("%d", count));
  const int now = std::clamp(static_cast<int>(before_.players.size()), least, most);
  count_->SetSelection(now - least);
  count_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { refresh(); });
  top->Add(count_);
  GetSizer()->Add(top, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(margin));
  auto* grid = new wxFlexGridSizer(3, FromDIP(6), FromDIP(8));
  grid->AddGrowableCol(2);
  for (const SeatId seat : Ids<SeatId>(most)) build_seat(grid, seat);
  GetSizer()->Add(grid, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(margin));
}

void PlaySetupDialog::build_seat(wxSizer* grid, SeatId seat) {
  const auto i = seat.index();
  const Player player = i < before_.players.size()
                            ? before_.players[i]
                            : Player{std::string(seat_colour_title(seat)), find_bot(usual_bot)};
  SeatRow row{};
  row.sign = new wxStaticBitmap(this, wxID_ANY, seat_picture(seat, FromDIP(26), GetContentScaleFactor()));
  row.name = new wxTextCtrl(this, wxID_ANY, words(player.name), wxDefaultPosition, FromDIP(wxSize(130, -1)));
  row.name->SetName(wxString::Format(_("Name of player %d"), seat.value() + 1));
  row.who = new PlayerChoice(this, app().programs(), player.bot);
  row.who->SetName(wxString::Format(_("Who plays seat %d"), seat.value() + 1));
  grid->Add(row.sign, 0, wxALIGN_CENTRE_VERTICAL);
  grid->Add(row.name, 0, wxALIGN_CENTRE_VERTICAL);
  grid->Add(row.who, 1, wxEXPAND);
  rows_.push_back(row);
}

wxSpinCtrl* PlaySetupDialog::add_number(wxSizer* grid, const wxString& label, const wxString& tip, int value,
                                        int most) {
  grid->Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
  auto* spin =
      new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0, most, value);
  spin->SetName(label);
  spin->SetToolTip(tip);
  grid->Add(spin, 0, wxEXPAND);
  grid->AddSpacer(0);
  return spin;
}

void PlaySetupDialog::build_numbers() {
  auto* grid = new wxFlexGridSizer(3, FromDIP(6), FromDIP(8));
  grid->AddGrowableCol(1);
  grid->Add(new wxStaticText(this, wxID_ANY, _("Seed")), 0, wxALIGN_CENTRE_VERTICAL);
  seed_ =
      new wxTextCtrl(this, wxID_ANY, wxString::Format("%llu", static_cast<unsigned long long>(before_.seed)));
  seed_->SetName(_("Seed"));
  seed_->SetToolTip(_("The same seed and the same decisions give the same game"));
  seed_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { refresh(); });
  auto* another = new wxButton(this, wxID_ANY, _("Another"));
  another->SetToolTip(_("A seed by chance"));
  another->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    seed_->SetValue(wxString::Format("%llu", static_cast<unsigned long long>(fresh_seed())));
  });
  grid->Add(seed_, 1, wxEXPAND);
  grid->Add(another, 0, wxEXPAND);
  offers_ = add_number(grid, _("Offers in a turn"),
                       _("How many trades a player may offer to the others in a turn; 0 for none at all"),
                       before_.offers_a_turn, most_offers);
  turns_ = add_number(grid, _("Turn limit"), _("The game ends undecided when so many turns are over"),
                      before_.most_turns, most_turns);
  GetSizer()->Add(grid, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(margin));
}

void PlaySetupDialog::build_reach() {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(new wxStaticText(this, wxID_ANY, _("Who can come")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT,
           FromDIP(8));
  const std::array<wxString, 2> places{_("Browsers on this computer"), _("Browsers in this network")};
  reach_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, places.size(), places.data());
  reach_->SetName(_("Who can come"));
  reach_->SetToolTip(
      _("In a network only who has the link comes in; what is played goes over it unencrypted"));
  reach_->SetSelection(0);
  row->Add(reach_, 1);
  GetSizer()->Add(row, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(margin));
}

void PlaySetupDialog::build_obstacles() {
  obstacles_ = new wxStaticText(this, wxID_ANY, "");
  obstacles_->SetName("obstacles");
  colour_words(*obstacles_, error_colour);
  GetSizer()->Add(obstacles_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(margin));
  problems_ = new wxButton(this, wxID_ANY, _("&Show the problems"));
  problems_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { choose_instead(InsteadOfPlay::ShowProblems); });
  GetSizer()->Add(problems_, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(margin));
}

void PlaySetupDialog::build_end(bool has_game) {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  if (has_game) {
    auto* go_on = new wxButton(this, wxID_ANY, _("&Go on with the last game"));
    go_on->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { choose_instead(InsteadOfPlay::GoOn); });
    row->Add(go_on);
  }
  row->AddStretchSpacer();
  row->Add(new wxButton(this, wxID_CANCEL), 0, wxRIGHT, FromDIP(margin / 2));
  const bool here = place_ == PlayedAt::Screen;
  auto* play = new wxButton(this, wxID_OK, here ? _("&Play") : _("&Open the table"));
  play->SetName(here ? _("Play") : _("Open the table"));
  play->SetDefault();
  row->Add(play);
  GetSizer()->Add(row, 0, wxEXPAND | wxALL, FromDIP(margin));
}

void PlaySetupDialog::choose_instead(InsteadOfPlay what) {
  instead_ = what;
  EndModal(wxID_CANCEL);
}

int PlaySetupDialog::player_count() const { return static_cast<int>(wxAtoi(count_->GetStringSelection())); }

std::optional<std::uint64_t> PlaySetupDialog::seed() const {
  wxULongLong_t value = 0;
  const wxString text = seed_->GetValue();
  if (text.empty() || !wxIsdigit(text[0]) || !text.ToULongLong(&value)) return std::nullopt;
  return value;
}

namespace {

/// What was pasted may hold tabs and the like, which no saved game may.
std::string name_in(const wxTextCtrl& field) {
  wxString name = field.GetValue();
  // NOLINTNEXTLINE(modernize-loop-convert): the toolkit's strings give out places to write at by value
  for (auto letter = name.begin(); letter != name.end(); ++letter)
    if (!is_clean_text(utf8(wxString(*letter)), false)) *letter = ' ';
  return utf8(name.Strip(wxString::both));
}

}  // namespace

PlaySetup PlaySetupDialog::chosen() const {
  PlaySetup setup = before_;
  setup.players.clear();
  for (const SeatId seat : Ids<SeatId>(player_count())) {
    const SeatRow& row = rows_[seat.index()];
    const std::string name = name_in(*row.name);
    setup.players.push_back({name.empty() ? utf8(words(seat_colour_title(seat))) : name, row.who->bot()});
  }
  setup.seed = seed().value_or(before_.seed);
  setup.offers_a_turn = offers_->GetValue();
  setup.most_turns = turns_->GetValue();
  return setup;
}

wxString PlaySetupDialog::why_not() const {
  if (!seed()) return _("The seed is a whole number, such as 42.");
  constexpr std::size_t most_shown = 5;
  const std::vector<Message> found = PlaySession::obstacles(chosen());
  wxString all;
  for (std::size_t i = 0; i < found.size() && i < most_shown; ++i)
    all += (all.empty() ? "" : "\n") + wxString("• ") + sentence(found[i]);
  if (found.size() > most_shown)
    all += "\n" + words(by_number(found.size() - most_shown, plural("and {0} more", "and {0} more")));
  return all;
}

void PlaySetupDialog::refresh() {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const bool plays = static_cast<int>(i) < player_count();
    for (wxWindow* part : {static_cast<wxWindow*>(rows_[i].sign), static_cast<wxWindow*>(rows_[i].name),
                           static_cast<wxWindow*>(rows_[i].who)})
      part->Show(plays);
  }
  const wxString why = why_not();
  obstacles_->SetLabel(why);
  obstacles_->Wrap(FromDIP(content_width));
  obstacles_->Show(!why.empty());
  problems_->Show(!why.empty() && seed().has_value());
  FindWindow(wxID_OK)->Enable(why.empty());
  GetSizer()->SetMinSize(FromDIP(content_width + 2 * margin), -1);
  GetSizer()->SetSizeHints(this);
}

}  // namespace

std::variant<PlaySetup, InsteadOfPlay> choose_play(wxWindow* parent, PlaySetup before, bool has_game) {
  PlaySetupDialog dialog(parent, std::move(before), PlayedAt::Screen, has_game);
  if (dialog.ShowModal() == wxID_OK) return dialog.chosen();
  return dialog.instead();
}

std::variant<TableSetup, InsteadOfPlay> choose_table(wxWindow* parent, PlaySetup before) {
  PlaySetupDialog dialog(parent, std::move(before), PlayedAt::Table, false);
  if (dialog.ShowModal() == wxID_OK) return TableSetup{dialog.chosen(), dialog.is_from_network()};
  return dialog.instead();
}

}  // namespace hexwright::gui
