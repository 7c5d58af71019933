#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "tests/support/knights_board.h"

// Cities & Knights beside other rules: trade between players, ships, eruptions.

namespace hexwright {
namespace {

namespace action = cities_and_knights::action;
namespace task = cities_and_knights::task;

Scenario new_shores_with_knights() {
  Scenario scenario = template_named("new-shores-4");
  scenario.rules["cities-and-knights"]["points-without"] = "14";
  scenario.details.victory_points = 16;
  return scenario;
}

/// A game in which players trade.
class Trading : public Playing {
 public:
  Trading() : Playing(base_with_knights(), {.players = 3, .offers_a_turn = 2}) { turn_of(0); }
};

TEST(OffersOfCommodities, AreMadeAndAccepted) {  // CK-15
  Trading play;
  play.give(0, Cards(Card::Ore, 2)), play.give(1, Cards(Card::Coin) + Cards(Card::Cloth));
  const Actions all = play.legal();
  EXPECT_EQ(std::count_if(all.begin(), all.end(),
                          [](const Action& each) { return each.kind == ActionKind::OfferTrade; }),
            7);
  const Action offer = *offer_action(Cards(Card::Ore, 2), Cards(Card::Coin) + Cards(Card::Cloth));
  play.act(offer);
  EXPECT_EQ(play.state().wanted(), Cards(Card::Coin) + Cards(Card::Cloth));
  play.act({.kind = ActionKind::AnswerTrade, .x = 1});
  play.act({.kind = ActionKind::CloseTrade, .x = 1});
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Coin) + Cards(Card::Cloth));
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Ore, 2));
  EXPECT_EQ(play.state().offered_bundle, 0);
}

TEST(OffersOfCommodities, HaveOneSpelling) {  // CK-15
  Trading play;
  play.give(0, Cards(Card::Ore));
  Action offer = *offer_action(Cards(Card::Ore), Cards(Card::Wool));
  EXPECT_EQ(offer.x, 0);
  EXPECT_EQ(play.why_not(offer), "");
  offer.x = 1;
  EXPECT_NE(play.why_not(offer), "");
  EXPECT_FALSE(offer_action(Cards(Card::Pepper), Cards(Card::Coin)));
}

TEST(RobberAndPirate, ComeToASeaMapAfterTheFirstAttack) {  // CK-08, CK-82
  KnightsBoard board(new_shores_with_knights(), 4);
  ASSERT_EQ(board.state().robber, none);
  ASSERT_EQ(board.state().pirate, none);
  const State started = board.state();
  board.attack_with(1, 2);
  EXPECT_NE(board.state().robber, none);
  EXPECT_EQ(board.state().robber, started.realms.robber_start);
  EXPECT_EQ(board.state().pirate, started.realms.pirate_start);
  EXPECT_EQ(board.state().realms.waits, 0);
}

TEST(Knights, ChaseThePirateFromAnyCornerOfItsHex) {  // CK-86
  KnightsBoard board(new_shores_with_knights(), 4);
  board.state().realms.attacked = 1;
  for (const IntersectionId i : board.board().intersections()) {
    if (!board.state().sites.has(i)) continue;
    HexId sea;
    for (const HexId hex : board.board().intersection_hexes(i))
      if (hex != none && shows(board.state(), hex, Terrain::Sea)) sea = hex;
    if (sea == none) continue;
    std::vector<PathId> ships;
    try {
      ships = board.way(i, 1, Route::Ship);
    } catch (const std::runtime_error&) {
      continue;
    }
    board.ship(0, ships[0]);
    board.knight_at(0, i, 1, true);
    board.state().pirate = sea;
    board.act({.kind = action::chase_robber, .x = 1, .a = i});
    for (const Action& each : board.legal()) EXPECT_EQ(each.kind, ActionKind::MovePirate);
    board.act(board.legal().front());
    EXPECT_NE(board.state().pirate, sea);
    EXPECT_FALSE(board.find(0, i)->is(Knight::Active));
    return;
  }
  FAIL() << "no coast";
}

TEST(Metropolises, WhoseCityIsLostGoToAnotherOrWait) {  // CK-91
  KnightsBoard board;
  const IntersectionId first = board.any_city(0);
  board.level(0, Track::Trade, 4);
  board.state().realms.metropolis_of[0] = 1;
  board.state().realms.metropolis_at[0] = first;
  PlayContext t = board.context();
  add_points(t, SeatId(0), 2);
  const int with = points(board.state(), SeatId(0));
  shrink_city(t, first);
  EXPECT_EQ(points(board.state(), SeatId(0)), with - 3);
  board.state().task_count = 0, board.state().tasks = {};
  EXPECT_EQ(board.broken(), "");  // it waits, without points
  board.give(0, Cards(0, 0, 3, 2, 0));
  board.act(action_at(ActionKind::BuildCity, first));
  ASSERT_EQ(board.legal(), (Actions{action_at(action::place_metropolis, first)}));
  board.act(board.legal().front());
  EXPECT_EQ(points(board.state(), SeatId(0)), with);
}

TEST(Knights, WithoutAnOwnRoadComeBack) {  // CK-91
  KnightsBoard board;
  const IntersectionId at = board.knight(0, 2, true);
  PlayContext t = board.context();
  remove_route(t, Seat(board.seat(0)).routes[0]);
  EXPECT_EQ(board.realm(0).knight_count, 0);
  EXPECT_TRUE(building_at(board.state(), at).empty());
  EXPECT_EQ(board.broken(), "");
}

TEST(SettlersWithKnights, FinishTheirGamesAndDefend) {  // CK-103 to CK-115
  const Game game(base_with_knights(), {.players = 4});
  const std::vector<const BotKind*> bots(4, find_bot("settler"));
  Match match(game, bots);
  int won = 0, defended = 0, cards = 0, metropolises = 0;
  for (std::uint64_t number = 0; number < 10; ++number) {
    Tally tally;
    const auto ending = match.play(1, number, 1'000, &tally);
    won += ending.state.winner == none ? 0 : 1;
    for (const SeatId seat : game.seats()) defended += ending.state.realms.seats[seat].defended;
    for (const Deck& deck : ending.state.realms.decks) cards += deck.returned_count;
    for (const auto owner : ending.state.realms.metropolis_of) metropolises += owner != 0 ? 1 : 0;
  }
  EXPECT_EQ(won, 10);
  EXPECT_GT(defended, 0);
  EXPECT_GT(cards, 20);
  EXPECT_GT(metropolises, 10);
}

}  // namespace
}  // namespace hexwright
