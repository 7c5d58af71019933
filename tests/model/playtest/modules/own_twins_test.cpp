#include "tests/support/own_twins.h"

#include <gtest/gtest-spi.h>

#include "tests/support/same_games.h"
#include "tests/support/templates.h"

// Packs that say what built-in modules do play the very same games.

namespace hexwright {
namespace {

/// The templates that play the module, by the beginning of their names; one of each family where that takes
/// long.
std::vector<std::string> templates_of(const std::string& module) {
  std::vector<std::string> names = templates_to_play();
  std::erase_if(names,
                [&](const std::string& name) { return name != module && !name.starts_with(module + "-"); });
  return names;
}

class JungleTwins : public testing::TestWithParam<std::string> {};
TEST_P(JungleTwins, PlayTheSameGames) {  // OWN-10, JUN-04, JUN-06
  expect_twins_to_play_the_same(template_named(GetParam()), jungle_twin);
}
INSTANTIATE_TEST_SUITE_P(Own, JungleTwins, testing::ValuesIn(templates_of("jungle")), test::parameter_name);

class VolcanoTwins : public testing::TestWithParam<std::string> {};
TEST_P(VolcanoTwins, PlayTheSameGames) {  // OWN-10, VOL-04, VOL-07
  expect_twins_to_play_the_same(template_named(GetParam()), volcano_twin);
}
INSTANTIATE_TEST_SUITE_P(Own, VolcanoTwins, testing::ValuesIn(templates_of("volcano")), test::parameter_name);

class FrontierTwins : public testing::TestWithParam<std::string> {};
TEST_P(FrontierTwins, PlayTheSameGames) {  // OWN-10, FRO-02 to FRO-06, FRO-09 to FRO-14
  const Scenario original = template_named(GetParam());
  expect_same_random_games(original, frontiers_twin(original), is_full_check() ? 2'000 : 200,
                           [](State& state) { state.event_cards = events_of_twin; });
}
INSTANTIATE_TEST_SUITE_P(Own, FrontierTwins, testing::ValuesIn(templates_of("frontiers")),
                         test::parameter_name);

/// Its cities pay nothing to the green folk.
Scenario twin_with_modest_folk(const Scenario& original) {
  Scenario twin = frontiers_twin(original);
  std::vector<own::Element> packs(twin.own.all().begin(), twin.own.all().end());
  std::erase_if(packs.front().children,
                [](const own::Element& part) { return part.get("id") == "folk-want"; });
  twin.own = own::Packs(std::move(packs));
  return twin;
}
TEST(Twins, ThatPlayOtherwiseInStepAreFound) {  // OWN-10
  EXPECT_FATAL_FAILURE(
      {
        const Scenario original = template_named("frontiers");
        expect_same_random_games(original, twin_with_modest_folk(original), 200,
                                 [](State& state) { state.event_cards = events_of_twin; });
      },
      "");
}

/// A city there gets what a settlement gets.
Scenario twin_with_poor_cities(const Scenario& original) {
  Scenario twin = jungle_twin(original);
  std::vector<own::Element> packs(twin.own.all().begin(), twin.own.all().end());
  for (own::Element& part : packs.front().children)
    for (own::Element& each : part.children)
      if (each.name == "gain") each.set("count", "1");
  twin.own = own::Packs(std::move(packs));
  return twin;
}
TEST(Twins, ThatPlayOtherwiseAreFound) {  // OWN-10
  EXPECT_FATAL_FAILURE(
      {
        const Scenario original = template_named("jungle-3-4");
        expect_same_games(original, twin_with_poor_cities(original), "random", 20);
      },
      "stand-ins of seat");
}

}  // namespace
}  // namespace hexwright
