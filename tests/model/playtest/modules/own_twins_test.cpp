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
  std::erase_if(names, [&](const std::string& name) { return !name.starts_with(module + "-"); });
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
      "discoveries of seat");
}

}  // namespace
}  // namespace hexwright
