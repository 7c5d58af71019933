#include "model/playtest/invariants.h"
#include "model/playtest/match.h"
#include "tests/support/knights_board.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

/// Random games of what there is of Cities & Knights, each state held against all invariants.
void play_under_invariants(const Scenario& scenario, int players) {
  const Game game(scenario, {.players = players});
  int attacks = 0;
  for (int number = 0; number < games_to_play(2); ++number) {
    std::string wrong;
    int steps = 0;
    const RandomGame played =
        play_random_game(game, 1, static_cast<std::uint64_t>(number), 3'000,
                         [&](const State& state, const Actions& legal, const Action&) {
                           if (legal.empty()) wrong = "nothing is legal";
                           if (is_looked_at(++steps) && (steps < 2'000 || steps % 7 == 0))
                             for (const std::string& each : broken_invariants(game, state))
                               wrong += each + "; ";
                           return wrong.empty();
                         });
    ASSERT_EQ(wrong, "") << "game " << number << ", after step " << played.log.size() << ": "
                         << id(played.log.back().kind);
    EXPECT_TRUE(replayed(game, played.start, played.log) == played.end);  // CK-123
    attacks += played.end.realms.attacked;
  }
  EXPECT_GT(attacks, 0);
}

TEST(RandomGamesWithKnights, KeepAllInvariantsOnTheBaseMap) {  // CK-116, CK-118 to CK-123
  play_under_invariants(base_with_knights(), 3);
  play_under_invariants(base_with_knights(), 4);
}

TEST(RandomGamesWithKnights, KeepAllInvariantsWithFiveAndSix) {  // CK-04, CK-77
  Scenario scenario = template_named("base-5-6");
  scenario.rules["cities-and-knights"]["points-without"] = "10";
  scenario.details.victory_points = 13;
  play_under_invariants(scenario, 6);
}

TEST(RandomGamesWithKnights, KeepAllInvariantsWithShips) {  // CK-83, CK-85
  Scenario scenario = template_named("new-shores-4");
  scenario.rules["cities-and-knights"]["points-without"] = "14";
  scenario.details.victory_points = 16;
  play_under_invariants(scenario, 4);
}

TEST(RandomGamesWithKnights, KeepAllInvariantsWithVolcanoes) {  // CK-91, CK-92
  Scenario scenario = template_named("volcano-3-4");
  scenario.rules["cities-and-knights"]["points-without"] = "10";
  play_under_invariants(scenario, 4);
}

TEST(RandomGamesWithKnights, KeepAllInvariantsWhereTheLandDriesOut) {  // CK-91, CK-93
  Scenario scenario = template_named("desolation-3-4");
  scenario.rules["cities-and-knights"]["points-without"] = "12";
  play_under_invariants(scenario, 4);
}

TEST(RandomGamesWithKnights, KeepAllInvariantsWithSpices) {  // CK-89, CK-90
  Scenario scenario = template_named("spices-fog-islands-4");
  scenario.rules["cities-and-knights"]["points-without"] = "12";
  play_under_invariants(scenario, 4);
}

TEST(RandomGamesWithKnights, KeepAllInvariantsAmongWonders) {  // SCK-01, SCK-02, SCK-05
  Scenario scenario = template_named("wonders-3-4");
  scenario.rules["cities-and-knights"]["points-without"] = "10";
  scenario.details.victory_points = 12;
  play_under_invariants(scenario, 4);
}

}  // namespace
}  // namespace hexwright
