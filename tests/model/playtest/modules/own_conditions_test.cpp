#include <gmock/gmock.h>

#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/rules/own/own.h"
#include "model/validation/validate.h"
#include "tests/support/own_packs.h"
#include "tests/support/playing.h"
#include "tests/support/templates.h"

// What rules of packs ask: of places, of numbers of the game, once, and of the map itself.

namespace hexwright {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string coins =
    R"(<counter id="coin" title="Coins" most="20"/><award id="rich" title="Rich" by="counter:coin" least="20" points="1"/>)";

/// A rule that gives a coin, with what stands between its tags before the gain.
std::string rule(const std::string& inside) {
  return coins + R"(<rule id="r" title="R">)" + inside + R"(<gain counter="coin"/></rule>)";
}
int coins_of(Playing& play, Who seat) { return own::counter_of({play.game(), play.state()}, seat, 0); }

std::vector<std::string> findings(const Scenario& scenario) {
  std::vector<std::string> all;
  for (const Finding& finding : validate(scenario))
    if (finding.check.starts_with("own."))
      all.push_back(std::string(id(finding.severity)) + " " + std::string(finding.check) + ": " +
                    text(finding.message));
  return all;
}

void build_settlement(Playing& play, Who seat, IntersectionId place) {
  play.road(seat, play.board().intersection_paths(place)[0] == none
                      ? play.board().intersection_paths(place)[1]
                      : play.board().intersection_paths(place)[0]);
  play.turn_of(seat);
  play.give(seat, Cards(1, 1, 0, 1, 1));
  play.act({.kind = ActionKind::BuildSettlement, .a = place});
}

TEST(OwnConditions, HoldWhereOneOfSeveralDoes) {
  const std::string pack = rule(
      R"(<when event="built" what="settlement"/><any><if value="cities" at-least="1"/><if value="settlements" at-least="2"/></any>)");
  EXPECT_THAT(findings(base_with(pack)), IsEmpty());
  EXPECT_THAT(text(own::sentences_of(own::read_book(base_with(pack).own)).front().words),
              HasSubstr("own cities is at least 1 or own settlements is at least 2"));
  Playing play(base_with(pack));
  const auto hills = play.hexes(Terrain::Hills);
  build_settlement(play, 0, play.board().hex_intersections(hills[0])[0]);
  EXPECT_EQ(coins_of(play, 0), 0) << "the first settlement, and no city";
  build_settlement(play, 0, play.board().hex_intersections(hills[1])[0]);
  EXPECT_EQ(coins_of(play, 0), 1);
}

TEST(OwnConditions, HoldOnceInATurnAndAgainInTheNext) {
  Playing play(base_with(rule(R"(<when event="built" what="road"/><if once="turn"/>)")));
  const auto way = play.way(play.board().hex_intersections(play.hexes(Terrain::Hills).front())[0], 5);
  play.road(0, way[0]);
  play.turn_of(0);
  play.give(0, Cards(4, 4, 0, 0, 0));
  play.act({.kind = ActionKind::BuildRoad, .a = way[1]});
  play.act({.kind = ActionKind::BuildRoad, .a = way[2]});
  EXPECT_EQ(coins_of(play, 0), 1);
  play.act({.kind = ActionKind::EndTurn});
  play.turn_of(0);
  play.act({.kind = ActionKind::BuildRoad, .a = way[3]});
  EXPECT_EQ(coins_of(play, 0), 2);
}

TEST(OwnConditions, KnowTheRollAndTheBank) {
  Playing roll(base_with(rule(R"(<when event="turn" at="ends"/><if value="roll" is="8"/>)")));
  for (const auto& [one, other, coin] : {std::tuple{4, 4, 1}, {4, 5, 1}, {6, 2, 2}}) {
    roll.roll_of(0);
    roll.roll(one, other);
    roll.act({.kind = ActionKind::EndTurn});
    EXPECT_EQ(coins_of(roll, 0), coin) << one + other;
  }
  Playing bank(base_with(rule(R"(<when event="turn" at="ends"/><if value="stock:ore" below="19"/>)")));
  bank.turn_of(0);
  bank.act({.kind = ActionKind::EndTurn});
  EXPECT_EQ(coins_of(bank, 0), 0);
  bank.turn_of(0);
  bank.give(0, Cards(0, 0, 1, 0, 0));
  bank.act({.kind = ActionKind::EndTurn});
  EXPECT_EQ(coins_of(bank, 0), 1);
}

TEST(OwnConditions, KnowAreasAndNumbersOfPlaces) {
  Scenario scenario = base_with(rule(R"(<when event="built" what="settlement" area="North" number="6 8"/>)"));
  Playing plain(scenario);
  // One of two hexes with an 8 lies in the area.
  std::vector<HexId> eights;
  for (const HexId hex : plain.board().hexes())
    if (plain.state().number[hex] == 8) eights.push_back(hex);
  ASSERT_EQ(eights.size(), 2U);
  EXPECT_THAT(findings(scenario), Contains(HasSubstr("the map has no area \"North\"")));
  scenario.areas["North"].cells.insert(plain.board().hex(eights[0]));
  EXPECT_THAT(findings(scenario), IsEmpty());
  Playing play(scenario);
  build_settlement(play, 0, play.board().hex_intersections(eights[1])[0]);
  EXPECT_EQ(coins_of(play, 0), 0);
  build_settlement(play, 1, play.board().hex_intersections(eights[0])[3]);
  EXPECT_EQ(coins_of(play, 1), 1);
}

TEST(OwnConditions, KnowWhatIsAllAroundAPlace) {
  Playing play(base_with(
      coins +
      R"(<add what="points" of="settlement" all-around="hills forest fields pasture mountains desert" count="1"/>)"));
  int inland = 0, points = 0;
  for (const IntersectionId corner : play.board().intersections()) {
    const bool is_inland = std::ranges::none_of(play.board().intersection_hexes(corner), [&](HexId hex) {
      return hex == none || shows(play.state(), hex, Terrain::Sea);
    });
    inland += is_inland ? 1 : 0;
    points += own::matches({play.game(), play.state()}, own::program(play.game()).book.figures[0].place,
                           SeatId(0), own::at_corner(corner))
                  ? 1
                  : 0;
  }
  EXPECT_EQ(points, inland);
  EXPECT_EQ(inland, 24);
}

TEST(OwnConditions, BarTerrainsAsWhatIsBesideThem) {
  Playing play(base_with(R"(<bar what="settlement" terrain="hills"/>)"));
  for (const IntersectionId corner : play.board().intersections()) {
    const bool at_hills = std::ranges::any_of(play.board().intersection_hexes(corner), [&](HexId hex) {
      return hex != none && shows(play.state(), hex, Terrain::Hills);
    });
    if (at_hills) EXPECT_FALSE(play.game().carries_settlement(play.state(), corner));
  }
}

TEST(OwnConditions, AskOfTheMapWhatAPackNeeds) {  // OWN-24
  const auto said = [](const std::string& condition, const char* severity = "error") {
    return findings(base_with(std::string("<check id=\"c\" title=\"Few deserts\" severity=\"") + severity +
                              "\"><if " + condition + "/></check>"));
  };
  EXPECT_THAT(said(R"(terrain="desert" count="1")"), IsEmpty());
  EXPECT_THAT(said(R"(terrain="hills" at-least="3")"), IsEmpty());
  EXPECT_THAT(said(R"(terrain="desert" at-most="0")"),
              Contains("error own.map-fits: Few deserts: there are 1 hexes where it is desert, and at most 0 "
                       "may be there"));
  EXPECT_THAT(
      said(R"(terrain="gold" at-least="1")", "note"),
      Contains(HasSubstr("note own.map-fits: Few deserts: there are 0 hexes where it is gold field")));
  EXPECT_THAT(said(R"(terrain="desert" count="2")", "warning"), Contains(HasSubstr("instead of 2")));
  EXPECT_THAT(said(R"(terrain="desert")"), Contains(HasSubstr("a check says how many hexes")));
}

/// As the set-up sheet and all lists have them.
TEST(OwnSentences, SayWhoDoesWhatInPlainWords) {  // OWN-12
  const auto said = [](const std::string& inside) {
    return text(own::sentences_of(own::read_book(base_with(coins + inside).own)).front().words);
  };
  EXPECT_EQ(said(R"(<rule id="r" title="R"><when event="built" what="city"/><take what="any"/></rule>)"),
            "When somebody builds a city: that player: take 1 card of choice.");
  EXPECT_EQ(said(R"(<rule id="r" title="R"><when event="turn"/><take what="ore" count="2"/></rule>)"),
            "When a turn begins: the player on turn: take 2 ore.");
  EXPECT_EQ(
      said(
          R"(<rule id="r" title="R"><when event="number" numbers="8" terrain="hills" coast="yes"/><for each="building-around"/><take what="wool ore" count="1 2"/></rule>)"),
      "When the number of any hills is rolled, and is 8, where it lies at a coast: the owners of the "
      "buildings "
      "around it: take ore or wool: 1 for each settlement and 2 for each city.");
  EXPECT_EQ(
      said(
          R"(<rule id="r" title="R"><when event="robber" terrain="hills"/><gain counter="coin" count="2"/></rule>)"),
      "When the robber has moved, where it is hills: the player on turn: gain 2 Coins.");
  EXPECT_EQ(
      said(R"(<rule id="r" title="R" stage="production"><when event="turn"/><take what="ore"/></rule>)"),
      "When a turn begins, while hexes produce: the player on turn: take 1 ore.");
  EXPECT_EQ(
      said(
          R"(<rule id="r" title="R"><when event="roll" numbers="2"/><by who="others"/><if value="cards" above="4"/><if value="round" at-least="3"/><pay what="any"/></rule>)"),
      "When 2 is rolled, if it is round 3 or a later one: all others, from the player on turn on: if cards "
      "in hand is "
      "above 4, pay 1 card of choice.");
  EXPECT_EQ(
      said(
          R"(<rule id="r" title="R"><when event="built" what="settlement" nth="2"/><take what="any" count="2" may="yes" same="yes"/></rule>)"),
      "When somebody builds a second settlement: that player: may take 2 cards of choice, all alike.");
  EXPECT_EQ(
      said(
          R"(<action id="a" title="dig" cost="1 same" phase="before-roll main special"><take what="ore"/></action>)"),
      "In your turn, also before you roll, you may dig, and in the special building phase: for 1 card of any "
      "kind, "
      "take 1 ore.");
  EXPECT_EQ(said(R"(<terrain id="marsh" title="Marsh" colour="335544" token="yes" numbers="5 9"/>)"),
            "Marsh: it yields nothing by itself; its number token is one of 5 and 9.");
  const auto all = own::sentences_of(own::read_book(
      base_with(R"(<bar what="seven" note="As in the club."><if value="round" below="3"/></bar>)").own));
  EXPECT_EQ(text(all.front().words), "A 7 is rolled again if it is before round 3. Note: As in the club.");
}

TEST(OwnConditions, RefuseWhatTheyCannotMean) {
  const auto said = [](const std::string& inside) { return findings(base_with(inside)); };
  EXPECT_THAT(said(rule(R"(<when event="turn"/><any><if value="roll" is="8"/></any>)")),
              Contains(HasSubstr("<any> holds two conditions at least")));
  EXPECT_THAT(said(rule(R"(<when event="turn"/><any><if once="turn"/><if value="roll" is="8"/></any>)")),
              Contains(HasSubstr("is a condition for all")));
  EXPECT_THAT(said(rule(R"(<when event="turn"/><if terrain="hills" count="3"/>)")),
              Contains(HasSubstr("\"count\" means nothing in this <if>")));
  EXPECT_THAT(said(R"(<bar what="settlement" number="6"/>)"), Contains(HasSubstr("only beside terrains")));
  EXPECT_THAT(said(rule(R"(<when event="number" number="6" terrain="hills"/>)")),
              Contains(HasSubstr("\"number\" means nothing in this <when>")));
}

}  // namespace
}  // namespace hexwright
