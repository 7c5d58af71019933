#include <algorithm>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/describe/describe.h"
#include "model/playtest/match.h"
#include "tests/support/counted.h"
#include "tests/support/pirates.h"
#include "tests/support/random_games.h"

namespace hexwright::pirates {
namespace {

const Cards ship_and_more(3, 3, 3, 3, 3);

TEST(PirateRoutes, GoOnByAShortestWayOnly) {  // PIR-10
  for (const char* name : {three_or_four, five_or_six}) {
    Playing play(name);
    for (const SeatId seat : play.game().seats()) {
      const pirate_fleet::PlayedBerth& its = berth(play, seat.value());
      const int whole = its.to_landing[its.settlement] + its.to_fortress[its.landing];
      EXPECT_EQ(whole, play.game().players() > 4 ? 10 : 9) << "the first one included";
      sail_to_fortress(play, seat.value());
      const Line line = pirates::line(play, seat.value());
      EXPECT_EQ(line.tip, its.fortress);
      EXPECT_TRUE(line.landed);
      EXPECT_TRUE(ship_places(play, seat.value()).empty()) << "not beyond the fortress";
    }
    EXPECT_EQ(play.broken(), "");
  }
}

TEST(PirateRoutes, AreOneLineWithoutBranches) {  // PIR-10
  Playing play(three_or_four);
  play.found();
  sail_on(play, 0, 3);
  play.turn_of(0);
  play.give(0, ship_and_more);
  fleet_at(play, 8);
  for (const Action& action : play.legal())
    if (action.kind == ActionKind::BuildShip) {
      const auto& ends = play.board().path_ends(action.a.path());
      EXPECT_TRUE(ends[0] == line(play, 0).tip || ends[1] == line(play, 0).tip);
    }
  const PathBits spots = play.seat(0).ship_spots;
  int refused = 0;
  spots.for_each([&](PathId path) {
    const Action ship = at(ActionKind::BuildShip, path);
    if (play.can(ship)) return;
    ++refused;
    EXPECT_NE(play.why_not(ship), "");
  });
  EXPECT_GT(refused, 0) << "ships connect there, but the route does not go on so";
}

/// The seat has laid ships until the last one could lie on another shortest way, too.
bool can_move_last(Playing& play, int seat) {
  const auto legal = play.legal();
  return std::any_of(legal.begin(), legal.end(), [&](const Action& action) {
    return action == at(ActionKind::TakeUpShip, line(play, seat).last());
  });
}

TEST(PirateRoutes, TheirLastShipMovesFromOneShortestWayToAnother) {  // PIR-10
  Playing play(three_or_four);
  play.found();
  play.turn_of(0);
  fleet_at(play, 8);
  int moves = 0;
  for (int ships = 1; ships < 6; ++ships) {
    play.state().new_ships = {};
    play.state().moved_ship = 0;
    if (can_move_last(play, 0)) {
      const PathId from = line(play, 0).last();
      play.act(at(ActionKind::TakeUpShip, from));
      const auto legal = play.legal();
      ASSERT_FALSE(legal.empty());
      for (const Action& action : legal) EXPECT_NE(action.a.path(), from);
      play.act(legal.front());
      EXPECT_EQ(static_cast<int>(line(play, 0).count()), ships);
      ++moves;
    }
    sail_on(play, 0, 1);
  }
  EXPECT_GT(moves, 0) << "three ways lead to this landing place";
}

TEST(PirateRoutes, LeadToALandingPlaceOfTheOwner) {  // PIR-11
  Playing play(three_or_four);
  play.found();
  const Action landing = at(ActionKind::BuildSettlement, berth(play, 1).landing);
  play.give(1, ship_and_more);
  play.turn_of(1);
  EXPECT_FALSE(play.can(landing)) << "no ship has come there";
  sail_on(play, 1, 5);
  EXPECT_TRUE(line(play, 1).landed);
  const int points = play.seat(1).points;
  play.act(landing);
  EXPECT_EQ(play.seat(1).points, points + 1);
  EXPECT_FALSE(ship_places(play, 1).empty()) << "from there the route goes on";
  play.give(0, ship_and_more);
  play.turn_of(0);
  EXPECT_NE(play.why_not(at(ActionKind::BuildSettlement, berth(play, 2).landing)), "");
  for (const IntersectionId i : play.board().intersections())
    EXPECT_FALSE(play.game().is_unsettled(i) && play.state().sites.has(i)) << "nowhere else";
}

TEST(PirateRoutes, KnightsTurnShipsIntoWarshipsFromTheStartOn) {  // PIR-12
  Playing play(three_or_four);
  play.found();
  give_knight(play, 0), give_knight(play, 0);
  play.roll_of(0);
  play.act({.kind = ActionKind::PlayKnight});
  EXPECT_EQ(warships(play, 0), 1) << "before the roll, too";
  play.turn_of(0);
  play.state().played_development = 0;
  EXPECT_FALSE(play.can({.kind = ActionKind::PlayKnight})) << "all ships are warships";
  sail_on(play, 0, 1);
  play.act({.kind = ActionKind::PlayKnight});
  EXPECT_EQ(warships(play, 0), 2);
}

/// Seat 0 is at its fortress, in its turn.
struct AtTheFortress : Playing {
  explicit AtTheFortress(int warships, const Scenario& scenario = template_named(three_or_four))
      : Playing(scenario) {
    found();
    sail_to_fortress(*this, 0);
    arm(*this, 0, warships);
    turn_of(0);
  }
};
Action rolled(int die) {
  Action action = attack;
  action.c = static_cast<std::uint16_t>(die);
  return action;
}

TEST(PirateFortress, LosesAChitToMoreWarshipsThanTheDieShows) {  // PIR-13
  AtTheFortress play(4);
  play.act(rolled(3));
  EXPECT_EQ(chits(play, 0), 2);
  EXPECT_EQ(line(play, 0).count(), 9U);
  EXPECT_EQ(play.state().turn, SeatId(1)) << "the turn is over";
}

TEST(PirateFortress, SinksTheLastShipOfEqualOnes) {  // PIR-13
  AtTheFortress play(4);
  play.act(rolled(4));
  EXPECT_EQ(chits(play, 0), 3);
  EXPECT_EQ(line(play, 0).count(), 8U);
  EXPECT_EQ(play.seat(0).ships, 7);
  EXPECT_EQ(warships(play, 0), 4);
}

TEST(PirateFortress, SinksTheLastTwoShipsOfWeakerOnesWarshipsToo) {  // PIR-13
  AtTheFortress play(4);
  play.act(rolled(5));
  EXPECT_EQ(line(play, 0).count(), 7U);
  EXPECT_EQ(warships(play, 0), 4);
  AtTheFortress all(9);
  // A tenth face does not exist: as if the die showed more.
  arm(all, 0, 9);
  pirate_fleet::Line whole = line(all, 0);
  PlayContext t{all.game(), all.state()};
  pirate_fleet::lose_last_ship(t, SeatId(0));
  EXPECT_EQ(warships(all, 0), 8) << "it comes back as a plain ship";
  EXPECT_TRUE(route_at(all.state(), whole.last()).empty());
}

TEST(PirateFortress, IsAttackedOnlyByShipsThatHaveComeThere) {  // PIR-13
  Playing play(three_or_four);
  play.found();
  sail_on(play, 0, 7);
  arm(play, 0, 4);
  play.turn_of(0);
  EXPECT_FALSE(play.can(attack));
  sail_on(play, 0, 1);
  EXPECT_TRUE(play.can(attack));
  play.roll_of(0);
  EXPECT_FALSE(play.can(attack)) << "after the roll";
}

TEST(PirateFortress, IsAttackedAtTheEndOfTheTurnByAnOption) {  // PIR-13
  Scenario scenario = template_named(three_or_four);
  scenario.rules["pirate-fleet"]["must-attack"] = "yes";
  AtTheFortress play(4, scenario);
  EXPECT_FALSE(play.can(attack));
  play.act({.kind = ActionKind::EndTurn});
  EXPECT_EQ(actor(play.state()), SeatId(0));
  play.act(rolled(1));
  EXPECT_EQ(chits(play, 0), 2);
  EXPECT_EQ(play.state().turn, SeatId(1));
}

TEST(PirateFortress, BecomesASettlementWithItsLastChit) {  // PIR-14
  AtTheFortress play(6);
  play.state().pirates.chits[SeatId(0)] = 1;
  const int points = play.seat(0).points, left = play.seat(0).settlements;
  play.act(rolled(2));
  const IntersectionId place = berth(play, 0).fortress;
  EXPECT_TRUE(building_at(play.state(), place).is(SeatId(0), Building::Settlement));
  EXPECT_EQ(play.seat(0).points, points + 1);
  EXPECT_EQ(play.seat(0).settlements, left) << "it stood there all the time";
  play.turn_of(0);
  play.give(0, ship_and_more);
  EXPECT_TRUE(play.can(at(ActionKind::BuildCity, place)));
  EXPECT_FALSE(play.can(attack));
}

TEST(PirateFortress, ProducesOnlyOnceItIsConquered) {  // PIR-03, PIR-14
  for (const bool conquered : {false, true}) {
    AtTheFortress play(6);
    if (conquered) {
      play.state().pirates.chits[SeatId(0)] = 1;
      play.act(rolled(2));
    }
    HexId gold;
    for (const HexId hex : play.board().intersection_hexes(berth(play, 0).fortress))
      if (shows(play.state(), hex, Terrain::Gold)) gold = hex;
    play.roll_of(0);
    fleet_at(play, 2);
    const int number = play.state().number[gold];
    play.roll(1, number - 1);
    const auto& tasks = play.state().tasks;
    const bool chooses = std::any_of(
        tasks.begin(), tasks.begin() + play.state().task_count,
        [](const Task& task) { return task.kind == TaskKind::TakeCard && task.seat == SeatId(0); });
    EXPECT_EQ(chooses, conquered);
  }
}

TEST(PirateFortress, HasToFallBeforeItsPlayerWins) {  // PIR-15
  AtTheFortress play(6);
  play.build_up(0, 10);
  play.give(0, Cards(1, 1, 1, 1, 1));
  play.act({.kind = ActionKind::BuyDevelopment});
  EXPECT_EQ(play.state().phase, Phase::Main) << "ten points are not enough";
  play.state().pirates.chits[SeatId(0)] = 1;
  play.act(rolled(1));
  EXPECT_EQ(play.state().phase, Phase::Over) << "in the own turn, which has not ended";
  EXPECT_EQ(play.state().winner, SeatId(0));
}

TEST(PirateFortress, IsTheLastOneThatKeepsTheFleet) {  // PIR-15
  AtTheFortress play(6);
  for (int seat = 1; seat < 4; ++seat) {
    sail_to_fortress(play, seat);
    arm(play, seat, 6);
    play.state().pirates.chits[SeatId(seat)] = 1;
  }
  play.state().pirates.chits[SeatId(0)] = 1;
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_NE(play.state().pirate, none);
    play.turn_of(seat);
    play.act(rolled(1));
  }
  EXPECT_EQ(play.state().pirate, none);
  play.turn_of(0), play.roll_of(0);
  play.roll(2, 2);
  EXPECT_EQ(play.state().pirate, none) << "for good";
  EXPECT_EQ(play.broken(), "");
}

TEST(PirateGamesInWords, SayWhereTheNewestWarshipIs) {  // PIR-12
  const std::vector<std::string> colours{"Red", "Blue", "White", "Yellow", "Pink", "Black"};
  for (const char* name : {three_or_four, five_or_six}) {
    const Game game(template_named(name));
    const Narrator narrator{game, colours, {}};
    const int games = games_to_play(20);
    int armed = 0;
    for (int n = 0; n < games; ++n) {
      const RandomGame played = play_random_game(game, 1, static_cast<std::uint64_t>(n), 3'000);
      State before = played.start, after = before;
      for (const Action& action : played.log) {
        apply(game, after, action);
        for (const Sentence& sentence : describe(narrator, before, action, after)) {
          if (sentence.words.pattern != "warships of {0}: {1}") continue;
          const SeatId seat = actor(before);
          const auto newest = static_cast<std::size_t>(after.pirates.warships[seat]) - 1;
          const Line line = line_of({game, after}, seat);
          ASSERT_LT(newest, line.count());
          EXPECT_EQ(sentence.place, Place(game.board().path(line.ships()[newest])));
          ++armed;
        }
        before = after;
      }
    }
    EXPECT_GT(armed, games) << name;
  }
}

TEST(PirateFortress, IsConqueredBySettlers) {  // PIR-17
  for (const char* name : {three_or_four, five_or_six}) {
    const Game game(template_named(name));
    Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("settler")));
    Tally tally;
    constexpr int games = 6;
    int won = 0;
    for (std::uint64_t n = 0; n < games; ++n)
      won += match.play(5, n, 1000, &tally).state.winner == none ? 0 : 1;
    EXPECT_EQ(won, games) << name;
    EXPECT_GT(counted(game, tally.counted, "pirate-fleet", "fortresses"), 0) << name;
    EXPECT_GT(counted(game, tally.counted, "pirate-fleet", "attacks", -1, 0), 3 * games) << name;
  }
}

TEST(PirateFortress, IsLeftAloneBySettlersWithoutWarships) {  // PIR-17
  for (const int ships : {0, 1, 5}) {
    AtTheFortress play(ships);
    const auto bot = find_bot("settler")->make(play.game(), SeatId(0));
    play.empty_hand(0);
    Random random(1, 0);
    const Action choice = bot->choose(View(play.game(), play.state(), SeatId(0)), play.legal(), random);
    EXPECT_EQ(choice == attack, ships == 5) << ships;
  }
}

}  // namespace
}  // namespace hexwright::pirates
