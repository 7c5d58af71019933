#include <gmock/gmock.h>

#include "model/playtest/bots/board_worth.h"
#include "model/playtest/view.h"
#include "model/rules/instructions.h"
#include "model/rules/own/own.h"
#include "model/validation/validate.h"
#include "tests/support/own_packs.h"

// Harbors that a map brings: who has a building there trades at their rate, and nobody else.

namespace hexwright {
namespace {

using testing::Contains;
using testing::HasSubstr;

constexpr const char* two_posts = R"(
  <harbor id="yard" title="Building yard" rate="2" cards="brick lumber"/>
  <harbor id="free-port" title="Free port" rate="3"/>)";

Scenario with_posts(const std::string& inside = two_posts) { return with_pack_on_board(pack_of(inside)); }

Action bank(Card give, Card get) {
  return {
      .kind = ActionKind::TradeWithBank, .x = static_cast<std::uint8_t>(get), .a = static_cast<int>(give)};
}

HarborKind kind_named(const Scenario& scenario, std::string_view id) {
  return *own::from_id<HarborKind>(scenario.own, id);
}

struct AtAPost : Playing {
  explicit AtAPost(const Scenario& scenario = with_posts()) : Playing(scenario) { turn_of(0); }

  IntersectionId post(std::string_view id) const { return harbor(kind_named(game().scenario(), id)); }
  Cards rates(Who seat) { return View(game(), state(), seat).bank_rates(); }
};

TEST(OwnHarbors, LowerTheRatesOfWhoIsThere) {  // OWN-18
  AtAPost play;
  play.settlement(0, play.post("yard"));
  play.settlement(1, play.harbor(HarborKind::Wool));
  for (const Card card : resource_cards) {
    const bool taken = card == Card::Brick || card == Card::Lumber;
    EXPECT_EQ(play.rates(0)[card], taken ? 2 : 4);
    EXPECT_EQ(play.rates(1)[card], card == Card::Wool ? 2 : 4);
  }
  play.give(0, Cards(2, 1, 2, 0, 0));
  EXPECT_FALSE(play.can(bank(Card::Ore, Card::Wool)));
  EXPECT_EQ(play.why_not(bank(Card::Lumber, Card::Ore)), "the bank wants 2 lumber, and there are 1");
  play.act(bank(Card::Brick, Card::Ore));
  EXPECT_EQ(play.seat(0).hand, Cards(0, 1, 3, 0, 0));
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnHarbors, AddUpWithBuiltInOnesAndHouseRules) {  // OWN-18
  AtAPost play(with_posts(std::string(two_posts) + R"(<set what="rate" to="2" cards="ore"/>)"));
  play.settlement(0, play.post("free-port"));
  play.settlement(0, play.harbor(HarborKind::Wool));
  EXPECT_EQ(play.rates(0).resources(), Cards(3, 3, 2, 3, 2));
  EXPECT_EQ(play.rates(1)[Card::Brick], 4);
}

TEST(OwnHarbors, ServeNobodyOnceTheBuildingIsGone) {
  AtAPost play(with_posts(std::string(two_posts) +
                          R"(<rule id="storm" title="Storm"><when event="turn"/><strike what="building")"
                          R"( beside="harbor:yard"/></rule>)"));
  play.settlement(0, play.post("yard"));
  play.settlement(0, play.post("free-port"));
  play.turn_of(0);
  play.act({.kind = ActionKind::EndTurn});
  EXPECT_EQ(play.state().building[play.post("yard")], BuildingPiece());
  EXPECT_EQ(play.rates(0)[Card::Brick], 3);
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnHarbors, AreDealtAtTheSetUp) {
  Scenario scenario = with_posts();
  const HarborKind yard = kind_named(scenario, "yard");
  const Path at = scenario.harbors.begin()->first;
  scenario.harbors[at].kind = Drawn{"posts"};
  scenario.harbor_pools["posts"] = {{yard, 1}};
  const Game game(scenario);
  Random random(1, 0);
  const State state = Starter(game).start(random);
  for (const IntersectionId end : game.board().path_ends(game.board().find(at)))
    if (end != none) EXPECT_EQ(state.harbor[end], 1 + static_cast<int>(yard));
}

TEST(OwnHarbors, TellRulesWhereSomethingIsBuilt) {
  AtAPost play(
      with_posts(std::string(two_posts) +
                 R"(<counter id="tea" title="Tea" most="9"/><rule id="landing" title="Landing">)"
                 R"(<when event="built" what="settlement" beside="harbor:free-port harbor:generic"/>)"
                 R"(<gain counter="tea"/></rule><award id="taster" title="Taster" by="counter:tea")"
                 R"( least="1" points="1"/>)"));
  const auto build_at = [&](Who seat, IntersectionId place) {
    play.turn_of(seat);
    play.road(seat, play.board().intersection_paths(place)[0]);
    play.give(seat, Cards(1, 1, 0, 1, 1));
    play.act({.kind = ActionKind::BuildSettlement, .a = place});
    return play.seat(seat).own_counters[0];
  };
  EXPECT_EQ(build_at(0, play.post("yard")), 0);
  EXPECT_EQ(build_at(0, play.post("free-port")), 1);
  EXPECT_EQ(build_at(1, play.harbor(HarborKind::Generic)), 1);
}

TEST(OwnHarbors, AreWorthSomethingToBotsWhereTheyGiveABetterRate) {
  const auto worth = [](const std::string& attributes) {
    AtAPost play(with_posts("<harbor id=\"post\" title=\"Post\" " + attributes + "/>"));
    const View view(play.game(), play.state(), SeatId(0));
    const Weights weights;
    return BoardWorth(view, weights).harbor(kind_named(play.game().scenario(), "post"));
  };
  AtAPost plain;
  const View view(plain.game(), plain.state(), SeatId(0));
  const Weights weights;
  EXPECT_EQ(worth("rate=\"3\""), BoardWorth(view, weights).harbor(HarborKind::Generic));
  EXPECT_EQ(worth("rate=\"2\" cards=\"ore\""), BoardWorth(view, weights).harbor(HarborKind::Ore));
  EXPECT_EQ(worth("rate=\"4\""), 0);
  EXPECT_GT(worth("rate=\"2\""), worth("rate=\"3\""));
}

TEST(OwnHarbors, AreToldInWordsAndCountedAmongWhatIsMade) {
  const Scenario scenario = with_posts();
  const own::Book book = own::read_book(scenario.own);
  EXPECT_EQ(text(own::sentences_of(book).front().words),
            "Building yard: with a building there, the bank takes 2 cards (brick or lumber) for one.");
  const Instructions sheet = instructions_of(MapView(scenario));
  std::vector<std::string> components;
  for (const Message& each : sheet.components) components.push_back(text(each));
  EXPECT_THAT(components, Contains("Harbors to make: 1 × Building yard."));
}

TEST(OwnHarbors, OfUnknownNamesAreRefusedWithTheNearestWord) {  // OWN-01
  const Scenario scenario =
      with_posts(std::string(two_posts) + R"(<bar what="founding" beside="harbor:free-prot"/>)");
  std::vector<std::string> errors;
  for (const Finding& finding : validate(scenario)) errors.push_back(text(finding.message));
  EXPECT_THAT(errors, Contains(HasSubstr("there is no harbor \"free-prot\"; did you mean \"free-port\"?")));
}

}  // namespace
}  // namespace hexwright
