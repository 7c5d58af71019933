#include <gmock/gmock.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/describe/describe.h"
#include "model/playtest/invariants.h"
#include "model/playtest/match.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/validation/validate.h"
#include "tests/support/own_packs.h"
#include "tests/support/playing.h"
#include "tests/support/templates.h"

namespace hexwright {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> errors_of(const Scenario& scenario) {
  std::vector<std::string> errors;
  for (const Finding& finding : validate(scenario))
    if (finding.severity == Severity::Error)
      errors.push_back(std::string(finding.check) + ": " + text(finding.message));
  return errors;
}

int counter(const Playing& play, Who seat, int number) {
  Playing& playing = const_cast<Playing&>(play);
  return own::counter_of({play.game(), playing.state()}, seat, number);
}

/// Everything in the gallery is sound, is played to its end by bots of both kinds, and breaks no invariant on
/// the way.
class Gallery : public testing::TestWithParam<std::string> {};
TEST_P(Gallery, IsPlayedToTheEnd) {  // OWN-11
  const own::Element pack = gallery_pack(GetParam());
  const Scenario scenario = with_pack_on_board(pack, template_for(pack));
  ASSERT_THAT(errors_of(scenario), IsEmpty());
  const Game game(scenario);
  for (const char* bot : {"random", "settler"}) {
    Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot(bot)));
    const int games = is_full_check() ? 1'000 : 4;
    for (int number = 0; number < games; ++number) {
      Actions log;
      const auto ending =
          match.play(3, static_cast<std::uint64_t>(number), standard_most_turns, nullptr, &log);
      if (std::string_view(bot) == "settler") EXPECT_EQ(ending.state.phase, Phase::Over) << number;
      State state = match.start();
      for (const Action& action : log) {
        ASSERT_EQ(refusal(game, state, action), std::nullopt);
        apply(game, state, action);
        ASSERT_THAT(broken_invariants(game, state), IsEmpty());
      }
    }
  }
}
TEST_P(Gallery, ReadsAsItIsWritten) {  // OWN-12
  const own::Element pack = gallery_pack(GetParam());
  const LoadedPack again = read_pack(write_pack(pack));
  EXPECT_TRUE(again.problems.empty());
  EXPECT_EQ(again.pack, pack);
  const Scenario scenario = with_pack_on_board(pack);
  const LoadedScenario loaded = read_xml(write_xml(scenario));
  EXPECT_TRUE(loaded.problems.empty());
  EXPECT_EQ(loaded.scenario, scenario);
}
INSTANTIATE_TEST_SUITE_P(Own, Gallery, testing::ValuesIn(gallery_names()), test::parameter_name);

TEST(OwnRules, GainCountersOnPrintedNumbersUnlessTheRobberIsThere) {
  Playing play(with_pack_on_board(gallery_pack("lake")));
  const HexId lake = play.only(*own::from_id<Terrain>(play.game().map().packs(), "lake"));
  const auto& corners = play.board().hex_intersections(lake);
  play.settlement(0, corners[0]);
  play.settlement(0, corners[2]);
  play.state().robber = play.hexes(Terrain::Hills).front();
  for (const auto& [one, other, fish] : {std::tuple{1, 1, 2}, {2, 2, 2}, {5, 6, 4}, {6, 6, 6}}) {
    play.roll_of(0);
    play.roll(one, other);
    EXPECT_EQ(counter(play, 0, 0), fish) << one + other;
    EXPECT_EQ(counter(play, 1, 0), 0);
  }
  play.state().robber = lake;
  play.roll_of(0);
  play.roll(1, 1);
  EXPECT_EQ(counter(play, 0, 0), 6);
  play.state().robber = play.hexes(Terrain::Hills).front();
  play.turn_of(0);
  const Action buy{.kind = own::action::act, .x = 0, .a = 0, .b = 1 + static_cast<int>(Card::Ore)};
  const State before = play.state();
  const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dot"};
  const Narrator narrator{play.game(), names, {}};
  EXPECT_EQ(text(action_label(narrator, before, buy)), "buy with fish: 1 ore");
  play.act(buy);
  EXPECT_EQ(counter(play, 0, 0), 3);
  EXPECT_EQ(play.seat(0).hand[Card::Ore], before.seats[SeatId(0)].hand[Card::Ore] + 1);
  play.act(buy);
  EXPECT_THAT(play.why_not(buy), HasSubstr("this needs what it costs"));
}

TEST(OwnRules, SetFiguresOfTheGame) {
  Playing limit(base_with(R"(<set what="hand-limit" to="9"/>)"));
  EXPECT_EQ(hand_limit_of(limit.game(), limit.state(), SeatId(0)), 9);
  Playing lower(base_with(R"(<set what="hand-limit" to="5"/>)"));
  EXPECT_EQ(hand_limit_of(lower.game(), lower.state(), SeatId(0)), 5);
  Playing later(base_with(R"(<add what="hand-limit" count="2"><if value="turn" at-least="5"/></add>)"));
  EXPECT_EQ(hand_limit_of(later.game(), later.state(), SeatId(0)), 7);
  later.state().turn_number = 5;
  EXPECT_EQ(hand_limit_of(later.game(), later.state(), SeatId(0)), 9);
}

TEST(OwnRules, SetWhatWinningTakes) {  // BASE-11
  const auto wins = [](const char* rules, int points) {
    Playing play(base_with(rules));
    play.turn_of(0);
    play.build_up(1, points);
    play.act({.kind = ActionKind::EndTurn});
    return SeatId(play.state().winner) == SeatId(1);
  };
  EXPECT_TRUE(wins("", 10));
  EXPECT_FALSE(wins(R"(<set what="victory" to="12"/>)", 10));
  EXPECT_TRUE(wins(R"(<set what="victory" to="6"/>)", 6));
  EXPECT_FALSE(wins(R"(<set what="victory" to="6"/>)", 5));
  constexpr const char* later = R"(<set what="victory" to="6"><if value="cities" at-least="9"/></set>)";
  EXPECT_FALSE(wins(later, 6)) << "nobody has so many cities";
  EXPECT_TRUE(wins(later, 10));
}

TEST(OwnRules, ChangeTheRatesOfTheBank) {
  Playing play(base_with(R"(<set what="rate" to="2" cards="wool"/>)"));
  play.found();
  play.turn_of(0);
  play.empty_hand(0);
  play.give(0, Cards(Card::Wool, 2));
  const Action trade{.kind = ActionKind::TradeWithBank,
                     .x = static_cast<std::uint8_t>(Card::Ore),
                     .a = static_cast<std::uint16_t>(Card::Wool)};
  EXPECT_TRUE(play.can(trade));
  play.act(trade);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore));
}

TEST(OwnRules, ChangeWhatBuildingCosts) {
  Playing play(base_with(R"(<set what="price" of="city" cards="5 wool"/>)"));
  play.found();
  play.turn_of(0);
  play.empty_hand(0);
  play.give(0, Cards(0, 0, 3, 2, 0));
  const Action city = at(ActionKind::BuildCity, [&] {
    IntersectionId found;
    play.seat(0).settlements_at.for_each([&](IntersectionId place) { found = place; });
    return ActionField(found);
  }());
  EXPECT_FALSE(play.can(city));
  EXPECT_THAT(play.why_not(city), HasSubstr("5 wool"));
  play.give(0, Cards(Card::Wool, 5));
  play.act(city);
  EXPECT_EQ(play.seat(0).hand, Cards(0, 0, 3, 2, 0));
}

TEST(OwnRules, ForbidASevenAndTheRobber) {
  const Scenario scenario = base_with(
      R"(<bar what="seven"><if value="round" at-most="2"/></bar><bar what="robber" points-at-most="2"/>)");
  const Game game(scenario);
  Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("random")));
  int sevens = 0;
  for (std::uint64_t number = 0; number < 20; ++number) {
    Actions log;
    match.play(1, number, 60, nullptr, &log);
    State state = match.start();
    for (const Action& action : log) {
      if (action.kind == ActionKind::Roll && first_die(action.c) + second_die(action.c) == 7) {
        ++sevens;
        EXPECT_GT(state.turn_number, 2 * game.players());
      }
      if (action.kind == ActionKind::MoveRobber)
        for (const IntersectionId corner : game.board().hex_intersections(action.a.hex()))
          if (const BuildingPiece piece = building_at(state, corner); is_town(piece))
            EXPECT_GT(state.seats[piece.seat()].points, 2);
      apply(game, state, action);
    }
  }
  EXPECT_GT(sevens, 0);
}

TEST(OwnRules, GiveAnAwardToWhoeverLeads) {
  Playing play(base_with(R"(<counter id="coin" title="Coins" most="9"/>
    <award id="rich" title="Rich" by="counter:coin" least="3" points="2" tie="keep"/>
    <action id="earn" title="earn" limit="3" per="turn"><gain counter="coin"/></action>)"));
  play.found();
  const Action earn{.kind = own::action::act};
  const auto earns = [&](Who seat, int times) {
    play.turn_of(seat);
    play.state().seats[seat].acted_in_turn = 0;
    for (int i = 0; i < times; ++i) play.act(earn);
  };
  earns(0, 2);
  EXPECT_EQ(points(play.state(), SeatId(0)), 2);
  earns(0, 1);
  EXPECT_EQ(points(play.state(), SeatId(0)), 4);
  earns(1, 3);
  EXPECT_EQ(points(play.state(), SeatId(1)), 2) << "a tie keeps it where it is";
  earns(1, 1);
  EXPECT_EQ(points(play.state(), SeatId(1)), 4);
  EXPECT_EQ(points(play.state(), SeatId(0)), 2);
}

TEST(OwnRules, DoThingsOnceAndAtEveryCount) {
  Playing play(
      base_with(R"(<counter id="coin" title="Coins" most="20"/><counter id="star" title="Stars" most="20"/>
    <rule id="first" title="First"><when event="built" what="city"/><if once="game"/><points count="1"/></rule>
    <rule id="every" title="Every"><when event="reached" counter="coin" every="3"/><gain counter="star"/></rule>
    <action id="earn" title="earn"><gain counter="coin" count="2"/></action>)"));
  play.found();
  play.turn_of(0);
  for (int i = 0; i < 3; ++i) play.act({.kind = own::action::act});
  EXPECT_EQ(counter(play, 0, 0), 6);
  EXPECT_EQ(counter(play, 0, 1), 2);
}

Scenario with_mark(const std::string& at, const MarkPlace& place, const std::string& inside) {
  Scenario scenario = template_named("base-3-4");
  scenario.own =
      own::Packs({pack_of("<marker id=\"sign\" title=\"Sign\" at=\"" + at + "\" colour=\"2F6F9F\"/>" +
                          "<counter id=\"coin\" title=\"Coins\" most=\"20\"/>" + inside)});
  scenario.marks[place] = {*own::from_id<MarkKind>(scenario.own, "sign")};
  return scenario;
}

const Path a_river({0, 0}, Direction::East);

TEST(OwnMarks, LieAtAPlaceAndAtWhatItTouches) {
  const std::string rules = R"(
    <rule id="toll" title="Toll"><when event="built" what="road" marker="sign"/><gain counter="coin" count="1"/></rule>
    <rule id="town" title="Town"><when event="built" what="settlement" marker="sign"/><gain counter="coin" count="5"/></rule>)";
  Playing play(with_mark("path", a_river, rules));
  const PathId path = play.board().find(a_river);
  const auto ends = play.board().path_ends(path);
  play.settlement(0, ends[0]);
  play.turn_of(0);
  play.give(0, Cards(2, 2, 0, 0, 0));
  play.act({.kind = ActionKind::BuildRoad, .a = path});
  EXPECT_EQ(counter(play, 0, 0), 1);
  const PathId further =
      play.way(ends[1], 2).front() == path ? play.way(ends[1], 2)[1] : play.way(ends[1], 2).front();
  play.act({.kind = ActionKind::BuildRoad, .a = further});
  EXPECT_EQ(counter(play, 0, 0), 1) << "a path beside it is another";

  Playing town(with_mark("path", a_river, rules));
  town.road(1, path);
  const int before = counter(town, 1, 0);
  town.turn_of(1);
  town.give(1, Cards(1, 1, 0, 1, 1));
  town.act({.kind = ActionKind::BuildSettlement, .a = ends[1]});
  EXPECT_EQ(counter(town, 1, 0), before + 5);
}

TEST(OwnMarks, BarWhatTheyAreSaidToBar) {
  Playing play(with_mark("path", a_river, R"(<bar what="road settlement" marker="sign"/>)"));
  const PathId path = play.board().find(a_river);
  const auto ends = play.board().path_ends(path);
  play.settlement(0, ends[0]);
  play.turn_of(0);
  play.give(0, Cards(2, 2, 0, 1, 1));
  int roads = 0;
  for (const PathId each : play.board().intersection_paths(ends[0])) {
    EXPECT_EQ(play.can({.kind = ActionKind::BuildRoad, .a = each}), each != path);
    roads += each != path ? 1 : 0;
  }
  EXPECT_EQ(roads, 2);
  EXPECT_FALSE(play.game().carries_settlement(play.state(), ends[1]));
  EXPECT_THAT(play.why_not({.kind = ActionKind::BuildRoad, .a = path}), HasSubstr("no road"));
}

/// What a trigger says beside its event: which numbers, and the first of how many.
TEST(OwnRules, HappenOnlyAtTheNumbersAndPiecesThatTheyName) {
  const std::string coins = R"(<counter id="coin" title="Coins" most="20"/>)";
  Playing numbers(base_with(
      coins +
      R"(<rule id="r" title="R"><when event="number" numbers="8" terrain="hills fields forest pasture mountains"/>
    <for each="building-around"/><gain counter="coin"/></rule>)"));
  for (const HexId hex : numbers.board().hexes())
    if (numbers.state().number[hex] == 8 || numbers.state().number[hex] == 9)
      if (const IntersectionId corner = numbers.board().hex_intersections(hex)[0];
          numbers.state().sites.has(corner))
        numbers.settlement(0, corner);
  numbers.roll_of(0);
  numbers.roll(4, 5);
  EXPECT_EQ(counter(numbers, 0, 0), 0);
  numbers.roll_of(0);
  numbers.roll(4, 4);
  EXPECT_GT(counter(numbers, 0, 0), 0);

  Playing roads(base_with(
      coins +
      R"(<rule id="r" title="R"><when event="built" what="road" nth="3"/><gain counter="coin"/></rule>)"));
  const auto way = roads.way(roads.board().hex_intersections(roads.hexes(Terrain::Hills).front())[0], 4);
  roads.road(0, way[0]);
  roads.turn_of(0);
  roads.give(0, Cards(3, 3, 0, 0, 0));
  for (std::size_t i = 1; i < 4; ++i) {
    roads.act({.kind = ActionKind::BuildRoad, .a = way[i]});
    EXPECT_EQ(counter(roads, 0, 0), i < 2 ? 0 : 1) << i + 1 << " roads";
  }
}

/// A game that the validator refuses is played all the same, and what is too much is left out.
TEST(OwnRules, ThatAskTooMuchBreakNoGame) {  // OWN-19
  const Game game(base_with(
      R"(<rule id="r" title="R"><when event="built" nth="4"/><by who="others"/><build what="road"/></rule>
    <rule id="s" title="S"><when event="built"/><by who="everyone"/><build what="road" count="5"/></rule>
    <rule id="t" title="T"><when event="built"/><by who="everyone"/><take what="any" may="yes"/></rule>)"));
  Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("random")));
  for (std::uint64_t number = 0; number < 20; ++number) {
    Actions log;
    match.play(9, number, 60, nullptr, &log);
    State state = match.start();
    for (const Action& action : log) {
      apply(game, state, action);
      ASSERT_THAT(broken_invariants(game, state), IsEmpty());
    }
  }
}

TEST(OwnRules, BarRoadsByPlaceToo) {
  Playing play(base_with(R"(<bar what="road" coast="yes"/>)"));
  int inland = 0;
  for (const PathId path : play.board().paths()) {
    const auto& hexes = play.board().path_hexes(path);
    const bool coast = std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
      return hex == none || shows(play.state(), hex, Terrain::Sea);
    });
    EXPECT_EQ(play.game().carries_road(play.state(), path), !coast);
    inland += coast ? 0 : 1;
  }
  EXPECT_EQ(inland, 42);
}

TEST(OwnRules, BarsOnBuildingSayWhatNeverChanges) {
  const auto errors = [](const std::string& inside) { return errors_of(base_with(inside)); };
  EXPECT_THAT(errors(R"(<bar what="settlement" beside="terrain:hills" coast="yes"/>)"),
              Contains(HasSubstr("write two of them")));
  EXPECT_THAT(errors(R"(<bar what="road" beside="own-building"/>)"),
              Contains(HasSubstr("only beside terrains")));
  EXPECT_THAT(
      errors(
          R"(<rule id="r" title="R"><when event="built" what="road" marker="rivr"/><take what="any"/></rule>
                        <marker id="river" title="River" at="path" colour="2F6F9F"/>)"),
      Contains(HasSubstr("there is no marker \"rivr\"; did you mean \"river\"?")));
}

/// A hand that is not to be seen changes nothing of what may be done by others.
TEST(OwnRules, LetOnlyVisibleThingsDecide) {  // OWN-13
  const Game game(with_pack_on_board(gallery_pack("river")));
  Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("random")));
  Actions log;
  match.play(5, 0, 80, nullptr, &log);
  State state = match.start();
  int listed = 0;
  for (const Action& action : log) {
    if (const SeatId seat = actor(state); seat != none) {
      Actions all, seen;
      legal_actions(game, state, all);
      legal_actions(game, View(game, state, seat).visible(), seen);
      // Whom one may rob depends on cards that nobody sees; what own rules let one do must not.
      const auto others = [](const Action& each) {
        return each.kind != own::action::act && each.kind != own::action::roll &&
               each.kind != own::action::lose;
      };
      std::erase_if(all, others), std::erase_if(seen, others);
      ASSERT_EQ(all, seen);
      listed += static_cast<int>(all.size());
    }
    apply(game, state, action);
  }
  EXPECT_GT(listed, 0);
}

}  // namespace
}  // namespace hexwright
