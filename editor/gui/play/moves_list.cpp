#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/gui/controls/words.h"
#include "editor/gui/play/move_kinds.h"
#include "editor/gui/play/moves_panel.h"
#include "editor/gui/play/pictures.h"
#include "model/playtest/action_spec.h"

// The list of the moves panel: what the moment brings.

namespace hexwright::gui {
namespace {

constexpr int list_gap = 8;
constexpr std::size_t most_digits = 9;   ///< of the list have a key
constexpr int long_enough_to_see = 700;  ///< in ms

/// Of what is given, taken or chosen.
std::optional<Card> card_of(const Action& action) {
  if (fields_of(action.kind).x.kind != FieldKind::Card) return std::nullopt;
  return static_cast<Card>(action.x);
}

}  // namespace

void MovesPanel::build_list() {
  list_ = new wxBoxSizer(wxVERTICAL);
  cards_ = new wxGridSizer(2, FromDIP(3), FromDIP(3));
  list_->Add(cards_, 0, wxEXPAND | wxBOTTOM, FromDIP(3));
  open_->GetSizer()->Add(list_, 0, wxEXPAND | wxTOP, FromDIP(list_gap));
}

// What has to be done first stands above the buttons, none of which can be used then.
void MovesPanel::place_list() {
  const bool is_due = context_.may_act() && !context_.is_free_turn();
  if (is_due == list_is_above_) return;
  list_is_above_ = is_due;
  wxSizer* all = open_->GetSizer();
  all->Detach(list_);
  const std::size_t above_buttons = 2;  // below the hand and whose it is
  if (is_due)
    all->Insert(above_buttons, list_, 0, wxEXPAND | wxBOTTOM, FromDIP(list_gap));
  else
    all->Add(list_, 0, wxEXPAND | wxTOP, FromDIP(list_gap));
}

// Cards in hand stand two beside one another, so that several are seen at once.
bool MovesPanel::is_card(const ListedMove& move) const {
  if (!context_.is_free_turn()) return false;
  if (move.kind) return true;
  return move.action && context_.kind() != move.action->kind && count_without_place(move.action->kind) == 1;
}

std::ptrdiff_t MovesPanel::count_without_place(ActionKind kind) const {
  return std::ranges::count_if(context_.choices(), [kind](const Choice& each) {
    return each.action.kind == kind && !has_place(each);
  });
}

std::vector<MovesPanel::ListedMove> MovesPanel::listed_moves() {
  std::vector<ListedMove> result;
  const bool free = context_.is_free_turn();
  if (context_.offers(ActionKind::Discard)) result.push_back({_("Choose the cards to discard…")});
  for (const Choice& choice : context_.choices()) {
    const ActionKind kind = choice.action.kind;
    const bool has_button = find_move_kind(kind) != nullptr;
    if (has_place(choice)) {
      const bool listed = std::ranges::any_of(result, [kind](const auto& move) { return move.kind == kind; });
      if (free && !has_button && !listed) result.push_back({label_of(kind), {}, kind});
      continue;
    }
    if (free && has_button && !is_in_hand(choice.action)) continue;
    if (kind == ActionKind::TradeWithBank || kind == ActionKind::OfferTrade) continue;
    if (free && context_.kind() != kind && count_without_place(kind) > most_listed) {
      const bool listed = std::ranges::any_of(result, [kind](const auto& move) { return move.kind == kind; });
      if (!listed) result.push_back({label_of(kind), {}, kind});
      continue;
    }
    result.push_back({sentence(choice.title), choice.action});
  }
  return result;
}

// What was clicked may be gone when the move is made: so the move is made after the click. A picture that
// comes before the words is lost to the toolkit, which then cannot make it pale.
wxButton* MovesPanel::build_listed(const ListedMove& move) {
  auto* button = new wxButton(open_, wxID_ANY, wxString::Format("0  %s", move.label), wxDefaultPosition,
                              wxDefaultSize, wxBU_LEFT);
  button->SetName(move.label);
  if (const auto card = move.action ? card_of(*move.action) : std::nullopt)
    button->SetBitmap(card_picture(*card, FromDIP(20), GetContentScaleFactor()));
  if (is_card(move)) button->SetFont(button->GetFont().Smaller());
  if (move.kind && move.kind == context_.kind()) button->SetFont(button->GetFont().Bold());
  button->Bind(wxEVT_BUTTON, [this, move](wxCommandEvent&) { CallAfter([this, move] { run(move); }); });
  return button;
}

// What a card that is played does, and the digit.
wxString MovesPanel::tip_of(const ListedMove& move, std::size_t number) const {
  wxString tip = move.label;
  if (number <= most_digits) tip += wxString::Format(" (%zu)", number);
  const auto kind = move.action ? std::optional(move.action->kind) : move.kind;
  if (const char* card = kind ? spec_of(*kind).card : nullptr) tip += "\n" + words(card);
  return tip;
}

void MovesPanel::show_list() {
  std::vector<ListedMove> moves = listed_moves();
  const int width = open_->GetClientSize().x;
  if (moves == listed_ && width == width_of_list_) return;
  listed_ = std::move(moves);
  width_of_list_ = width;
  place_list();
  cards_->Clear(true);
  while (list_->GetItemCount() > 1) {
    wxWindow* button = list_->GetItem(1)->GetWindow();
    list_->Detach(1);
    button->Destroy();
  }
  add_listed();
  wake();
  if (comes_unasked()) let_rest();
  if (context_.kind() && !list_is_above_) CallAfter([this] { scroll_to_list(); });
}

// What others do asks something in the midst of a person's way to another button, and pushes that down.
bool MovesPanel::comes_unasked() const {
  const PlaySession& session = context_.session();
  return list_is_above_ && !listed_.empty() && session.position() > 0 &&
         actor(session.state_at(session.position() - 1)) != session.actor();
}

void MovesPanel::let_rest() {
  rests_ = true;
  for (wxButton* button : listed_buttons_) button->Disable();
  rest_.StartOnce(long_enough_to_see);
}

void MovesPanel::wake() {
  rest_.Stop();
  if (!std::exchange(rests_, false)) return;
  for (wxButton* button : listed_buttons_) button->Enable();
}

// What was taken is chosen from below the buttons, where it may lie beyond the edge of the panel.
void MovesPanel::scroll_to_list() {
  if (listed_.empty()) return;
  FitInside();
  Layout();
  const wxRect seen = GetScreenRect();
  const wxPoint origin = open_->ClientToScreen(list_->GetPosition());
  const int above = origin.y - seen.GetTop(), below = origin.y + list_->GetSize().y - seen.GetBottom();
  int unit = 1;
  GetScrollPixelsPerUnit(nullptr, &unit);
  if (below > 0) Scroll(-1, GetViewStart().y + std::min(above, below + unit - 1) / unit);
}

// Cards that are short enough stand above, two in a row.
void MovesPanel::add_listed() {
  std::vector<std::pair<ListedMove, wxButton*>> rows;
  for (const ListedMove& move : listed_) rows.emplace_back(move, build_listed(move));
  const auto whole = std::stable_partition(rows.begin(), rows.end(), [&](const auto& row) {
    return is_card(row.first) && row.second->GetBestSize().x <= (width_of_list_ - FromDIP(3)) / 2;
  });
  by_digit_.clear();
  listed_buttons_.clear();
  for (auto row = rows.begin(); row != rows.end(); ++row) {
    const auto& [move, button] = *row;
    by_digit_.push_back(move);
    listed_buttons_.push_back(button);
    const std::size_t number = by_digit_.size();
    button->SetLabel(number <= most_digits ? wxString::Format("%zu  %s", number, move.label) : move.label);
    button->SetToolTip(tip_of(move, number));
    if (row != rows.begin()) button->MoveAfterInTabOrder(std::prev(row)->second);
    if (row < whole)
      cards_->Add(button, 0, wxEXPAND);
    else
      list_->Add(button, 0, wxEXPAND | wxBOTTOM, FromDIP(3));
  }
}

bool MovesPanel::take_by_digit(int key) {
  const auto n = static_cast<std::size_t>(key - '1');
  if (key < '1' || n >= std::min(by_digit_.size(), most_digits)) return false;
  if (!rests_) CallAfter([this, move = by_digit_[n]] { run(move); });
  return true;
}

void MovesPanel::run(const ListedMove& move) {
  if (move.action)
    context_.perform(*move.action);
  else if (move.kind)
    take(*move.kind);
  else
    on_discard();
}

}  // namespace hexwright::gui
