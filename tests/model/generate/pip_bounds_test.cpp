#include <gmock/gmock.h>

#include "model/board/index.h"
#include "model/generate/drawer.h"
#include "model/generate/exchange.h"
#include "tests/model/generate/boards.h"

namespace hexwright {
namespace {

using test::flower_of;
using test::template_named;
using test::with_locks;
using enum Terrain;

MATCHER_P2(IsFrom, least, most, "") { return arg.least == least && arg.most == most; }

PipBounds bounds_of(const Scenario& scenario) {
  const MapView map(scenario);
  return pip_bounds(Exchange::of(map, {}).value());
}

TEST(PipBounds, OfABaseBoardAreItsTokens) {
  const PipBounds bounds = bounds_of(template_named("base-3-4-variable"));
  EXPECT_THAT(bounds.all, IsFrom(58, 58));
  EXPECT_THAT(bounds.of[at(Resource::Brick)], IsFrom(1 + 1 + 2, 5 + 5 + 5)) << "three hexes";
  EXPECT_THAT(bounds.of[at(Resource::Wool)], IsFrom(1 + 1 + 2 + 2, 5 + 5 + 5 + 5)) << "four hexes";
}

TEST(PipBounds, OfWhatIsLockedAreWhatLiesThere) {
  // The forest with 6 and the hills with 3 change their numbers alone.
  const Scenario scenario =
      with_locks(flower_of({{Forest, 6}, {Hills, 3}, {Fields, 9}, {Desert, 0}}), {{0, 1}});
  const MapView map(scenario);
  const PipBounds bounds = pip_bounds(Exchange::of(map, {.terrain = false}).value());
  EXPECT_THAT(bounds.of[at(Resource::Grain)], IsFrom(4, 4));
  EXPECT_THAT(bounds.of[at(Resource::Lumber)], IsFrom(2, 5));
  EXPECT_THAT(bounds.of[at(Resource::Ore)], IsFrom(0, 0));
  EXPECT_THAT(bounds.all, IsFrom(11, 11));
}

/// What is drawn never lies beyond them.
TEST(PipBounds, HoldForWhateverIsDrawn) {
  for (const char* name : {"base-5-6-variable", "jungle-3-4-variable", "new-shores-4-variable",
                           "through-the-desert-3-variable", "fog-islands-4-variable", "new-world-3-4"}) {
    const Scenario scenario = template_named(name);
    const MapView map(scenario);
    const auto outcome = Exchange::of(map, {});
    ASSERT_TRUE(outcome.value_if()) << name;
    const PipBounds bounds = pip_bounds(*outcome.value_if());
    Drawer drawer(*outcome.value_if(), {});
    for (std::uint64_t n = 0; n < 50; ++n) {
      Random random(3, n);
      std::uint64_t tries = 0;
      const auto layout = drawer.by_rejection(random, 10'000, tries);
      ASSERT_TRUE(layout) << name;
      const auto pips = drawer.judge().measures(*layout).resource_pips;
      int all = 0;
      for (const Resource resource : all_resources) {
        const PipRange& range = bounds.of[at(resource)];
        EXPECT_GE(pips[at(resource)], range.least) << name;
        EXPECT_LE(pips[at(resource)], range.most) << name;
        all += pips[at(resource)];
      }
      EXPECT_GE(all, bounds.all.least) << name;
      EXPECT_LE(all, bounds.all.most) << name;
    }
  }
}

}  // namespace
}  // namespace hexwright
