#include <array>
#include <set>

#include "model/playtest/modules/explorers/kinds.h"
#include "tests/support/exploring.h"

namespace hexwright {
namespace {

void found_at_coast(Playing& play) {
  play.state().phase = Phase::FoundSettlement;
  play.state().turn_number = 0;
  const IntersectionId coast = play.corner(0, 2, Corner::SouthEast);
  play.act({.kind = ActionKind::BuildSettlement, .a = coast});
}

TEST(Explorers, FoundOnTheHomeIslandWithAShipAtTheCoast) {  // EXP-03
  Exploring play;
  found_at_coast(play);
  for (const Action& action : play.legal()) EXPECT_EQ(action.kind, ActionKind::BuildShip);
  while (play.state().turn_number == 0) {
    for (const Action& action : play.legal()) {
      if (action.kind != ActionKind::BuildSettlement) continue;
      const auto& hexes = play.board().intersection_hexes(action.a.intersection());
      EXPECT_TRUE(std::any_of(hexes.begin(), hexes.end(),
                              [&](HexId hex) { return hex != none && play.game().facts().home.has(hex); }));
    }
    play.act(play.legal().front());
  }
}

TEST(Explorers, MayTakeARoadAtTheCoastWhereTheOptionSaysSo) {  // EXP-03
  Scenario scenario = template_named("explorers-3-4");
  scenario.rules["explorers"]["ship-at-coast"] = "no";
  Exploring play(scenario);
  found_at_coast(play);
  EXPECT_TRUE(play.can_choose(ActionKind::BuildShip));
  EXPECT_TRUE(play.can_choose(ActionKind::BuildRoad));
}

TEST(Explorers, TakeARoadBesideMissingHexesAlone) {  // EXP-03
  for (const char* must : {"yes", "no"}) {
    Scenario scenario = template_named("explorers-3-4");
    scenario.rules["explorers"]["ship-at-coast"] = must;
    Exploring play(scenario);
    play.state().phase = Phase::FoundSettlement;
    play.state().turn_number = 0;
    play.act({.kind = ActionKind::BuildSettlement, .a = play.corner(2, 1, Corner::North)});
    EXPECT_TRUE(play.can_choose(ActionKind::BuildRoad));
    EXPECT_FALSE(play.can_choose(ActionKind::BuildShip));
  }
}

TEST(Explorers, StayAtHomeAtAnyIntersectionOfTheHomeIsland) {  // EXP-12
  Exploring play;
  play.lay(play.hex(3, 0), Terrain::Forest, 3);
  const auto build = [&](Corner corner) {
    play.turn_of(0);
    play.empty_hand(0);
    play.give(0, settlement_price);
    play.act({.kind = ActionKind::BuildSettlement, .a = play.corner(3, 0, corner)});
  };
  play.road(0, play.side(3, 0, Direction::SouthEast));
  build(Corner::South);
  EXPECT_EQ(play.state().abroad, 0) << "hexes of the home island lie there";
  play.ship(0, play.side(3, 0, Direction::NorthWest));
  build(Corner::North);
  EXPECT_EQ(play.state().abroad, 1);
}

TEST(Explorers, PlayKnightsThatMoveNothingWhileTheRobberSleeps) {  // EXP-11, EXP-04
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.settlement(1, play.corner(1, 4, Corner::North));
  play.give(1, Cards(1, 1, 1, 1, 1));
  play.seat(0).developments[0] = 3, play.state().developments[0] -= 3;
  for (int knights = 1; knights <= 3; ++knights) {
    play.roll_of(0);
    play.state().played_development = 0;
    play.act({.kind = ActionKind::PlayKnight});
    EXPECT_EQ(play.state().task(), nullptr);
    EXPECT_EQ(play.seat(0).knights, knights);
  }
  EXPECT_EQ(play.state().army_holder, SeatId(0));
  EXPECT_EQ(points(play.state(), SeatId(0)), 3);
  EXPECT_EQ(play.state().robber, none);
  EXPECT_EQ(play.state().pirate, none);
  EXPECT_EQ(play.seat(1).hand.size(), 5);
}

TEST(Explorers, ASevenTakesCardsButWakesNobodyBeforeASettlementAbroad) {  // EXP-04
  Exploring play;
  EXPECT_EQ(play.state().robber, none);
  EXPECT_EQ(play.state().pirate, none);
  play.give(1, {0, 8, 0, 0, 0});
  play.roll_of(0);
  play.roll(3, 4);
  for (int i = 0; i < 4; ++i)
    play.act({.kind = ActionKind::Discard, .x = static_cast<std::uint8_t>(Card::Lumber)});
  EXPECT_EQ(play.state().task(), nullptr);
  EXPECT_EQ(play.seat(1).hand.size(), 4);

  play.lay(play.hex(0, 0), Terrain::Forest, 3);
  play.ship(0, play.side(0, 0, Direction::NorthWest));
  play.turn_of(0);
  play.empty_hand(0);
  play.give(0, settlement_price);
  play.act({.kind = ActionKind::BuildSettlement, .a = play.corner(0, 0, Corner::North)});
  play.roll_of(1);
  play.roll(3, 4);
  EXPECT_FALSE(play.choices(ActionKind::MoveRobber).empty());
  EXPECT_FALSE(play.choices(ActionKind::MovePirate).empty());
}

TEST(Explorers, LayLandWithATokenAndSeaBesideIt) {  // EXP-05
  Exploring play;
  play.reach_open_cell();
  play.turn_up({Terrain::Hills, 3, {}});
  const HexId land = play.hex(3, 0);
  EXPECT_TRUE(shows(play.state(), land, Terrain::Hills));
  EXPECT_EQ(play.state().number[land], 3);
  // Nothing lay face down: no card for the discoverer, as SEA-08 has it.
  EXPECT_TRUE(play.seat(0).hand.empty());
  play.draw_sea();
  EXPECT_EQ(play.choices(explorers::action::lay_sea), in_order({play.hex(2, 0), play.hex(4, 0)}));
  play.act({.kind = explorers::action::lay_sea, .a = play.hex(4, 0), .b = none});
  EXPECT_TRUE(shows(play.state(), play.hex(4, 0), Terrain::Sea));
  EXPECT_EQ(play.state().task(), nullptr);
}

TEST(Explorers, SayWhichOfTwoMissingHexesComesFirst) {  // EXP-05
  for (const bool sea_fills_the_other : {true, false}) {
    Exploring play;
    play.settlement(0, play.corner(2, 1, Corner::SouthWest));
    play.give(0, road_price);
    play.act({.kind = ActionKind::BuildRoad, .a = play.side(2, 1, Direction::West)});
    const HexId one = play.hex(1, 1), other = play.hex(2, 0);
    EXPECT_EQ(play.choices(ActionKind::TurnUp), in_order({one, other}));
    play.act({.kind = ActionKind::TurnUp, .a = other, .c = face_outcome({Terrain::Hills, 3, {}})});
    EXPECT_TRUE(shows(play.state(), other, Terrain::Hills));
    EXPECT_TRUE(play.is_open(one));
    play.draw_sea();
    const HexId sea = sea_fills_the_other ? one : play.hex(1, 0);
    play.act({.kind = explorers::action::lay_sea, .a = sea, .b = none});
    EXPECT_TRUE(shows(play.state(), sea, Terrain::Sea));
    if (sea_fills_the_other)
      EXPECT_EQ(play.state().task(), nullptr);
    else
      EXPECT_EQ(play.choices(ActionKind::TurnUp), Places{one});
  }
}

TEST(Explorers, GetNoCardForADiscoveryUnlessTheOptionSaysSo) {  // EXP-10
  for (const char* card : {"no", "yes"}) {
    Scenario scenario = template_named("explorers-3-4");
    scenario.rules["explorers"]["discovery-card"] = card;
    for (const Terrain land : {Terrain::Hills, Terrain::Gold, Terrain::Desert}) {
      Exploring play(scenario);
      play.reach_open_cell();
      play.turn_up({land, land == Terrain::Desert ? 0 : 3, {}});
      play.draw_sea();
      play.act(play.legal().front());
      const bool gold = land == Terrain::Gold && card == std::string_view("yes");
      ASSERT_EQ(play.state().task() != nullptr, gold);
      if (gold) play.act(action_with(ActionKind::TakeCard, Card::Ore));
      const Cards expected = card == std::string_view("no") || land == Terrain::Desert ? Cards()
                             : gold                                                    ? Cards(Card::Ore)
                                                                                       : Cards(Card::Brick);
      EXPECT_EQ(play.seat(0).hand, expected);
    }
  }
}

TEST(Explorers, LaySeaAnywhereWhenNoPlaceBesideTheLandIsOpen) {  // EXP-05
  Exploring play;
  play.lay(play.hex(2, 0), Terrain::Sea);
  play.lay(play.hex(4, 0), Terrain::Sea);
  play.reach_open_cell();
  play.turn_up({Terrain::Desert, 0, {}});
  play.draw_sea();
  EXPECT_EQ(play.choices(explorers::action::lay_sea), play.open_cells());
  EXPECT_GT(play.open_cells().size(), 20U);
}

TEST(Explorers, TurnAHarborToLand) {  // EXP-06
  Exploring play;
  play.reach_open_cell();
  play.turn_up({Terrain::Hills, 3, {}});
  play.draw_sea(HarborKind::Ore);
  Actions expected;
  const auto add = [&](int q, Direction d) {
    expected.push_back({.kind = explorers::action::lay_sea, .a = play.hex(q, 0), .b = play.side(q, 0, d)});
  };
  add(2, Direction::East), add(2, Direction::SouthEast);
  add(4, Direction::West), add(4, Direction::SouthWest);
  Actions legal = play.legal();
  std::sort(legal.begin(), legal.end());
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(legal, expected);
  play.act(expected.front());
  for (const IntersectionId end : play.board().path_ends(expected.front().b.path()))
    EXPECT_EQ(play.state().harbor[end], 1 + static_cast<int>(HarborKind::Ore));
}

TEST(Explorers, TurnAHarborToLandBesideAnotherHarborWhereItCannotBeApart) {  // EXP-06, BASE-15
  Exploring play;
  play.reach_open_cell();
  play.turn_up({Terrain::Hills, 3, {}});
  // At (2, 0) both sides to land end at its southeast; at (4, 0) only the west side ends at its northwest.
  const IntersectionId shared = play.corner(2, 0, Corner::SouthEast);
  add_harbor(play.state(), shared, HarborKind::Generic);
  add_harbor(play.state(), play.corner(4, 0, Corner::NorthWest), HarborKind::Generic);
  play.draw_sea(HarborKind::Ore);
  std::set<PathId> turned;
  for (const Action& action : play.legal()) turned.insert(action.b.path());
  EXPECT_EQ(turned, (std::set{play.side(2, 0, Direction::East), play.side(2, 0, Direction::SouthEast),
                              play.side(4, 0, Direction::SouthWest)}));
  play.act({.kind = explorers::action::lay_sea, .a = play.hex(2, 0), .b = play.side(2, 0, Direction::East)});
  // Both serve who settles where they meet.
  play.settlement(0, shared);
  EXPECT_EQ(bank_rate(play.seat(0), Card::Ore), 2);
  EXPECT_EQ(bank_rate(play.seat(0), Card::Wool), 3);
}

TEST(Explorers, TurnAHarborAnywhereWhereNoLandIsNear) {  // EXP-06
  Exploring play;
  play.lay(play.hex(2, 0), Terrain::Sea);
  play.lay(play.hex(4, 0), Terrain::Sea);
  play.reach_open_cell();
  play.turn_up({Terrain::Desert, 0, {}});
  play.draw_sea(HarborKind::Wool);
  std::array<int, 2> seen{};
  for (const HexId cell : play.open_cells()) {
    const auto& around = play.board().neighbours(cell);
    const bool near =
        std::any_of(around.begin(), around.end(), [&](HexId hex) { return is_open_land(play.state(), hex); });
    for (const Action& action : play.legal()) {
      if (action.a.hex() != cell) continue;
      const auto& hexes = play.board().path_hexes(action.b.path());
      const HexId other = hexes[0] == cell ? hexes[1] : hexes[0];
      EXPECT_EQ(is_open_land(play.state(), other), near);
      ++seen[near ? 1 : 0];
    }
  }
  EXPECT_GT(seen[0], 20);
  EXPECT_GT(seen[1], 5);
}

TEST(Explorers, SailRoundTheWorld) {  // EXP-07
  Exploring play;
  play.ship(0, play.side(7, -1, Direction::East));
  play.give(0, ship_price);
  // The ship on the east edge reaches the open cell on the west edge.
  play.act({.kind = ActionKind::BuildShip, .a = play.side(7, 0, Direction::NorthEast)});
  ASSERT_NE(play.state().task(), nullptr);
  EXPECT_EQ(play.choices(ActionKind::TurnUp), Places{play.hex(0, 0)});
  while (play.state().task()) play.act(play.legal().front());
  play.give(0, ship_price);
  play.act({.kind = ActionKind::BuildShip, .a = play.side(0, 0, Direction::NorthWest)});
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 3);
}

TEST(Explorers, TwelvePointsWin) {  // EXP-01
  EXPECT_EQ(Exploring().game().points_to_win(), 12);
}

}  // namespace
}  // namespace hexwright
