#include "tests/support/playing.h"

namespace hexwright {
namespace {

using enum ActionKind;

Action bank(Card give, Card get) {
  return {.kind = TradeWithBank, .x = static_cast<std::uint8_t>(get), .a = static_cast<int>(give)};
}
Action offer(Cards give, Cards want) { return {.kind = OfferTrade, .a = give.bundle(), .b = want.bundle()}; }
constexpr Action accept{.kind = AnswerTrade, .x = 1}, decline{.kind = AnswerTrade, .x = 0};

struct TradingTurn : Playing {
  explicit TradingTurn(std::string_view name = "base-3-4", const PlayOptions& options = {})
      : Playing(name, options) {
    turn_of(0);
  }
};

TEST(BankTrade, CostsFourWithoutAHarbor) {  // BASE-08
  TradingTurn play;
  play.give(0, Cards(Card::Brick, 3));
  EXPECT_EQ(play.why_not(bank(Card::Brick, Card::Ore)), "the bank wants 4 brick, and there are 3");
  play.give(0, Cards(Card::Brick, 2));
  play.act(bank(Card::Brick, Card::Ore));
  EXPECT_EQ(play.seat(0).hand, Cards(1, 0, 1, 0, 0));
  EXPECT_EQ(play.state().bank, Cards(18, 19, 18, 19, 19));
}

TEST(BankTrade, CostsThreeOfAnyAtAGenericHarbor) {  // BASE-08
  TradingTurn play;
  play.settlement(0, play.harbor(HarborKind::Generic));
  for (const Card card : resource_cards) EXPECT_EQ(bank_rate(play.seat(0), card), 3);
  play.give(0, Cards(Card::Wool, 3));
  play.act(bank(Card::Wool, Card::Grain));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Grain));
}

TEST(BankTrade, CostsTwoOfItsOwnAtASpecialHarbor) {  // BASE-08
  const std::array<std::pair<HarborKind, Card>, 5> harbors{{{HarborKind::Brick, Card::Brick},
                                                            {HarborKind::Lumber, Card::Lumber},
                                                            {HarborKind::Ore, Card::Ore},
                                                            {HarborKind::Grain, Card::Grain},
                                                            {HarborKind::Wool, Card::Wool}}};
  for (const auto& [kind, card] : harbors) {
    TradingTurn play;
    play.settlement(0, play.harbor(kind));
    for (const Card other : resource_cards) EXPECT_EQ(bank_rate(play.seat(0), other), other == card ? 2 : 4);
    const Card get = card == Card::Ore ? Card::Wool : Card::Ore;
    play.give(0, Cards(card, 2));
    play.act(bank(card, get));
    EXPECT_EQ(play.seat(0).hand, Cards(get));
  }
}

TEST(BankTrade, BothIntersectionsOfAHarborServe) {  // BASE-08
  const Playing board("base-3-4");
  int served = 0;
  for (const IntersectionId i : board.board().intersections()) {
    TradingTurn play;
    if (play.state().harbor[i] == 0) continue;
    play.city(0, i);
    EXPECT_NE(play.seat(0).harbors, 0);
    ++served;
  }
  EXPECT_EQ(served, 2 * 9);
}

TEST(BankTrade, OthersHarborsAreOfNoUse) {  // BASE-08
  TradingTurn play;
  play.settlement(1, play.harbor(HarborKind::Ore));
  play.road(0, play.board().intersection_paths(play.harbor(HarborKind::Generic))[0]);
  EXPECT_EQ(bank_rate(play.seat(0), Card::Ore), 4);
}

TEST(BankTrade, GivesOneResourceForAnotherThatTheBankHas) {  // BASE-08, BASE-06
  TradingTurn play;
  play.give(0, Cards(Card::Brick, 8));
  EXPECT_FALSE(play.can(bank(Card::Brick, Card::Brick)));
  play.give(1, Cards(Card::Ore, 19));
  EXPECT_EQ(play.why_not(bank(Card::Brick, Card::Ore)), "the bank has no ore left");
  EXPECT_FALSE(play.can({.kind = TradeWithBank, .x = 99, .a = 0}));
}

TEST(DomesticTrade, GoesToWhomTheOffererChoosesAmongThoseWhoAccept) {  // BASE-08
  TradingTurn play("base-3-4", {.offers_a_turn = 2});
  play.give(0, Cards(2, 0, 0, 0, 0));
  play.give(1, Cards(0, 0, 1, 0, 0));
  play.give(2, Cards(0, 0, 0, 1, 0));  // has no ore: is not asked
  play.give(3, Cards(0, 0, 2, 0, 0));
  play.act(offer(Cards(Card::Brick), Cards(Card::Ore)));
  EXPECT_EQ(actor(play.state()), SeatId(1));
  play.act(accept);
  EXPECT_EQ(actor(play.state()), SeatId(3));
  play.act(accept);
  EXPECT_EQ(actor(play.state()), SeatId(0));
  EXPECT_EQ(play.legal(),
            (Actions{{.kind = CloseTrade, .x = 1}, {.kind = CloseTrade, .x = 3}, {.kind = WithdrawTrade}}));
  play.act({.kind = CloseTrade, .x = 3});
  EXPECT_EQ(play.seat(0).hand, Cards(1, 0, 1, 0, 0));
  EXPECT_EQ(play.seat(3).hand, Cards(1, 0, 1, 0, 0));
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Ore));
  EXPECT_EQ(play.state().give, 0);
  EXPECT_EQ(play.state().answers, 0);
}

TEST(DomesticTrade, ItsOffererMayChangeTheirMind) {  // BASE-08
  TradingTurn play("base-3-4", {.offers_a_turn = 1});
  play.give(0, Cards(Card::Brick));
  play.give(1, Cards(Card::Ore));
  play.act(offer(Cards(Card::Brick), Cards(Card::Ore)));
  play.act(accept);
  play.act({.kind = WithdrawTrade});
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Brick));
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Ore));
}

TEST(DomesticTrade, EndsWhenAllDeclineOrNobodyCould) {  // BASE-08
  TradingTurn play("base-3-4", {.offers_a_turn = 3});
  play.give(0, Cards(Card::Brick));
  play.give(1, Cards(Card::Ore));
  play.act(offer(Cards(Card::Brick), Cards(Card::Ore)));
  play.act(decline);
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_EQ(play.state().want, 0) << "an offer that is gone lies on the table";
  play.act(offer(Cards(Card::Brick), Cards(Card::Wool)));
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_EQ(play.state().want, 0) << "an offer that is gone lies on the table";
}

TEST(DomesticTrade, AnAnswerIsForThoseWhoHaveTheCards) {  // BASE-08
  TradingTurn play("base-3-4", {.offers_a_turn = 1});
  play.give(0, Cards(2, 1, 0, 0, 0));
  play.give(1, Cards(0, 0, 1, 0, 0));
  play.give(3, Cards(0, 0, 1, 0, 1));
  play.act(offer(Cards(2, 1, 0, 0, 0), Cards(0, 0, 1, 0, 1)));
  EXPECT_EQ(actor(play.state()), SeatId(3));
  play.act(accept);
  play.act({.kind = CloseTrade, .x = 3});
  EXPECT_EQ(play.seat(0).hand, Cards(0, 0, 1, 0, 1));
  EXPECT_EQ(play.seat(3).hand, Cards(2, 1, 0, 0, 0));
}

TEST(DomesticTrade, IsNoGiftAndNoSwapOfTheSame) {  // BASE-08
  TradingTurn play("base-3-4", {.offers_a_turn = 1});
  play.give(0, Cards(2, 1, 0, 0, 0));
  EXPECT_EQ(play.why_not(offer(Cards(Card::Brick), {})), "an offer gives something and wants something");
  EXPECT_EQ(play.why_not(offer({}, Cards(Card::Ore))), "an offer gives something and wants something");
  EXPECT_EQ(play.why_not(offer(Cards(Card::Brick, 2), Cards(Card::Brick))),
            "the same cards are given and wanted");
  EXPECT_EQ(play.why_not(offer(Cards(Card::Wool), Cards(Card::Ore))),
            "the cards that are offered are not in hand");
  EXPECT_EQ(play.why_not(offer(Cards(Card::Brick), Cards(Card::Pepper))), "there are no spice cards");
}

TEST(DomesticTrade, TakesAsManyOffersATurnAsTheGameSays) {  // BASE-08
  TradingTurn play("base-3-4", {.offers_a_turn = 1});
  play.give(0, Cards(Card::Brick, 2));
  const Action wants_ore = offer(Cards(Card::Brick), Cards(Card::Ore));
  play.act(wants_ore);
  EXPECT_EQ(play.why_not(wants_ore), "no more offers in this turn");
  play.next_turn(1, 1);
  play.turn_of(0);
  EXPECT_TRUE(play.can(wants_ore));
  TradingTurn alone;
  alone.give(0, Cards(Card::Brick));
  EXPECT_EQ(alone.why_not(wants_ore), "this game is played without trade between players");
}

TEST(DomesticTrade, EveryOfferThatIsListedCanBeMade) {  // BASE-08
  TradingTurn play("base-3-4", {.offers_a_turn = 1});
  play.give(0, Cards(1, 0, 1, 0, 0));
  int offers = 0;
  for (const Action& action : play.legal())
    if (action.kind == OfferTrade) {
      ++offers;
      EXPECT_TRUE(play.can(action));
    }
  EXPECT_EQ(offers, 2 * 4);
}

TEST(Trade, WaitsForTheRoll) {  // BASE-08
  TradingTurn play("base-3-4", {.offers_a_turn = 1});
  play.give(0, Cards(Card::Brick, 4));
  play.roll_of(0);
  EXPECT_EQ(play.why_not(bank(Card::Brick, Card::Ore)), "the dice have to be rolled first");
  EXPECT_EQ(play.why_not(offer(Cards(Card::Brick), Cards(Card::Ore))), "the dice have to be rolled first");
}

}  // namespace
}  // namespace hexwright
