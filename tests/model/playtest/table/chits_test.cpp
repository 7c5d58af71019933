#include "tests/support/playing.h"

namespace hexwright {
namespace {

constexpr std::string_view island = "South-east island";

Scenario with_chits(const Chits& chits) {
  Scenario scenario = template_named("new-shores-3");
  scenario.areas.at(std::string(island)).chits = chits;
  return scenario;
}

struct Islanders : Playing {
  /// Far from each other, at the coast of that island.
  std::array<IntersectionId, 4> places{corner(3, 1, Corner::NorthWest), corner(4, 1, Corner::NorthEast),
                                       corner(3, 3, Corner::South), corner(3, 2, Corner::SouthEast)};
  explicit Islanders(const Chits& chits) : Playing(with_chits(chits)) { turn_of(0); }

  /// By ship, as the rules have it.
  void settle(Who seat, IntersectionId place) {
    turn_of(seat);
    for (const PathId path : board().intersection_paths(place))
      if (path != none && state().route[path].empty() && game().carries_ship(state(), path)) {
        ship(seat, path);
        break;
      }
    give(seat, settlement_price);
    act({.kind = ActionKind::BuildSettlement, .a = place});
  }
  int chits(int n) { return seat(n).chits; }
};

TEST(Chits, AreForEveryPlayersFirstSettlementThere) {  // SEA-07
  Islanders play({.points = 2, .settlements = 1, .every_player = true});
  play.settle(0, play.places[0]);
  EXPECT_EQ(play.chits(0), 2);
  EXPECT_EQ(points(play.state(), SeatId(0)), 3);
  play.settle(0, play.places[1]);
  EXPECT_EQ(play.chits(0), 2);
  play.settle(1, play.places[2]);
  EXPECT_EQ(play.chits(1), 2);
}

TEST(Chits, MayBeForTheFirstTwoSettlements) {  // SEA-07, NSH-02
  Islanders play({.points = 1, .settlements = 2, .every_player = true});
  play.settle(0, play.places[0]);
  play.settle(0, play.places[1]);
  EXPECT_EQ(play.chits(0), 2);
  play.settle(0, play.places[2]);
  EXPECT_EQ(play.chits(0), 2);
  play.settle(1, play.places[3]);
  EXPECT_EQ(play.chits(1), 1);
}

TEST(Chits, MayBeForTheFirstPlayerOnly) {  // SEA-07
  Islanders play({.points = 2, .settlements = 1, .every_player = false});
  play.settle(1, play.places[0]);
  play.settle(0, play.places[1]);
  EXPECT_EQ(play.chits(1), 2);
  EXPECT_EQ(play.chits(0), 0);
}

TEST(Chits, TheFirstPlayerMayScoreTwice) {  // SEA-07
  Islanders play({.points = 1, .settlements = 2, .every_player = false});
  play.settle(1, play.places[0]);
  play.settle(0, play.places[1]);
  play.settle(1, play.places[2]);
  EXPECT_EQ(play.chits(1), 2);
  EXPECT_EQ(play.chits(0), 0);
}

TEST(Chits, AreCountedByIsland) {  // SEA-07
  Islanders play({.points = 2, .settlements = 1, .every_player = true});
  play.settle(0, play.places[0]);
  play.settle(0, play.corner(1, 0, Corner::North));  // the east island has its own
  EXPECT_EQ(play.chits(0), 4);
}

TEST(Chits, AreNotForHomeNorForCities) {  // SEA-07
  Islanders play({.points = 2, .settlements = 1, .every_player = true});
  play.settle(0, play.corner(1, 2, Corner::North));
  EXPECT_EQ(play.chits(0), 0);
  play.settle(0, play.places[0]);
  play.give(0, city_price);
  play.act({.kind = ActionKind::BuildCity, .a = play.places[0]});
  EXPECT_EQ(play.chits(0), 2);
}

TEST(Chits, WhereTwoAreasMeetBothScore) {  // SEA-07
  Scenario scenario = with_chits({.points = 2, .settlements = 1, .every_player = true});
  scenario.areas["Northern part"] = Area{.roles = {}, .chits = Chits{.points = 1}, .cells = {Hex{3, 1}}};
  Playing play(scenario);
  play.turn_of(0);
  const IntersectionId place = play.corner(3, 1, Corner::NorthWest);
  play.ship(0, play.side(3, 1, Direction::West));
  play.give(0, settlement_price);
  play.act({.kind = ActionKind::BuildSettlement, .a = place});
  EXPECT_EQ(play.seat(0).chits, 3);
}

}  // namespace
}  // namespace hexwright
