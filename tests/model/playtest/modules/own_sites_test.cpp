#include <gmock/gmock.h>

#include "model/playtest/describe/describe.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/own/own.h"
#include "tests/support/own_packs.h"
#include "tests/support/playing.h"

// Sites: marks for which cards are drawn, the buildings that go by them, and what happens to these.

namespace hexwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// Sites on the middle hex and on the one to the east of it, with a deck of such cards.
Scenario with_sites(const std::string& rules, const std::string& cards = "") {
  Scenario scenario = base_with(
      R"(<deck id="finds" title="Finds" kind="sites"/><marker id="ruin" title="Ruin" at="hex" colour="776655" deck="finds"/>
         <card id="well" title="Well" deck="finds">)" +
      cards + R"(</card><card id="nest" title="Nest" deck="finds"/>)" + rules);
  const Mark mark{scenario.own.marks().front().value};
  scenario.marks.clear();
  scenario.marks[Hex{0, 0}] = mark;
  scenario.marks[Hex{1, 0}] = mark;
  return scenario;
}

struct AtSites : Playing {
  explicit AtSites(const std::string& rules, const std::string& cards = "")
      : Playing(with_sites(rules, cards)) {
    turn_of(0);
  }

  /// Beside the middle hex alone, and beside both.
  IntersectionId west() const { return corner(0, 0, Corner::NorthWest); }
  IntersectionId south_west() const { return corner(0, 0, Corner::South); }
  IntersectionId between() const { return corner(0, 0, Corner::NorthEast); }

  void settle(Who seat, IntersectionId place) {
    turn_of(seat);
    for (const PathId path : board().intersection_paths(place))
      if (path != none && route_at(state(), path).empty()) {
        road(seat, path);
        break;
      }
    give(seat, settlement_price);
    act({.kind = ActionKind::BuildSettlement, .a = place});
  }
  /// The well is the first card, the nest the second one.
  void turn_up(int card) {
    ASSERT_NE(state().task(), nullptr);
    act({.kind = own::action::turn_up, .a = state().task()->a, .c = static_cast<std::uint16_t>(1 + card)});
  }
  void settle_at_well(Who seat) {
    settle(seat, west());
    turn_up(0);
  }
  void grow(Who seat, IntersectionId place) {
    turn_of(seat);
    give(seat, city_price);
    act({.kind = ActionKind::BuildCity, .a = place});
  }
  void roll_sum(int number) {
    state().phase = Phase::BeforeRoll;
    roll(number / 2, number - number / 2);
  }
  IntersectionId bound(Who seat, int site) { return this->seat(seat).bound[static_cast<std::size_t>(site)]; }
  PlayContext table() { return {game(), state()}; }
  /// The first hex beside it where the robber is not.
  HexId hex_at(IntersectionId place) {
    const auto& hexes = board().intersection_hexes(place);
    return hexes[0] == state().robber ? hexes[1] : hexes[0];
  }
  /// Makes mountains with this number of that hex.
  void produce_ore_at(IntersectionId place, int number) {
    PlayContext play = table();
    set_number(play, hex_at(place), number);
    set_terrain(play, hex_at(place), Terrain::Mountains);
  }
};

constexpr Action leave{.kind = ActionKind::Pass};

TEST(OwnSites, AreSaid) {  // OWN-47
  EXPECT_THAT(
      sentences(with_sites(
          R"(<rule id="drink" title="Drink"><when event="roll" numbers="4"/><for each="building" card="well"/><take what="any" count="1 2" same="yes" may="yes"/></rule>
             <add what="points" of="settlement" card="nest" count="-1"/>)")),
      ElementsAre(
          "Ruin (on hexes): whoever first builds beside one draws a card of Finds, which lies there "
          "from then on. The "
          "first building of each player beside it goes by that card, and no other one of that player; "
          "beside several, the builder chooses one for good.",
          "Well (1 card of Finds, laid at a site).", "Nest (1 card of Finds, laid at a site).",
          "When 4 is rolled: each player, for each own building where the card Well is its card: may take "
          "cards of choice: 1 for each settlement and 2 for each city, all alike.",
          "Victory points for each settlement: -1, where the card Nest is its card."));
}

TEST(OwnSites, TheFirstBuildingDrawsTheCardAndGoesByIt) {  // OWN-47
  AtSites play("", R"(<take what="ore"/>)");
  play.settle(0, play.west());
  const Actions legal = play.legal();
  ASSERT_THAT(legal, SizeIs(1));
  EXPECT_EQ(legal.front().kind, own::action::turn_up);
  EXPECT_THAT(outcomes(play.game(), play.state(), legal.front()), SizeIs(2));
  EXPECT_EQ(play.bound(0, 0), play.west());
  const int ore = play.seat(0).hand[Card::Ore];
  play.turn_up(0);
  EXPECT_EQ(play.seat(0).hand[Card::Ore], ore + 1) << "what the card says happens to who draws it";
  EXPECT_EQ(play.state().site_cards[0], 1);
  const OnBoard shown = on_board(play.game(), play.state());
  EXPECT_THAT(shown.signs, Contains(BoardSign{{0, 0}, "Well"}));
  // Nobody draws for it again; the second one's building goes by the same card.
  play.settle(1, play.south_west());
  EXPECT_EQ(play.state().task(), nullptr);
  EXPECT_EQ(play.bound(1, 0), play.south_west());
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnSites, ABuildingBesideTwoGoesByTheChosenOne) {  // OWN-47
  AtSites play("");
  play.settle(0, play.between());
  play.turn_up(1);
  play.turn_up(0);
  EXPECT_THAT(play.legal(), SizeIs(2));
  EXPECT_EQ(play.bound(0, 0), none);
  play.act({.kind = own::action::choose_hex, .a = play.hex(1, 0)});
  EXPECT_EQ(play.bound(0, 0), none);
  EXPECT_EQ(play.bound(0, 1), play.between());
  // The other site is open for the next one, which has no choice.
  play.settle(0, play.west());
  EXPECT_EQ(play.bound(0, 0), play.west());
  EXPECT_EQ(play.state().task(), nullptr);
}

TEST(OwnSites, AnotherBuildingTakesThePlaceOfOneThatIsLost) {  // OWN-47
  AtSites play("");
  play.settle_at_well(0);
  play.settle(0, play.south_west());
  EXPECT_EQ(play.bound(0, 0), play.west());
  PlayContext table = play.table();
  remove_building(table, play.west());
  EXPECT_EQ(play.bound(0, 0), play.south_west());
  remove_building(table, play.south_west());
  EXPECT_EQ(play.bound(0, 0), none);
}

TEST(OwnSites, CardsChangeWhatBuildingsAreWorth) {  // OWN-47
  AtSites play(
      R"(<add what="points" of="settlement" card="well" count="-1"/><add what="points" of="city" card="well" count="1"/>)");
  play.settle_at_well(0);
  EXPECT_EQ(points(play.state(), SeatId(0)), 0);
  play.grow(0, play.west());
  EXPECT_EQ(points(play.state(), SeatId(0)), 3);
  play.settle(0, play.south_west());
  EXPECT_EQ(points(play.state(), SeatId(0)), 4) << "the second one goes by no card";
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnSites, NobodyHasFewerPointsThanNone) {  // OWN-47
  AtSites play(R"(<add what="points" of="settlement" card="well" count="-3"/>)");
  play.settle_at_well(0);
  EXPECT_EQ(points(play.state(), SeatId(0)), 0);
  play.settlement(0, play.corner(0, -2, Corner::North));
  play.next_turn(1, 1);
  EXPECT_EQ(points(play.state(), SeatId(0)), 0);
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnSites, ARollConcernsTheBuildingsThere) {  // OWN-47
  AtSites play(
      R"(<rule id="drink" title="Drink"><when event="roll" numbers="2"/><for each="building" card="well"/><take what="any" count="1 2" same="yes" may="yes"/></rule>
         <rule id="wild" title="Wild"><when event="roll" numbers="12"/><for each="building" card="well"/><pay what="any"/></rule>)");
  play.settle_at_well(1);
  play.grow(1, play.west());
  play.settle(2, play.south_west());
  play.turn_of(0);
  play.roll_sum(2);
  ASSERT_EQ(actor(play.state()), SeatId(1)) << "from the player on turn on";
  play.act(with(ActionKind::TakeCard, Card::Wool));
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Wool, 2)) << "a city takes two, both alike";
  ASSERT_EQ(actor(play.state()), SeatId(2));
  play.act(leave);
  EXPECT_EQ(play.state().task(), nullptr);
  play.roll_sum(12);
  ASSERT_EQ(actor(play.state()), SeatId(1));
  play.act(with(ActionKind::PayCard, Card::Wool));
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Wool));
  EXPECT_EQ(play.state().task(), nullptr) << "who has no card pays none";
}

TEST(OwnSites, WhatTheHexesBesideYieldIsAChoice) {  // OWN-48
  AtSites play(
      R"(<rule id="dig" title="Dig"><when event="roll" numbers="2"/><for each="building" card="well"/><take what="beside" may="yes"/></rule>)");
  play.settle_at_well(0);
  unsigned beside = 0;
  for (const HexId hex : play.board().intersection_hexes(play.west()))
    if (const auto resource = resource_of(static_cast<Terrain>(play.state().terrain[hex])))
      beside |= 1U << static_cast<unsigned>(*resource);
  play.roll_sum(2);
  unsigned listed = 0;
  for (const Action& each : play.legal())
    if (each.kind == ActionKind::TakeCard) listed |= 1U << each.x;
  EXPECT_EQ(listed, beside);
}

constexpr const char* folk =
    R"(<rule id="give" title="Give"><when event="produced" what="settlement" card="well"/><take what="produced" may="yes"/></rule>
       <rule id="want" title="Want"><when event="produced" what="city" card="well"/><pay what="produced"/></rule>)";

TEST(OwnSites, WhatABuildingHasProducedIsTakenAgainOrPaid) {  // OWN-48
  AtSites play(folk);
  play.settle_at_well(1);
  play.produce_ore_at(play.west(), 12);
  play.turn_of(0);
  play.roll_sum(12);
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Ore));
  ASSERT_EQ(actor(play.state()), SeatId(1));
  EXPECT_THAT(play.legal(), ElementsAre(with(ActionKind::TakeCard, Card::Ore), leave));
  play.act(with(ActionKind::TakeCard, Card::Ore));
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Ore, 2));
  play.empty_hand(1);
  play.grow(1, play.west());
  play.turn_of(0);
  play.roll_sum(12);
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Ore, 2));
  EXPECT_THAT(play.legal(), ElementsAre(with(ActionKind::PayCard, Card::Ore)));
}

TEST(OwnSites, WhatTheRobberOrAnEmptyBankKeepsBackIsNotProduced) {  // OWN-48
  AtSites play(folk);
  play.settle_at_well(1);
  play.produce_ore_at(play.west(), 12);
  play.give(2, Cards(Card::Ore, play.state().bank[Card::Ore]));
  play.turn_of(0);
  play.roll_sum(12);
  EXPECT_EQ(play.state().task(), nullptr);
  play.empty_hand(2);
  play.state().robber = play.hex_at(play.west());
  play.roll_sum(12);
  EXPECT_EQ(play.state().task(), nullptr);
}

TEST(OwnSites, WhatABuildingHasProducedPaysAndIsNotTraded) {  // OWN-49
  AtSites play(
      R"(<rule id="open" title="Open"><when event="produced" what="settlement" card="well"/><lay what="produced"/></rule>)");
  play.settle_at_well(0);
  play.produce_ore_at(play.west(), 12);
  play.roll_sum(12);
  EXPECT_EQ(play.seat(0).face_up, Cards(Card::Ore));
  play.give(0, Cards(Card::Ore, 3));
  EXPECT_FALSE(std::ranges::any_of(
      play.legal(), [](const Action& each) { return each.kind == ActionKind::TradeWithBank; }));
  play.give(0, Cards(Card::Grain, 2));
  EXPECT_TRUE(play.can({.kind = ActionKind::BuildCity, .a = play.west()}));
  play.act({.kind = ActionKind::BuildCity, .a = play.west()});
  EXPECT_TRUE(play.seat(0).face_up.empty()) << "open cards pay first";
}

TEST(OwnSites, OverturnedBuildingsProduceNothingUntilTheyAreTurnedUp) {  // OWN-50
  AtSites play(
      R"(<rule id="raid" title="Raid"><when event="roll" numbers="2"/><for each="building" card="well"/><turn to="over"/></rule>
         <action id="mend" title="mend" cost="1 same" phase="before-roll main"><if stands="settlement city" whose="own" card="well" turned="yes"/><turn to="up" card="well"/></action>)");
  EXPECT_THAT(sentences(play.game().scenario()), Contains(HasSubstr("the building there is turned over")));
  play.settle_at_well(0);
  play.produce_ore_at(play.west(), 12);
  const auto mends = [&] {
    return std::ranges::count_if(play.legal(),
                                 [](const Action& each) { return each.kind == own::action::act; });
  };
  play.give(0, Cards(Card::Wool) + Cards(Card::Brick));
  EXPECT_EQ(mends(), 0) << "nothing lies on its side";
  play.roll_sum(2);
  EXPECT_TRUE(play.state().overturned.has(play.west()));
  play.roll_sum(12);
  EXPECT_EQ(play.seat(0).hand[Card::Ore], 0);
  ASSERT_EQ(mends(), 2) << "for a card of each kind in hand";
  play.act({.kind = own::action::act, .a = Cards(Card::Wool).bundle(), .b = 0});
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Brick));
  EXPECT_FALSE(play.state().overturned.has(play.west()));
  play.roll_sum(12);
  EXPECT_EQ(play.seat(0).hand[Card::Ore], 1);
}

/// What an action is said to have done.
std::vector<std::string> told(AtSites& play, const Action& action) {
  const State before = play.state();
  play.act(action);
  const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dot"};
  std::vector<std::string> all;
  for (const Sentence& each : describe({play.game(), names, {}}, before, action, play.state()))
    all.push_back(text(each.words));
  return all;
}

TEST(OwnSites, AreTold) {  // OWN-47, OWN-50
  AtSites play(
      R"(<rule id="raid" title="Raid"><when event="roll" numbers="2"/><for each="building" card="well"/><turn to="over"/></rule>)");
  play.settle(0, play.west());
  EXPECT_THAT(told(play, {.kind = own::action::turn_up, .a = 0, .c = 1}),
              Contains("Ann turns up the card Well"));
  play.turn_of(1);
  play.road(1, play.way(play.south_west(), 1).front());
  play.give(1, settlement_price);
  EXPECT_THAT(told(play, at(ActionKind::BuildSettlement, play.south_west())),
              Contains("a building of Ben goes by the card Well"));
  play.roll_of(2);
  EXPECT_THAT(told(play, {.kind = ActionKind::Roll, .c = dice_outcome(1, 1)}),
              Contains("a building of Ann is turned over"));
}

TEST(OwnSites, ASettlementThereBecomesACity) {  // OWN-49
  AtSites play(
      R"(<action id="grow" title="grow" cost="3 any" phase="main"><if stands="settlement" whose="own" card="well"/><choose what="corner" stands="settlement" whose="own" card="well"/><build what="city"/></action>)");
  play.settle_at_well(0);
  play.settle(0, play.south_west());
  play.give(0, Cards(Card::Wool, 3));
  play.act({.kind = own::action::act, .b = 0});
  for (int i = 0; i < 3; ++i) play.act(with(ActionKind::PayCard, Card::Wool));
  EXPECT_THAT(play.legal(), ElementsAre(at(own::action::choose_corner, play.west())));
  play.act(at(own::action::choose_corner, play.west()));
  EXPECT_TRUE(building_at(play.state(), play.west()).is(SeatId(0), Building::City));
  play.give(0, Cards(Card::Wool, 3));
  EXPECT_FALSE(play.can({.kind = own::action::act, .b = 0})) << "no settlement goes by the card any more";
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnSites, ARuleMayBeForEachBuildingOfThePlayers) {  // OWN-47
  AtSites play(
      R"(<rule id="tax" title="Tax"><when event="roll" numbers="2"/><for each="building" beside="own-route"/><pay what="wool" count="1 2"/></rule>)");
  EXPECT_THAT(
      sentences(play.game().scenario()),
      Contains("When 2 is rolled: each player, for each own building where an own road or ship is beside "
               "it: pay wool: 1 for each settlement and 2 for each city."));
  play.settle_at_well(0);
  play.settle(0, play.south_west());
  play.city(1, play.corner(0, -2, Corner::North));
  play.give(0, Cards(Card::Wool, 5));
  play.give(1, Cards(Card::Wool, 5));
  play.turn_of(0);
  play.roll_sum(2);
  play.act(with(ActionKind::PayCard, Card::Wool));
  play.act(with(ActionKind::PayCard, Card::Wool));
  EXPECT_EQ(play.state().task(), nullptr) << "no road of seat 1 is there";
}

TEST(OwnSites, ThatCannotBeAreFound) {  // OWN-01, OWN-47
  const auto wrong = [](const std::string& rules) { return findings(with_sites(rules), "own.names-known"); };
  EXPECT_THAT(wrong(""), IsEmpty());
  EXPECT_THAT(wrong(R"(<add what="points" of="city" card="wel" count="1"/>)"),
              ElementsAre("there is no card \"wel\"; did you mean \"well\"?"));
  EXPECT_THAT(
      wrong(
          R"(<deck id="luck" title="Luck"/><card id="gift" title="Gift" deck="luck"><take what="any"/></card>
                       <add what="points" of="city" card="gift" count="1"/>)"),
      ElementsAre("the card \"gift\" lies nowhere: its deck is none for sites"));
  EXPECT_THAT(wrong(R"(<rule id="r" title="R"><when event="turn"/><draw deck="finds"/></rule>)"),
              ElementsAre("cards of this deck are drawn at its sites, and nowhere else"));
  EXPECT_THAT(
      wrong(R"(<rule id="r" title="R"><when event="turn"/><choose what="hex"/><put marker="ruin"/></rule>)"),
      ElementsAre("sites lie where the map has them: no rule lays this mark or takes it away"));
  EXPECT_THAT(wrong(R"(<rule id="r" title="R"><when event="turn"/><take what="produced"/></rule>)"),
              ElementsAre("a step is about what a building produced, and this is about no such event"));
  EXPECT_THAT(wrong(R"(<rule id="r" title="R"><when event="turn"/><turn to="over"/></rule>)"),
              ElementsAre("a step turns a building over, and it is about no corner"));
  EXPECT_THAT(
      wrong(
          R"(<rule id="r" title="R"><when event="turn"/><for each="building"/><by who="left"/><take what="any"/></rule>)"),
      ElementsAre("a rule is either for buildings, or by players"));
}

TEST(OwnSites, CardsThatOptionsLeaveOutAreNowhere) {  // OWN-47
  const Scenario scenario = with_sites(
      R"(<option id="more" title="More" kind="yes-no" standard="no"/><card id="inn" title="Inn" deck="finds" if-option="more"/>
         <add what="points" of="city" card="inn" count="1"/>)");
  EXPECT_THAT(findings(scenario, "own.names-known"), IsEmpty());
  EXPECT_THAT(
      findings(scenario, "own.can-happen"),
      ElementsAre("it never comes to anything: this holds nowhere on the map: its card is not in play"));
}

}  // namespace
}  // namespace hexwright
