#include "tests/support/playing.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "io/xml/scenario_xml.h"
#include "model/playtest/invariants.h"
#include "model/playtest/table/awards.h"

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

namespace {

/// What an action broke. What was out of step already, in a position that a test arranged by hand, is not its
/// doing.
std::string newly_broken(const std::vector<std::string>& before, const std::vector<std::string>& after) {
  std::string all;
  for (const std::string& each : after)
    if (std::find(before.begin(), before.end(), each) == before.end()) all += each + "; ";
  return all;
}

}  // namespace

void Playing::act(Action action) {
  if (has_outcome(action.kind) && action.c == 0) resolve(game_, state_, action, random_);
  ASSERT_EQ(why_not(action), "") << id(action.kind);
  const auto before = broken_invariants(game_, state_);
  apply(game_, state_, action);
  EXPECT_EQ(newly_broken(before, broken_invariants(game_, state_)), "") << id(action.kind);
}

void Playing::roll(int one, int other) { act({.kind = ActionKind::Roll, .c = dice_outcome(one, other)}); }

void Playing::found() {
  while (state_.phase == Phase::FoundSettlement || state_.phase == Phase::FoundRoute) act(legal().front());
}

void Playing::next_turn(int one, int other) {
  act({.kind = ActionKind::EndTurn});
  roll(one, other);
}

void Playing::give(Who seat, Cards cards) {
  state_.bank -= cards.without_spices();
  this->seat(seat).hand += cards;
}

void Playing::empty_hand(Who seat) {
  Seat& s = this->seat(seat);
  state_.bank += s.hand.without_spices();
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

std::vector<HexId> Playing::hexes(Terrain terrain) const {
  std::vector<HexId> found;
  for (const HexId hex : board().hexes())
    if (shows(state_, hex, terrain)) found.push_back(hex);
  return found;
}

IntersectionId Playing::harbor(HarborKind kind) const {
  for (const IntersectionId i : board().intersections())
    if (state_.harbor[i] == 1 + static_cast<int>(kind)) return i;
  throw std::runtime_error(fmt::format("no harbor {}", id(kind)));
}

namespace {

/// Appends paths from an intersection on, until there are enough.
bool go_on(const Game& game, const State& state, IntersectionId from, Route route, std::size_t length,
           std::vector<PathId>& way, std::vector<IntersectionId>& passed) {
  if (way.size() == length) return true;
  passed.push_back(from);
  const BoardGraph& board = game.board();
  for (std::size_t i = 0; i < 3; ++i) {
    const PathId path = board.intersection_paths(from)[i];
    const IntersectionId to = board.intersection_neighbours(from)[i];
    if (path == none || std::find(passed.begin(), passed.end(), to) != passed.end()) continue;
    const auto& paths = board.intersection_paths(to);
    const bool free = building_at(state, to).empty() &&
                      std::none_of(paths.begin(), paths.end(),
                                   [&](PathId p) { return p != none && !route_at(state, p).empty(); });
    if (!free || !(route == Route::Road ? game.carries_road(state, path) : game.carries_ship(state, path)))
      continue;
    way.push_back(path);
    if (go_on(game, state, to, route, length, way, passed)) return true;
    way.pop_back();
  }
  passed.pop_back();
  return false;
}

}  // namespace

std::vector<PathId> Playing::way(IntersectionId from, int length, Route route) const {
  std::vector<PathId> way;
  std::vector<IntersectionId> passed;
  if (!go_on(game_, state_, from, route, static_cast<std::size_t>(length), way, passed))
    throw std::runtime_error("no way of that length");
  return way;
}

std::string Playing::broken() const {
  std::string all;
  for (const std::string& each : broken_invariants(game_, state_)) all += each + "; ";
  return all;
}

void Playing::turn_of(Who seat) {
  state_.phase = Phase::Main;
  state_.turn = seat;
  state_.turn_number = std::max<std::uint16_t>(state_.turn_number, 1);
  state_.tasks = {};
  state_.task_count = 0;
}

void Playing::roll_of(Who seat) {
  turn_of(seat);
  state_.phase = Phase::BeforeRoll;
}

namespace {

/// Something done to the board; the longest trade route is awarded after it.
void arrange(const Game& game, State& state, auto change) {
  PlayContext t{game, state};
  change(t);
  award_longest_route(t);
}

}  // namespace

// The release has no assertions, and a test that arranges what cannot be would pass there.
void Playing::settlement(Who seat, IntersectionId intersection) {
  if (!building_at(state_, intersection).empty()) throw std::logic_error("a building stands there already");
  arrange(game_, state_, [&](PlayContext& t) { place_settlement(t, seat, intersection); });
}
void Playing::city(Who seat, IntersectionId intersection) {
  if (!building_at(state_, intersection).is(seat, Building::Settlement)) settlement(seat, intersection);
  arrange(game_, state_, [&](PlayContext& t) { place_city(t, seat, intersection); });
}
void Playing::road(Who seat, PathId path) {
  arrange(game_, state_, [&](PlayContext& t) { place_route(t, seat, path, Route::Road); });
}
void Playing::ship(Who seat, PathId path) {
  arrange(game_, state_, [&](PlayContext& t) { place_route(t, seat, path, Route::Ship); });
}
void Playing::roads(Who seat, const std::vector<PathId>& paths) {
  for (const PathId path : paths) road(seat, path);
}
void Playing::build_up(Who seat, int points) {
  for (int missing = points - this->seat(seat).points; missing > 0;
       missing = points - this->seat(seat).points) {
    IntersectionId place(0);
    while (!state_.sites.has(place)) ++place;
    if (missing >= 2 && this->seat(seat).cities > 0)
      city(seat, place);
    else
      settlement(seat, place);
  }
}

}  // namespace hexwright
