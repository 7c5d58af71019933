#include "editor/gui/play/game_context.h"

#include <algorithm>

#include "editor/gui/controls/words.h"
#include "model/board/plane.h"
#include "model/playtest/action_spec.h"

namespace hexwright::gui {

GameContext::GameContext(PlaySession session) : session_(std::move(session)), handover_(session_.players()) {
  refresh();
}

Viewer GameContext::viewer() const { return {handover_.sight(), translated}; }

bool GameContext::may_act() const { return session_.waits_for_person() && handover_.waits_for() == none; }

SeatId GameContext::shown_seat() const {
  const Sight sight = handover_.sight();
  return sight ? *sight : session_.actor();
}

bool GameContext::offers(ActionKind kind) const {
  return std::ranges::any_of(choices_, [kind](const Choice& choice) { return choice.action.kind == kind; });
}

bool GameContext::is_free_turn() const {
  const State& state = session_.state();
  return !state.task() && state.phase != Phase::FoundSettlement && state.phase != Phase::FoundRoute;
}

void GameContext::take(std::optional<ActionKind> kind) {
  kind_ = kind;
  from_ = {};
  find_targets();
  notify();
}

std::optional<ActionKind> GameContext::meant_kind() const {
  if (kind_ || is_free_turn() || targets_.empty()) return kind_;
  return targets_.front().choices.front().action.kind;
}

const GameContext::Target* GameContext::target_at(const Place& place) const {
  const auto found = std::ranges::find(targets_, place, &Target::place);
  return found == targets_.end() ? nullptr : &*found;
}

std::vector<Choice> GameContext::choices_at(const Place& place) const {
  std::vector<Choice> result;
  for (const Choice& choice : choices_)
    if (has_place(choice) && choice.place == place) result.push_back(choice);
  return result;
}

void GameContext::aim_from(const Place& place) {
  from_ = place;
  find_targets();
  notify();
}

void GameContext::find_targets() {
  targets_.clear();
  for (const Choice& choice : choices_) {
    if (!has_place(choice)) continue;
    if (kind_ ? choice.action.kind != *kind_ : is_free_turn()) continue;
    if (is_aiming() && choice.place != from_) continue;
    const Place& place = is_aiming() && choice.aim != Place() ? choice.aim : choice.place;
    const auto found = std::ranges::find(targets_, place, &Target::place);
    if (found == targets_.end())
      targets_.push_back({place, {choice}});
    else
      found->choices.push_back(choice);
  }
}

bool GameContext::act(const std::function<std::optional<Refusal>(PlaySession&)>& action, News news) {
  if (on_before_change) on_before_change();
  const std::optional<Refusal> refusal = action(session_);
  if (!refusal) clock_.begin();
  refresh();
  if (news == News::Now || refusal || !session_.waits_for_bot()) notify();
  if (refusal && on_refusal) on_refusal(*refusal);
  return !refusal;
}

bool GameContext::decide(const std::function<std::optional<Refusal>(PlaySession&)>& action) {
  return decide(action, clock_.seconds(), News::Now);
}

bool GameContext::decide(const std::function<std::optional<Refusal>(PlaySession&)>& action, int seconds,
                         News news) {
  const bool by_person = session_.waits_for_person();
  const std::size_t before = session_.position();
  return act(
      [&](PlaySession& session) {
        auto refusal = action(session);
        if (by_person && session.position() > before) session.note_seconds(before + 1, seconds);
        return refusal;
      },
      news);
}

bool GameContext::perform(const Action& action, News news) {
  const int seconds = clock_.seconds();  // before the designer chooses what chance brings
  std::optional<std::uint16_t> chosen;
  if (on_chance && has_outcome(action.kind)) {
    if (news == News::Later) notify();  // the dialog stands before the game as it is
    chosen = on_chance(action);
    if (!chosen) return false;
  }
  const bool once = !is_done_in_a_row(action);
  return decide(
      [&](PlaySession& session) {
        std::optional<Refusal> refusal = session.perform(action, chosen);
        if (!refusal && once) kind_.reset();
        return refusal;
      },
      seconds, news);
}

// A second road is mostly laid after the first; a second card like the one just played waits until it is
// wanted.
bool GameContext::is_done_in_a_row(const Action& action) const {
  const auto done = std::ranges::find(choices_, action, &Choice::action);
  return done != choices_.end() && has_place(*done) && !spec_of(action.kind).card;
}

void GameContext::show_own_hand() {
  if (!may_act()) clock_.begin();
  handover_.open();
  refresh();
  notify();
}

void GameContext::show_all_hands(bool all) {
  if (!may_act()) clock_.begin();
  handover_.show_all(all);
  refresh();
  notify();
}

void GameContext::start_again(PlaySession session) {
  if (on_before_change) on_before_change();
  session_ = std::move(session);
  clock_.begin();
  handover_ = Handover(session_.players());
  refresh();
  notify();
}

void GameContext::refresh() {
  handover_.turn_to(session_.actor());
  if (handover_.shows_all()) handover_.open();
  choices_.clear();
  if (may_act()) choices_ = session_.choices(viewer());
  if (kind_ && !offers(*kind_)) kind_.reset();
  from_ = {};
  find_targets();
}

void GameContext::notify() {
  for (const auto& watcher : watchers_) watcher();
}

}  // namespace hexwright::gui
