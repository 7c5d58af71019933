#include "model/playtest/table.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

using enum ActionKind;

void wait_for(Playing& play, const Task& task) {
  PlayContext t{play.game(), play.state()};
  do_later(t, task);
}

TEST(Refusals, NameAPlaceThatIsNotThere) {
  Playing play("base-3-4");
  for (const ActionKind kind : {BuildSettlement, BuildRoad, BuildCity, MoveRobber, TakeUpShip, BuildShip})
    EXPECT_EQ(play.why_not(at(kind, 60'000)), "there is no such place on the board") << id(kind);
}

TEST(Refusals, SayWhatFoundersDoFirst) {  // BASE-02
  Playing play("base-3-4");
  EXPECT_EQ(play.why_not({.kind = Roll}), "a founding settlement has to be placed first");
  EXPECT_EQ(play.why_not(at(BuildSettlement, play.corner(0, -3, Corner::North))),
            "no settlement can stand there: it lies at no land");
  play.act(play.legal().front());
  EXPECT_EQ(play.why_not({.kind = EndTurn}), "the road or ship beside the new settlement comes first");
  EXPECT_EQ(play.why_not(at(BuildRoad, play.side(0, 2, Direction::SouthEast))),
            "it has to lie beside the new settlement, where the scenario allows it");
}

TEST(Refusals, SayWhoHasToDiscardAndHowMuch) {  // BASE-07
  Playing play("base-3-4");
  play.roll_of(1);
  play.give(2, Cards(Card::Brick, 11));
  play.roll(3, 4);
  EXPECT_EQ(play.why_not({.kind = EndTurn}), "player 3 has to discard first; cards still to go: 5");
  EXPECT_EQ(play.why_not(with(Discard, Card::Ore)), "there is no ore in hand");
  EXPECT_EQ(play.why_not({.kind = Discard, .x = 77}), "there is no such card");
}

TEST(Refusals, SayWhereRobberAndPirateMayGo) {  // BASE-07, SEA-04
  Playing play("new-shores-3");
  play.roll_of(0);
  play.roll(3, 4);
  EXPECT_EQ(play.why_not({.kind = EndTurn}), "player 1 has to move the robber or the pirate first");
  EXPECT_EQ(play.why_not(at(MoveRobber, HexId(play.state().robber))), "the robber has to go to another hex");
  EXPECT_EQ(play.why_not(at(MovePirate, HexId(play.state().pirate))), "the pirate has to go to another hex");
  EXPECT_EQ(play.why_not(at(MoveRobber, play.only(Terrain::Sea))), "the robber goes to land that lies open");
  EXPECT_EQ(play.why_not(at(MovePirate, play.only(Terrain::Gold))), "the pirate goes to sea");
  Playing inland("base-3-4");
  inland.roll_of(0);
  inland.roll(3, 4);
  EXPECT_EQ(inland.why_not(at(MovePirate, inland.only(Terrain::Sea))),
            "there are no ships in this game, and no pirate");
}

TEST(Refusals, SayWhomOneCannotStealFrom) {  // BASE-07
  Playing play("base-3-4");
  play.roll_of(0);
  play.settlement(1, play.corner(0, -1, Corner::North));
  play.give(1, Cards(Card::Ore));
  play.roll(3, 4);
  play.act(at(MoveRobber, play.hex(0, -1)));
  EXPECT_EQ(play.why_not({.kind = Steal, .x = 2}),
            "this player has no card, or nothing at the hex of the robber or pirate");
  EXPECT_EQ(play.why_not({.kind = Steal, .x = 200}),
            "this player has no card, or nothing at the hex of the robber or pirate");
  EXPECT_EQ(play.why_not({.kind = Roll}), "player 1 has to steal a card first");
}

TEST(Refusals, SayWhyAFreeRoadCannotLieThere) {  // BASE-09
  Playing play("base-3-4");
  play.turn_of(0);
  play.settlement(0, play.corner(0, 0, Corner::North));
  wait_for(play, {.kind = TaskKind::FreeRoute, .a = 2});
  EXPECT_EQ(play.why_not(at(BuildRoad, play.side(0, 2, Direction::East))),
            "no road or building of this player is next to it");
  EXPECT_EQ(play.why_not({.kind = EndTurn}), "player 1 has to lay free roads or ships first; still to go: 2");
}

TEST(Refusals, SayWhatTheBankDoesNotHave) {  // SEA-05
  Playing play("base-3-4");
  play.turn_of(0);
  play.give(1, Cards(Card::Wool, 19));
  wait_for(play, {.kind = TaskKind::TakeCard, .a = 1});
  EXPECT_EQ(play.why_not(with(TakeCard, Card::Wool)),
            "wool cannot be taken: the bank has none, or it is not among the choices");
}

TEST(Refusals, SayWhoAnswersAnOffer) {  // BASE-08
  Playing play("base-3-4", {.offers_a_turn = 1});
  play.turn_of(0);
  play.give(0, Cards(Card::Brick));
  play.give(3, Cards(Card::Ore));
  play.act({.kind = OfferTrade, .a = Cards(Card::Brick).bundle(), .b = Cards(Card::Ore).bundle()});
  EXPECT_EQ(play.why_not({.kind = EndTurn}), "player 4 has to accept or decline the offer first");
  play.act({.kind = AnswerTrade, .x = 1});
  EXPECT_EQ(play.why_not({.kind = CloseTrade, .x = 1}), "this player does not accept the offer");
  EXPECT_EQ(play.why_not({.kind = EndTurn}),
            "player 1 has to choose a partner for the trade, or withdraw the offer, first");
}

TEST(Refusals, SayWhenSomethingIsPossibleAtAll) {
  Playing play("base-3-4");
  play.turn_of(0);
  EXPECT_EQ(play.why_not(with(Discard, Card::Ore)),
            "cards are discarded only after a 7, by who has too many");
  EXPECT_EQ(play.why_not(at(MoveRobber, 3)), "the robber and the pirate come only with a 7 or a knight");
  EXPECT_EQ(play.why_not({.kind = AnswerTrade}), "there is no offer on the table");
  EXPECT_EQ(play.why_not(at(TurnUp, 3)), "a hex comes up only when a road or ship reaches it");
  EXPECT_EQ(play.why_not(at(PutDownShip, 3)), "a ship has to be taken up first");
}

TEST(Refusals, NameEveryTaskThatCanWait) {
  Playing play("base-3-4");
  play.turn_of(0);
  for (int what = 0; what < most_task_kinds; ++what) {
    play.turn_of(0);
    State state = play.state();
    state.tasks[0] = {.kind = static_cast<TaskKind>(what), .seat = SeatId(2), .a = 1};
    state.task_count = 1;
    // A module's task is known only where the module is played.
    if (!play.game().hooks().tasks[static_cast<std::size_t>(what)].list) continue;
    const auto why = refusal(play.game(), state, {.kind = EndTurn});
    ASSERT_TRUE(why) << what;
    EXPECT_EQ(text(why->why).rfind("player 3 has to ", 0), 0U) << text(why->why);
  }
}

}  // namespace
}  // namespace hexwright
