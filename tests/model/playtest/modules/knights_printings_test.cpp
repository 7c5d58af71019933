#include <set>

#include "tests/support/cloth.h"
#include "tests/support/knights_board.h"

// Where printings of Cities & Knights differ: the options of the module, and the scenarios of Seafarers.

namespace hexwright {
namespace {

namespace action = cities_and_knights::action;

Scenario printing(const char* option, const char* value, const char* name = "base-3-4") {
  Scenario scenario = template_named(name);
  scenario.rules["cities-and-knights"][option] = value;
  return scenario;
}

TEST(RobberStart, IsTheDesertOrBesideTheBoardUntilTheFirstAttack) {  // CK-08
  KnightsBoard asleep;
  const HexId desert = asleep.only(Terrain::Desert);
  EXPECT_EQ(asleep.state().robber, desert);
  KnightsBoard away(printing("robber-start", "track"));
  EXPECT_EQ(away.state().robber, none);
  away.attack_with(1, 1);
  EXPECT_EQ(away.state().robber, desert);
}

/// The robber beside an active knight of the first seat, after the first attack.
IntersectionId robber_beside_knight(KnightsBoard& play) {
  play.state().realms.attacked = 1;
  play.state().robber = play.hex(0, -1);
  const IntersectionId corner = play.corner(0, -1, Corner::South);
  play.road(0, play.way(corner, 1).front());
  return play.knight_at(0, corner, 1, true);
}

int places_of_robber(const KnightsBoard& play) { return play.count(ActionKind::MoveRobber); }

TEST(ChasedRobber, GoesToANumberedHexOrToAny) {  // CK-37
  KnightsBoard numbered;
  numbered.act(action_at(action::chase_robber, robber_beside_knight(numbered)));
  EXPECT_EQ(places_of_robber(numbered), 17);  // neither the desert nor where it was
  KnightsBoard any(printing("chased-robber", "any"));
  any.act(action_at(action::chase_robber, robber_beside_knight(any)));
  EXPECT_EQ(places_of_robber(any), 18);
}

TEST(DefenderPoints, EndWithTheCardsWhereTheRulesSaySo) {  // CK-43
  for (const bool limited : {false, true}) {
    KnightsBoard play(limited ? printing("defender-points", "box") : base_with_knights());
    play.knight(0, 3, true);
    play.points_of(1, 6);  // all six cards
    const int before = points(play.state(), SeatId(0));
    play.attack_with(1, 1);
    EXPECT_EQ(points(play.state(), SeatId(0)), before + (limited ? 0 : 1));
  }
}

TEST(DeserterOption, LetsALowerKnightComeToo) {  // CK-62
  for (const bool lower : {false, true}) {
    KnightsBoard board(lower ? printing("deserter-knight", "lower") : base_with_knights());
    board.hold(0, Progress::Deserter);
    const IntersectionId strong = board.knight(1, 2, true);
    board.road(0, board.way(board.corner(0, 0, Corner::North), 1).front());
    board.act(against(action::play_deserter, 1));
    board.act(action_at(action::give_up_knight, strong));
    std::set<int> ranks;
    for (const Action& each : board.all(action::place_deserter)) ranks.insert(each.x);
    EXPECT_EQ(ranks, lower ? (std::set{1, 2}) : std::set{2});
  }
}

/// Six players; everybody has a settlement, and cards for another road.
struct PairedTurns : KnightsBoard {
  PairedTurns() : KnightsBoard(paired(), 6) {
    for (const SeatId seat : game().seats()) {
      IntersectionId home(0);
      while (!state().sites.has(home) || board().intersection_paths(home)[2] == none) ++home;
      settlement(seat, home);
      give(seat, Cards(1, 1, 1, 1, 1));
    }
  }
  static Scenario paired() {
    Scenario scenario = printing("five-six-turn", "paired", "base-5-6");
    scenario.details.victory_points = 13;
    return scenario;
  }
  void end_turn() { act({.kind = ActionKind::EndTurn}); }
};

/// Of a road that leads from one empty intersection to another.
IntersectionId free_end_of_road(KnightsBoard& play, int seat) {
  for (const PathId path : play.board().paths()) {
    const auto& ends = play.board().path_ends(path);
    const auto empty = [&](IntersectionId end) {
      return end != none && building_at(play.state(), end).empty() &&
             play.game().carries_settlement(play.state(), end);
    };
    if (!empty(ends[0]) || !empty(ends[1]) || !route_at(play.state(), path).empty()) continue;
    play.road(seat, path);
    return ends[0];
  }
  throw std::runtime_error("no room for a road");
}

TEST(PairedTurns, AreOfTheThirdPlayerToTheLeftThenTheNextOneRolls) {  // CK-78
  PairedTurns play;
  play.turn_of(4);
  play.end_turn();
  EXPECT_EQ(play.state().turn, SeatId(1));
  EXPECT_EQ(play.state().phase, Phase::Main);
  EXPECT_EQ(play.why_not({.kind = ActionKind::Roll}), "the dice were rolled already");
  play.end_turn();
  EXPECT_EQ(play.state().turn, SeatId(5));
  EXPECT_EQ(play.state().phase, Phase::BeforeRoll);
  EXPECT_EQ(play.state().paired, 0);
}

TEST(PairedTurns, LetActButNotTradeWithPlayers) {  // CK-78
  Scenario scenario = PairedTurns::paired();
  Playing play(scenario, {.players = 6, .offers_a_turn = 1});
  play.turn_of(0);
  play.give(0, Cards(0, 0, 0, 0, 4));
  play.give(3, Cards(0, 0, 0, 4, 0));
  const auto offers = [&] {
    const Actions legal = play.legal();
    return std::count_if(legal.begin(), legal.end(),
                         [](const Action& each) { return each.kind == ActionKind::OfferTrade; });
  };
  EXPECT_GT(offers(), 0);
  play.act({.kind = ActionKind::EndTurn});
  ASSERT_EQ(actor(play.state()), SeatId(3));
  EXPECT_EQ(offers(), 0);
  const auto offer = offer_action(Cards(Card::Grain), Cards(Card::Wool));
  EXPECT_EQ(play.why_not(*offer), "in a turn without dice nobody trades with other players");
  EXPECT_TRUE(play.can({.kind = ActionKind::TradeWithBank,
                        .x = static_cast<std::uint8_t>(Card::Ore),
                        .a = static_cast<std::uint16_t>(Card::Grain)}));
}

TEST(PairedTurns, CountAsTurnsOfTheirOwnAndKnightsActInThem) {  // CK-79
  PairedTurns play;
  play.turn_of(0);
  const IntersectionId basic = free_end_of_road(play, 3);
  play.knight_at(3, basic, 1, false);
  play.hold(3, Progress::CommercialHarbor);
  play.end_turn();
  play.act(action_at(action::activate_knight, basic));
  EXPECT_EQ(play.count(action::move_knight), 0);
  EXPECT_EQ(play.count(action::play_commercial_harbor), 1);
  play.end_turn();
  play.turn_of(3);
  EXPECT_GT(play.count(action::move_knight), 0);
}

TEST(PairedTurns, CanBeWon) {  // CK-76, CK-78
  PairedTurns play;
  play.turn_of(0);
  play.points_of(3, 13);
  play.end_turn();
  EXPECT_EQ(play.state().phase, Phase::Over);
  EXPECT_EQ(play.state().winner, SeatId(3));
}

TEST(ClothWithKnights, FoundsACityLastAndLeavesThePirateToTraders) {  // SCK-04, SCK-05
  Scenario scenario = template_named(cloth::three_or_four);
  scenario.rules["cities-and-knights"]["points-without"] = "14";
  scenario.details.victory_points = 16;
  KnightsBoard play(scenario, 3);
  int cities = 0, settlements = 0;
  Playing founded(scenario, {.players = 3});
  while (founded.state().turn_number == 0) {
    const Action first = founded.legal().front();
    cities += first.kind == ActionKind::BuildCity ? 1 : 0;
    settlements += first.kind == ActionKind::BuildSettlement ? 1 : 0;
    founded.act(first);
  }
  EXPECT_EQ(cities, 3);
  EXPECT_EQ(settlements, 6);
  play.state().realms.attacked = 1;
  const IntersectionId home = nearest_site(play, cloth::place(play, play.game().facts().villages[0].number));
  for (const HexId hex : play.board().intersection_hexes(home))
    if (shows(play.state(), hex, Terrain::Sea)) play.state().pirate = hex;
  ASSERT_NE(play.state().pirate, none);
  play.road(0, play.way(home, 1).front());
  play.knight_at(0, home, 1, true);
  EXPECT_EQ(play.count(action::chase_robber), 0);
  play.state().cloth.partners[0] = 1;  // seat 0 trades there
  EXPECT_EQ(play.count(action::chase_robber), 1);
}

}  // namespace
}  // namespace hexwright
