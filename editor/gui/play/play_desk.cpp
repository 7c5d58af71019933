#include "gui/play/play_desk.h"

#include <algorithm>

#include "board/plane.h"
#include "gui/words.h"

namespace hexwright::gui {

PlayDesk::PlayDesk(PlaySession session) : session_(std::move(session)), curtain_(session_.players()) {
  look_anew();
}

Onlooker PlayDesk::onlooker() const { return {curtain_.viewer(), translated}; }

bool PlayDesk::may_act() const { return session_.waits_for_person() && curtain_.waits_for() == nobody; }

int PlayDesk::shown_seat() const {
  const int viewer = curtain_.viewer();
  if (viewer != all_seeing) return viewer;
  return session_.is_over() ? nobody : session_.actor();
}

bool PlayDesk::offers(ActionKind kind) const {
  return std::ranges::any_of(choices_, [kind](const Choice& choice) { return choice.action.kind == kind; });
}

bool PlayDesk::is_free_turn() const {
  const State& state = session_.state();
  return !state.task() && state.phase != Phase::FoundSettlement && state.phase != Phase::FoundRoute;
}

void PlayDesk::take(std::optional<ActionKind> kind) {
  kind_ = kind;
  from_ = {};
  find_targets();
  spread();
}

std::optional<ActionKind> PlayDesk::meant_kind() const {
  if (kind_ || is_free_turn() || targets_.empty()) return kind_;
  return targets_.front().choices.front().action.kind;
}

const PlayDesk::Target* PlayDesk::target_at(const Place& place) const {
  const auto found = std::ranges::find(targets_, place, &Target::place);
  return found == targets_.end() ? nullptr : &*found;
}

std::vector<Choice> PlayDesk::choices_at(const Place& place) const {
  std::vector<Choice> result;
  for (const Choice& choice : choices_)
    if (has_place(choice) && choice.place == place) result.push_back(choice);
  return result;
}

void PlayDesk::aim_from(const Place& place) {
  from_ = place;
  find_targets();
  spread();
}

void PlayDesk::find_targets() {
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

bool PlayDesk::act(const std::function<std::optional<Refusal>(PlaySession&)>& action) {
  if (on_before_change) on_before_change();
  const std::optional<Refusal> refusal = action(session_);
  look_anew();
  spread();
  if (refusal && on_refusal) on_refusal(*refusal);
  return !refusal;
}

bool PlayDesk::perform(const Action& action) {
  std::optional<std::uint16_t> chosen;
  if (on_chance && has_outcome(action.kind)) {
    chosen = on_chance(action);
    if (!chosen) return false;
  }
  return act([&](PlaySession& session) { return session.perform(action, chosen); });
}

void PlayDesk::lift_curtain() {
  curtain_.open();
  look_anew();
  spread();
}

void PlayDesk::show_all_hands(bool all) {
  curtain_.show_all(all);
  look_anew();
  spread();
}

void PlayDesk::start_again(PlaySession session) {
  if (on_before_change) on_before_change();
  session_ = std::move(session);
  curtain_ = Curtain(session_.players());
  look_anew();
  spread();
}

void PlayDesk::look_anew() {
  curtain_.turn_to(session_.actor());
  if (curtain_.shows_all()) curtain_.open();
  choices_.clear();
  if (may_act()) choices_ = session_.choices(onlooker());
  if (kind_ && !offers(*kind_)) kind_.reset();
  from_ = {};
  find_targets();
}

void PlayDesk::spread() const {
  for (const auto& watcher : watchers_) watcher();
}

std::optional<Point> point_of(const Place& place) {
  if (const auto* hex = std::get_if<Hex>(&place)) return centre(*hex);
  if (const auto* path = std::get_if<Path>(&place)) return middle(*path);
  if (const auto* at = std::get_if<Intersection>(&place)) return position(*at);
  return std::nullopt;
}

}  // namespace hexwright::gui
