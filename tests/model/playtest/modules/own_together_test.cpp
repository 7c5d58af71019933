#include <gmock/gmock.h>

#include "model/playtest/invariants.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/ruleset.h"
#include "tests/support/own_packs.h"
#include "tests/support/playing.h"

// What is decided at once: several cards, or several places before anything happens at any. And cards that
// lie aside, tokens of a pool, and places between terrains.

namespace hexwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr Action left_alone{.kind = ActionKind::Pass};

Action swap_of(Cards given, Card got) {
  return {.kind = own::action::swap, .x = static_cast<std::uint8_t>(got), .a = given.bundle()};
}
Action pay_for(Cards paid) { return {.kind = own::action::act, .a = paid.bundle(), .b = 0}; }

void roll_a_two(Playing& play) {
  play.roll_of(0);
  play.roll(1, 1);
}

TEST(OwnTogether, ASwapIsOneDecision) {  // OWN-52
  const Scenario scenario = base_with(
      R"(<rule id="r" title="Fair"><when event="roll" numbers="2"/><swap give="wool ore" count="2" get="ore grain" together="yes" may="yes"/></rule>)");
  EXPECT_THAT(sentences(scenario),
              Contains("When 2 is rolled: the player on turn: may give 2 ore or wool for "
                       "1 ore or grain, of another kind."));
  EXPECT_THAT(findings(scenario, "own.names-known"), IsEmpty());
  Playing play(scenario);
  play.roll_of(0);
  play.empty_hand(0);
  play.give(0, Cards(Card::Ore, 2) + Cards(Card::Wool));
  play.roll(1, 1);
  const Cards two_ore(Card::Ore, 2), one_each = Cards(Card::Ore) + Cards(Card::Wool);
  EXPECT_THAT(play.legal(),
              ElementsAre(swap_of(two_ore, Card::Grain), swap_of(one_each, Card::Grain), left_alone))
      << "never ore for ore, nor two of wool, of which there is one";
  play.act(swap_of(one_each, Card::Grain));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore) + Cards(Card::Grain));
  EXPECT_EQ(play.state().task(), nullptr);
  roll_a_two(play);
  EXPECT_EQ(play.state().task(), nullptr) << "one ore does not buy anything";
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnTogether, AnyCardsOfAPriceAreNamedWithTheAction) {  // OWN-52
  const Scenario scenario = base_with(
      R"(<action id="a" title="feast" cost="1 wool 2 any" together="yes"><points count="1"/></action>)");
  Playing play(scenario);
  play.turn_of(0);
  play.empty_hand(0);
  play.give(0, Cards(Card::Wool, 2) + Cards(Card::Ore));
  EXPECT_TRUE(play.can(pay_for(Cards(Card::Ore) + Cards(Card::Wool))));
  EXPECT_FALSE(play.can(pay_for(Cards(Card::Wool, 2)))) << "one of two pays the fixed part";
  play.act(pay_for(Cards(Card::Ore) + Cards(Card::Wool)));
  EXPECT_TRUE(play.seat(0).hand.empty());
  EXPECT_EQ(play.seat(0).own_points, 1);
  EXPECT_FALSE(play.can(pay_for(Cards(Card::Ore) + Cards(Card::Wool))));
  EXPECT_EQ(play.broken(), "");
}

/// Two alike lie aside, and wait for a 2.
constexpr const char* hoarding =
    R"(<action id="a" title="hoard" cost="2 same" goes="aside"><if value="aside" is="0"/></action>
       <rule id="r" title="Barter"><when event="roll" numbers="2"/><if value="aside" at-least="2"/>
         <take what="any" may="yes"/><return to="bank"/></rule>
       <rule id="s" title="Home"><when event="roll" numbers="12"/><return to="hand"/></rule>)";

TEST(OwnTogether, CardsLieAside) {  // OWN-52
  const Scenario scenario = base_with(hoarding);
  EXPECT_THAT(
      sentences(scenario),
      ElementsAre(
          "When 2 is rolled, if cards laid aside is at least 2: the player on turn: may take 1 card of "
          "choice; what lies aside goes to the bank.",
          "When 12 is rolled: the player on turn: what lies aside comes back to the hand.",
          "In your turn you may hoard if cards laid aside is 0: lay 2 cards that are alike aside."));
  EXPECT_THAT(findings(scenario, "own.things-used"), IsEmpty());
  Playing play(scenario);
  play.turn_of(0);
  play.empty_hand(0);
  play.give(0, Cards(Card::Ore, 3));
  play.act(pay_for(Cards(Card::Ore)));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore));
  EXPECT_EQ(play.seat(0).own_aside, Cards(Card::Ore, 2));
  EXPECT_EQ(play.broken(), "") << "no card is lost";
  play.give(0, Cards(Card::Wool, 2));
  EXPECT_FALSE(play.can(pay_for(Cards(Card::Wool)))) << "some lie aside already";
  const int before = play.state().bank[Card::Ore];
  roll_a_two(play);
  play.act(left_alone);
  EXPECT_TRUE(play.seat(0).own_aside.empty()) << "they go, whether or not one is taken for them";
  EXPECT_EQ(play.state().bank[Card::Ore], before + 2);
  play.turn_of(0);
  play.act(pay_for(Cards(Card::Wool)));
  play.roll_of(0);
  play.roll(6, 6);
  EXPECT_TRUE(play.seat(0).own_aside.empty());
  EXPECT_EQ(play.seat(0).hand[Card::Wool], 2);
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnTogether, WhatIsLaidOpenIsNotLaidAside) {  // OWN-49, OWN-52
  Playing play(base_with(hoarding));
  play.turn_of(0);
  play.empty_hand(0);
  play.give(0, Cards(Card::Ore, 2));
  play.seat(0).face_up = Cards(Card::Ore);
  EXPECT_FALSE(play.can(pay_for(Cards(Card::Ore))));
}

TEST(OwnTogether, CardsThatNobodyMissesAreFound) {  // OWN-04
  EXPECT_THAT(
      findings(base_with(R"(<action id="a" title="hoard" cost="2 same" goes="aside"/>)"), "own.things-used"),
      ElementsAre("what \"hoard\" lays aside stays there to the end of the game"));
  EXPECT_THAT(findings(base_with(R"(<rule id="r" title="R"><when event="turn"/><return to="hand"/></rule>)"),
                       "own.things-used"),
              ElementsAre("nothing is ever laid aside"));
  // What comes back costs nothing.
  EXPECT_THAT(
      findings(
          base_with(
              R"(<action id="a" title="hoard" cost="2 ore" goes="aside"><take what="wool"/><return to="hand"/></action>)"),
          "own.turn-ends"),
      SizeIs(1));
}

/// Two of the hills lose value before any of them does.
constexpr const char* drying_hills =
    R"(<rule id="dry" title="Dry"><when event="roll" numbers="2"/>
       <choose what="hex" terrain="hills" number="2 3 4 5 6 8 9 10 11 12" count="2" rather="any-building" one="own-building" together="yes"/>
       <number step="rarer" pool="spare" at-end="desert"/></rule>)";

Scenario hills_drying_out() {
  Scenario scenario = base_with(drying_hills);
  scenario.token_pools["spare"] = {{3, 1}, {9, 1}, {12, 1}};
  return scenario;
}

struct DryingHills : Playing {
  DryingHills() : Playing(hills_drying_out()), hills(hexes(Terrain::Hills)) {
    PlayContext table{game(), state()};
    set_number(table, hills[0], 5);
    set_number(table, hills[1], 8);
    set_number(table, hills[2], 12);
  }
  Action choice(std::size_t hill) const { return at(own::action::choose_hex, hills[hill]); }
  int number(std::size_t hill) { return state().number[hills[hill]]; }

  std::vector<HexId> hills;
};

TEST(OwnTogether, PlacesAreChosenBeforeAnythingHappens) {  // OWN-52, OWN-53
  EXPECT_THAT(
      sentences(hills_drying_out()),
      Contains(HasSubstr("at least one of them, if there is any, such that an own building is beside it, "
                         "and so 2 times, each time another one, before what follows happens at each; "
                         "the number becomes the next less likely one, by a token of the pool spare, or "
                         "the hex becomes desert where there is none")));
  EXPECT_THAT(findings(hills_drying_out(), "own.names-known"), IsEmpty());
  DryingHills play;
  roll_a_two(play);
  EXPECT_THAT(play.legal(), SizeIs(3));
  play.act(play.choice(0));
  EXPECT_EQ(play.number(0), 5);
  play.act(play.choice(1));
  EXPECT_EQ(play.number(0), 3) << "the pool has no 4";
  EXPECT_EQ(play.number(1), 9) << "away from the 7";
  const auto& spare = play.state().token_pools.front();
  EXPECT_EQ(spare[5], 1);
  EXPECT_EQ(spare[8], 1);
  EXPECT_EQ(spare[3], 0);
  roll_a_two(play);
  play.act(play.choice(2));
  play.act(play.choice(1));
  EXPECT_EQ(play.state().terrain[play.hills[2]], static_cast<int>(Terrain::Desert));
  EXPECT_EQ(play.number(2), 0);
  EXPECT_EQ(play.number(1), 12) << "the next one that the pool has, though 10 and 11 are likelier";
  EXPECT_EQ(spare[12], 1) << "one came, and one went";
}

TEST(OwnTogether, OneOfThePlacesIsAsItIsToBe) {  // OWN-52
  DryingHills play;
  play.settlement(1, play.board().hex_intersections(play.hills[0])[0]);
  roll_a_two(play);
  EXPECT_THAT(play.legal(), SizeIs(3)) << "the other one may still be beside a building";
  play.act(play.choice(2));
  EXPECT_THAT(play.legal(), ElementsAre(play.choice(0)));
  play.act(play.choice(0));
  play.settlement(0, play.board().hex_intersections(play.hills[1])[0]);
  roll_a_two(play);
  EXPECT_THAT(play.legal(), ElementsAre(play.choice(0), play.choice(1))) << "both beside buildings";
  play.act(play.choice(0));
  EXPECT_THAT(play.legal(), ElementsAre(play.choice(1)));
}

TEST(OwnTogether, TheLastPlacesAreEnough) {  // OWN-52
  DryingHills play;
  PlayContext table{play.game(), play.state()};
  set_terrain(table, play.hills[0], Terrain::Pasture);
  set_terrain(table, play.hills[2], Terrain::Pasture);
  roll_a_two(play);
  play.act(play.choice(1));
  EXPECT_EQ(play.number(1), 9);
  EXPECT_EQ(play.state().task(), nullptr);
}

TEST(OwnTogether, TheRobberGoesWhereSomebodyChooses) {  // OWN-53
  const Scenario scenario = base_with(
      R"(<rule id="r" title="Back"><when event="roll" numbers="2"/><choose what="hex" terrain="hills"/><move piece="robber"/></rule>)");
  EXPECT_THAT(sentences(scenario),
              Contains(HasSubstr("choose a hex, where it is hills; the robber goes there")));
  Playing play(scenario);
  roll_a_two(play);
  const HexId hills = play.hexes(Terrain::Hills)[1];
  play.act(at(own::action::choose_hex, hills));
  EXPECT_EQ(HexId(play.state().robber), hills);
}

TEST(OwnTogether, NothingIsBuiltBetweenTerrains) {  // OWN-53
  const Scenario scenario = base_with(R"(<bar what="settlement road" all-around="desert"/>)");
  EXPECT_THAT(sentences(scenario),
              ElementsAre("No settlement or road is built where all around it is desert."));
  EXPECT_THAT(findings(scenario, "own.names-known"), IsEmpty());
  const Ruleset rules(scenario.rules, scenario.own);
  const TerrainSet desert(Terrain::Desert), hills(Terrain::Hills);
  EXPECT_FALSE(rules.carries_road({desert, desert}));
  EXPECT_TRUE(rules.carries_road({desert, hills}));
  EXPECT_FALSE(rules.carries_settlement({desert, desert, desert}));
  EXPECT_TRUE(rules.carries_settlement({desert, desert, hills}));
  Playing play(scenario);
  PlayContext table{play.game(), play.state()};
  const IntersectionId place = play.corner(0, 0, Corner::North);
  ASSERT_TRUE(play.state().sites.has(place));
  for (const HexId hex : play.board().intersection_hexes(place)) set_terrain(table, hex, Terrain::Desert);
  EXPECT_FALSE(play.state().sites.has(place)) << "as it dries out";
}

TEST(OwnTogether, AllOwnSettlementsSomewhereBecomeCities) {  // OWN-53
  const Scenario scenario = base_with(
      R"(<rule id="r" title="Rise"><when event="roll" numbers="2"/><build what="city" coast="yes"/></rule>)");
  EXPECT_THAT(
      sentences(scenario),
      Contains("When 2 is rolled: the player on turn: own settlements become cities where it lies at a "
               "coast."));
  Playing play(scenario);
  const IntersectionId inland = play.corner(0, 0, Corner::North), coast = play.harbor(HarborKind::Generic);
  play.settlement(0, inland);
  play.settlement(0, coast);
  play.settlement(1, play.harbor(HarborKind::Ore));
  roll_a_two(play);
  EXPECT_TRUE(building_at(play.state(), coast).is(SeatId(0), Building::City));
  EXPECT_TRUE(building_at(play.state(), inland).is(SeatId(0), Building::Settlement));
  EXPECT_TRUE(building_at(play.state(), play.harbor(HarborKind::Ore)).is(SeatId(1), Building::Settlement));
}

/// Two mountains with the same number at a corner, and a settlement or city there.
struct Twice : Playing {
  explicit Twice(const std::string& step)
      : Playing(base_with(R"(<rule id="r" title="R"><when event="produced"/>)" + step + "</rule>")),
        place(corner(0, 0, Corner::North)) {
    PlayContext table{game(), state()};
    for (const HexId hex : board().intersection_hexes(place)) {
      set_number(table, hex, 0);
      set_terrain(table, hex, Terrain::Desert);
    }
    for (const std::size_t i : {0U, 1U}) {
      set_terrain(table, board().intersection_hexes(place)[i], Terrain::Mountains);
      set_number(table, board().intersection_hexes(place)[i], 2);
    }
    state().robber = board().intersection_hexes(place)[2];
    empty_hand(0);
  }
  IntersectionId place;
};

TEST(OwnTogether, OfWhatWasProducedNoMoreIsTaken) {  // OWN-49, OWN-52
  Twice open(R"(<lay what="produced" count="3"/>)");
  open.settlement(0, open.place);
  open.give(0, Cards(Card::Ore, 4));
  roll_a_two(open);
  EXPECT_EQ(open.seat(0).hand[Card::Ore], 6);
  EXPECT_EQ(open.seat(0).face_up, Cards(Card::Ore, 2));
  Twice traded(R"(<swap give="produced" count="3" get="wool" together="yes" may="yes"/>)");
  traded.settlement(0, traded.place);
  traded.give(0, Cards(Card::Ore, 4));
  roll_a_two(traded);
  EXPECT_EQ(traded.state().task(), nullptr) << "two were produced, and it takes three";
  traded.city(0, traded.place);
  roll_a_two(traded);
  EXPECT_THAT(traded.legal(), ElementsAre(swap_of(Cards(Card::Ore, 3), Card::Wool), left_alone));
}

TEST(OwnTogether, WhatCannotBeIsFound) {  // OWN-01
  const auto wrong = [](const std::string& rules) { return findings(base_with(rules), "own.names-known"); };
  const auto at_turn = [&](const std::string& steps) {
    return wrong(R"(<rule id="r" title="R"><when event="turn"/>)" + steps + "</rule>");
  };
  EXPECT_THAT(at_turn(R"(<swap give="any" count="4" get="any" together="yes"/>)"),
              ElementsAre("at most 3 cards of choice are named in one decision"));
  EXPECT_THAT(wrong(R"(<action id="a" title="A" cost="4 any" together="yes"><points count="1"/></action>)"),
              ElementsAre("at most 3 cards of choice are named in one decision"));
  EXPECT_THAT(wrong(R"(<action id="a" title="A" cost="2 ore" together="yes"><points count="1"/></action>)"),
              ElementsAre("\"together\" means nothing in this <action>; take it out"));
  EXPECT_THAT(wrong(R"(<action id="a" title="A" goes="aside"/>)"),
              Contains("it costs nothing that could lie aside"));
  EXPECT_THAT(wrong(R"(<action id="a" title="A" cost="2 any" goes="aside"/>)"),
              ElementsAre("what is laid aside is named in one decision"));
  EXPECT_THAT(at_turn(R"(<choose what="hex" together="yes"/><take what="ore"/>)"),
              ElementsAre("\"together\" means nothing in this <choose>; take it out"));
  EXPECT_THAT(at_turn(R"(<choose what="hex" count="2" one="own-building"/><take what="ore"/>)"),
              ElementsAre("\"one\" means nothing in this <choose>; take it out"));
  EXPECT_THAT(at_turn(R"(<choose what="hex"/><number step="down" pool="spare"/>)"),
              ElementsAre("the map has no token pool \"spare\""));
  EXPECT_THAT(at_turn(R"(<move piece="robber"/>)"),
              ElementsAre("a step moves a piece there, and it is about no hex"));
  EXPECT_THAT(at_turn(R"(<build what="road" coast="yes"/>)"),
              ElementsAre("\"coast\" means nothing in this <build>; take it out"));
  EXPECT_THAT(wrong(R"(<bar what="road" all-around="desert" coast="yes"/>)"),
              ElementsAre("where terrains all around forbid to build, nothing else can be asked"));
}

}  // namespace
}  // namespace hexwright
