#include "model/playtest/modules/spices/kinds.h"
#include "model/rules/base/hand_limit.h"
#include "tests/support/spice_coast.h"

namespace hexwright {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::SizeIs;

Action merchant_at(IntersectionId intersection) {
  return action_at(spices::action::place_merchant, intersection);
}

TEST(SpiceHexes, GiveTheirDiscovererACardInPlaceOfTokenAndResource) {  // SPI-03, NSH-01
  SpiceCoast play;
  play.sail(0, play.first_ship());
  play.find(play.spice(), Terrain::Spice);
  ASSERT_EQ(play.legal(), (Actions{{.kind = spices::action::draw_spice}}));
  EXPECT_EQ(play.state().number[play.spice()], 0);
  EXPECT_TRUE(play.seat(0).hand.empty());
  EXPECT_THAT(outcomes(play.game(), play.state(), play.legal().front()),
              ElementsAre(Field(&WeighedOutcome::weight, 10), Field(&WeighedOutcome::weight, 10),
                          Field(&WeighedOutcome::weight, 10)));
  play.draw(Card::Cinnamon);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Cinnamon));
  EXPECT_EQ(play.state().spice_cards, (std::array<std::uint8_t, 3>{10, 9, 10}));
}

TEST(SpiceHexes, GiveNothingToThoseWhoComeLater) {  // SPI-03
  SpiceCoast play;
  play.discover();
  play.settlement(1, play.corner(2, 3, Corner::SouthEast));
  play.turn_of(1);
  play.ship(1, play.side(2, 2, Direction::East));
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(SpiceHexes, ThatLieOpenGiveACardToTheFirstWhoComes) {  // FOG-04, NSH-06
  for (const char* name : {"spices-fog-islands-4-unexplored", "spices-new-shores-4-unexplored"}) {
    Playing play(name);
    play.turn_of(1);
    int drawn = 0;
    for (const HexId hex : play.hexes(Terrain::Spice)) {
      std::vector<PathId> beside;
      for (const PathId path : play.board().hex_paths(hex))
        if (route_at(play.state(), path).empty() && play.game().carries_ship(play.state(), path))
          beside.push_back(path);
      if (beside.size() < 3 || drawn > 0) continue;
      play.ship(1, beside[0]);
      ASSERT_GT(play.state().task_count, 0) << name;
      EXPECT_EQ(play.state().tasks[0].seat, SeatId(1));
      while (play.state().task_count > 0) play.act({.kind = spices::action::draw_spice}), ++drawn;
      play.ship(2, beside[1]);
      play.ship(1, beside[2]);
    }
    EXPECT_GT(drawn, 0) << name;
    EXPECT_EQ(play.seat(1).hand.spices().size() + play.seat(2).hand.spices().size(), drawn);
  }
}

TEST(OpenFog, BringsNoResourceToWhoReachesIt) {  // FOG-04
  Playing play("spices-fog-islands-4-unexplored");
  play.turn_of(0);
  const IntersectionId first = play.corner(4, 1, Corner::SouthWest);
  play.settlement(0, first);
  for (const PathId path : play.way(first, 3, Route::Ship)) {
    play.give(0, ship_price);
    play.act(action_at(ActionKind::BuildShip, path));
    while (play.state().task_count > 0) play.act({.kind = spices::action::draw_spice});
    EXPECT_TRUE(play.seat(0).hand.resources().empty());
  }
}

TEST(HiddenShores, GiveTheirDiscovererTokenAndResource) {  // NSH-01
  SpiceCoast play;
  play.sail(0, play.first_ship());
  play.find(play.spice(), Terrain::Hills, 5);
  EXPECT_EQ(play.state().number[play.spice()], 5);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Brick));
}

TEST(SmallIslands, BringAChitForEachPlayersFirstTwoSettlements) {  // NSH-02
  Playing play("spices-new-shores-4");
  play.turn_of(0);
  PlayContext t{play.game(), play.state()};
  const std::array islands{play.hex(1, 0), play.hex(6, 0), play.hex(5, 4)};
  for (const int seat : {0, 1}) {
    play.turn_of(seat);
    int chits = 0;
    for (const HexId island : islands) {
      set_terrain(t, island, Terrain::Fields);
      const auto corner = play.board().hex_intersections(island)[seat == 0 ? 0 : 3];
      for (const PathId path : play.board().intersection_paths(corner))
        if (play.game().carries_road(play.state(), path)) {
          play.road(seat, path);
          break;
        }
      play.give(seat, settlement_price);
      play.act(action_at(ActionKind::BuildSettlement, corner));
      chits = std::min(2, chits + 1);
      EXPECT_EQ(play.seat(seat).chits, chits);
    }
  }
}

TEST(Merchants, StandAtASpiceHexWhereAnOwnShipEnds) {  // SPI-04
  SpiceCoast play;
  play.discover();
  EXPECT_FALSE(play.can(merchant_at(play.landing()))) << "without ore and wool";
  play.give(0, merchant_price);
  EXPECT_FALSE(play.can(merchant_at(play.corner(2, 2, Corner::SouthEast)))) << "no ship ends there";
  play.act(merchant_at(play.landing()));
  EXPECT_TRUE(building_at(play.state(), play.landing()).is(SeatId(0), Building::Merchant));
  EXPECT_EQ(play.seat(0).merchants, 2);
  EXPECT_TRUE(play.seat(0).hand.resources().empty());
}

TEST(Merchants, MayComeOnALaterTurnAndToHexesThatOthersFound) {  // SPI-04
  SpiceCoast play;
  play.discover();
  play.ship(1, play.side(2, 2, Direction::East));
  play.turn_of(1);
  play.send_merchant(1, play.corner(2, 2, Corner::SouthEast));
  EXPECT_EQ(play.seat(1).merchants, 2);
}

TEST(Merchants, StandAloneAtAnIntersection) {  // SPI-04
  SpiceCoast play;
  play.settle_in(Card::Wool);
  play.ship(1, play.side(2, 2, Direction::East));
  play.turn_of(1);
  play.give(1, merchant_price);
  EXPECT_FALSE(play.can(merchant_at(play.landing())));
  EXPECT_TRUE(play.can(merchant_at(play.corner(2, 2, Corner::SouthEast))));
}

TEST(Merchants, StandNeverBetweenTwoSpiceHexes) {  // SPI-04
  SpiceCoast play;
  play.discover();
  PlayContext t = play.table();
  set_terrain(t, play.hex(2, 1), Terrain::Spice);
  play.sail(0, play.second_ship());
  play.draw(Card::Pepper);
  play.give(0, merchant_price);
  EXPECT_FALSE(play.can(merchant_at(play.beyond())));
  EXPECT_TRUE(play.can(merchant_at(play.landing())));
}

TEST(Merchants, ComeByRoadToo) {  // SPI-04
  SpiceCoast play;
  PlayContext t = play.table();
  set_terrain(t, play.spice(), Terrain::Spice);
  set_terrain(t, play.hex(3, 1), Terrain::Forest);
  play.road(0, play.first_ship());
  play.act({.kind = spices::action::draw_spice});
  play.send_merchant(0, play.landing());
  EXPECT_EQ(play.seat(0).merchants, 2);
}

TEST(Merchants, AreLostToAShipThatMovedAway) {  // SPI-04
  SpiceCoast play;
  play.discover();
  play.state().new_ships = {};
  play.act(action_at(ActionKind::TakeUpShip, play.first_ship()));
  play.act(play.legal().front());
  play.give(0, merchant_price);
  EXPECT_FALSE(play.can(merchant_at(play.landing())));
}

TEST(Merchants, CloseTheirShippingRoute) {  // SPI-05
  SpiceCoast play;
  play.discover();
  play.state().new_ships = {};
  EXPECT_TRUE(play.can(action_at(ActionKind::TakeUpShip, play.first_ship())));
  play.send_merchant(0, play.landing());
  play.act(action_with(spices::action::take_option, Card::Ore));
  EXPECT_FALSE(play.can(action_at(ActionKind::TakeUpShip, play.first_ship())));
}

TEST(Merchants, LeaveShipsFreeThatLeadElsewhere) {  // SPI-05
  SpiceCoast play;
  play.settle_in(Card::Ore);
  const PathId branch = play.side(4, 1, Direction::West);  // along the coast
  play.ship(0, branch);
  play.ship(0, play.second_ship());
  play.turn_of(0);
  play.state().new_ships = {};
  EXPECT_TRUE(play.can(action_at(ActionKind::TakeUpShip, branch)));
  EXPECT_TRUE(play.can(action_at(ActionKind::TakeUpShip, play.second_ship())));
  EXPECT_FALSE(play.can(action_at(ActionKind::TakeUpShip, play.first_ship())));
  // Another's merchant closes nothing.
  PlayContext t = play.table();
  play.settlement(1, play.corner(4, 0, Corner::NorthWest));
  play.ship(1, play.side(2, 2, Direction::East));
  stand_merchant(t, SeatId(2), play.corner(2, 2, Corner::SouthEast));
  play.turn_of(1);
  play.state().new_ships = {};
  EXPECT_TRUE(play.can(action_at(ActionKind::TakeUpShip, play.side(2, 2, Direction::East))));
}

TEST(TradeOptions, AreTakenByChoiceOneForEachSpiceHex) {  // SPI-06
  SpiceCoast play;
  play.discover();
  play.send_merchant(0, play.landing());
  EXPECT_THAT(play.legal(), SizeIs(5));
  play.act(action_with(spices::action::take_option, Card::Wool));
  EXPECT_EQ(play.state().options[static_cast<std::size_t>(Card::Wool)], 1);
  // A second merchant at the same hex brings nothing, one at another hex does.
  play.sail(0, play.second_ship());
  play.find(play.hex(2, 1), Terrain::Sea);
  play.send_merchant(0, play.beyond());
  EXPECT_EQ(play.state().task_count, 0);
  PlayContext t = play.table();
  set_terrain(t, play.hex(2, 1), Terrain::Spice);
  remove_building(t, play.beyond());
  play.ship(0, play.side(2, 1, Direction::East));
  play.act({.kind = spices::action::draw_spice});
  play.send_merchant(0, play.corner(2, 1, Corner::NorthEast));
  EXPECT_THAT(play.legal(), SizeIs(5));
  play.act(action_with(spices::action::take_option, Card::Wool));
  EXPECT_EQ(play.seat(0).options[static_cast<std::size_t>(Card::Wool)], 2);
  EXPECT_EQ(play.state().options[static_cast<std::size_t>(Card::Wool)], 0);
}

TEST(TradeOptions, AreTenInAll) {  // SPI-06
  SpiceCoast play;
  play.discover();
  int all = 0;
  for (const int left : play.state().options) all += left;
  EXPECT_EQ(all, 10);
  play.state().options = {};
  play.give(0, merchant_price);
  apply(play.game(), play.state(), merchant_at(play.landing()));
  EXPECT_EQ(play.state().task_count, 0) << "no option is left, and the merchant stands";
  EXPECT_EQ(play.seat(0).merchants, 2);
}

TEST(TradeOptions, TurnTwoOfTheirResourceIntoASpiceCardAnyNumberOfTimes) {  // SPI-07
  SpiceCoast play;
  play.settle_in(Card::Lumber);
  const Action use = action_with(spices::action::use_option, Card::Lumber);
  EXPECT_FALSE(play.can(use));
  play.give(0, Cards(Card::Lumber, 5) + Cards(Card::Wool, 2));
  EXPECT_FALSE(play.can(action_with(spices::action::use_option, Card::Wool)));
  play.act(use);
  play.act(use);
  EXPECT_FALSE(play.can(use));
  EXPECT_EQ(play.seat(0).hand.resources(), Cards(Card::Lumber) + Cards(Card::Wool, 2));
  EXPECT_EQ(play.seat(0).hand.spices().size(), 3);
  EXPECT_EQ(play.state().bank[Card::Lumber], 18);
  // Others have no use of it.
  play.turn_of(1);
  play.give(1, Cards(Card::Lumber, 2));
  EXPECT_FALSE(play.can(use));
}

TEST(TradeOptions, RaiseTheHandLimitByTwoEach) {  // SPI-08, CK-02
  SpiceCoast play;
  play.settle_in(Card::Lumber);
  EXPECT_EQ(hand_limit_of(play.game(), play.state(), SeatId(0)), 9);
  EXPECT_EQ(hand_limit_of(play.game(), play.state(), SeatId(1)), 7);
  play.empty_hand(0);
  play.give_spice(0, Card::Nutmeg, 2);
  play.state().spice_cards[0] = 10;
  play.give(0, Cards(Card::Wool, 7));
  play.give(1, Cards(Card::Grain, 8));
  play.state().phase = Phase::BeforeRoll;
  play.roll(3, 4);
  ASSERT_NE(play.state().task(), nullptr);
  EXPECT_EQ(play.state().task()->kind, TaskKind::Discard);
  EXPECT_EQ(play.state().task()->seat, SeatId(1)) << "the nine cards of the other one may stay";
  // Two options and two city walls.
  EXPECT_EQ(hand_limit(7, 2, 2), 15);
}

}  // namespace
}  // namespace hexwright
