#include <algorithm>
#include <array>

#include "playtest/table.h"
#include "support/checked_games.h"
#include "support/playing.h"

namespace hexwright {
namespace {

using Places = std::vector<int>;

/// The turn of seat 0, on an empty board.
struct Exploring : Playing {
  explicit Exploring(const Scenario& scenario = template_named("explorers-3-4")) : Playing(scenario) {
    turn_of(0);
  }

  std::uint16_t name(int place) const { return static_cast<std::uint16_t>(place); }
  bool is_open(int hex) { return !is_known(state(), hex); }
  Places open_cells() {
    Places cells;
    for (int hex = 0; hex < board().hex_count(); ++hex)
      if (is_open(hex)) cells.push_back(hex);
    return cells;
  }
  /// Out of the stacks and the bag, as if it had been discovered before.
  void lay(int hex, Terrain terrain, int number = 0) {
    Table t{game(), state()};
    const auto& facts = game().facts();
    take_face(t, terrain == Terrain::Sea ? facts.sea_stack : facts.land_stack, {terrain, number, {}});
    set_terrain(t, hex, terrain);
    set_number(t, hex, number);
  }
  /// Seat 0 has a settlement inland, and builds the road that leads from it to the open cell (3, 0).
  void reach_open_cell() {
    settlement(0, corner(2, 1, Corner::SouthEast));
    give(0, road_price);
    act({.kind = ActionKind::BuildRoad, .a = name(side(2, 1, Direction::East))});
  }
  void turn_up(const Face& face) {
    act({.kind = ActionKind::TurnUp, .a = name(hex(3, 0)), .c = face_outcome(face)});
  }
  void draw_sea(std::optional<HarborKind> harbor = {}) {
    act({.kind = ActionKind::DrawSea, .c = face_outcome({Terrain::Sea, 0, harbor})});
  }
  /// The discovered hex (3, 0) wants a token, and the bag is empty.
  void want_token(int seat) {
    lay(hex(3, 0), Terrain::Hills);
    Table t{game(), state()};
    do_next(t, {.what = What::MoveToken, .seat = static_cast<std::uint8_t>(seat), .a = name(hex(3, 0))});
  }
  /// Without the invariants, for positions where a test has emptied a stack.
  void just_do(Action action) {
    Random random(1);
    resolve(game(), state(), action, random);
    apply(game(), state(), action);
  }
  Places choices(ActionKind kind) const {
    Places places;
    for (const Action& action : legal())
      if (action.kind == kind) places.push_back(action.a);
    std::sort(places.begin(), places.end());
    return places;
  }
  auto& stack(int number) { return state().stacks[static_cast<std::size_t>(number)]; }
};

Places in_order(Places places) {
  std::sort(places.begin(), places.end());
  return places;
}

void found_at_coast(Playing& play) {
  play.state().phase = Phase::FoundSettlement;
  play.state().turn_number = 0;
  const auto coast = static_cast<std::uint16_t>(play.corner(0, 2, Corner::SouthEast));
  play.act({.kind = ActionKind::BuildSettlement, .a = coast});
}

TEST(Explorers, FoundOnTheHomeIslandWithAShipAtTheCoast) {  // EXP-03
  Exploring play;
  found_at_coast(play);
  for (const Action& action : play.legal()) EXPECT_EQ(action.kind, ActionKind::BuildShip);
  while (play.state().turn_number == 0) {
    for (const int place : play.choices(ActionKind::BuildSettlement)) {
      const auto& hexes = play.board().intersection_hexes(place);
      EXPECT_TRUE(std::any_of(hexes.begin(), hexes.end(),
                              [&](int hex) { return hex != none && play.game().facts().home.has(hex); }));
    }
    play.act(play.legal().front());
  }
}

TEST(Explorers, MayTakeARoadAtTheCoastWhereTheOptionSaysSo) {  // EXP-03
  Scenario scenario = template_named("explorers-3-4");
  scenario.rules["explorers"]["ship-at-coast"] = "no";
  Exploring play(scenario);
  found_at_coast(play);
  EXPECT_FALSE(play.choices(ActionKind::BuildShip).empty());
  EXPECT_FALSE(play.choices(ActionKind::BuildRoad).empty());
}

TEST(Explorers, ASevenTakesCardsButWakesNobodyBeforeASettlementAbroad) {  // EXP-04
  Exploring play;
  EXPECT_EQ(play.state().robber, no_place);
  EXPECT_EQ(play.state().pirate, no_place);
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
  play.act({.kind = ActionKind::BuildSettlement, .a = play.name(play.corner(0, 0, Corner::North))});
  play.roll_of(1);
  play.roll(3, 4);
  EXPECT_FALSE(play.choices(ActionKind::MoveRobber).empty());
  EXPECT_FALSE(play.choices(ActionKind::MovePirate).empty());
}

TEST(Explorers, LayLandWithATokenAndSeaBesideIt) {  // EXP-05
  Exploring play;
  play.reach_open_cell();
  play.turn_up({Terrain::Hills, 3, {}});
  const int land = play.hex(3, 0);
  EXPECT_TRUE(shows(play.state(), land, Terrain::Hills));
  EXPECT_EQ(play.state().number[static_cast<std::size_t>(land)], 3);
  // Nothing lay face down: no card for the discoverer, as SEA-08 has it.
  EXPECT_TRUE(play.seat(0).hand.empty());
  play.draw_sea();
  EXPECT_EQ(play.choices(ActionKind::LaySea), in_order({play.hex(2, 0), play.hex(4, 0)}));
  play.act({.kind = ActionKind::LaySea, .a = play.name(play.hex(4, 0)), .b = no_place});
  EXPECT_TRUE(shows(play.state(), play.hex(4, 0), Terrain::Sea));
  EXPECT_EQ(play.state().task(), nullptr);
}

TEST(Explorers, LaySeaAnywhereWhenNoPlaceBesideTheLandIsOpen) {  // EXP-05
  Exploring play;
  play.lay(play.hex(2, 0), Terrain::Sea);
  play.lay(play.hex(4, 0), Terrain::Sea);
  play.reach_open_cell();
  play.turn_up({Terrain::Desert, 0, {}});
  play.draw_sea();
  EXPECT_EQ(play.choices(ActionKind::LaySea), play.open_cells());
  EXPECT_GT(play.open_cells().size(), 20U);
}

TEST(Explorers, TurnAHarborToLand) {  // EXP-06
  Exploring play;
  play.reach_open_cell();
  play.turn_up({Terrain::Hills, 3, {}});
  play.draw_sea(HarborKind::Ore);
  Actions expected;
  const auto add = [&](int q, Direction d) {
    expected.push_back(
        {.kind = ActionKind::LaySea, .a = play.name(play.hex(q, 0)), .b = play.name(play.side(q, 0, d))});
  };
  add(2, Direction::East), add(2, Direction::SouthEast);
  add(4, Direction::West), add(4, Direction::SouthWest);
  Actions legal = play.legal();
  std::sort(legal.begin(), legal.end());
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(legal, expected);
  play.act(expected.front());
  for (const int end : play.board().path_ends(expected.front().b))
    EXPECT_EQ(play.state().harbor[static_cast<std::size_t>(end)], 1 + static_cast<int>(HarborKind::Ore));
}

TEST(Explorers, TurnAHarborAnywhereWhereNoLandIsNear) {  // EXP-06
  Exploring play;
  play.lay(play.hex(2, 0), Terrain::Sea);
  play.lay(play.hex(4, 0), Terrain::Sea);
  play.reach_open_cell();
  play.turn_up({Terrain::Desert, 0, {}});
  play.draw_sea(HarborKind::Wool);
  std::array<int, 2> seen{};
  for (const int cell : play.open_cells()) {
    const auto& around = play.board().neighbours(cell);
    const bool near =
        std::any_of(around.begin(), around.end(), [&](int hex) { return is_open_land(play.state(), hex); });
    for (const Action& action : play.legal()) {
      if (action.a != cell) continue;
      const auto& hexes = play.board().path_hexes(action.b);
      const int other = hexes[0] == cell ? hexes[1] : hexes[0];
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
  play.act({.kind = ActionKind::BuildShip, .a = play.name(play.side(7, 0, Direction::NorthEast))});
  ASSERT_NE(play.state().task(), nullptr);
  EXPECT_EQ(play.choices(ActionKind::TurnUp), Places{play.hex(0, 0)});
  while (play.state().task()) play.act(play.legal().front());
  play.give(0, ship_price);
  play.act({.kind = ActionKind::BuildShip, .a = play.name(play.side(0, 0, Direction::NorthWest))});
  EXPECT_EQ(longest_route(play.game(), play.state(), 0), 3);
}

TEST(Explorers, TakeATokenBesideTheirOwnBuildings) {  // EXP-08 b
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.want_token(0);
  EXPECT_EQ(play.choices(ActionKind::MoveToken), in_order({play.hex(2, 1), play.hex(3, 1), play.hex(2, 2)}));
  const int before = play.state().number[static_cast<std::size_t>(play.hex(2, 2))];
  play.act({.kind = ActionKind::MoveToken, .a = play.name(play.hex(2, 2))});
  EXPECT_EQ(play.state().number[static_cast<std::size_t>(play.hex(3, 0))], before);
  EXPECT_EQ(play.state().number[static_cast<std::size_t>(play.hex(2, 2))], 0);
}

TEST(Explorers, NeverTakeTheLastTokenBesideABuilding) {  // EXP-08 a
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.settlement(1, play.corner(3, 1, Corner::NorthEast));
  play.want_token(0);
  EXPECT_EQ(play.choices(ActionKind::MoveToken), in_order({play.hex(2, 1), play.hex(2, 2)}));
}

TEST(Explorers, KeepRedTokensApart) {  // EXP-08 c
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.lay(play.hex(2, 0), Terrain::Forest, 8);
  play.want_token(0);
  EXPECT_EQ(play.choices(ActionKind::MoveToken), in_order({play.hex(3, 1), play.hex(2, 2)}));
}

TEST(Explorers, TakeAnyTokenOfTheHomeIslandWithoutOnesOfTheirOwn) {  // EXP-08 b
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.lay(play.hex(-3, 5), Terrain::Forest, 3);
  play.want_token(1);
  // 14 tokens, of which the 8s and the other 6 would lie beside the 6 of (2, 1).
  EXPECT_EQ(play.choices(ActionKind::MoveToken).size(), 11U);
}

TEST(Explorers, TakeATokenFromElsewhereWhenTheHomeIslandHasNoneToGive) {  // EXP-08
  Exploring play;
  play.lay(play.hex(-3, 5), Terrain::Forest, 3);
  play.want_token(0);
  Table t{play.game(), play.state()};
  play.game().facts().home.for_each([&](int hex) { set_number(t, hex, 0); });
  EXPECT_EQ(play.choices(ActionKind::MoveToken), Places{play.hex(-3, 5)});
}

TEST(Explorers, LaySeaIntoTheOpenPlaceWhenTheLandHasRunOut) {  // EXP-09
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.give(0, road_price);
  play.stack(play.game().facts().land_stack) = {};
  play.just_do({.kind = ActionKind::BuildRoad, .a = play.name(play.side(2, 1, Direction::East))});
  play.just_do(play.legal().front());
  ASSERT_EQ(play.legal().front().kind, ActionKind::DrawSea);
  play.just_do(play.legal().front());
  for (const int place : play.choices(ActionKind::LaySea)) EXPECT_EQ(place, play.hex(3, 0));
  play.just_do(play.legal().front());
  EXPECT_TRUE(shows(play.state(), play.hex(3, 0), Terrain::Sea));
  EXPECT_EQ(play.state().task(), nullptr);
}

TEST(Explorers, LeaveOpenSeaWhenBothStacksHaveRunOut) {  // EXP-09
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.give(0, road_price);
  play.stack(play.game().facts().land_stack) = {};
  play.stack(play.game().facts().sea_stack) = {};
  play.just_do({.kind = ActionKind::BuildRoad, .a = play.name(play.side(2, 1, Direction::East))});
  play.just_do(play.legal().front());
  EXPECT_TRUE(shows(play.state(), play.hex(3, 0), Terrain::Sea));
  EXPECT_EQ(play.state().task(), nullptr);
}

TEST(Explorers, TwelvePointsWin) {  // EXP-01
  EXPECT_EQ(Exploring().game().points_to_win(), 12);
}

TEST(Explorers, RandomGamesHoldTogether) {  // EXP-05, EXP-08, EXP-09
  constexpr int count = 30;
  const CheckedGames games = play_checked_games("explorers-3-4", count);
  // Who plays by chance may throw away for ever what it takes to win.
  EXPECT_GE(games.ended, count - count / 20);
  EXPECT_GT(games.times(ActionKind::LaySea), 10 * count);
  EXPECT_GT(games.times(ActionKind::MoveToken), count);
}

}  // namespace
}  // namespace hexwright
