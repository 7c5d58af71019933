#include "model/playtest/stuck.h"

#include <gmock/gmock.h>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "model/playtest/table.h"
#include "tests/support/barren.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

/// Climate change, before the roll: two settlements at the coast of a desert of the new world, no cards.
struct DriedUp : Playing {
  explicit DriedUp(const PlayOptions& options = {}) : Playing("desolation-3-4", options) {
    settlement(0, corner(-1, 7, Corner::North));
    settlement(1, corner(-1, 9, Corner::South));
    roll_of(0);
  }
  bool stuck() { return is_stuck(game(), state()); }
  void hold(Who seat, Development card, int count = 1) {
    const auto i = static_cast<std::size_t>(card);
    this->seat(seat).developments[i] = static_cast<std::uint8_t>(this->seat(seat).developments[i] + count);
    state().developments[i] = static_cast<std::uint8_t>(state().developments[i] - count);
  }
  /// Victory point cards, and chits where these are not enough.
  void score(Who seat, int points) {
    PlayContext t{game(), state()};
    add_chits(t, seat, points - hexwright::points(state(), seat));
  }
};

TEST(Stuck, IsWhereNobodyEverGetsACardAgain) {  // DES-10
  DriedUp play;
  EXPECT_TRUE(play.stuck());
  play.settlement(2, play.corner(-3, 7, Corner::NorthWest));
  EXPECT_FALSE(play.stuck()) << "a hill with a 4";
}

TEST(Stuck, IsNoOrdinaryGame) {  // DES-10
  for (const char* name : {"base-3-4", "desolation-3-4", "frontiers", "jungle-3-4", "spices-fog-islands-4"}) {
    Playing play(name);
    EXPECT_FALSE(is_stuck(play.game(), play.state())) << "while players found";
    play.found();
    EXPECT_FALSE(is_stuck(play.game(), play.state())) << name;
  }
}

TEST(Stuck, IsAskedAtTheBeginningOfATurn) {  // DES-10
  DriedUp play;
  play.turn_of(0);
  EXPECT_FALSE(play.stuck());
}

TEST(Stuck, IsNotWhatTheRobberKeepsFromProducing) {  // DES-10, BASE-07
  DriedUp play;
  play.settlement(2, play.corner(-3, 7, Corner::NorthWest));
  play.state().robber = play.hex(-3, 7);
  EXPECT_FALSE(play.stuck()) << "it goes away with a 7";
}

TEST(Stuck, IsNotWhereAllCardsTogetherBuyWhatProducesOrCounts) {  // DES-10
  for (const Cards price : {settlement_price, city_price, development_price}) {
    DriedUp play;
    // In two hands: trade, the robber and monopoly bring them together.
    Cards first;
    for (const Card card : resource_cards)
      if (price[card] > 0 && first.empty()) first = Cards(card, price[card]);
    play.give(0, first);
    EXPECT_TRUE(play.stuck());
    play.give(1, price - first);
    EXPECT_FALSE(play.stuck());
  }
}

TEST(Stuck, CountsTradeWithTheBankAtTheBestRateOfAnybody) {  // DES-10, BASE-08
  DriedUp play;
  play.give(2, Cards(Card::Wool, 5));
  EXPECT_TRUE(play.stuck()) << "four to one: one card for a settlement of four";
  play.give(2, Cards(Card::Wool, 4) + Cards(Card::Brick, 2));
  EXPECT_FALSE(play.stuck()) << "nine wool and two bricks: a settlement";
  play.empty_hand(2);
  play.give(2, Cards(Card::Wool, 7));
  EXPECT_TRUE(play.stuck());
  play.seat(1).harbors = 1U << static_cast<unsigned>(HarborKind::Wool);
  EXPECT_FALSE(play.stuck()) << "three cards for six of the seven";
}

TEST(Stuck, IsNotWhereDevelopmentCardsMayBringCardsOrAnAward) {  // DES-10, BASE-09
  DriedUp play;
  play.hold(2, Development::Monopoly);
  play.hold(2, Development::RoadBuilding);
  EXPECT_TRUE(play.stuck());
  play.hold(2, Development::YearOfPlenty);
  EXPECT_FALSE(play.stuck());
}

TEST(Stuck, IsNotWhereAnAwardMayWin) {  // DES-10, BASE-10
  DriedUp play;
  play.score(0, play.game().points_to_win() - 3);
  EXPECT_TRUE(play.stuck());
  play.score(0, play.game().points_to_win() - 2);
  EXPECT_FALSE(play.stuck()) << "ships move for nothing: the longest route";
  play.score(0, play.game().points_to_win() - 4);
  EXPECT_TRUE(play.stuck());
  play.hold(0, Development::Knight, 3);
  EXPECT_FALSE(play.stuck()) << "both awards";
}

TEST(Stuck, IsNotWhereHexesAreHiddenOrModulesMayBringSomething) {  // DES-10
  const auto after_founding = [](std::string_view name) {
    Playing play(name);
    play.found();
    // Nothing is numbered any more, and nobody has a card.
    PlayContext t{play.game(), play.state()};
    for (const HexId hex : play.board().hexes()) set_number(t, hex, 0);
    for (const SeatId seat : play.game().seats()) play.empty_hand(seat);
    return play.state();
  };
  const auto stuck = [](std::string_view name, const State& state) {
    return is_stuck(Game(template_named(name)), state);
  };
  EXPECT_TRUE(stuck("base-3-4", after_founding("base-3-4")));
  EXPECT_FALSE(stuck("fog-islands-4", after_founding("fog-islands-4")));
  State jungle = after_founding("jungle-3-4");
  EXPECT_TRUE(stuck("jungle-3-4", jungle));
  jungle.seats[SeatId(1)].discoveries = 1;
  EXPECT_FALSE(stuck("jungle-3-4", jungle));
  State frontiers = after_founding("frontiers");
  for (Seat& seat : frontiers.seats) seat.event_building.fill(none);
  EXPECT_TRUE(stuck("frontiers", frontiers));
  frontiers.seats[SeatId(1)].event_building[0] = IntersectionId(3);
  EXPECT_FALSE(stuck("frontiers", frontiers));
  State spices = after_founding("spices-new-shores-4-unexplored");
  EXPECT_FALSE(stuck("spices-new-shores-4-unexplored", spices)) << "spice hexes that nobody has reached";
  for (std::size_t hex = 0; hex < spices.terrain.size(); ++hex) spices.spices_reached.add(HexId(hex));
  EXPECT_TRUE(stuck("spices-new-shores-4-unexplored", spices));
  spices.seats[SeatId(0)].hand.add(Card::Nutmeg, 3);
  EXPECT_FALSE(stuck("spices-new-shores-4-unexplored", spices));
}

int all_cards_in_hands(const State& state) {
  int all = 0;
  for (const Seat& seat : state.seats) all += seat.hand.size();
  return all;
}

/// What was called stuck is held against what random play comes to after it.
TEST(Stuck, GamesStayStuckWhateverIsDone) {  // DES-10
  Scenario scenario = template_named("desolation-3-4");
  for (auto& [hex, cell] : scenario.cells) {
    if (!open_token(cell)) continue;
    cell.token = 11;
    if (hex.r > 2) cell.terrain = Terrain::Desert, cell.token = {};
  }
  const Game game(scenario, {.offers_a_turn = 1});
  int stuck_games = 0;
  for (std::uint64_t n = 0; n < 40; ++n) {
    int cards = -1;  // in all hands, once it is stuck
    play_random_game(game, 1, n, 3'000, [&](const State& state, const Actions&, const Action&) {
      if (state.phase != Phase::BeforeRoll || state.task_count > 0) return true;
      const bool stuck = is_stuck(game, state);
      if (cards < 0 && stuck) ++stuck_games, cards = all_cards_in_hands(state);
      if (cards < 0) return true;
      EXPECT_TRUE(stuck);
      EXPECT_LE(all_cards_in_hands(state), cards);
      cards = all_cards_in_hands(state);
      return true;
    });
  }
  EXPECT_GT(stuck_games, 5);
}

TEST(Stuck, EndsAGameOfBots) {  // DES-10
  ASSERT_THAT(playability_errors(barren_island()), testing::IsEmpty());
  const Game game(barren_island());
  const std::vector<const BotKind*> bots(4, find_bot("settler"));
  Match match(game, bots);
  const auto ending = match.play(1, 0, 5'000);
  EXPECT_TRUE(ending.stuck);
  EXPECT_FALSE(ending.stalled);
  EXPECT_EQ(ending.state.turn_number, 1);
  EXPECT_EQ(ending.state.winner, none);
}

}  // namespace
}  // namespace hexwright
