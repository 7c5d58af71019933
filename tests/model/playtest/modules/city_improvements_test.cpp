#include "tests/support/knights_board.h"

namespace hexwright {
namespace {

namespace action = cities_and_knights::action;

Action improvement(Track track) { return {.kind = action::improve, .x = static_cast<std::uint8_t>(track)}; }

TEST(KnightsSetUp, FoundsACityWithTheSecondPlacementAndTakesNoCommodity) {  // CK-05, CK-06, CK-07
  Playing play(base_with_knights(), {.players = 3});
  play.found();
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(play.seat(seat).settlements, 4);
    EXPECT_EQ(play.seat(seat).cities, 3);
    EXPECT_EQ(points(play.state(), SeatId(seat)), 3);
    EXPECT_TRUE(play.seat(seat).hand.commodities().empty());
    EXPECT_LE(play.seat(seat).hand.size(), 3);
  }
  EXPECT_EQ(play.state().bank.commodities(),
            Cards(Card::Paper, 12) + Cards(Card::Cloth, 12) + Cards(Card::Coin, 12));
  EXPECT_EQ(play.state().developments, Developments{});
}

TEST(KnightsSetUp, IsThatOfTheBaseGameWhereItIsNotPlayed) {
  Playing play("base-3-4", {.players = 3});
  play.found();
  EXPECT_EQ(play.seat(0).settlements, 3);
  EXPECT_TRUE(play.state().realms == Realms{});
  EXPECT_FALSE(play.game().has_commodities());
}

TEST(Commodities, ComeToCitiesAtForestPastureAndMountains) {  // CK-12
  for (const auto& [terrain, second] : {std::pair{Terrain::Forest, Card::Paper},
                                        {Terrain::Pasture, Card::Cloth},
                                        {Terrain::Mountains, Card::Coin},
                                        {Terrain::Hills, Card::Brick},
                                        {Terrain::Fields, Card::Grain}}) {
    KnightsBoard play;
    const HexId hex = play.hexes(terrain).front();
    const int number = play.state().number[hex];
    for (const HexId other : play.board().hexes())  // only this one is rolled
      if (PlayContext t = play.context(); other != hex && play.state().number[other] == number)
        set_number(t, other, number == 4 ? 5 : 4);
    play.city(0, play.board().hex_intersections(hex)[0]);
    play.settlement(1, play.board().hex_intersections(hex)[2]);
    play.roll_event(number / 2, number - number / 2, EventDie::Trade);
    const Card first = card_of(*resource_of(terrain));
    EXPECT_EQ(play.seat(0).hand, Cards(first) + Cards(second)) << id(terrain);
    EXPECT_EQ(play.seat(1).hand, Cards(first)) << id(terrain);
  }
}

TEST(Commodities, AreGivenToNobodyWhereTheBankIsShort) {  // CK-13
  KnightsBoard play;
  const HexId forest = play.hexes(Terrain::Forest).front();
  const int number = play.state().number[forest];
  play.city(0, play.board().hex_intersections(forest)[0]);
  play.city(1, play.board().hex_intersections(forest)[2]);
  play.give(2, Cards(Card::Paper, 11));
  play.roll_event(number / 2, number - number / 2, EventDie::Trade);
  EXPECT_EQ(play.seat(0).hand[Card::Paper] + play.seat(1).hand[Card::Paper], 0);
  EXPECT_GE(play.seat(0).hand[Card::Lumber], 1);
}

TEST(BankTrade, TakesCommoditiesAtFourThreeAndTwo) {  // CK-16
  KnightsBoard play;
  play.give(0, Cards(Card::Coin, 4));
  const Action trade{.kind = ActionKind::TradeWithBank,
                     .x = static_cast<std::uint8_t>(Card::Cloth),
                     .a = static_cast<std::uint16_t>(Card::Coin)};
  EXPECT_TRUE(play.can(trade));
  play.empty_hand(0);
  play.give(0, Cards(Card::Coin, 3));
  EXPECT_FALSE(play.can(trade));
  play.settlement(0, play.harbor(HarborKind::Generic));
  EXPECT_TRUE(play.can(trade));
  play.empty_hand(0);
  play.give(0, Cards(Card::Coin, 2));
  EXPECT_FALSE(play.can(trade));
  play.realm(0).levels[static_cast<std::size_t>(Track::Trade)] = 3;
  ASSERT_TRUE(play.can(trade));
  play.act(trade);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Cloth));
}

TEST(Improvements, CostAsManyCommoditiesAsTheirLevelAndNeedACity) {  // CK-21, CK-22
  KnightsBoard play;
  play.give(0, Cards(Card::Paper, 3));
  EXPECT_FALSE(play.can(improvement(Track::Science)));
  play.any_city(0);
  play.act(improvement(Track::Science));
  play.act(improvement(Track::Science));
  EXPECT_EQ(play.realm(0).levels[static_cast<std::size_t>(Track::Science)], 2);
  EXPECT_TRUE(play.seat(0).hand.empty());
  EXPECT_EQ(play.state().bank[Card::Paper], 12);
  EXPECT_FALSE(play.can(improvement(Track::Science)));
  play.give(0, Cards(Card::Coin, 1));
  EXPECT_TRUE(play.can(improvement(Track::Politics)));
  EXPECT_FALSE(play.can(improvement(Track::Trade)));
}

TEST(Metropolises, GoToTheFirstAtLevelFourAndToWhoPassesFirst) {  // CK-25, CK-26, CK-135
  KnightsBoard play;
  const auto trade = static_cast<std::size_t>(Track::Trade);
  const IntersectionId mine = play.any_city(0), theirs = play.any_city(1);
  play.realm(0).levels[trade] = 3;
  play.give(0, Cards(Card::Cloth, 4));
  play.act(improvement(Track::Trade));
  EXPECT_EQ(points(play.state(), SeatId(0)), 2);
  play.act(action_at(action::place_metropolis, mine));
  EXPECT_EQ(points(play.state(), SeatId(0)), 4);
  play.turn_of(1);
  play.realm(1).levels[trade] = 4;
  play.give(1, Cards(Card::Cloth, 5));
  play.act(improvement(Track::Trade));
  play.act(action_at(action::place_metropolis, theirs));
  EXPECT_EQ(points(play.state(), SeatId(0)), 2);
  EXPECT_EQ(points(play.state(), SeatId(1)), 4);
  play.turn_of(0);
  play.give(0, Cards(Card::Cloth, 5));
  play.act(improvement(Track::Trade));
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_EQ(points(play.state(), SeatId(0)), 2);
}

TEST(Metropolises, NeedACityOfTheirOwn) {  // CK-24, CK-25
  KnightsBoard play;
  const IntersectionId only = play.any_city(0);
  play.realm(0).levels = {3, 3, 0};
  play.give(0, Cards(Card::Cloth, 9) + Cards(Card::Coin, 4));
  play.act(improvement(Track::Trade));
  play.act(action_at(action::place_metropolis, only));
  EXPECT_FALSE(play.can(improvement(Track::Politics)));
  EXPECT_TRUE(play.can(improvement(Track::Trade)));  // its own track goes on
}

TEST(Walls, StandUnderCitiesThreeEach) {  // CK-28
  KnightsBoard play;
  for (int n = 0; n < 4; ++n) play.any_city(0);
  play.give(0, Cards(Card::Brick, 8));
  EXPECT_EQ(play.count(action::build_wall), 4);
  for (int n = 0; n < 3; ++n) {
    Actions all = play.legal();
    play.act(
        *std::find_if(all.begin(), all.end(), [](const Action& a) { return a.kind == action::build_wall; }));
  }
  EXPECT_EQ(play.count(action::build_wall), 0);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Brick, 2));
}

TEST(Walls, ProtectTwoCardsEach) {  // CK-17, CK-139, CK-02
  for (const int cards : {11, 12}) {
    KnightsBoard play;
    for (int n = 0; n < 2; ++n) {
      play.state().realms.walls.add(play.any_city(1));
      ++play.realm(1).walls;
    }
    play.give(1, Cards(Card::Coin, 6) + Cards(Card::Ore, cards - 6));
    play.roll_event(3, 4, EventDie::Trade);
    int discarded = 0;
    for (; play.state().task_count > 0; ++discarded) play.act(play.legal().front());
    EXPECT_EQ(discarded, cards == 12 ? 6 : 0);
  }
}

TEST(Aqueduct, BringsACardToWhoGotNone) {  // CK-14, CK-136
  KnightsBoard play;
  play.realm(1).levels[static_cast<std::size_t>(Track::Science)] = 3;
  const HexId mountains = play.hexes(Terrain::Mountains).front();
  const int number = play.state().number[mountains];
  play.settlement(0, play.board().hex_intersections(mountains)[0]);
  play.settlement(1, play.board().hex_intersections(mountains)[2]);
  play.give(2, Cards(Card::Ore, 18));
  for (const HexId other : play.board().hexes())
    if (PlayContext t = play.context(); other != mountains && play.state().number[other] == number)
      set_number(t, other, number == 4 ? 5 : 4);
  play.roll_event(number / 2, number - number / 2, EventDie::Trade);
  EXPECT_TRUE(play.seat(0).hand.empty() && play.seat(1).hand.empty());
  ASSERT_EQ(actor(play.state()), SeatId(1));
  EXPECT_EQ(play.count(ActionKind::Pass), 1);
  play.act(action_with(ActionKind::TakeCard, Card::Ore));
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Ore));
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(Aqueduct, BringsNothingOnASevenNorToWhoGotACard) {  // CK-14
  KnightsBoard play;
  play.realm(1).levels[static_cast<std::size_t>(Track::Science)] = 3;
  play.roll_event(3, 4, EventDie::Trade);
  EXPECT_EQ(play.state().task_count, 0);
  const HexId mountains = play.hexes(Terrain::Mountains).front();
  play.settlement(1, play.board().hex_intersections(mountains)[2]);
  const int number = play.state().number[mountains];
  play.roll_event(number / 2, number - number / 2, EventDie::Trade);
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_GE(play.seat(1).hand.size(), 1);
}

}  // namespace
}  // namespace hexwright
