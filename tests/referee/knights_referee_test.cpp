#include <algorithm>

#include <gtest/gtest.h>

#include "model/playtest/bots/all_bots.h"
#include "tests/referee/follow.h"
#include "tests/support/playing.h"
#include "tests/support/random_games.h"

// Games of Cities & Knights, alone and beside other rules. CK-03 to CK-93, SCK-04

namespace hexwright {
namespace {

struct PlayedAlong {
  const char* name;     ///< of a template
  const char* without;  ///< points that it asks for by itself
  int victory_points = 13;
  int players = 0;
  bool otherwise = false;  ///< where printings differ, not the first of the two
};

class RefereedKnights : public testing::TestWithParam<PlayedAlong> {
 protected:
  void play(const BotKind* kind, int games, int most_turns) {
    Scenario scenario = template_named(GetParam().name);
    scenario.rules["cities-and-knights"]["points-without"] = GetParam().without;
    scenario.details.victory_points = GetParam().victory_points;
    if (GetParam().otherwise)
      for (const ModuleOption& option : find_module("cities-and-knights")->options)
        if (option.kind == ModuleOption::Kind::OneOf)
          scenario.rules["cities-and-knights"][std::string(option.id)] = option.values[1].id;
    for (int number = 0; number < games; ++number) {
      const Game game(scenario, {.players = GetParam().players, .offers_a_turn = (number + 1) % 4 / 2});
      const Followed followed = follow_game(game, kind, static_cast<std::uint64_t>(number), most_turns);
      EXPECT_EQ(followed.wrong, "");
      if (!followed.wrong.empty()) break;
    }
  }
};

TEST_P(RefereedKnights, OfSettlersAreAsTheRefereeReckons) {
  play(find_bot("settler"), games_to_play(2), 300);
}

TEST_P(RefereedKnights, ByChanceAreAsTheRefereeReckons) { play(nullptr, games_to_play(2), 200); }

INSTANTIATE_TEST_SUITE_P(
    Scenarios, RefereedKnights,
    testing::Values(PlayedAlong{"base-3-4", "10", 13, 3}, PlayedAlong{"base-3-4", "10", 13, 4},
                    PlayedAlong{"base-5-6", "10", 13, 6}, PlayedAlong{"base-5-6", "10", 13, 6, true},
                    PlayedAlong{"base-3-4", "10", 13, 4, true},
                    PlayedAlong{"cloth-villages-3-4", "14", 16, 4},
                    PlayedAlong{"cloth-villages-5-6", "14", 16, 5, true},
                    PlayedAlong{"new-shores-4", "14", 16, 4}, PlayedAlong{"volcano-3-4", "10"},
                    PlayedAlong{"desolation-3-4", "12", 14}, PlayedAlong{"spices-fog-islands-4", "12", 17}),
    [](const auto& test) {
      std::string name = std::string(test.param.name) + "_" + std::to_string(test.param.players) +
                         (test.param.otherwise ? "_otherwise" : "");
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

}  // namespace
}  // namespace hexwright
