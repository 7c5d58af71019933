#include "editor/gui/play/moves_panel.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "editor/core/play/own_play.h"
#include "editor/core/play/why_not.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/play/hand_panel.h"
#include "editor/gui/play/move_kinds.h"
#include "editor/gui/play/pictures.h"
#include "model/board/index.h"
#include "model/playtest/action_spec.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/table.h"

namespace hexwright::gui {
namespace {

constexpr int sign_size = 32, die_size = 44, track_height = 26, move_gap = 8;

/// What the event die shows; null while it is not rolled.
const EventFace* shown_face(const Game& game, const std::optional<Action>& roll) {
  const EventDie event = roll ? event_die(roll->c) : EventDie::None;
  return event == EventDie::None ? nullptr : &game.event_faces()[at(event) - 1];
}

/// The dice: rolled, or chosen by a card.
bool is_roll(const Action& action) { return fields_of(action.kind).c.kind == FieldKind::Dice; }

/// The dice of the last roll up to now; none before the first one of this turn.
std::optional<Action> last_roll(const PlaySession& session) {
  if (session.state().dice == 0) return std::nullopt;
  const std::vector<Action> played = session.played();
  for (auto action = played.rbegin(); action != played.rend(); ++action)
    if (is_roll(*action)) return *action;
  return std::nullopt;
}

}  // namespace

MovesPanel::MovesPanel(wxWindow* parent, GameContext& context)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxSize(300, 500), wxVSCROLL | wxTAB_TRAVERSAL,
                       "moves"),
      context_(context),
      rest_(this) {
  SetLabel(_("Moves"));
  SetSizer(new wxBoxSizer(wxVERTICAL));
  SetScrollRate(0, 10);
  build_heading();
  build_handover();
  open_ = new wxPanel(this, wxID_ANY);
  open_->SetSizer(new wxBoxSizer(wxVERTICAL));
  GetSizer()->Add(open_, 1, wxEXPAND | wxALL, FromDIP(move_gap));
  whose_hand_ = new wxStaticText(open_, wxID_ANY, "");
  whose_hand_->SetName("whose hand");
  whose_hand_->SetFont(whose_hand_->GetFont().Bold());
  open_->GetSizer()->Add(whose_hand_, 0, wxBOTTOM, FromDIP(move_gap) / 2);
  hand_ = new HandPanel(open_, context_.session().game());
  open_->GetSizer()->Add(hand_, 0, wxEXPAND | wxBOTTOM, FromDIP(move_gap));
  build_buttons();
  build_list();
  Bind(
      wxEVT_TIMER, [this](wxTimerEvent&) { wake(); }, rest_.GetId());
  context_.watch([this] { refresh(); });
  on_new_colours(*this, [this] { refresh(); });
  refresh();
}

void MovesPanel::build_heading() {
  sign_ = new wxStaticBitmap(this, wxID_ANY,
                             seat_picture(SeatId(0), FromDIP(sign_size), GetContentScaleFactor()));
  whose_ = new wxStaticText(this, wxID_ANY, "");
  whose_->SetFont(whose_->GetFont().Bold().Larger());
  awaited_ = new wxStaticText(this, wxID_ANY, "");
  awaited_->SetName("awaited");
  awaited_->SetMinSize(
      {-1, 2 * GetCharHeight()});  // so that nothing below moves with the length of a sentence
  auto* heading_words = new wxBoxSizer(wxVERTICAL);
  heading_words->Add(whose_);
  heading_words->Add(awaited_, 0, wxTOP, FromDIP(2));
  auto* heading = new wxBoxSizer(wxHORIZONTAL);
  heading->Add(sign_, 0, wxALIGN_TOP | wxRIGHT, FromDIP(move_gap));
  heading->Add(heading_words, 1);
  GetSizer()->Add(heading, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(move_gap));

  auto* dice = new wxBoxSizer(wxHORIZONTAL);
  for (wxStaticBitmap*& die : dice_) {
    die = new wxStaticBitmap(this, wxID_ANY, die_picture(0, FromDIP(die_size), GetContentScaleFactor()));
    dice->Add(die, 0, wxRIGHT, FromDIP(6));
  }
  if (context_.session().game().has_event_die()) {
    event_ = new wxStaticBitmap(this, wxID_ANY,
                                event_picture(nullptr, FromDIP(die_size), GetContentScaleFactor()));
    dice->Add(event_, 0, wxRIGHT, FromDIP(6));
  }
  rolled_ = new wxStaticText(this, wxID_ANY, "");
  rolled_->SetName("rolled");
  dice->Add(rolled_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(4));
  GetSizer()->Add(dice, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(move_gap));
  build_track();
  if (!own_counts_of_table(context_.session()).empty()) {
    table_counts_ = new wxStaticText(this, wxID_ANY, "");
    table_counts_->SetName("counters of the table");
    table_counts_->SetToolTip(_("What the own rules of this map count for all players together"));
    GetSizer()->Add(table_counts_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(move_gap));
  }
}

void MovesPanel::show_table_counts() {
  if (!table_counts_) return;
  wxString all;
  for (const Message& count : own_counts_of_table(context_.session()))
    all += (all.empty() ? "" : ", ") + words(count);
  table_counts_->SetLabelText(all);
  table_counts_->Wrap(fit_to_text(*this, 300));
}

void MovesPanel::build_track() {
  const PlaySession& session = context_.session();
  const OnBoard shown = on_board(session.game(), session.state());
  if (shown.tracks.empty()) return;
  track_ = new wxStaticBitmap(
      this, wxID_ANY, steps_picture(shown.tracks.front(), FromDIP(track_height), GetContentScaleFactor()));
  track_words_ = new wxStaticText(this, wxID_ANY, "");
  track_words_->SetName("track beside the board");
  GetSizer()->Add(track_, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(move_gap));
  GetSizer()->Add(track_words_, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(move_gap));
}

void MovesPanel::show_track() {
  const PlaySession& session = context_.session();
  const OnBoard shown = on_board(session.game(), session.state());
  const StepTrack& track = shown.tracks.front();
  track_->SetBitmap(steps_picture(track, FromDIP(track_height), GetContentScaleFactor()));
  track_->SetName(words(track.name));
  track_->SetToolTip(track_->GetName());
  track_words_->SetLabel(words(track.words));
}

void MovesPanel::build_handover() {
  handover_ = new wxPanel(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_THEME, "handover");
  handover_words_ = new wxStaticText(handover_, wxID_ANY, "");
  lift_ = new wxButton(handover_, wxID_ANY, "");
  lift_->SetName("show the hand");
  lift_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { context_.show_own_hand(); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(handover_words_, 0, wxEXPAND | wxALL, FromDIP(2 * move_gap));
  sizer->Add(lift_, 0, wxALIGN_CENTRE_HORIZONTAL | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(2 * move_gap));
  handover_->SetSizer(sizer);
  GetSizer()->Add(handover_, 0, wxEXPAND | wxALL, FromDIP(move_gap));
}

void MovesPanel::build_buttons() {
  grid_ = new wxGridSizer(2, FromDIP(3), FromDIP(3));
  for (const MoveKind& move : move_kinds()) {
    if (!move.is_in(context_.session().game()) || move.kind == own_move_kind()) continue;
    const wxString label = label_of(move.kind);
    auto* button = new wxToggleButton(open_, wxID_ANY, short_label_of(move.kind), wxDefaultPosition,
                                      wxDefaultSize, wxBU_EXACTFIT);
    button->SetName(label);
    button->SetFont(button->GetFont().Smaller());
    button->Bind(wxEVT_TOGGLEBUTTON, [this, kind = move.kind](wxCommandEvent&) { take(kind); });
    grid_->Add(button, 0, wxEXPAND);
    buttons_.push_back({move.kind, button, label});
  }
  open_->GetSizer()->Add(grid_, 0, wxEXPAND);
  build_own_buttons();
  open_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    arrange_buttons();
    if (open_->GetClientSize().x != width_of_list_)
      CallAfter([this] {
        show_list();
        FitInside();
        Layout();
      });
    event.Skip();
  });
}

int MovesPanel::widest_button(const wxFont& font) const {
  const int around_words = FromDIP(14), picture = FromDIP(24);
  int widest = 0;
  for (const KindButton& entry : buttons_) {
    int width = 0, height = 0;
    entry.button->GetTextExtent(entry.button->GetLabel(), &width, &height, nullptr, nullptr, &font);
    widest = std::max(widest, width + around_words + (find_move_kind(entry.kind)->piece ? picture : 0));
  }
  return widest;
}

// Two columns, or one where the words of a language are too long for two; bold letters never cost a column.
void MovesPanel::arrange_buttons() {
  const int half = (open_->GetClientSize().x - grid_->GetHGap()) / 2;
  fit_own_labels();
  const wxFont font = GetFont().Smaller();
  const int columns = widest_button(font) <= half ? 2 : 1;
  const bool bold_fits = columns == 1 || widest_button(font.Bold()) <= half;
  if (bold_fits != bold_fits_) {
    bold_fits_ = bold_fits;
    show_buttons();
  }
  if (grid_->GetCols() == columns) return;
  grid_->SetCols(columns);
  CallAfter([this] {
    FitInside();
    Layout();
  });
}

void MovesPanel::refresh() {
  const bool handover = context_.handover().waits_for() != none;
  show_heading();
  show_dice();
  show_table_counts();
  handover_->Show(handover);
  if (handover) {
    const wxString name = shown(context_.session().players()[at(context_.handover().waits_for())].name);
    handover_words_->SetLabel(wxString::Format(
        _("It is for %s to decide. The hands are covered, so that nobody else sees them."), name));
    handover_words_->Wrap(fit_to_text(*this, 240));
    lift_->SetLabel(wxString::Format(_("I am %s"), name));
  }
  const SeatId seat = context_.shown_seat();
  hand_->Show(seat != none);
  whose_hand_->Show(seat != none);
  if (seat != none) {
    // The heading above names whoever acts: while bots do, this is another player's hand.
    const wxString name = shown(context_.session().player(seat).name);
    whose_hand_->SetLabelText(wxString::Format(_("Hand of %s"), name));
    hand_->show(context_.session(), seat);
  }
  open_->Show(!handover);
  show_buttons();
  arrange_buttons();
  show_list();
  FitInside();
  Layout();
}

void MovesPanel::show_heading() {
  const PlaySession& session = context_.session();
  const SeatId seat = session.is_over() ? SeatId(session.state().winner) : session.actor();
  if (seat != none && seat != shown_seat_)
    sign_->SetBitmap(seat_picture(seat, FromDIP(sign_size), GetContentScaleFactor()));
  sign_->Show(seat != none);
  shown_seat_ = seat;
  if (seat == none)
    whose_->SetLabel(_("Nobody has won"));
  else
    whose_->SetLabel(shown(session.player(seat).name));
  awaited_->SetLabel(session.is_over() && seat != none ? _("has won")
                                                       : sentence(session.prompt(context_.viewer())));
  awaited_->Wrap(fit_to_text(*this, 262));
}

void MovesPanel::show_dice() {
  if (track_) show_track();
  const auto roll = last_roll(context_.session());
  const int code = roll ? roll->c : 0;
  if (code == shown_dice_) return;
  shown_dice_ = code;
  const int eyes[] = {roll ? first_die(roll->c) : 0, roll ? second_die(roll->c) : 0};
  for (int i = 0; i < 2; ++i)
    dice_[i]->SetBitmap(die_picture(eyes[i], FromDIP(die_size), GetContentScaleFactor()));
  if (event_) {
    const EventFace* face = shown_face(context_.session().game(), roll);
    event_->SetBitmap(event_picture(face, FromDIP(die_size), GetContentScaleFactor()));
    event_->SetName(face ? words(face->shown) : _("Event die: not rolled yet"));
    event_->SetToolTip(event_->GetName());
  }
  rolled_->SetFont(roll ? GetFont().Bold().Scaled(1.6F) : GetFont());
  rolled_->SetLabel(roll ? wxString::Format("%d", eyes[0] + eyes[1]) : _("not rolled yet"));
}

// In the colours of whoever would lay them: the player whose hand is shown.
void MovesPanel::show_pieces() {
  const SeatId seat = context_.session().is_over()    ? SeatId(0)
                      : context_.shown_seat() != none ? context_.shown_seat()
                                                      : context_.session().actor();
  if (seat == seat_of_pieces_) return;
  seat_of_pieces_ = seat;
  for (const KindButton& entry : buttons_) {
    const MoveKind& move = *find_move_kind(entry.kind);
    const auto picture = move.takes_up ? lifted_piece_picture : piece_picture;
    if (move.piece) entry.button->SetBitmap(picture(*move.piece, seat, FromDIP(20), GetContentScaleFactor()));
  }
}

// While others act it is said of nobody what is missing in hand.
Refusal MovesPanel::why_not_offered(ActionKind kind) const {
  const auto why = context_.may_act() ? why_not_now(context_.session(), kind, translated) : std::nullopt;
  return why.value_or(refuse(N_("it is not this player's turn to decide")));
}

void MovesPanel::show_buttons() {
  show_pieces();
  for (const KindButton& entry : buttons_) {
    const bool possible = context_.offers(entry.kind);
    entry.button->SetValue(context_.kind() == entry.kind);
    // What can be done stands out by its weight too, not by its colour alone.
    const wxFont font = GetFont().Smaller();
    entry.button->SetFont(possible && bold_fits_ ? font.Bold() : font);
    entry.button->SetForegroundColour(possible ? wxColour() : idle_colour());
    const wxString key = wxString::Format(" (%c)", find_move_kind(entry.kind)->key());
    const auto why = possible ? std::nullopt : std::optional(why_not_offered(entry.kind));
    entry.button->SetToolTip(entry.label + key +
                             (why ? "\n" + sentence(why->why, context_.session().names()) : wxString()));
  }
  show_own_buttons();
}

void MovesPanel::take(ActionKind kind) {
  if (kind == own_move_kind() && own_buttons_.size() == 1) return take_own(own_buttons_.front().number);
  own_.reset();
  std::vector<Choice> of_kind;
  for (const Choice& choice : context_.choices())
    if (choice.action.kind == kind) of_kind.push_back(choice);
  if (of_kind.empty()) {
    show_buttons();
    if (context_.on_refusal) context_.on_refusal(why_not_offered(kind));
  } else if (kind == ActionKind::TradeWithBank || kind == ActionKind::OfferTrade) {
    show_buttons();
    kind == ActionKind::TradeWithBank ? on_bank_trade() : on_offer();
  } else if (of_kind.size() == 1 && !has_place(of_kind.front())) {
    context_.perform(of_kind.front().action);
  } else {
    context_.take(context_.kind() == kind ? std::nullopt : std::optional(kind));
  }
}

bool MovesPanel::take_by_key(int key) {
  for (const KindButton& entry : buttons_) {
    if (find_move_kind(entry.kind)->key() != key) continue;
    take(entry.kind);
    return true;
  }
  if (!own_buttons_.empty() && key == find_move_kind(own_move_kind())->key())
    return take(own_move_kind()), true;
  return take_by_digit(key);
}

}  // namespace hexwright::gui
