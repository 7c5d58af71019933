#include "model/analysis/analysis.h"

#include <gmock/gmock.h>

#include "tests/support/playing.h"
#include "tests/support/sample_scenarios.h"

namespace hexwright {
namespace {

TEST(Analysis, TakesAnyScenario) {
  EXPECT_TRUE(analyse({}).sites.empty());
  analyse(test::full_scenario());
  for (const Scenario& scenario : test::generated_scenarios(30)) {
    const Analysis found = analyse(scenario);
    EXPECT_EQ(found.yields.size(), static_cast<std::size_t>(found.board.intersection_count()));
  }
}

// 18 producing hexes of the base game have 58 pips together; a desert has none.
TEST(Analysis, OfTheBaseGameIsTheSameForEverySetUpOfItsPools) {  // BASE-13
  const Analysis fixed = analyse(template_named("base-3-4"));
  const Analysis drawn = analyse(template_named("base-3-4-variable"));
  EXPECT_NEAR(fixed.whole.yield.pips(), 58, 1e-6);
  EXPECT_NEAR(drawn.whole.yield.pips(), 58, 1e-6);
  EXPECT_NEAR(drawn.whole.hexes[static_cast<std::size_t>(Resource::Ore)], 3, 1e-6);
  EXPECT_EQ(fixed.seats.size(), 4U);
  for (const SeatDraft& seat : fixed.seats) EXPECT_EQ(seat.picks.size(), 2U);
}

TEST(Analysis, HasOddsWhereHexesLieFaceDownWhenPlayBegins) {  // SEA-09 FOG-04
  const auto hidden = [](const Analysis& found) {
    return std::count_if(found.odds.begin(), found.odds.end(),
                         [](const auto& odds) { return odds.has_value(); });
  };
  EXPECT_GT(hidden(analyse(template_named("fog-islands-4"))), 5);
  EXPECT_EQ(hidden(analyse(template_named("spices-fog-islands-4-unexplored"))), 0);
  EXPECT_EQ(hidden(analyse(template_named("base-3-4"))), 0);
}

TEST(Analysis, OutlivesTheScenario) {
  auto scenario = std::make_unique<Scenario>(template_named("new-shores-4"));
  const Analysis found = analyse(*scenario);
  scenario.reset();
  EXPECT_FALSE(found.destinations.empty());
  for (const Destination& each : found.destinations) EXPECT_FALSE(text(each.name).empty());
}

}  // namespace
}  // namespace hexwright
