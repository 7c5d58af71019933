#include "editor/core/play/own_play.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "editor/core/play/rules_text.h"
#include "editor/core/play/why_not.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "tests/editor/core/play/driven.h"
#include "tests/support/own_packs.h"

// What those who play see and read of the own rules of a map.

namespace hexwright {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;

PlaySession game_of_bots(Scenario map, std::uint64_t seed = 1) {
  PlaySetup setup{.scenario = std::move(map), .seed = seed};
  setup.players = usual_players(setup.scenario);
  for (Player& player : setup.players) player.bot = find_bot("settler");
  return started(std::move(setup));
}

std::string all_in_words(const std::vector<Message>& messages) {
  std::string all;
  for (const Message& each : messages) all += text(each) + "\n";
  return all;
}

TEST(OwnCounts, SayWhatEachPlayerHasByItsTitle) {
  PlaySession session = game_of_bots(with_pack_on_board(gallery_pack("lake")));
  const auto fish = [&](SeatId seat) { return own::counter_of({session.game(), session.state()}, seat, 0); };
  EXPECT_EQ(all_in_words(own_counts_of(session, SeatId(0))), "Fish: 0\n");
  const auto somebody_fished = [&] {
    return std::ranges::any_of(session.game().seats(), [&](SeatId seat) { return fish(seat) > 0; });
  };
  while (!session.is_over() && !somebody_fished()) step(session);
  ASSERT_TRUE(somebody_fished());
  for (const SeatId seat : session.game().seats())
    EXPECT_EQ(all_in_words(own_counts_of(session, seat)), fmt::format("Fish: {}\n", fish(seat)));
  EXPECT_EQ(all_in_words(own_counts_of_table(session)), "");
}

TEST(OwnCounts, OfTheTableStandByThemselves) {
  const PlaySession session = game_of_bots(with_pack_on_board(pack_of(
      R"(<counter id="storm" title="Storm" one="storm" many="storms" of="table" start="2" most="9"/>)")));
  EXPECT_EQ(all_in_words(own_counts_of(session, SeatId(0))), "");
  EXPECT_EQ(all_in_words(own_counts_of_table(session)), "Storm: 2\n");
}

TEST(OwnCounts, AreNoneWithoutPacks) {
  const PlaySession session = started(setup_of("base-3-4"));
  EXPECT_TRUE(own_counts_of(session, SeatId(0)).empty());
  EXPECT_TRUE(own_counts_of_table(session).empty());
}

std::string why_not(const PlaySession& session, std::uint8_t number) {
  const auto refusal = why_no_own_move(session, number);
  return refusal ? text(refusal->why, nullptr, session.names()) : "";
}

bool is_in_turn(const PlaySession& session) {
  return !session.state().task() && session.state().phase == Phase::Main;
}

TEST(OwnMoves, AreNamedWithTheirPrices) {
  const PlaySession lake = game_of_bots(with_pack_on_board(gallery_pack("lake")));
  const auto moves = own_moves_of(lake.game());
  ASSERT_EQ(moves.size(), 1U);
  EXPECT_EQ(text(moves.front().label), "buy with fish (3 fish)");
  EXPECT_THAT(text(moves.front().about), HasSubstr("In your turn you may buy with fish"));
  EXPECT_TRUE(own_moves_of(started(setup_of("base-3-4")).game()).empty());
}

TEST(OwnMoves, SayWhatStandsAgainstThem) {
  PlaySession lake = game_of_bots(with_pack_on_board(gallery_pack("lake")));
  EXPECT_THAT(why_not(lake, 0), HasSubstr("founding settlement"));
  while (lake.state().phase != Phase::BeforeRoll) step(lake);
  EXPECT_EQ(why_not(lake, 0), "the dice have to be rolled first");
  std::set<std::string> reasons;
  while (!lake.is_over()) {
    const bool can = std::ranges::any_of(
        lake.choices({}), [](const Choice& each) { return each.action.kind == own::action::act; });
    ASSERT_EQ(why_not(lake, 0).empty(), can);
    if (is_in_turn(lake)) reasons.insert(why_not(lake, 0));
    step(lake);
  }
  EXPECT_THAT(reasons, ::testing::IsSubsetOf({"", "of what it costs, this is missing: 1 fish",
                                              "of what it costs, this is missing: 2 fish",
                                              "of what it costs, this is missing: 3 fish"}));
  EXPECT_EQ(why_not(lake, 0), "the game is over");
}

TEST(OwnMoves, KeepToTheirLimitsAndConditions) {
  PlaySession session = game_of_bots(with_pack_on_board(pack_of(
      R"(<action id="once" title="pray" limit="1" per="turn"><take what="ore" count="1"/></action>
         <action id="late" title="rest" limit="1" per="turn"><if value="turn" at-least="999"/><take what="ore" count="1"/></action>
         <action id="early" title="rise" phase="before-roll" limit="1" per="turn"><take what="ore" count="1"/></action>
         <action id="alike" title="melt" cost="9 same"><take what="ore" count="1"/></action>)")));
  while (!is_in_turn(session)) step(session);
  session.seat(session.actor(), nullptr);
  EXPECT_EQ(why_not(session, 1), "what its rule asks for is not so now");
  EXPECT_EQ(why_not(session, 2), "it is done before the dice are rolled");
  EXPECT_EQ(why_not(session, 3), "it costs 9 cards that are alike");
  if (why_not(session, 0).empty()) {
    ASSERT_EQ(session.perform({.kind = own::action::act, .x = 0, .a = 0, .b = 0}), std::nullopt);
  }
  EXPECT_EQ(why_not(session, 0), "it can be done 1 time in a turn");
}

/// The lines of a whole game of bots, each once.
std::set<std::string> described_in(Scenario map) {
  PlaySession session = game_of_bots(std::move(map));
  while (!session.is_over()) step(session);
  std::set<std::string> lines;
  for (const LogLine& line : session.log({})) lines.insert(text(line.words));
  return lines;
}

TEST(OwnRulesInTheLog, NameTheRuleThatBroughtSomething) {
  const auto lines = described_in(with_pack_on_board(gallery_pack("lake")));
  EXPECT_THAT(lines, Contains(MatchesRegex("Fishing: [A-Z][a-z]+ gains [0-9]+ fish")));
  EXPECT_THAT(lines, Contains(MatchesRegex("[A-Z][a-z]+ pays 3 fish for \"buy with fish\" and takes 1 .*")));
  for (const std::string& line : lines) {
    EXPECT_THAT(line, Not(HasSubstr("gives up"))) << "the price is in the line of the action";
    EXPECT_THAT(line, Not(MatchesRegex("[A-Z][a-z]+ gains .*"))) << "and every gain has its reason";
  }
}

TEST(OwnRulesInTheLog, SayWhatACityBringsAndWhy) {
  const auto one = described_in(
      with_pack_on_board(pack_of(R"(<rule id="gift" title="City gift"><when event="built" what="city"/>
                 <take what="ore" count="1"/></rule>)")));
  EXPECT_THAT(one, Contains(MatchesRegex("City gift: [A-Z][a-z]+ takes 1 ore")));
  const auto any = described_in(
      with_pack_on_board(pack_of(R"(<rule id="gift" title="City gift"><when event="built" what="city"/>
                 <take what="any" count="2"/></rule>)")));
  EXPECT_THAT(any, Contains(MatchesRegex("City gift: [A-Z][a-z]+ takes cards; still to take: 2")));
  const auto some = described_in(
      with_pack_on_board(pack_of(R"(<rule id="gift" title="City gift"><when event="built" what="city"/>
                 <take what="ore wool" count="1"/></rule>)")));
  EXPECT_THAT(some, Contains(MatchesRegex("[A-Z][a-z]+ takes 1 (ore|wool) for \"City gift\"")));
  const auto rolled = described_in(
      with_pack_on_board(pack_of(R"(<rule id="twelve" title="Market"><when event="roll" numbers="6 8"/>
                 <take what="ore" count="1"/></rule>)")));
  EXPECT_THAT(rolled, Contains(MatchesRegex("Market is why [A-Z][a-z]+ takes 1 ore of that")));
}

// What is replayed for the words is the same game.
TEST(OwnRulesInTheLog, LeaveTheGameAsItIs) {
  for (const std::string& name : gallery_names()) {
    PlaySession session = game_of_bots(with_pack_on_board(gallery_pack(name)));
    for (int n = 0; n < 150 && !session.is_over(); ++n) {
      step(session);
      const State before = session.state();
      ASSERT_FALSE(session.lines(session.position(), {}).empty());
      ASSERT_EQ(session.state(), before) << name;
    }
  }
}

TEST(WhyNoSeven, NamesTheRuleThatBarsIt) {
  PlaySession plain = game_of_bots(template_named("base-3-4"));
  while (plain.state().phase != Phase::BeforeRoll) step(plain);
  EXPECT_EQ(why_no_seven(plain), std::nullopt);
  PlaySession own = game_of_bots(with_pack_on_board(gallery_pack("no-seven")));
  EXPECT_EQ(why_no_seven(own), std::nullopt) << "nobody rolls while founding";
  while (own.state().phase != Phase::BeforeRoll) step(own);
  EXPECT_THAT(text(why_no_seven(own).value()), MatchesRegex("no 7 is rolled yet: A 7 is rolled again.*"));
  Scenario house = template_named("base-3-4");
  house.rules["house-rules"]["rounds-without-seven"] = "2";
  PlaySession rounds = game_of_bots(std::move(house));
  while (rounds.state().phase != Phase::BeforeRoll) step(rounds);
  EXPECT_EQ(text(why_no_seven(rounds).value()),
            "no 7 is rolled yet: In the first 2 rounds a 7 is rolled again.");
}

TEST(RulesToRead, HaveTheModulesAndTheOwnRules) {
  const auto all = [](const Scenario& map) {
    std::string words;
    for (const Instructions::Chapter& chapter : rules_to_read(map))
      words += "# " + text(chapter.title) + "\n" + all_in_words(chapter.sentences);
    return words;
  };
  const std::string base = all(template_named("base-3-4"));
  EXPECT_THAT(base, HasSubstr("# Before the first turn\nEvery player takes 15 roads"));
  EXPECT_THAT(base, HasSubstr("# Base game\nWhoever has 10 victory points"));
  const std::string lake = all(with_pack_on_board(gallery_pack("lake")));
  EXPECT_THAT(lake, HasSubstr("# Lakes\n"));
  EXPECT_THAT(lake, HasSubstr("In your turn you may buy with fish: for 3 fish"));
  EXPECT_THAT(all(template_named("cloth-villages-3-4")), HasSubstr("# Cloth"));
}

TEST(Prompts, SpeakOfShipsOnlyWhereThereAreSome) {
  const auto of_first_route = [](std::string_view name) {
    PlaySession session = game_of_bots(template_named(name));
    step(session);
    return text(session.prompt({}));
  };
  EXPECT_THAT(of_first_route("base-3-4"), ::testing::EndsWith("lays a road beside the new settlement"));
  EXPECT_THAT(of_first_route("new-shores-4"),
              ::testing::EndsWith("lays a road or ship beside the new settlement"));
}

}  // namespace
}  // namespace hexwright
