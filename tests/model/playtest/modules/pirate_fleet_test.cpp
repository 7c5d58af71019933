#include <algorithm>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "model/rules/ruleset.h"
#include "tests/support/counted.h"
#include "tests/support/pirates.h"

namespace hexwright::pirates {
namespace {

int cards(Playing& play, int seat) { return play.seat(seat).hand.size(); }

TEST(PirateFleet, EverythingLiesReadyForWhoPlays) {  // PIR-01, PIR-02, PIR-03
  for (const int players : {3, 4}) {
    Playing play(three_or_four, {.players = players});
    int towns = 0;
    for (const IntersectionId i : play.board().intersections())
      towns += building_at(play.state(), i).empty() ? 0 : 1;
    EXPECT_EQ(towns, players) << "the seat of nobody stays empty";
    for (int seat = 0; seat < players; ++seat) {
      EXPECT_EQ(chits(play, seat), 3);
      EXPECT_EQ(play.seat(seat).settlements, 3) << "one at the start, one in the fortress";
      EXPECT_EQ(play.seat(seat).ships, 14);
      EXPECT_EQ(play.seat(seat).points, 1) << "the fortress brings nothing";
      EXPECT_TRUE(building_at(play.state(), berth(play, seat).fortress).empty());
      EXPECT_EQ(line(play, seat).count(), 1U);
    }
    EXPECT_EQ(play.broken(), "");
  }
  EXPECT_EQ(Playing(five_or_six, {.players = 5}).broken(), "");
  EXPECT_EQ(Playing(five_or_six, {.players = 6}).game().points_to_win(), 10);
}

TEST(PirateFleet, EverybodyFoundsTwoMoreSettlementsWithRoads) {  // PIR-04, PIR-10
  Playing play(three_or_four);
  std::vector<int> founders, hands;
  while (play.state().phase != Phase::BeforeRoll) {
    if (play.state().phase == Phase::FoundSettlement) founders.push_back(play.state().turn.value());
    for (const Action& action : play.legal()) {
      if (play.state().phase == Phase::FoundRoute) {
        EXPECT_EQ(action.kind, ActionKind::BuildRoad);
      } else {
        EXPECT_FALSE(play.game().is_unsettled(action.a.intersection()));
      }
    }
    play.act(play.legal().front());
    int all = 0;
    for (const SeatId seat : play.game().seats()) all += play.state().seats[seat].hand.size();
    hands.push_back(all);
  }
  EXPECT_EQ(founders, (std::vector{0, 1, 2, 3, 3, 2, 1, 0}));
  EXPECT_EQ(hands[7], 0) << "the first one brings nothing";
  EXPECT_GT(hands[8], 0) << "the second one yields";
}

TEST(PirateFleet, VictoryPointCardsAreKnightsOrGone) {  // PIR-05
  EXPECT_EQ(Playing(three_or_four, {.players = 3}).state().developments, (Developments{14, 0, 2, 2, 2}));
  EXPECT_EQ(Playing(three_or_four, {.players = 4}).state().developments, (Developments{19, 0, 2, 2, 2}));
  EXPECT_EQ(Playing(five_or_six, {.players = 6}).state().developments, (Developments{25, 0, 3, 3, 3}));
}

TEST(PirateFleet, ThereAreNoAwardsAndThereIsNoRobber) {  // PIR-05, PIR-12
  Playing play(three_or_four);
  play.found();
  sail_on(play, 0, 5);
  EXPECT_EQ(play.state().longest_holder, none);
  EXPECT_EQ(play.state().robber, none);
  for (int knight = 0; knight < 4; ++knight) {
    give_knight(play, 0);
    play.turn_of(0);
    play.state().played_development = 0;
    play.act({.kind = ActionKind::PlayKnight});
    EXPECT_EQ(play.state().task_count, 0) << "nobody moves a robber, or the fleet";
  }
  EXPECT_EQ(play.state().army_holder, none);
  EXPECT_EQ(play.seat(0).points, 3);
}

TEST(PirateFleet, SailsByTheLowerDieBeforeAnythingElse) {  // PIR-06
  Playing play(three_or_four);
  play.found();
  const auto& course = play.game().facts().fleet_course;
  EXPECT_EQ(course.size(), 14U);
  EXPECT_EQ(play.state().pirate, course[0]);
  arm(play, 0, 1), arm(play, 1, 1), arm(play, 2, 1), arm(play, 3, 1);
  fleet_at(play, 12);
  play.roll(5, 3);
  EXPECT_EQ(play.state().pirate, course[1]) << "round the end of its course";
  play.turn_of(1);
  play.roll_of(1);
  play.state().tasks = {}, play.state().task_count = 0;
  play.roll(1, 6);
  EXPECT_EQ(play.state().pirate, course[2]);
}

/// The fleet comes to the settlement of a seat with this strength.
void raid(Playing& play, int seat, int strength, int other_die = 6) {
  play.roll_of(0);
  fleet_before(play, berth(play, seat).settlement, static_cast<std::size_t>(strength));
  play.roll(strength, other_die);
}

TEST(PirateFleet, TakesACardAndOneMoreForEachCity) {  // PIR-07, PIR-08
  for (const int cities : {0, 2}) {
    Playing play(three_or_four);
    for (int city = 0; city < cities; ++city) play.build_up(2, play.seat(2).points + 2);
    play.give(2, Cards(2, 2, 0, 0, 0));
    raid(play, 2, 2);
    ASSERT_EQ(play.state().task_count, 1);
    EXPECT_EQ(actor(play.state()), SeatId(2));
    EXPECT_EQ(play.state().task()->a, 1 + cities);
    for (int lost = 0; lost < 1 + cities; ++lost) {
      EXPECT_EQ(play.state().seats[SeatId(0)].hand.size(), 0) << "what the roll brings waits";
      play.act({.kind = pirate_fleet::action::lose_to_fleet});
    }
    EXPECT_EQ(play.state().task_count, 0);
  }
}

TEST(PirateFleet, TakesNoMoreThanThereIs) {  // PIR-08
  Playing play(three_or_four);
  raid(play, 2, 2, 5);
  EXPECT_EQ(play.state().task_count, 0) << "of no cards none is lost, and a 7 finds nobody to rob";
}

TEST(PirateFleet, IsHeldOffByAsManyWarships) {  // PIR-08
  Playing play(three_or_four);
  play.give(2, Cards(2, 2, 0, 0, 0));
  sail_on(play, 2, 2);
  arm(play, 2, 2);
  raid(play, 2, 2);
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_GE(cards(play, 2), 4);
}

TEST(PirateFleet, LeavesAResourceToWhoIsStronger) {  // PIR-08
  Playing play(three_or_four);
  sail_on(play, 2, 2);
  arm(play, 2, 3);
  play.give(1, Cards(3, 3, 3, 0, 0));
  raid(play, 2, 2, 5);
  ASSERT_EQ(play.state().task_count, 1) << "before anybody discards";
  EXPECT_EQ(actor(play.state()), SeatId(2));
  play.act(with(ActionKind::TakeCard, Card::Ore));
  EXPECT_EQ(play.seat(2).hand[Card::Ore], 1);
  EXPECT_EQ(play.state().task()->kind, TaskKind::Discard);
  EXPECT_EQ(actor(play.state()), SeatId(1));
}

/// Both have buildings where the fleet stops: at the place beside the empty seat of the fourth player.
void two_at_the_course(Playing& play) {
  const HexId hex = play.game().facts().fleet_course[course_at(play, berth(play, 2).settlement)];
  for (const IntersectionId corner : play.board().hex_intersections(hex))
    if (play.state().sites.has(corner) && building_at(play.state(), corner).empty()) {
      play.settlement(1, corner);
      break;
    }
  play.give(1, Cards(1, 0, 0, 0, 0));
  play.give(2, Cards(1, 0, 0, 0, 0));
}

TEST(PirateFleet, AttacksEachOfSeveral) {  // PIR-07
  Playing play(three_or_four, {.players = 3});
  two_at_the_course(play);
  raid(play, 2, 2);
  ASSERT_EQ(play.state().task_count, 2);
  EXPECT_EQ(play.state().tasks[0].seat, SeatId(1)) << "in the order of play";
  EXPECT_EQ(play.state().tasks[1].seat, SeatId(2));
}

TEST(PirateFleet, SparesSeveralByAnOption) {  // PIR-07
  Scenario scenario = template_named(three_or_four);
  scenario.rules["pirate-fleet"]["spares-several"] = "yes";
  Playing play(scenario, {.players = 3});
  two_at_the_course(play);
  raid(play, 2, 2);
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(PirateFleet, LetsTheRollerOfASevenStealFromAnybody) {  // PIR-09
  Playing play(three_or_four);
  play.give(1, Cards(4, 4, 0, 0, 0));
  play.give(3, Cards(0, 0, 1, 0, 0));
  play.roll_of(0);
  fleet_at(play, 1);
  play.roll(1, 6);
  for (int i = 0; i < 4; ++i) play.act(with(ActionKind::Discard, Card::Brick));
  ASSERT_EQ(play.state().task_count, 1);
  EXPECT_EQ(actor(play.state()), SeatId(0));
  EXPECT_TRUE(play.can({.kind = ActionKind::Pass})) << "or from nobody";
  EXPECT_FALSE(play.can({.kind = ActionKind::Steal, .x = 2})) << "who has nothing";
  play.act({.kind = ActionKind::Steal, .x = 3});
  EXPECT_EQ(play.seat(0).hand[Card::Ore], 1);
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(PirateFleet, CountsItsRaids) {  // PIR-07, PIR-08
  const Game game(template_named(three_or_four));
  Match match(game, std::vector(4, find_bot("random")));
  Tally tally;
  match.play(5, 1, 300, &tally);
  for (const int kind : {0, 1})
    EXPECT_GT(counted(game, tally.counted, "pirate-fleet", "fleet-raids", -1, kind), 0) << kind;
}

TEST(PirateFleet, IsNotPlayedWithCitiesAndKnights) {  // SCK-03
  const RuleChoices both{{"cities-and-knights", {}}, {"pirate-fleet", {}}, {"seafarers", {}}};
  const auto found = conflicts(both);
  ASSERT_EQ(found.size(), 1U);
}

}  // namespace
}  // namespace hexwright::pirates
