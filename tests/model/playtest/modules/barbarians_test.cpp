#include "tests/support/knights_board.h"

namespace hexwright {
namespace {

using cities_and_knights::plain_cities;
namespace action = cities_and_knights::action;

TEST(EventDie, ShowsTheShipOnHalfOfItsSides) {  // CK-03, CK-103
  KnightsBoard play;
  play.roll_of(0);
  int all = 0, ships = 0;
  for (const auto& [outcome, weight] : outcomes(play.game(), play.state(), {.kind = ActionKind::Roll})) {
    all += weight;
    if (event_die(outcome) == EventDie::Ship) ships += weight;
  }
  EXPECT_EQ(all, 216);
  EXPECT_EQ(ships, 108);
}

TEST(EventDie, MovesTheShipByOneStepAndNothingElse) {  // CK-10
  KnightsBoard play;
  play.roll_event(1, 2, EventDie::Ship);
  EXPECT_EQ(play.state().realms.ship_step, 1);
  play.roll_event(1, 2, EventDie::Politics);
  EXPECT_EQ(play.state().realms.ship_step, 1);
  EXPECT_EQ(play.state().realms.attacked, 0);
}

TEST(Barbarians, TakeACityFromEachOfTheWeakest) {  // CK-124
  KnightsBoard play;
  const IntersectionId first = play.any_city(0);
  const IntersectionId second = play.any_city(0);
  play.any_city(1), play.any_city(2);
  for (int seat = 0; seat < 3; ++seat) play.knight(seat, 1, true);
  play.attack_with(1, 1);
  ASSERT_EQ(play.legal(),
            (Actions{action_at(action::lose_city, first), action_at(action::lose_city, second)}));
  play.act(play.legal().back());
  EXPECT_TRUE(building_at(play.state(), second).is(SeatId(0), Building::Settlement));
  for (int seat = 1; seat < 3; ++seat) {
    ASSERT_EQ(actor(play.state()), SeatId(seat));
    ASSERT_EQ(play.count(action::lose_city), 1);
    play.act(play.legal().front());
    EXPECT_TRUE(plain_cities(play.context(), SeatId(seat)).empty());
  }
  play.act({.kind = action::hand_out});
  EXPECT_EQ(play.state().realms.ship_step, 0);
  for (const Realm& realm : play.state().realms.seats) EXPECT_FALSE(realm.knights[0].is(Knight::Active));
}

TEST(Barbarians, SpareMetropolisesAndThoseWhoHaveNothingElse) {  // CK-125, CK-27, CK-40
  KnightsBoard play;
  const IntersectionId metropolis = play.any_city(0);
  play.any_city(1), play.any_city(1), play.any_city(2);
  play.realm(0).levels[0] = 4;
  play.state().realms.metropolis_of[0] = 1;
  play.state().realms.metropolis_at[0] = metropolis;
  play.seat(0).points += 2;
  play.knight(1, 1, true), play.knight(2, 2, true);
  play.attack_with(1, 1);
  ASSERT_EQ(actor(play.state()), SeatId(1));
  EXPECT_EQ(play.count(action::lose_city), 2);
  play.act(play.legal().front());
  ASSERT_EQ(play.legal(), (Actions{{.kind = action::hand_out}}));
  EXPECT_FALSE(plain_cities(play.context(), SeatId(2)).empty());
}

TEST(Barbarians, GiveAPointToTheSoleBestDefender) {  // CK-126, CK-43
  KnightsBoard play;
  for (const int seat : {0, 0, 1, 2}) play.any_city(seat);
  play.knight(0, 3, true), play.knight(1, 1, true);
  const int before = points(play.state(), SeatId(0));
  play.attack_with(1, 1);
  EXPECT_EQ(points(play.state(), SeatId(0)), before + 1);
  EXPECT_EQ(play.realm(0).defended, 1);
  EXPECT_EQ(play.count(action::lose_city), 0);
}

TEST(Barbarians, GiveNoPointToSeveralBestDefenders) {  // CK-44
  KnightsBoard play;
  for (const int seat : {0, 1, 2}) play.any_city(seat);
  play.knight(0, 2, true), play.knight(1, 2, true);
  play.attack_with(1, 1);
  EXPECT_EQ(play.realm(0).defended + play.realm(1).defended + play.realm(2).defended, 0);
}

TEST(Barbarians, DoNotCountKnightsThatAreNotActive) {  // CK-40
  KnightsBoard play;
  play.any_city(0), play.any_city(1);
  play.knight(0, 3, false), play.knight(1, 1, true);
  play.attack_with(1, 1);
  EXPECT_EQ(actor(play.state()), SeatId(0));
  EXPECT_EQ(play.count(action::lose_city), 1);
}

TEST(Robber, SleepsUntilTheFirstAttackIsOver) {  // CK-18, CK-19, CK-128
  KnightsBoard play;
  play.roll_event(3, 4, EventDie::Trade);
  EXPECT_EQ(play.state().task_count, 0);
  play.any_city(0);
  play.give(1, Cards(4, 4, 0, 0, 0));
  play.attack_with(3, 4);
  ASSERT_EQ(play.count(action::lose_city), 1);
  play.act(play.legal().front());
  play.act({.kind = action::hand_out});
  ASSERT_EQ(play.state().tasks[0].kind, TaskKind::Discard);
  for (int n = 0; n < 4; ++n) play.act(play.legal().front());
  ASSERT_EQ(play.state().tasks[0].kind, TaskKind::MoveRobber);
  EXPECT_EQ(play.state().tasks[0].seat, SeatId(0));
}

TEST(PillagedCities, BecomeSettlementsBeforeProduction) {  // CK-42, CK-45
  KnightsBoard play;
  const HexId forest = play.hexes(Terrain::Forest).front();
  const IntersectionId corner = play.board().hex_intersections(forest)[0];
  play.city(0, corner);
  play.state().realms.walls.add(corner), play.realm(0).walls = 1;
  const int number = play.state().number[forest];
  play.attack_with(number / 2, number - number / 2);
  play.act(action_at(action::lose_city, corner));
  EXPECT_EQ(play.realm(0).walls, 0);
  EXPECT_FALSE(play.state().realms.walls.has(corner));
  const Cards before = play.seat(0).hand;
  play.act({.kind = action::hand_out});
  EXPECT_EQ((play.seat(0).hand - before)[Card::Lumber], 1);
  EXPECT_EQ((play.seat(0).hand - before)[Card::Paper], 0);
}

TEST(PillagedCities, AreTippedWhereNoSettlementIsLeft) {  // CK-42, CK-119
  KnightsBoard play;
  const IntersectionId tipped = play.any_city(0);
  for (int n = 0; n < 5; ++n) {
    IntersectionId site;
    play.state().sites.any_of([&](IntersectionId i) { return site = i, true; });
    play.settlement(0, site);
  }
  ASSERT_EQ(play.seat(0).settlements, 0);
  const int before = points(play.state(), SeatId(0)), cities = play.seat(0).cities;
  play.attack_with(1, 1);
  play.act(action_at(action::lose_city, tipped));
  play.act({.kind = action::hand_out});
  EXPECT_EQ(points(play.state(), SeatId(0)), before - 1);
  EXPECT_EQ(play.seat(0).cities, cities);
  EXPECT_FALSE(cities_and_knights::has_city(play.context(), SeatId(0)));
  play.give(0, city_price);
  EXPECT_FALSE(play.can(action_at(
      ActionKind::BuildCity, *[&] {
        std::optional<IntersectionId> other;
        play.seat(0).settlements_at.any_of(
            [&](IntersectionId i) { return i != tipped && (other = i, true); });
        return other;
      }())));
  play.act(action_at(ActionKind::BuildCity, tipped));
  EXPECT_EQ(play.seat(0).cities, cities);
  EXPECT_TRUE(play.state().tipped.empty());
}

}  // namespace
}  // namespace hexwright
