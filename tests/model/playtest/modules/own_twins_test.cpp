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
  expect_twins_to_play_in_step(template_named(GetParam()), frontiers_twin);
}
INSTANTIATE_TEST_SUITE_P(Own, FrontierTwins, testing::ValuesIn(templates_of("frontiers")),
                         test::parameter_name);

class ClimateTwins : public testing::TestWithParam<std::string> {};
TEST_P(ClimateTwins, PlayTheSameGames) {  // OWN-10, DES-01 to DES-06, DES-09, DES-10
  expect_twins_to_play_in_step(template_named(GetParam()), desolation_twin);
}
INSTANTIATE_TEST_SUITE_P(Own, ClimateTwins, testing::ValuesIn(templates_of("desolation")),
                         test::parameter_name);

/// With all of its packs' elements changed.
Scenario changed(Scenario twin, void change(own::Element&)) {
  std::vector<own::Element> packs(twin.own.all().begin(), twin.own.all().end());
  const auto visit = [&](const auto& self, own::Element& element) -> void {
    change(element);
    for (own::Element& child : element.children) self(self, child);
  };
  for (own::Element& pack : packs) visit(visit, pack);
  twin.own = own::Packs(std::move(packs));
  return twin;
}

class BreachesOfTwins : public testing::Test {
 protected:
  static void expect_found(const std::string& template_name, Scenario twin_of_it(const Scenario&),
                           void change(own::Element&)) {
    static Scenario original, twin;
    original = template_named(template_name);
    twin = changed(twin_of_it(original), change);
    EXPECT_FATAL_FAILURE(expect_same_games_in_step(original, twin, "random", 200), "");
  }
};
TEST_F(BreachesOfTwins, OfFrontiersAreFound) {  // OWN-10
  if (!is_template("frontiers")) return;        // a build without the module
  expect_found("frontiers", frontiers_twin, [](own::Element& part) {
    if (part.name == "when" && part.get("card") == "folk") part.set("what", "settlement");
  });
  expect_found("frontiers", frontiers_twin, [](own::Element& part) {
    if (part.name == "swap") part.set("together", "");
  });
  expect_found("frontiers", frontiers_twin, [](own::Element& part) {
    if (part.name == "return") part.set("to", "hand");
  });
}
TEST_F(BreachesOfTwins, OfTheClimateChangeAreFound) {  // OWN-10
  if (!is_template("desolation-3-4")) return;
  expect_found("desolation-3-4", desolation_twin, [](own::Element& part) {
    if (part.name == "choose") part.set("one", ""), part.set("together", "");
  });
  expect_found("desolation-3-4", desolation_twin, [](own::Element& part) {
    if (part.name == "choose") part.set("one", "");
  });
  expect_found("desolation-3-4", desolation_twin, [](own::Element& part) {
    if (part.name == "number") part.set("pool", "");
  });
}

/// A settler that reads what a pack brings off its rules, against three that know the built-in module: 25 of
/// 100 games are an equal's.
struct Reading {
  const char* module;
  Scenario (*twin)(const Scenario&);
  double least_share;
};
void PrintTo(const Reading& reading, std::ostream* out) { *out << reading.module; }

Scenario without_hints(Scenario twin) {
  std::vector<own::Element> packs(twin.own.all().begin(), twin.own.all().end());
  for (own::Element& pack : packs)
    std::erase_if(pack.children, [](const own::Element& part) { return part.name == "bots"; });
  twin.own = own::Packs(std::move(packs));
  return twin;
}

class Readers : public testing::TestWithParam<Reading> {};
TEST_P(Readers, KeepUpWithWhoKnowsTheModule) {  // OWN-40
  for (const std::string& name : templates_of(GetParam().module)) {
    const Scenario original = template_named(name);
    if (Game(original).players() != 4) continue;
    const Wins won =
        wins_of_readers(original, without_hints(GetParam().twin(original)), is_full_check() ? 4'000 : 80);
    std::printf("%s: %.1f %% of %d games\n", name.c_str(), 100 * won.share(), static_cast<int>(won.games));
    EXPECT_GE(wilson(won.wins, won.games).high, GetParam().least_share) << name;
  }
}
INSTANTIATE_TEST_SUITE_P(Own, Readers,
                         testing::Values(Reading{"jungle", jungle_twin, 0.22},
                                         Reading{"volcano", volcano_twin, 0.22},
                                         Reading{"frontiers", frontiers_twin, 0.20}),
                         [](const auto& reading) { return std::string(reading.param.module); });

TEST(ReadersOfPacks, ThatReadThemWronglyFallBehind) {  // OWN-40
  if (!is_template("jungle-3-4")) return;
  const Scenario original = template_named("jungle-3-4");
  const Wins won = wins_of_readers(original,
                                   changed(jungle_twin(original),
                                           [](own::Element& part) {
                                             if (part.name == "hex")
                                               part.set("cards", "-3"), part.set("income", "");
                                           }),
                                   200);
  EXPECT_LT(wilson(won.wins, won.games).high, 0.22);
}

/// A city there gets what a settlement gets.
Scenario twin_with_poor_cities(const Scenario& original) {
  return changed(jungle_twin(original), [](own::Element& part) {
    if (part.name == "gain") part.set("count", "1");
  });
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
