#include <gmock/gmock.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/bot.h"
#include "model/playtest/invariants.h"
#include "model/playtest/match.h"
#include "model/rules/ruleset.h"
#include "model/scenario/edit.h"
#include "tests/support/own_packs.h"
#include "tests/support/playing.h"
#include "tests/support/templates.h"

// Packs that say what built-in modules do play the very same games.

namespace hexwright {
namespace {

/// The template with a pack in the place of a module, and the pack's terrain in the place of the module's.
Scenario twin_of(const Scenario& original, const std::string& module, Terrain its_terrain, own::Element pack,
                 const std::string& terrain) {
  Scenario twin = original;
  twin.rules.erase(module);
  twin.own = own::Packs({std::move(pack)});
  const Terrain own_terrain = *own::from_id<Terrain>(twin.own, terrain);
  const auto renamed = [&](Terrain each) { return each == its_terrain ? own_terrain : each; };
  for (auto& [hex, cell] : twin.cells)
    if (const auto each = fixed(cell.terrain)) cell.terrain = renamed(*each);
  const auto rename_keys = [&](auto& map) {
    const auto old = std::exchange(map, {});
    for (const auto& [each, value] : old) map.emplace(renamed(each), value);
  };
  for (auto& [name, pool] : twin.terrain_pools) rename_keys(pool);
  for (auto& [name, stack] : twin.stacks) rename_keys(stack.hexes);
  for (auto& [name, tokens] : twin.terrain_tokens) rename_keys(tokens);
  return twin;
}

/// What a state shows, but for what its terrains are called.
struct Projection {
  std::vector<Cards> hands;
  std::vector<int> points, pieces;
  std::vector<std::uint8_t> numbers;
  int robber = 0;
};
Projection projection(const Game& game, const State& state) {
  Projection shown;
  for (const SeatId seat : game.seats()) {
    shown.hands.push_back(state.seats[seat].hand);
    shown.points.push_back(points(state, seat));
    shown.points.push_back(state.seats[seat].discoveries);
  }
  for (const IntersectionId place : game.board().intersections())
    shown.pieces.push_back(state.building[place].code);
  for (const PathId path : game.board().paths()) shown.pieces.push_back(state.route[path].code);
  for (const HexId hex : game.board().hexes()) shown.numbers.push_back(state.number[hex]);
  shown.robber = HexId(state.robber).value();
  return shown;
}

std::string differences(const Projection& one, const Projection& other) {
  std::string words;
  for (std::size_t i = 0; i < one.hands.size(); ++i)
    if (one.hands[i] != other.hands[i]) words += " hand of seat " + std::to_string(i);
  if (one.points != other.points) words += " points";
  if (one.pieces != other.pieces) words += " pieces";
  if (one.numbers != other.numbers) words += " numbers";
  if (one.robber != other.robber)
    words += " robber at " + std::to_string(one.robber) + " and " + std::to_string(other.robber);
  return words;
}

void expect_same_games(const Scenario& one, const Scenario& other, const char* bot, int games) {
  const Game first(one), second(other);
  const std::vector bots(static_cast<std::size_t>(first.players()), find_bot(bot));
  Match match(first, bots), twin(second, bots);
  for (int number = 0; number < games; ++number) {
    Actions log, twin_log;
    const auto ending = match.play(7, static_cast<std::uint64_t>(number), standard_most_turns, nullptr, &log);
    const auto twin_ending =
        twin.play(7, static_cast<std::uint64_t>(number), standard_most_turns, nullptr, &twin_log);
    State state = match.start(), twin_state = twin.start();
    ASSERT_EQ(differences(projection(first, state), projection(second, twin_state)), "")
        << "game " << number << " as it is set up";
    const std::size_t actions = std::min(log.size(), twin_log.size());
    for (std::size_t i = 0; i < actions; ++i) {
      apply(first, state, log[i]);
      apply(second, twin_state, twin_log[i]);
      ASSERT_EQ(differences(projection(first, state), projection(second, twin_state)), "")
          << "game " << number << " after action " << i << ", " << id(log[i].kind) << " and "
          << id(twin_log[i].kind);
    }
    EXPECT_EQ(ending.state.winner, twin_ending.state.winner) << "game " << number;
    EXPECT_EQ(log.size(), twin_log.size()) << "game " << number;
    EXPECT_EQ(ending.stuck, twin_ending.stuck) << "game " << number;
  }
}

int games(int deep) { return is_full_check() ? deep : std::max(3, deep / 100); }

class JungleTwins : public testing::TestWithParam<const char*> {};
TEST_P(JungleTwins, PlayTheSameGames) {  // OWN-10, JUN-04, JUN-06
  const Scenario original = template_named(GetParam());
  own::Element pack = gallery_pack("rainforest");
  pack.children.push_back(
      {"bots", {}, {{"hex", {{"terrain", "rainforest"}, {"cards", "1"}, {"income", "yes"}}, {}}}});
  const Scenario twin = twin_of(original, "jungle", Terrain::Jungle, pack, "rainforest");
  expect_same_games(original, twin, "random", games(2'000));
  expect_same_games(original, twin, "settler", games(500));
}
INSTANTIATE_TEST_SUITE_P(Own, JungleTwins,
                         testing::Values("jungle-3-4", "jungle-3-4-variable", "jungle-5-6", "jungle-sea-4",
                                         "jungle-sea-4-variable"));

class VolcanoTwins : public testing::TestWithParam<const char*> {};
TEST_P(VolcanoTwins, PlayTheSameGames) {  // OWN-10, VOL-04, VOL-07
  const Scenario original = template_named(GetParam());
  const bool gold = Ruleset(original.rules).is_on("volcano", "gold");
  own::Element pack = gallery_pack("craters");
  for (own::Element& part : pack.children)
    if (part.get("id") == "gold" && gold) part.set("value", "yes");
  if (gold)
    pack.children.push_back(
        {"bots", {}, {{"hex", {{"terrain", "crater"}, {"cards", "1.1"}, {"points", "-0.15"}}, {}}}});
  const Scenario twin = twin_of(original, "volcano", Terrain::Volcano, pack, "crater");
  expect_same_games(original, twin, "random", games(2'000));
  expect_same_games(original, twin, "settler", games(500));
}
INSTANTIATE_TEST_SUITE_P(Own, VolcanoTwins,
                         testing::Values("volcano-3-4", "volcano-3-4-variable", "volcano-5-6",
                                         "volcano-gold-3-4", "volcano-gold-5-6-variable", "volcano-sea-3"));

}  // namespace
}  // namespace hexwright
