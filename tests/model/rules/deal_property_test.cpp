#include <rapidcheck.h>

#include "model/board/index.h"
#include "model/rules/deal.h"
#include "tests/support/generators.h"

namespace hexwright {
namespace {

using namespace test;

// Generated scenarios are contradictory more often than not: pools that are too small or not there, stacks
// of a thousand hexes for three cells, pairs of pairs.

/// A generated scenario, some of its stacks dealt to and paired.
rc::Gen<Scenario> any_scenario_with_stacks() {
  const auto names = std::vector<std::string>{"main", "fog", "Home island", "nobody"};
  return rc::gen::map(
      rc::gen::tuple(any_scenario(), rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 4)),
                     rc::gen::arbitrary<bool>()),
      [names](std::tuple<Scenario, std::vector<int>, bool> chosen) {
        auto& [scenario, picks, exploring] = chosen;
        auto pick = [&picks = picks, i = std::size_t{0}]() mutable {
          return picks.empty() ? 0 : picks[i++ % picks.size()];
        };
        for (auto& [name, stack] : scenario.stacks) {
          stack.dealt = pick();
          if (stack.dealt > 0) stack.dealt_from = names[static_cast<std::size_t>(pick())];
          if (pick() == 0) stack.paired_with = names[static_cast<std::size_t>(pick())];
          if (pick() == 0) stack.harbors[HarborKind::Ore] = 1;
        }
        scenario.rules["fog"]["exploring"] = exploring ? "yes" : "no";
        if (pick() > 1) scenario.terrain_tokens["main"] = {{Terrain::Hills, {{2, 1}, {8, 2}}}};
        return std::move(scenario);
      });
}

Deal deal_of(const MapView& map, std::uint64_t seed) {
  Random random(seed);
  return deal(map, random);
}

TEST(AnyDeal, IsTheSameForTheSameSeed) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    const Scenario scenario = *any_scenario_with_stacks();
    const MapView map(scenario);
    RC_ASSERT(deal_of(map, seed) == deal_of(map, seed));
  }));
}

/// Nothing is dealt that is not there: of each face at most what a pool holds, and all of it or a face for
/// each drawer.
template <class Content, class Drawer, class FaceOf>
void expect_conserved(const Supply<Content, Drawer>& pool, FaceOf face_of) {
  Content dealt;
  int drawers = 0;
  for (const Drawer who : pool.drawing)
    if (const auto face = face_of(who)) {
      ++dealt[*face];
      ++drawers;
    }
  for (const auto& [face, count] : dealt) {
    const auto there = pool.content->find(face);
    RC_ASSERT(there != pool.content->end());
    RC_ASSERT(count <= there->second);
  }
  RC_ASSERT(drawers <= total(*pool.content));
}

TEST(AnyDeal, GivesOutNoMoreThanThereIs) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    const Scenario scenario = *any_scenario_with_stacks();
    const MapView map(scenario);
    const Deal dealt = deal_of(map, seed);
    for (const auto& pool : map.terrain_pools())
      if (pool.content) expect_conserved(pool, [&](HexId hex) { return dealt.terrain[hex]; });
    for (const auto& pool : map.harbor_pools())
      if (pool.content) expect_conserved(pool, [&](HarborId harbor) { return dealt.harbor[harbor]; });
    for (const auto& pool : map.token_pools())
      if (pool.content)
        expect_conserved(pool, [&](HexId hex) {
          const int number = dealt.number[hex];
          return number == MapView::no_number ? std::nullopt : std::optional(number);
        });
  }));
}

TEST(AnyDeal, FillsEveryDrawerThatAPoolSufficesFor) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    const Scenario scenario = *any_scenario_with_stacks();
    const MapView map(scenario);
    const Deal dealt = deal_of(map, seed);
    for (const auto& pool : map.terrain_pools()) {
      if (!pool.content) continue;
      const auto wanted = static_cast<int>(pool.drawing.size()) + map.dealt_to_stacks(pool);
      if (total(*pool.content) < wanted) continue;
      for (const HexId hex : pool.drawing) RC_ASSERT(dealt.terrain[hex].has_value());
    }
  }));
}

TEST(AnyDeal, NumbersOnlyWhatProduces) {  // BASE-13
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    const Scenario scenario = *any_scenario_with_stacks();
    const MapView map(scenario);
    const Deal dealt = deal_of(map, seed);
    for (const HexId hex : map.board().hexes())
      if (const auto terrain = dealt.terrain[hex]; terrain && !is_producing(*terrain))
        RC_ASSERT(dealt.number[hex] == MapView::no_number);
  }));
}

TEST(AnyDeal, NeverMovesAFixedNumber) {  // BASE-14
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    const Scenario scenario = *any_scenario_with_stacks();
    const MapView map(scenario);
    const Deal dealt = deal_of(map, seed);
    for (const HexId hex : map.board().hexes()) {
      const auto terrain = map.terrain(hex);
      if (terrain && is_producing(*terrain) && map.number(hex) != MapView::no_number)
        RC_ASSERT(dealt.number[hex] == map.number(hex));
    }
  }));
}

TEST(AnyDeal, SaysRightlyWhetherDrawnRedsTouch) {  // BASE-14, FOG-04
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    const Scenario scenario = *any_scenario_with_stacks();
    const MapView map(scenario);
    const Deal dealt = deal_of(map, seed);
    bool touch = false;
    for (const HexId hex : map.board().hexes()) {
      const bool drawn = map.number(hex) == MapView::no_number;
      if (!drawn || !is_red(dealt.number[hex])) continue;
      for (const HexId next : map.board().neighbours(hex))
        touch = touch || (next != none && next != hex && is_red(dealt.number[next]));
    }
    RC_ASSERT(touch == dealt.reds_touch);
  }));
}

TEST(AnyDeal, ListsNoMoreThanCanComeUp) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    const Scenario scenario = *any_scenario_with_stacks();
    const MapView map(scenario);
    const Deal dealt = deal_of(map, seed);
    const auto hexes = static_cast<std::size_t>(map.board().hex_count());
    for (const auto& stack : dealt.stacks) RC_ASSERT(stack.size() <= hexes);
    for (const auto& tokens : dealt.tokens) RC_ASSERT(tokens.size() <= 2 * hexes);
  }));
}

}  // namespace
}  // namespace hexwright
