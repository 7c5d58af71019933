#include <algorithm>
#include <map>
#include <set>

#include "tests/support/playing.h"

namespace hexwright {
namespace {

using enum ActionKind;

struct BeforeTheSeven : Playing {
  explicit BeforeTheSeven(std::string_view name = "base-3-4") : Playing(name) { roll_of(0); }
};

TEST(Seven, WhoHasMoreThanSevenDiscardsHalfRoundedDown) {  // BASE-07
  BeforeTheSeven play;
  play.give(0, Cards(3, 3, 1, 0, 0));
  play.give(1, Cards(4, 4, 0, 0, 0));
  play.give(2, Cards(0, 0, 9, 0, 0));
  play.roll(3, 4);
  for (int i = 0; i < 4; ++i) {
    ASSERT_EQ(actor(play.state()), SeatId(1));
    play.act(with(Discard, Card::Lumber));
  }
  for (int i = 0; i < 4; ++i) {
    ASSERT_EQ(actor(play.state()), SeatId(2));
    play.act(with(Discard, Card::Ore));
  }
  EXPECT_EQ(play.seat(0).hand.size(), 7);
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Brick, 4));
  EXPECT_EQ(play.seat(2).hand, Cards(Card::Ore, 5));
  EXPECT_EQ(play.state().task()->kind, TaskKind::MoveRobber);
  EXPECT_EQ(actor(play.state()), SeatId(0));
}

TEST(Seven, OneDiscardsOnlyWhatOneHas) {  // BASE-07
  BeforeTheSeven play;
  play.give(1, Cards(Card::Grain, 8));
  play.roll(1, 6);
  EXPECT_EQ(play.legal().size(), 1U);
  EXPECT_FALSE(play.can(with(Discard, Card::Ore)));
  EXPECT_FALSE(play.can({.kind = EndTurn}));
}

TEST(Seven, ProducesNothing) {  // BASE-07, BASE-05
  BeforeTheSeven play;
  for (const Action& action : Playing("base-3-4").legal())
    if (play.state().sites.has(action.a.intersection()) && play.seat(1).settlements > 0)
      play.settlement(1, action.a.intersection());
  play.roll(2, 5);
  EXPECT_TRUE(play.seat(1).hand.empty());
}

TEST(Robber, GoesToAnyOtherLandHex) {  // BASE-07
  BeforeTheSeven play;
  const auto before = play.state().robber;
  EXPECT_EQ(before, play.only(Terrain::Desert));
  play.roll(3, 4);
  std::set<HexId> hexes;
  for (const Action& action : play.legal()) {
    EXPECT_EQ(action.kind, MoveRobber);
    hexes.insert(action.a.hex());
  }
  EXPECT_EQ(hexes.size(), 18U);  // of 19
  EXPECT_FALSE(hexes.contains(before));
  for (const HexId hex : hexes) EXPECT_NE(play.state().terrain[hex], static_cast<std::uint8_t>(Terrain::Sea));
}

TEST(Robber, StealsFromOneWithABuildingThereAndCards) {  // BASE-07
  BeforeTheSeven play;
  play.settlement(0, play.corner(0, -1, Corner::North));
  play.settlement(1, play.corner(0, -1, Corner::SouthEast));
  play.settlement(2, play.corner(0, -1, Corner::SouthWest));
  play.settlement(3, play.corner(0, 2, Corner::South));
  play.give(0, Cards(Card::Wool));
  play.give(1, Cards(1, 0, 2, 0, 0));
  play.give(3, Cards(Card::Ore));
  play.roll(3, 4);
  play.act(at(MoveRobber, play.hex(0, -1)));
  // Seat 2 has no cards, seat 3 no building, and nobody steals from oneself.
  ASSERT_EQ(play.legal(), (Actions{{.kind = Steal, .x = 1}}));
  std::map<int, int> weights;
  for (const auto& [outcome, weight] : outcomes(play.game(), play.state(), play.legal().front()))
    weights[outcome - 1] = weight;
  EXPECT_EQ(weights,
            (std::map<int, int>{{static_cast<int>(Card::Brick), 1}, {static_cast<int>(Card::Ore), 2}}));
  EXPECT_FALSE(play.can({.kind = Steal, .x = 1, .c = 1 + static_cast<int>(Card::Grain)}));
  play.act({.kind = Steal, .x = 1, .c = 1 + static_cast<int>(Card::Ore)});
  EXPECT_EQ(play.seat(0).hand, Cards(0, 0, 1, 0, 1));
  EXPECT_EQ(play.seat(1).hand, Cards(1, 0, 1, 0, 0));
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(Robber, ItsMoverChoosesAmongSeveralVictims) {  // BASE-07
  BeforeTheSeven play;
  play.settlement(1, play.corner(0, -1, Corner::SouthEast));
  play.city(2, play.corner(0, -1, Corner::SouthWest));
  play.give(1, Cards(Card::Ore));
  play.give(2, Cards(Card::Wool));
  play.roll(3, 4);
  play.act(at(MoveRobber, play.hex(0, -1)));
  EXPECT_EQ(play.legal(), (Actions{{.kind = Steal, .x = 1}, {.kind = Steal, .x = 2}}));
}

TEST(Robber, StealsNothingWhereNobodyHasCards) {  // BASE-07
  BeforeTheSeven play;
  play.settlement(1, play.corner(0, -1, Corner::SouthEast));
  play.roll(3, 4);
  play.act(at(MoveRobber, play.hex(0, -1)));
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_EQ(play.state().phase, Phase::Main);
}

TEST(Robber, AKnightMovesItEvenBeforeTheRoll) {  // BASE-07, BASE-09
  BeforeTheSeven play;
  play.seat(0).developments[0] = 1;
  --play.state().developments[0];
  play.settlement(1, play.corner(0, -1, Corner::SouthEast));
  play.give(1, Cards(Card::Ore, 9));
  play.act({.kind = PlayKnight});
  // Nobody discards for a knight.
  EXPECT_EQ(play.state().task()->kind, TaskKind::MoveRobber);
  play.act(at(MoveRobber, play.hex(0, -1)));
  play.act({.kind = Steal, .x = 1});
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore));
  EXPECT_EQ(play.state().phase, Phase::BeforeRoll);
}

/// Seafarers, with ships of the first two seats around a sea hex in front of the home island.
struct AtSea {
  BeforeTheSeven play{"new-shores-3"};
  HexId sea = play.hex(2, 2);
  AtSea() {
    play.settlement(0, play.corner(2, 2, Corner::SouthWest));
    play.ship(0, play.side(2, 2, Direction::SouthWest));
    play.settlement(1, play.corner(2, 2, Corner::North));
    play.ship(1, play.side(2, 2, Direction::NorthWest));
  }
};

TEST(Pirate, IsMovedInsteadOfTheRobberToAnyOtherSeaHex) {  // SEA-04
  AtSea at_sea;
  Playing& play = at_sea.play;
  play.roll(3, 4);
  std::size_t pirate = 0, robber = 0;
  for (const Action& action : play.legal()) ++(action.kind == MovePirate ? pirate : robber);
  EXPECT_EQ(pirate, play.hexes(Terrain::Sea).size() - 1);
  EXPECT_EQ(pirate + robber, static_cast<std::size_t>(play.board().hex_count()) - 2);
  const auto robber_before = play.state().robber;
  play.act(at(MovePirate, at_sea.sea));
  EXPECT_EQ(play.state().pirate, at_sea.sea);
  EXPECT_EQ(play.state().robber, robber_before);
}

TEST(Pirate, StealsFromAnOwnerOfAShipThere) {  // SEA-04
  AtSea at_sea;
  Playing& play = at_sea.play;
  play.settlement(2, play.corner(2, 2, Corner::SouthEast));  // a building alone is no prey
  play.give(0, Cards(Card::Brick));
  play.give(1, Cards(Card::Ore));
  play.give(2, Cards(Card::Wool));
  play.roll(3, 4);
  play.act(at(MovePirate, at_sea.sea));
  EXPECT_EQ(play.legal(), (Actions{{.kind = Steal, .x = 1}}));
  play.act({.kind = Steal, .x = 1});
  EXPECT_EQ(play.seat(0).hand, Cards(1, 0, 1, 0, 0));
}

TEST(Pirate, LetsNoShipBeBuiltThere) {  // SEA-04
  AtSea at_sea;
  Playing& play = at_sea.play;
  play.turn_of(0);
  play.give(0, ship_price);
  // From the end of the first ship on along the same hex.
  const Action beside = at(BuildShip, play.side(2, 2, Direction::SouthEast));
  EXPECT_TRUE(play.can(beside)) << play.why_not(beside);
  play.state().pirate = at_sea.sea;
  EXPECT_EQ(play.why_not(beside), "the pirate keeps ships away from there");
  play.act({.kind = EndTurn});
}

TEST(Pirate, LetsNoShipBeMovedFromIts) {  // SEA-04, SEA-02
  AtSea at_sea;
  Playing& play = at_sea.play;
  play.turn_of(0);
  play.state().new_ships = {};
  const Action take_up = at(TakeUpShip, play.side(2, 2, Direction::SouthWest));
  EXPECT_TRUE(play.can(take_up));
  play.state().pirate = at_sea.sea;
  EXPECT_FALSE(play.can(take_up));
}

TEST(Pirate, LetsNoShipBeMovedToIts) {  // SEA-04, SEA-02
  AtSea at_sea;
  Playing& play = at_sea.play;
  play.turn_of(0);
  play.state().new_ships = {};
  play.act(at(TakeUpShip, play.side(2, 2, Direction::SouthWest)));
  const Action to = at(PutDownShip, play.side(2, 2, Direction::West));
  EXPECT_TRUE(play.can(to)) << play.why_not(to);
  play.state().pirate = at_sea.sea;
  EXPECT_FALSE(play.can(to));
}

TEST(Pirate, ComesWithTheFirstSevenWhereItsHexIsNoOpenSea) {  // SEA-04
  Scenario scenario = template_named("fog-islands-3");
  const auto hidden = std::find_if(scenario.cells.begin(), scenario.cells.end(),
                                   [](const auto& cell) { return is_hidden(cell.second); });
  scenario.markers[Marker::Pirate] = hidden->first;
  Playing play(scenario);
  EXPECT_EQ(play.state().pirate, none);
  EXPECT_EQ(play.broken(), "");
  play.found();
  play.roll_of(0);
  play.roll(3, 4);
  play.act(at(MovePirate, play.only(Terrain::Sea)));
  EXPECT_EQ(play.state().pirate, play.only(Terrain::Sea));
}

TEST(Pirate, IsUnknownWhereThereAreNoShips) {  // SEA-04
  BeforeTheSeven play;
  EXPECT_EQ(play.state().pirate, none);
  play.roll(3, 4);
  EXPECT_FALSE(play.can(at(MovePirate, play.only(Terrain::Sea))));
}

}  // namespace
}  // namespace hexwright
