#include <gmock/gmock.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/describe/describe.h"
#include "model/playtest/invariants.h"
#include "model/playtest/match.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/playtest/view.h"
#include "model/rules/own/own.h"
#include "model/validation/validate.h"
#include "tests/support/own_packs.h"
#include "tests/support/playing.h"

// What own rules wait for besides numbers and buildings, whom they concern, and what passes from hand to
// hand.

namespace hexwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

int number_of(const Playing& play, HexId hex) { return const_cast<Playing&>(play).state().number[hex]; }
/// Rolls the number, by any dice.
void roll_number(Playing& play, int number) { play.roll(std::max(1, number - 6), std::min(number - 1, 6)); }

TEST(OwnEvents, ARollThatBringsAPlayerNothing) {  // OWN-30
  const Scenario scenario = base_with(
      R"(<rule id="alms" title="Alms"><when event="nothing"/><take what="wool" count="1"/></rule>)");
  EXPECT_THAT(sentences(scenario),
              ElementsAre("When a roll brings a player nothing: that player: take 1 wool."));
  Playing play(scenario);
  const HexId hills = play.hexes(Terrain::Hills).front();
  play.settlement(0, play.board().hex_intersections(hills)[0]);
  play.roll_of(1);
  roll_number(play, number_of(play, hills));
  EXPECT_EQ(play.seat(0).hand[Card::Wool], 0);
  for (const int seat : {1, 2, 3}) EXPECT_EQ(play.seat(seat).hand, Cards(Card::Wool)) << seat;
}

TEST(OwnEvents, ALossIsOfItsOwner) {  // OWN-30
  const Scenario scenario = base_with(
      R"(<rule id="storm" title="Storm"><when event="roll" numbers="2"/><strike what="building" terrain="hills"/></rule>
         <rule id="aid" title="Aid"><when event="lost" what="settlement"/><take what="ore" count="2"/></rule>)");
  EXPECT_THAT(sentences(scenario), Contains("When somebody loses a settlement: that player: take 2 ore."));
  Playing play(scenario);
  const auto& corners = play.board().hex_intersections(play.hexes(Terrain::Hills).front());
  play.settlement(1, corners[0]);
  play.city(2, corners[2]);
  play.roll_of(0);
  play.roll(1, 1);
  EXPECT_EQ(play.seat(1).hand[Card::Ore], 2);
  EXPECT_EQ(play.seat(2).hand[Card::Ore], 0);
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnEvents, WhoHasTheMostGivesToWhoHasTheFewest) {  // OWN-31
  const Scenario scenario = base_with(
      R"(<rule id="tax" title="Tax"><when event="roll" numbers="2"/><by who="most-points"/>
         <give what="any" count="1" to="fewest-points"/></rule>)");
  EXPECT_THAT(
      sentences(scenario),
      ElementsAre("When 2 is rolled: whoever has the most points that all can see: give 1 card of choice "
                  "to whoever has the fewest points."));
  Playing play(scenario);
  play.found();
  play.build_up(2, 5);
  play.build_up(0, 3);
  play.build_up(1, 3);
  for (const int seat : {0, 1, 2, 3}) play.empty_hand(seat);
  play.give(2, Cards(Card::Ore, 2));
  play.roll_of(0);
  play.roll(1, 1);
  play.empty_hand(3);
  const int ore = play.seat(2).hand[Card::Ore];
  ASSERT_NE(play.state().task_count, 0);
  EXPECT_TRUE(play.can(with(ActionKind::PayCard, Card::Ore)));
  const State before = play.state();
  play.act(with(ActionKind::PayCard, Card::Ore));
  EXPECT_EQ(play.seat(2).hand[Card::Ore], ore - 1);
  EXPECT_EQ(play.seat(3).hand[Card::Ore], 1);
  EXPECT_EQ(play.state().bank[Card::Ore], before.bank[Card::Ore]);
}

TEST(OwnEvents, EverybodyGivesToTheLeftAtOnceWhereNothingIsToBeChosen) {  // OWN-31
  Playing play(base_with(
      R"(<rule id="pass" title="Passing"><when event="turn" at="ends"/><by who="others"/><give what="wool" count="2" to="left"/></rule>)"));
  play.found();
  for (const int seat : {0, 1, 2, 3}) play.empty_hand(seat);
  play.turn_of(0);
  play.give(1, Cards(Card::Wool, 3));
  play.give(3, Cards(Card::Wool, 1));
  play.act({.kind = ActionKind::EndTurn});
  // One gives after the other, from the player on turn on: what came is passed on.
  EXPECT_EQ(play.seat(1).hand[Card::Wool], 1);
  EXPECT_EQ(play.seat(2).hand[Card::Wool], 0);
  EXPECT_EQ(play.seat(3).hand[Card::Wool], 1);
  EXPECT_EQ(play.seat(0).hand[Card::Wool], 2);
}

TEST(OwnEvents, AHexBecomesAnotherTerrain) {  // OWN-32
  const Scenario scenario = base_with(
      R"(<rule id="spent" title="Spent"><when event="number" terrain="hills"/><become terrain="desert"/></rule>)");
  EXPECT_THAT(sentences(scenario),
              ElementsAre("When the number of any hills is rolled: the hex becomes desert."));
  Playing play(scenario);
  const HexId hills = play.hexes(Terrain::Hills).front();
  const int number = number_of(play, hills);
  play.settlement(0, play.board().hex_intersections(hills)[0]);
  play.roll_of(0);
  roll_number(play, number);
  EXPECT_EQ(play.seat(0).hand[Card::Brick], 1);  // once more
  EXPECT_EQ(play.state().terrain[hills], static_cast<int>(Terrain::Desert));
  EXPECT_EQ(number_of(play, hills), 0);
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnEvents, WhatHexesBecomeCountsAsOnTheMap) {  // OWN-32
  const std::string
      ruins = R"(<terrain id="ruins" title="Ruins" word="ruins" colour="554433"/>)",
      use =
          R"(<rule id="dig" title="Digging"><when event="built" what="road" beside="terrain:ruins"/><take what="ore"/></rule>)";
  Scenario scenario = base_with(ruins + use);
  for (auto& [hex, cell] : scenario.cells)
    if (const auto terrain = open_terrain(cell); terrain && is_own(*terrain)) cell.terrain = Terrain::Desert;
  EXPECT_THAT(findings(scenario, "own.can-happen"), Contains(HasSubstr("ruins")));
  EXPECT_THAT(findings(scenario, "own.terrains-lie"), testing::SizeIs(1));
  const auto cells = scenario.cells;
  scenario = base_with(
      ruins + use +
      R"(<rule id="fall" title="Fall"><when event="number" terrain="hills"/><become terrain="ruins"/></rule>)");
  scenario.cells = cells;
  EXPECT_THAT(findings(scenario, "own.can-happen"), IsEmpty());
  EXPECT_THAT(findings(scenario, "own.terrains-lie"), IsEmpty());
}

TEST(OwnEvents, EachDiscoveryIsCountedForWhoDiscovers) {  // OWN-30
  const Scenario scenario = with_pack_on_board(pack_of(R"(<counter id="find" title="Finds" most="99"/>
                 <rule id="find" title="Finding"><when event="discovered"/><gain counter="find"/></rule>)"),
                                               "fog-islands-4");
  const Game game(scenario);
  Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("settler")));
  int found = 0;
  for (std::uint64_t number = 0; number < 3; ++number) {
    const State last = match.play(5, number, standard_most_turns).state;
    const State& first = match.start();
    int counted = 0, revealed = 0;
    for (const SeatId seat : game.seats()) counted += own::counter_of({game, last}, seat, 0);
    for (const HexId hex : game.board().hexes())
      revealed += first.terrain[hex] == unknown_terrain && last.terrain[hex] != unknown_terrain ? 1 : 0;
    EXPECT_EQ(counted, revealed);
    found += counted;
  }
  EXPECT_GT(found, 0);
}

constexpr const char* small_deck =
    R"(<deck id="luck" title="Luck"/>
       <card id="good" title="Good" deck="luck" copies="2"><take what="ore"/></card>
       <card id="all" title="All" deck="luck"><by who="everyone"/><take what="wool"/></card>
       <rule id="draw" title="Draw"><when event="roll" numbers="2"/><draw deck="luck"/></rule>)";

TEST(OwnDecks, AreDrawnToTheirEndAndShuffledAgain) {  // OWN-33
  const Scenario scenario = base_with(small_deck);
  EXPECT_THAT(sentences(scenario),
              ElementsAre("Good (2 cards of Luck): whoever draws it: take 1 ore.",
                          "All (1 card of Luck): everyone, from the player on turn on: take 1 wool.",
                          "When 2 is rolled: the player on turn: draw a card of Luck."));
  Playing play(scenario);
  int ore = 0, wool = 0;
  for (int drawn = 1; drawn <= 6; ++drawn) {
    play.roll_of(0);
    play.roll(1, 1);
    const Actions legal = play.legal();
    ASSERT_THAT(legal, testing::SizeIs(1));
    play.act(legal.front());
    ore += play.seat(0).hand[Card::Ore];
    wool += play.seat(3).hand[Card::Wool];
    for (const int seat : {0, 1, 2, 3}) play.empty_hand(seat);
    // Three cards are all of them, whatever their order.
    if (drawn % 3 == 0) EXPECT_EQ(std::pair(ore, wool), std::pair(2 * drawn / 3, drawn / 3)) << drawn;
  }
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnDecks, TellTheirCardsInWordsAndWeighThem) {  // OWN-33
  Playing play(base_with(small_deck));
  play.roll_of(0);
  play.roll(1, 1);
  const Action draw = play.legal().front();
  const auto outcomes = hexwright::outcomes(play.game(), play.state(), draw);
  ASSERT_THAT(outcomes, testing::SizeIs(2));
  EXPECT_EQ(outcomes[0].weight, 2);
  EXPECT_EQ(outcomes[1].weight, 1);
  const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dot"};
  const Narrator narrator{play.game(), names, {}};
  Action drawn = draw;
  drawn.c = outcomes[1].outcome;
  const State before = play.state();
  play.act(drawn);
  EXPECT_EQ(play.seat(2).hand, Cards(Card::Wool));
  std::string told;
  for (const Sentence& each : describe(narrator, before, drawn, play.state()))
    told += text(each.words) + "\n";
  EXPECT_THAT(told, HasSubstr("Ann draws the card All"));
  EXPECT_THAT(told, HasSubstr("All: Ben takes 1 wool"));
}

TEST(OwnDecks, WithoutCardsOrThatNobodyDrawsAreFound) {  // OWN-04
  EXPECT_THAT(findings(base_with(R"(<deck id="luck" title="Luck"/>)"), "own.things-used"),
              Contains(HasSubstr("has no cards")));
  EXPECT_THAT(findings(base_with(R"(<deck id="luck" title="Luck"/>
                                    <card id="one" title="One" deck="luck"><take what="ore"/></card>)"),
                       "own.things-used"),
              Contains(HasSubstr("nothing ever draws a card")));
  EXPECT_THAT(findings(base_with(small_deck), "own.things-used"), IsEmpty());
}

TEST(OwnDecks, OfWhichACardDrawsAgainWithoutEndAreFound) {  // OWN-02
  const Scenario scenario = base_with(
      R"(<deck id="luck" title="Luck"/><card id="more" title="More" deck="luck"><draw deck="luck"/></card>
         <rule id="draw" title="Draw"><when event="roll" numbers="2"/><draw deck="luck"/></rule>)");
  EXPECT_THAT(findings(scenario, "own.rules-end"), Contains(HasSubstr("More")));
}

TEST(OwnDecks, ThatThereAreNotAreNamed) {  // OWN-01
  const Scenario scenario = base_with(
      R"(<deck id="fortune" title="Luck"/><card id="one" title="One" deck="fortunes"><take what="ore"/></card>)");
  EXPECT_THAT(findings(scenario, "own.names-known"), Contains(HasSubstr("did you mean \"fortune\"?")));
}

TEST(OwnEvents, AKnightAndAPurchaseAreOfWhoPlaysAndBuys) {  // OWN-44
  const Scenario scenario = base_with(
      R"(<rule id="pay" title="Pay"><when event="knight"/><take what="ore"/></rule>
         <rule id="buy" title="Buy"><when event="bought"/><take what="wool"/></rule>)");
  EXPECT_THAT(sentences(scenario),
              ElementsAre("When somebody plays a knight: that player: take 1 ore.",
                          "When somebody buys a development card: that player: take 1 wool."));
  Playing play(scenario);
  play.turn_of(1);
  play.give(1, Cards(Card::Ore) + Cards(Card::Wool) + Cards(Card::Grain));
  play.act({.kind = ActionKind::BuyDevelopment, .c = 1});
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Wool));
  ++play.seat(1).developments[0];
  --play.state().developments[0];
  play.act({.kind = ActionKind::PlayKnight});
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Wool) + Cards(Card::Ore));
}

TEST(OwnEvents, ADevelopmentCardMayComeWithoutAPrice) {  // OWN-44
  Playing play(base_with(
      R"(<action id="gift" title="gift" limit="1" per="turn"><draw deck="development"/></action>)"));
  play.turn_of(0);
  play.act({.kind = own::action::act, .b = 0});
  const int left = play.state().left_to_buy();
  const Actions legal = play.legal();
  ASSERT_THAT(legal, testing::SizeIs(1));
  play.act(legal.front());
  EXPECT_EQ(play.state().left_to_buy(), left - 1);
  EXPECT_EQ(View(play.game(), play.state(), SeatId(1)).open(SeatId(0)).developments(), 1);
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnEvents, OwnBuildingsAtAMarkAreAsked) {  // OWN-45
  const Scenario scenario = base_with(
      R"(<rule id="find" title="Finds"><when event="roll" numbers="2"/><by who="everyone"/>
         <if stands="settlement" terrain="hills" whose="own"/><take what="ore"/></rule>
         <rule id="envy" title="Envy"><when event="roll" numbers="2"/><by who="everyone"/>
         <if stands="settlement" terrain="hills" whose="others"/><take what="wool"/></rule>)");
  EXPECT_THAT(
      sentences(scenario),
      Contains(
          "When 2 is rolled: everyone, from the player on turn on: if that player has a settlement where "
          "it is hills, take 1 ore."));
  Playing play(scenario);
  play.settlement(2, play.board().hex_intersections(play.hexes(Terrain::Hills).front())[0]);
  play.roll_of(0);
  play.roll(1, 1);
  for (const int seat : {0, 1, 2, 3}) {
    EXPECT_EQ(play.seat(seat).hand[Card::Ore], seat == 2 ? 1 : 0) << seat;
    EXPECT_EQ(play.seat(seat).hand[Card::Wool], seat == 2 ? 0 : 1) << seat;
  }
}

TEST(OwnEvents, WhoHoldsAnAwardIsANumber) {  // OWN-45
  Playing play(base_with(
      R"(<rule id="toll" title="Toll"><when event="roll" numbers="2"/><by who="everyone"/><if value="longest-route" is="1"/><take what="ore"/></rule>)"));
  play.state().longest_holder = SeatId(3);
  play.roll_of(0);
  play.roll(1, 1);
  EXPECT_EQ(play.seat(3).hand[Card::Ore], 1);
  EXPECT_EQ(play.seat(0).hand[Card::Ore], 0);
}

TEST(OwnEvents, OnAMapWithoutHiddenHexesNothingIsDiscovered) {  // OWN-23
  const Scenario scenario =
      base_with(R"(<rule id="find" title="Finding"><when event="discovered"/><take what="any"/></rule>)");
  EXPECT_THAT(findings(scenario, "own.can-happen"), Contains(HasSubstr("no hex of this map lies face down")));
}

TEST(OwnEvents, GivingToOneselfIsFound) {  // OWN-20
  const Scenario scenario = base_with(
      R"(<rule id="self" title="Self"><when event="roll" numbers="2"/><give what="any" to="on-turn"/></rule>)");
  EXPECT_THAT(findings(scenario, "own.choices-answered"), Contains(HasSubstr("who is the one who gives it")));
}

TEST(OwnEvents, ARuleOfARollIsAboutNoHex) {  // OWN-01
  const Scenario scenario = base_with(
      R"(<rule id="dry" title="Dry"><when event="roll" numbers="2"/><become terrain="desert"/></rule>)");
  EXPECT_THAT(findings(scenario, "own.names-known"), Contains(HasSubstr("it is about no hex")));
}

TEST(OwnGifts, OfWhatIsCountedGoToWhoIsChosen) {  // OWN-57
  const Scenario scenario =
      base_with(R"(<counter id="shoe" title="Shoe" one="old shoe" many="old shoes" most="1"/>
      <rule id="find" title="Find"><when event="roll" numbers="2"/><gain counter="shoe"/></rule>
      <rule id="left" title="Left"><when event="roll" numbers="12"/><give counter="shoe" to="left"/></rule>
      <action id="pass" title="pass on" cost="1 wool"><if value="counter:shoe" is="1"/><give counter="shoe" to="others"/></action>
      <add what="victory" count="1" each="counter:shoe"/>)");
  EXPECT_THAT(findings(scenario, "own.names-known"), IsEmpty());
  EXPECT_THAT(sentences(scenario), Contains("In your turn you may pass on if old shoes is 1: for 1 wool, "
                                            "give 1 old shoe to another player of choice."));
  Playing play(scenario);
  const auto shoes = [&] {
    std::vector<int> all;
    for (const SeatId seat : play.game().seats()) all.push_back(play.seat(seat).own_counters[0]);
    return all;
  };
  play.roll_of(0);
  play.roll(1, 1);
  EXPECT_THAT(shoes(), ElementsAre(1, 0, 0, 0));
  play.give(0, Cards(Card::Wool));
  play.act({.kind = own::action::act, .b = 0});
  ASSERT_NE(play.state().task(), nullptr);
  EXPECT_THAT(play.legal(), SizeIs(3)) << "one of the others";
  play.act({.kind = own::action::choose_player, .x = 2});
  EXPECT_THAT(shoes(), ElementsAre(0, 0, 1, 0));
  EXPECT_FALSE(play.can({.kind = own::action::act, .b = 0})) << "who has none has nothing to give";
  play.roll_of(2);
  play.roll(6, 6);
  EXPECT_THAT(shoes(), ElementsAre(0, 0, 0, 1));
  play.roll_of(1);
  play.roll(6, 6);
  EXPECT_THAT(shoes(), ElementsAre(0, 0, 0, 1));
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnGifts, AreCardsOrACounterOfThePlayer) {  // OWN-57, OWN-01
  const auto wrong = [](const std::string& step) {
    return findings(
        base_with(R"(<counter id="a" title="A" most="9"/><counter id="t" title="T" of="table" most="9"/>
        <rule id="r" title="R"><when event="roll" numbers="2"/><gain counter="a"/>)" +
                  step + "</rule>"),
        "own.names-known");
  };
  EXPECT_THAT(wrong(R"(<give counter="a" to="left"/>)"), IsEmpty());
  EXPECT_THAT(wrong(R"(<give to="left"/>)"),
              ElementsAre("it says neither which cards are given nor which counter"));
  EXPECT_THAT(wrong(R"(<give counter="t" to="left"/>)"),
              ElementsAre("what is counted for the table is nobody's to give"));
  EXPECT_THAT(wrong(R"(<give counter="a" what="any" to="left"/>)"), SizeIs(1));
}

}  // namespace
}  // namespace hexwright
