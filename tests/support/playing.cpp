#include "support/playing.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "playtest/invariants.h"
#include "playtest/table.h"
#include "xml/scenario_xml.h"

namespace hexwright {

Scenario template_named(std::string_view name) {
  const std::string path = fmt::format("{}/{}.xml", HEXWRIGHT_TEMPLATES, name);
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("no template " + path);
  const std::string xml{std::istreambuf_iterator<char>(file), {}};
  LoadedScenario loaded = read_xml(xml);
  if (has_errors(loaded.problems)) throw std::runtime_error("errors in " + path);
  return std::move(loaded.scenario);
}

Playing::Playing(const Scenario& scenario, const PlayOptions& options, std::uint64_t seed)
    : game_(scenario, options), random_(seed) {
  state_ = Starter(game_).start(random_);
}

Playing::Playing(std::string_view name, const PlayOptions& options, std::uint64_t seed)
    : Playing(template_named(name), options, seed) {}

void Playing::act(Action action) {
  if (has_outcome(action.kind) && action.c == 0) resolve(game_, state_, action, random_);
  ASSERT_EQ(why_not(action), "") << id(action.kind);
  apply(game_, state_, action);
  EXPECT_EQ(broken(), "") << id(action.kind);
}

void Playing::roll(int one, int other) { act({.kind = ActionKind::Roll, .c = dice_outcome(one, other)}); }

void Playing::found() {
  while (state_.phase == Phase::FoundSettlement || state_.phase == Phase::FoundRoute) act(legal().front());
}

void Playing::next_turn(int one, int other) {
  act({.kind = ActionKind::EndTurn});
  roll(one, other);
}

void Playing::give(int seat, Cards cards) {
  state_.bank -= cards.resources();
  this->seat(seat).hand += cards;
}

void Playing::empty_hand(int seat) {
  Seat& s = this->seat(seat);
  state_.bank += s.hand.resources();
  s.hand = s.face_up = {};
}

Actions Playing::legal() const {
  Actions actions;
  legal_actions(game_, state_, actions);
  return actions;
}

bool Playing::can(const Action& action) const { return !refusal(game_, state_, action); }

std::string Playing::why_not(const Action& action) const {
  const auto why = refusal(game_, state_, action);
  return why ? text(why->why) : "";
}

std::vector<int> Playing::hexes(Terrain terrain) const {
  std::vector<int> found;
  for (int hex = 0; hex < board().hex_count(); ++hex)
    if (shows(state_, hex, terrain)) found.push_back(hex);
  return found;
}

std::string Playing::broken() const {
  std::string all;
  for (const std::string& each : broken_invariants(game_, state_)) all += each + "; ";
  return all;
}

void Playing::settlement(int seat, int intersection) {
  Table t{game_, state_};
  place_settlement(t, seat, intersection);
}
void Playing::city(int seat, int intersection) {
  settlement(seat, intersection);
  Table t{game_, state_};
  place_city(t, seat, intersection);
}
void Playing::road(int seat, int path) {
  Table t{game_, state_};
  place_route(t, seat, path, Route::Road);
}
void Playing::ship(int seat, int path) {
  Table t{game_, state_};
  place_route(t, seat, path, Route::Ship);
}

}  // namespace hexwright
