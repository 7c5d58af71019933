#include <set>

#include <gmock/gmock.h>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/bots/board_worth.h"
#include "model/playtest/bots/weights.h"
#include "model/playtest/match.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/table/base_table.h"
#include "tests/support/own_packs.h"
#include "tests/support/playing.h"

// Figures of the game that packs change: what hexes yield, when somebody may build, how dice come.

namespace hexwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// A settlement and a city at two corners of a hex of mountains, with the number 4.
struct AtMountains : Playing {
  explicit AtMountains(const std::string& inside)
      : Playing(base_with(inside)), hex(only(Terrain::Mountains)) {
    PlayContext table{game(), state()};
    for (const HexId each : board().hexes()) set_number(table, each, 0);
    set_number(table, hex, 4);
    settlement(0, board().hex_intersections(hex)[0]);
    city(1, board().hex_intersections(hex)[2]);
    state().robber = only(Terrain::Desert);
    for (const int seat : {0, 1}) empty_hand(seat);
  }
  /// How many cards of ore both got by a roll of 4.
  std::vector<int> of_roll() {
    for (const int seat : {0, 1}) empty_hand(seat);
    roll_of(0);
    roll(1, 3);
    return {this->seat(0).hand[Card::Ore], this->seat(1).hand[Card::Ore]};
  }
  HexId hex;
};

TEST(OwnYields, AreMoreOrLessForSettlementsAndCities) {  // OWN-54
  EXPECT_THAT(AtMountains("").of_roll(), ElementsAre(1, 2));
  EXPECT_THAT(AtMountains(R"(<add what="yield" count="1"/>)").of_roll(), ElementsAre(2, 3));
  EXPECT_THAT(AtMountains(R"(<add what="yield" of="city" count="-1"/>)").of_roll(), ElementsAre(1, 1));
  EXPECT_THAT(AtMountains(R"(<set what="yield" of="city" to="4"/>)").of_roll(), ElementsAre(1, 4));
  EXPECT_THAT(AtMountains(R"(<add what="yield" of="settlement" count="-3"/>)").of_roll(), ElementsAre(0, 2))
      << "never less than nothing";
  EXPECT_THAT(AtMountains(R"(<add what="yield" count="1" terrain="fields"/>)").of_roll(), ElementsAre(1, 2));
  EXPECT_THAT(AtMountains(R"(<add what="yield" count="1" terrain="mountains" number="4"/>)").of_roll(),
              ElementsAre(2, 3));
}

TEST(OwnYields, GoByTheHexAndByWhereTheBuildingStands) {  // OWN-54
  const char* pack = R"(<marker id="works" title="Works" at="corner" colour="445566"/>
      <marker id="dike" title="Dike" at="hex" colour="445566"/>
      <add what="yield" of="city" marker="works" count="1"/><add what="yield" marker="dike" count="2"/>)";
  EXPECT_THAT(sentences(base_with(pack)),
              testing::IsSupersetOf(
                  {"A hex yields more cards to each city: 1; only buildings where it has the mark Works.",
                   "A hex yields more cards to each building: 2; only hexes where it has the mark Dike."}));
  Scenario scenario = base_with(pack);
  const auto hills = std::ranges::find_if(
      scenario.cells, [](const auto& cell) { return open_terrain(cell.second) == Terrain::Hills; });
  const Hex dike = hills->first;  // where `base_with` lays the marks, one of them at the north corner
  Playing play(scenario);
  const HexId hex = play.board().find(dike);
  PlayContext table{play.game(), play.state()};
  for (const HexId each : play.board().hexes()) set_number(table, each, 0);
  set_number(table, hex, 4);
  play.city(0, play.board().hex_intersections(hex)[static_cast<std::size_t>(Corner::North)]);
  play.settlement(1, play.board().hex_intersections(hex)[static_cast<std::size_t>(Corner::South)]);
  for (const int seat : {0, 1}) play.empty_hand(seat);
  play.roll_of(0);
  play.roll(2, 2);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Brick, 2 + 1 + 2));
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Brick, 1 + 2));
}

TEST(OwnYields, GoByWhatIsCounted) {  // OWN-54
  AtMountains plague(R"(<counter id="plague" title="Plague" of="table" most="1"/>
      <rule id="on" title="On"><when event="turn" at="ends"/><gain counter="plague"/></rule>
      <add what="yield" of="city" count="-1" each="counter:plague"/>)");
  EXPECT_THAT(plague.of_roll(), ElementsAre(1, 2));
  plague.act({.kind = ActionKind::EndTurn});
  EXPECT_THAT(plague.of_roll(), ElementsAre(1, 1));
}

TEST(OwnYields, OfGoldAndOwnTerrains) {  // OWN-54, SEA-05
  Playing play(base_with(R"(<terrain id="oasis" title="Oasis" colour="4E7A1C" token="yes" yields="wool"/>
      <terrain id="mint" title="Mint" colour="B58A12" token="yes" yields="choice"/><add what="yield" count="1"/>)"));
  PlayContext table{play.game(), play.state()};
  const auto terrains = play.game().map().packs().terrains();
  const HexId oasis = play.only(terrains[0].value), mint = play.only(terrains[1].value);
  for (const HexId each : play.board().hexes()) set_number(table, each, 0);
  set_number(table, oasis, 5), set_number(table, mint, 9);
  play.settlement(0, play.board().hex_intersections(oasis)[0]);
  play.settlement(1, play.board().hex_intersections(mint)[3]);
  for (const int seat : {0, 1}) play.empty_hand(seat);
  play.roll_of(0);
  play.roll(2, 3);
  EXPECT_EQ(play.seat(0).hand[Card::Wool], 2);
  play.roll_of(0);
  play.roll(4, 5);
  ASSERT_NE(play.state().task(), nullptr);
  EXPECT_EQ(play.state().task()->a, ActionField(2)) << "cards of choice";
}

TEST(OwnYields, OfCommoditiesStay) {  // OWN-54, CK-02
  Scenario scenario = template_named("cities-and-knights-3-4");
  scenario.own = own::Packs({pack_of(R"(<add what="yield" of="city" count="1" terrain="mountains"/>
      <add what="yield" of="city" count="-1" terrain="pasture"/>)")});
  Playing play(scenario);
  PlayContext table{play.game(), play.state()};
  const HexId mountains = play.only(Terrain::Mountains), pasture = play.only(Terrain::Pasture);
  for (const HexId each : play.board().hexes()) set_number(table, each, 0);
  set_number(table, mountains, 5), set_number(table, pasture, 9);
  play.city(0, play.board().hex_intersections(mountains)[0]);
  play.city(1, play.board().hex_intersections(pasture)[3]);
  for (const int seat : {0, 1}) play.empty_hand(seat);
  play.roll_of(0);
  play.act({.kind = ActionKind::Roll, .c = dice_outcome(2, 3, EventDie::Trade)});
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore, 2) + Cards(Card::Coin));
  play.roll_of(0);
  play.act({.kind = ActionKind::Roll, .c = dice_outcome(4, 5, EventDie::Trade)});
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Wool)) << "the commodity goes first";
}

TEST(OwnYields, AreWorthSomethingToBots) {  // OWN-54
  AtMountains usual(""), rich(R"(<add what="yield" of="settlement" count="2" terrain="mountains"/>)");
  const auto worth = [](AtMountains& play) {
    const View view(play.game(), play.state(), SeatId(0));
    return BoardWorth(view, usual_weights).settlement(play.board().hex_intersections(play.hex)[4]);
  };
  EXPECT_GT(worth(rich), worth(usual) + 0.5F);
}

TEST(OwnSites, DrawSettlersWhereTheirCardsBringSomething) {  // OWN-47
  // A ruin lies on each hex of hills.
  const auto worth = [](const std::string& step) {
    Playing play(base_with(R"(<deck id="finds" title="Finds" kind="sites"/>
        <marker id="ruin" title="Ruin" at="hex" colour="776655" deck="finds"/><card id="well" title="Well" deck="finds"/>
        <rule id="r" title="R"><when event="roll" numbers="5 6 8 9"/><for each="building" card="well"/>)" +
                           step + "</rule>"));
    const View view(play.game(), play.state(), SeatId(0));
    return BoardWorth(view, usual_weights)
        .settlement(play.board().hex_intersections(play.only(Terrain::Hills))[0]);
  };
  const float plain = worth(R"(<take what="any" count="0"/>)");
  EXPECT_GT(worth(R"(<take what="any" count="2"/>)"), plain) << "it may be the well";
  EXPECT_LT(worth(R"(<pay what="any" count="2"/>)"), plain);
}

TEST(OwnYields, ThatMeanNothingAreNamed) {  // OWN-01
  EXPECT_THAT(findings(base_with(R"(<add what="yield" of="road" count="1"/>)"), "own.names-known"),
              ElementsAre("a hex yields something to a settlement or a city"));
  EXPECT_THAT(findings(base_with(R"(<set what="yield" to="40"/>)"), "own.names-known"),
              ElementsAre("a hex yields at most 9 cards to a building"));
  EXPECT_THAT(findings(base_with(R"(<add what="yield" count="1" terrain="gold"/>)"), "own.can-happen"),
              SizeIs(1));
}

/// Nobody with a broken road buys one; repairs are an action.
constexpr const char* broken_roads = R"(<marker id="crack" title="Crack" at="path" colour="7A2E1E"/>
    <action id="repair" title="repair" cost="1 brick"><choose what="path" stands="road" whose="own" marker="crack"/><remove marker="crack"/></action>
    <rule id="quake" title="Quake"><when event="roll" numbers="2"/><by who="everyone"/><choose what="path" stands="road" whose="own"/><put marker="crack"/></rule>
    <bar what="road"><if stands="road" whose="own" marker="crack"/></bar>)";

TEST(OwnBars, KeepFromBuildingWhileSomethingHolds) {  // OWN-55
  const Scenario scenario = base_with(broken_roads);
  EXPECT_THAT(sentences(scenario),
              Contains("No road is built if that player has a road where it has the mark Crack."));
  EXPECT_THAT(findings(scenario, "own.names-known"), IsEmpty());
  Playing play(scenario);
  const IntersectionId place = play.harbor(HarborKind::Ore);
  play.settlement(0, place);
  const auto way = play.way(place, 2);
  play.road(0, way[0]);
  play.give(0, road_price + road_price);
  play.turn_of(0);
  const Action build = at(ActionKind::BuildRoad, way[1]);
  EXPECT_TRUE(play.can(build));
  play.roll_of(0);
  play.roll(1, 1);
  ASSERT_NE(play.state().task(), nullptr);
  play.act(play.legal().front());
  EXPECT_FALSE(play.can(build));
  EXPECT_EQ(play.why_not(build), "a rule of this map forbids to build that now");
  play.give(1, road_price);
  play.settlement(1, play.harbor(HarborKind::Wool));
  play.turn_of(1);
  EXPECT_TRUE(play.can(at(ActionKind::BuildRoad, play.way(play.harbor(HarborKind::Wool), 1)[0])))
      << "others may build";
  play.turn_of(0);
  play.act({.kind = own::action::act, .b = 0});
  ASSERT_NE(play.state().task(), nullptr);
  play.act(play.legal().front());
  EXPECT_TRUE(play.can(build));
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnBars, AtTimesAreOfNumbersAndPieces) {  // OWN-55, OWN-01
  const auto wrong = [](const std::string& bar) { return findings(base_with(bar), "own.names-known"); };
  EXPECT_THAT(wrong(R"(<bar what="city"><if value="points" at-least="8"/></bar>)"), IsEmpty());
  EXPECT_THAT(wrong(R"(<bar what="city" coast="yes"><if value="points" at-least="8"/></bar>)"), SizeIs(1));
  EXPECT_THAT(wrong(R"(<bar what="city"><if coast="yes"/></bar>)"), SizeIs(1));
}

TEST(OwnDice, OfADeckComeOnceBeforeAnyComesAgain) {  // OWN-56
  const Scenario scenario = base_with(R"(<set what="dice" to="deck"/>)");
  EXPECT_THAT(findings(scenario, "own.names-known"), IsEmpty());
  const Game game(scenario);
  Random random(1);
  State state = Starter(game).start(random);
  std::set<std::uint16_t> drawn;
  int shuffles = 0;
  Actions legal;
  for (int rolls = 0; rolls < 100;) {
    legal.clear();
    legal_actions(game, state, legal);
    ASSERT_FALSE(legal.empty());
    Action next = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    const bool rolls_now = next.kind == ActionKind::Roll;
    if (rolls_now) EXPECT_EQ(outcomes(game, state, next).size(), 36 - drawn.size());
    resolve(game, state, next, random);
    if (rolls_now) {
      ++rolls;
      EXPECT_TRUE(drawn.insert(next.c).second) << "it came already";
      if (drawn.size() == 31) drawn.clear(), ++shuffles;
    }
    apply(game, state, next);
    if (state.phase == Phase::Over) break;
  }
  EXPECT_GE(shuffles, 1);
}

TEST(OwnDice, OfADeckWithoutSevensAreNeverUsedUp) {  // OWN-56
  const Game game(base_with(R"(<set what="dice" to="deck"/><bar what="seven"/>)"));
  Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("settler")));
  const auto ending = match.play(3, 0, 400);
  EXPECT_TRUE(ending.state.winner != none || ending.state.turn_number >= 400);
}

}  // namespace
}  // namespace hexwright
