#include <algorithm>
#include <set>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/bots/board_worth.h"
#include "model/playtest/bots/weights.h"
#include "model/playtest/match.h"
#include "model/playtest/table.h"
#include "model/playtest/view.h"
#include "model/rules/islands.h"
#include "tests/support/counted.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

Scenario with_points(std::string_view name, const std::string& points, const std::string& first) {
  Scenario scenario = template_named(name);
  scenario.rules["foreign-islands"] = {{"points", points}, {"points-for-first", first}};
  return scenario;
}

/// Four islands for four, on which seats found where a test says.
struct Settling : Playing {
  explicit Settling(const Scenario& scenario = template_named("four-islands-4"))
      : Playing(scenario), islands(islands_of(game().map())) {}

  /// The free places of an island, the first one first.
  std::vector<IntersectionId> places(int island) {
    std::vector<IntersectionId> found;
    for (const IntersectionId i : board().intersections())
      for (const HexId hex : board().intersection_hexes(i))
        if (hex != none && islands[hex] == IslandId(island) && state().sites.has(i) &&
            (found.empty() || found.back() != i))
          found.push_back(i);
    return found;
  }
  IntersectionId place(int island) { return places(island).front(); }

  /// Seat 0 founds on these two islands, all others on the last one and anywhere.
  void found_on(int first, int second) {
    while (state().turn_number == 0) {
      if (state().phase == Phase::FoundSettlement && actor(state()) == SeatId(0))
        act(hexwright::at(ActionKind::BuildSettlement, place(state().founding == 0 ? first : second)));
      else
        act(legal().front());
    }
  }
  /// Without way and price.
  int chits_for_building(Who who, IntersectionId at) {
    turn_of(who);
    const int before = seat(who).chits;
    seat(who).reached.add(at);
    give(who, settlement_price);
    act(hexwright::at(ActionKind::BuildSettlement, at));
    return seat(who).chits - before;
  }

  Islands islands;
};

bool knows(Settling& play, Who seat, int island) {
  const HexBits& known = play.seat(seat).known_islands;
  return known.any_of([&](HexId hex) { return play.islands[hex] == IslandId(island); });
}

TEST(ForeignIslands, FoundingIsFreeOnEveryIsland) {  // FOU-02
  Settling play;
  for (int island = 0; island < play.islands.count; ++island) {
    const auto places = play.places(island);
    EXPECT_TRUE(std::any_of(places.begin(), places.end(), [&](IntersectionId i) {
      return play.can(at(ActionKind::BuildSettlement, i));
    })) << island;
  }
}

TEST(ForeignIslands, TheFoundingSettlementsMakeOneHomeOrTwo) {  // FOU-02 FOU-04
  Settling one, two;
  one.found_on(0, 0);
  two.found_on(0, 2);
  EXPECT_EQ(one.chits_for_building(0, one.place(2)), 2);
  EXPECT_EQ(two.chits_for_building(0, two.place(2)), 0);
  EXPECT_EQ(two.chits_for_building(0, two.place(0)), 0);
}

TEST(ForeignIslands, FoundingBringsNoChits) {  // FOU-02 FOU-03
  Settling play;
  play.found_on(0, 2);
  for (const SeatId seat : play.game().seats()) {
    EXPECT_EQ(play.seat(seat).chits, 0);
    EXPECT_EQ(play.seat(seat).points, 2);
  }
}

TEST(ForeignIslands, TheFirstSettlementOfEveryPlayerBringsTwoPointsWhoeverCameBefore) {  // FOU-03
  Settling play;
  play.found_on(0, 0);
  EXPECT_EQ(play.chits_for_building(0, play.place(1)), 2);
  EXPECT_EQ(play.chits_for_building(0, play.place(1)), 0) << "the second one there";
  EXPECT_EQ(play.chits_for_building(0, play.place(3)), 2);
  EXPECT_EQ(play.seat(0).settled_islands, 2);
  // Seat 1 comes later to an island where it did not found.
  for (const int island : {1, 3}) {
    const bool home = knows(play, 1, island);
    EXPECT_EQ(play.chits_for_building(1, play.place(island)), home ? 0 : 2);
  }
}

TEST(ForeignIslands, ChitsStayWhenTheSettlementBecomesACityOrIsLost) {  // FOU-03 FOU-04
  Settling play;
  play.found_on(0, 0);
  const IntersectionId there = play.place(1);
  play.chits_for_building(0, there);
  play.give(0, city_price);
  play.act(at(ActionKind::BuildCity, there));
  EXPECT_EQ(play.seat(0).chits, 2);
  PlayContext t{play.game(), play.state()};
  remove_building(t, there);
  EXPECT_EQ(play.seat(0).chits, 2);
  EXPECT_EQ(play.chits_for_building(0, there), 0) << "each chit is scored once";
}

TEST(ForeignIslands, MayBringOneForTheFirstAndTwoForEachFurtherOne) {  // FOU-03, option
  Settling play(with_points("four-islands-4", "2", "1"));
  play.found_on(0, 0);
  EXPECT_EQ(play.chits_for_building(0, play.place(1)), 1);
  EXPECT_EQ(play.chits_for_building(0, play.place(2)), 2);
  EXPECT_EQ(play.chits_for_building(0, play.place(3)), 2);
}

TEST(ForeignIslands, LandThatJoinsTwoIslandsMakesThemOne) {  // FOU-05
  Scenario scenario = template_named("four-islands-4");
  for (auto& [hex, cell] : scenario.cells)
    if (open_terrain(cell) == Terrain::Sea && !scenario.areas.at("Frame").cells.contains(hex))
      cell = {Terrain::Pasture, 3, ""};
  Playing play(scenario);
  play.found();
  const HexBits& known = play.seat(0).known_islands;
  for (const HexId hex : play.board().hexes())
    EXPECT_EQ(known.has(hex), !shows(play.state(), hex, Terrain::Sea));
}

TEST(ForeignIslands, DiscoveredLandJoinsIslandsToo) {  // FOU-05
  Settling play;
  play.found_on(0, 0);
  const int before = play.seat(0).known_islands.count();
  // Sea turns up as land, one hex after the other.
  PlayContext t{play.game(), play.state()};
  for (const HexId hex : play.board().hexes()) {
    const auto& paths = play.board().hex_paths(hex);
    const bool sailed = std::any_of(paths.begin(), paths.end(), [&](PathId path) {
      return path != none && !route_at(play.state(), path).empty();
    });
    if (!shows(play.state(), hex, Terrain::Sea) || sailed || hex == play.state().pirate) continue;
    set_terrain(t, hex, Terrain::Desert);
    happened(t, event::Revealed{SeatId(0), hex});
  }
  EXPECT_EQ(play.broken(), "");
  EXPECT_GT(play.seat(0).known_islands.count(), before);
  for (int island = 0; island < 4; ++island)
    EXPECT_TRUE(knows(play, 0, island)) << "home is all over the board";
  EXPECT_EQ(play.chits_for_building(0, play.place(1)), 0);
}

TEST(ForeignIslands, TheRobberBeginsOnTheTwelveOrWhereItIsDrawn) {  // FOU-06
  for (const char* name : {"four-islands-3", "four-islands-4"}) {
    Playing play(name);
    EXPECT_EQ(play.state().number[play.state().robber], 12) << name;
  }
  Playing big("four-islands-5-6");
  EXPECT_EQ(big.state().number[big.state().robber], 2);
  EXPECT_TRUE(shows(big.state(), big.state().robber, Terrain::Pasture));
}

TEST(ForeignIslands, OnADealtMapTheRobberBeginsOnTheFirstHexThatIsRolledLeastOften) {  // FOU-06
  for (const char* name : {"four-islands-3-variable", "four-islands-4-variable", "four-islands-5-6-variable"})
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      Playing play(name, {}, seed);
      const HexId robber = play.state().robber;
      ASSERT_NE(robber, none) << name;
      EXPECT_EQ(pips(play.state().number[robber]), 1) << name;
      for (const HexId hex : play.board().hexes())
        EXPECT_TRUE(hex >= robber || pips(play.state().number[hex]) != 1) << name << ", seed " << seed;
    }
}

TEST(ForeignIslands, RobberAndPirateMoveAsEverywhere) {  // FOU-07
  Settling play;
  play.found_on(0, 0);
  const HexId start = play.state().robber;
  EXPECT_EQ(play.state().pirate, play.board().find(play.game().scenario().markers.at(Marker::Pirate)));
  play.roll_of(0);
  play.roll(3, 4);
  while (play.state().task()->kind == TaskKind::Discard) play.act(play.legal().front());
  EXPECT_FALSE(play.can(at(ActionKind::MoveRobber, start)));
  HexId other;
  for (const HexId hex : play.board().hexes()) {
    const bool land = play.islands[hex] != none;
    EXPECT_EQ(play.can(at(ActionKind::MoveRobber, hex)), land && hex != start);
    if (land && hex != start) other = hex;
  }
  play.act(at(ActionKind::MoveRobber, other));
  play.roll_of(0);
  play.roll(3, 4);
  while (play.state().task()->kind == TaskKind::Discard) play.act(play.legal().front());
  EXPECT_TRUE(play.can(at(ActionKind::MoveRobber, start))) << "also back";
}

/// The settlement that the seat's bot weighs most.
float worth_of_settling(Settling& play, IntersectionId where) {
  const View view(play.game(), play.state(), SeatId(0));
  return BoardWorth(view, usual_weights).settlement(where);
}

TEST(ForeignIslandBots, WeighAForeignIslandTwoPointsMore) {  // FOU-10
  Settling play, plain([] {
    Scenario scenario = template_named("four-islands-4");
    scenario.rules.erase("foreign-islands");
    return scenario;
  }());
  play.found_on(0, 0);
  plain.found_on(0, 0);
  play.turn_of(0);
  plain.turn_of(0);
  EXPECT_FLOAT_EQ(worth_of_settling(play, play.place(1)), 2 + worth_of_settling(plain, plain.place(1)));
  EXPECT_FLOAT_EQ(worth_of_settling(play, play.place(0)), worth_of_settling(plain, plain.place(0)));
}

/// The home islands of all players of some games that settlers have founded.
int homes(const Scenario& scenario) {
  const Game game(scenario);
  const Islands islands = islands_of(game.map());
  Match match(game, std::vector(4, find_bot("settler")));
  int count = 0;
  for (std::uint64_t n = 0; n < 100; ++n) {
    const State state = match.play(3, n, 1).state;
    for (const SeatId seat : game.seats()) {
      std::set<int> settled;
      for (const IntersectionId i : game.board().intersections())
        for (const HexId hex : game.board().intersection_hexes(i))
          if (building_at(state, i).of(seat) && hex != none && islands[hex] != none)
            settled.insert(islands[hex].value());
      count += static_cast<int>(settled.size());
    }
  }
  return count;
}

TEST(ForeignIslandBots, FoundOnOneIslandMoreOftenThanWithoutTheChits) {  // FOU-10
  Scenario plain = template_named("four-islands-4");
  plain.rules.erase("foreign-islands");
  EXPECT_LT(homes(template_named("four-islands-4")), homes(plain));
}

TEST(ForeignIslandGames, CountTheIslandsThatWereSettled) {  // FOU-03, statistics
  const Game game(template_named("four-islands-3"));
  Match match(game, std::vector(3, find_bot("settler")));
  Tally tally;
  int chits = 0;
  for (int n = 0; n < 10; ++n) {
    const State end = match.play(5, static_cast<std::uint64_t>(n), 600, &tally).state;
    for (const SeatId seat : game.seats()) chits += end.seats[seat].chits;
  }
  EXPECT_GT(chits, 0);
  EXPECT_EQ(2 * counted(game, tally.counted, "foreign-islands", "foreign-islands"), chits);
  EXPECT_LE(counted(game, tally.counted, "foreign-islands", "second-homes"), 30);
}

}  // namespace
}  // namespace hexwright
