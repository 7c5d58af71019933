#include "editor/core/play/session.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/modules/explorers/kinds.h"
#include "tests/editor/core/play/driven.h"
#include "tests/support/barren.h"

namespace hexwright {
namespace {

using ::testing::HasSubstr;

std::string why(const std::optional<Refusal>& refused) { return refused ? text(refused->why) : ""; }
template <class T>
std::string why(const Outcome<T>& outcome) {
  const auto* refused = outcome.refusal();
  return refused ? text(refused->why) : "";
}

/// Past founding, a person before the roll.
PlaySession before_the_roll(std::string_view name = "base-3-4") {
  PlaySession session = started(setup_of(name, {"person", "person", "person", "person"}));
  EXPECT_TRUE(go_on_until(session, ActionKind::Roll));
  return session;
}

TEST(PlaySession, RefusesAMapThatCannotBePlayed) {
  PlaySetup setup = setup_of("base-3-4");
  setup.players.resize(1);
  EXPECT_THAT(why(PlaySession::start(setup)), HasSubstr("1 player:"));
  setup = setup_of("base-3-4");
  setup.scenario.cells.begin()->second.terrain = {};
  EXPECT_FALSE(PlaySession::obstacles(setup).empty());
  EXPECT_NE(why(PlaySession::start(setup)), "");
}

TEST(PlaySession, KnowsWhetherShipsCanEverBeLaid) {
  EXPECT_FALSE(before_the_roll().game().may_lay_ships());
  PlaySetup setup = setup_of("base-3-4");
  setup.scenario.details.pieces.ships = 15;
  EXPECT_FALSE(started(std::move(setup)).game().may_lay_ships()) << "no rule lets them lie at sea";
  for (const char* name : {"new-shores-4", "fog-islands-4", "new-world-3-4", "explorers-3-4"})
    EXPECT_TRUE(started(setup_of(name)).game().may_lay_ships()) << name;
}

TEST(PlaySession, EndsWhereNobodyEverGetsACardAgain) {  // DES-10
  PlaySetup setup = setup_of("base-3-4", {"person", "person", "person", "person"});
  setup.scenario = barren_island();
  PlaySession session = started(std::move(setup));
  while (!session.is_over()) step(session);
  EXPECT_EQ(session.state().turn_number, 1);
  EXPECT_EQ(session.state().winner, none);
  EXPECT_EQ(session.actor(), none);
  EXPECT_EQ(text(session.prompt({})), "the game is stuck: nobody can ever get a card again, or win without");
  EXPECT_EQ(why(session.refusal({.kind = ActionKind::Roll})),
            "the game is over: nobody can ever get a card again");
  session.undo();
  EXPECT_FALSE(session.is_over());
}

TEST(PlaySession, ObeysTheDesignerWhoChoosesTheDice) {  // BASE-05
  PlaySession session = before_the_roll();
  const Action roll{.kind = ActionKind::Roll};
  const auto possible = session.outcomes_of(roll, {});
  EXPECT_EQ(possible.size(), 36U);
  double all = 0;
  for (const auto& each : possible) all += each.chance;
  EXPECT_NEAR(all, 1, 1e-9);
  for (int one = 1; one <= 6; ++one) {
    const int other = 7 - one;
    EXPECT_EQ(session.perform(roll, dice_outcome(one, other)), std::nullopt);
    EXPECT_EQ(session.state().dice, 7);
    EXPECT_THAT(words_of(session.lines(session.position(), {})),
                HasSubstr(fmt::format("7 ({} and {})", one, other)));
    session.undo();
  }
  EXPECT_EQ(session.branches().size(), 5U) << "every other roll is kept";
}

TEST(PlaySession, RefusesWhatChanceCannotBring) {
  PlaySession session = before_the_roll();
  EXPECT_THAT(why(session.perform({.kind = ActionKind::Roll}, dice_outcome(7, 7))),
              HasSubstr("chance cannot bring this"));
  EXPECT_EQ(session.perform({.kind = ActionKind::Roll}, dice_outcome(1, 1)), std::nullopt);
  EXPECT_EQ(why(session.perform({.kind = ActionKind::EndTurn}, 3)), "chance has no say in this");
}

TEST(PlaySession, LetsTheDesignerChooseWhatIsDrawnAndTurnedUp) {  // SEA-08, BASE-09
  PlaySession session = started(setup_of("fog-islands-4", {"person", "person", "person", "person"}));
  ASSERT_TRUE(go_on_until(session, ActionKind::TurnUp));
  const Action turn_up = session.choices({}).front().action;
  const auto faces = session.outcomes_of(turn_up, {});
  ASSERT_GT(faces.size(), 3U);
  for (const auto& face : faces) {
    ASSERT_EQ(session.perform(turn_up, face.outcome), std::nullopt);
    EXPECT_THAT(words_of(session.lines(session.position(), {})), HasSubstr("discovers " + text(face.words)));
    session.undo();
  }
  ASSERT_TRUE(go_on_until(session, ActionKind::BuyDevelopment));
  ASSERT_EQ(session.perform({.kind = ActionKind::BuyDevelopment}, 1 + int(Development::Monopoly)),
            std::nullopt);
  EXPECT_THAT(words_of(session.lines(session.position(), {})), HasSubstr("development card: monopoly"));
}

TEST(PlaySession, SaysWhySomethingCannotBeDone) {
  PlaySession session = started(setup_of("base-3-4"));
  const auto& board = session.game().board();
  EXPECT_THAT(why(session.why_not(ActionKind::BuildRoad, board.path(PathId(0)))),
              HasSubstr("founding settlement"));
  EXPECT_THAT(why(session.why_not(ActionKind::BuildSettlement, Intersection(Hex{50, 50}, Corner::North))),
              testing::Ne(""));
  EXPECT_THAT(why(session.why_not(ActionKind::Steal, Hex{0, 0})), testing::Ne(""));
  const Choice first = session.choices({}).front();
  EXPECT_EQ(why(session.why_not(first.action.kind, first.place)), "");
  ASSERT_EQ(session.perform(first.action), std::nullopt);
  EXPECT_THAT(why(session.perform(first.action)), HasSubstr("road or ship beside the new settlement"));
}

TEST(PlaySession, RefusesWithASeatThatIsShownByItsName) {
  PlaySetup setup = setup_of("base-3-4", {"person", "person", "person", "person"});
  for (std::size_t seat = 0; seat < setup.players.size(); ++seat)
    setup.players[seat].name = fmt::format("Ada \x0e{}", seat);
  PlaySession session = started(std::move(setup));
  ASSERT_TRUE(go_on_until(session, ActionKind::MoveRobber));
  const SeatId mover = session.actor();
  const auto refused = session.refusal({.kind = ActionKind::EndTurn});
  ASSERT_TRUE(refused);
  ASSERT_FALSE(refused->why.arguments.empty());
  EXPECT_EQ(refused->why.arguments.front(), Argument(PlayerName{mover}));
  EXPECT_EQ(text(refused->why),
            fmt::format("player {} has to move the robber or the pirate first", mover.value() + 1));
  EXPECT_EQ(text(refused->why, nullptr, session.names()),
            fmt::format("Ada \x0e{} has to move the robber or the pirate first", mover.value()));
}

TEST(PlaySession, OffersAnyCardsForAnyOthers) {  // BASE-08
  PlaySetup setup = setup_of("base-3-4", {"person", "person", "person", "person"});
  PlaySession session = started(std::move(setup));
  bool offered = false;
  while (!offered && go_on_until(session, ActionKind::OfferTrade)) {
    const SeatId seat = session.actor();
    const Cards hand = session.state().seats[seat].hand;
    Cards want{1, 1, 1, 1, 1}, give;
    for (const Card card : resource_cards)
      if (give.size() < 2 && hand[card] > 0) give.add(card), want.remove(card);
    if (give.size() == 2) {
      const auto offer = session.offer(give, want);
      ASSERT_EQ(why(offer), "");
      EXPECT_EQ(session.perform(offer.value()), std::nullopt);
      EXPECT_THAT(words_of(session.lines(session.position(), {})), HasSubstr(card_list(want)));
      offered = true;
    } else {
      step(session);
    }
  }
  EXPECT_TRUE(offered);
  session.undo();
  EXPECT_THAT(why(session.offer(Cards(Card::Ore), Cards(Card::Ore))), HasSubstr("same cards"));
  EXPECT_THAT(why(session.offer({}, Cards(Card::Ore))), HasSubstr("gives something"));
  EXPECT_THAT(why(session.offer(Cards(Card::Ore, 4), Cards(Card::Wool))), HasSubstr("at most 3"));
}

TEST(PlaySession, DiscardsSeveralCardsAtOnce) {  // BASE-07
  PlaySession session = started(setup_of("base-3-4", {"person", "person", "person", "person"}));
  EXPECT_NE(why(session.discard(Cards(Card::Ore))), "");
  bool discarded = false;
  while (!discarded && go_on_until(session, ActionKind::Roll)) {
    session.perform({.kind = ActionKind::Roll}, dice_outcome(3, 4));
    const Task* task = session.state().task();
    if (task && task->kind == TaskKind::Discard) {
      const auto count = task->a;
      const Cards hand = session.state().seats[task->seat].hand;
      EXPECT_THAT(why(session.discard(hand)), HasSubstr("too many"));
      const auto refused = session.perform({.kind = ActionKind::EndTurn});
      ASSERT_TRUE(refused);
      EXPECT_THAT(text(refused->why, nullptr, session.names()),
                  testing::StartsWith(session.player(task->seat).name + " has to discard first"));
      Cards gone;
      for (const Card card : all_cards)
        while (gone.size() < count && gone[card] < hand[card]) gone.add(card);
      const SeatId seat = task->seat;
      EXPECT_EQ(why(session.discard(gone)), "");
      EXPECT_EQ(session.state().seats[seat].hand, hand - gone);
      discarded = true;
    } else {
      session.undo();
      step(session);
    }
  }
  EXPECT_TRUE(discarded);
}

TEST(PlaySession, KeepsTheOtherLineWhenOneActsDifferentlyAfterAnUndo) {
  PlaySession session = started(setup_of("base-3-4", {"person", "person", "person", "person"}));
  steps(session, 30);
  const auto first_line = session.played();
  const State first_end = session.state();
  session.jump_to(10);
  steps(session, 15, 77);
  const auto second_line = session.played();
  ASSERT_NE(std::vector<Action>(first_line.begin(), first_line.begin() + 25), second_line);
  ASSERT_EQ(session.branches().size(), 1U);
  const Branch branch = session.branches().front();
  EXPECT_GE(branch.fork, 10U);
  EXPECT_EQ(branch.size, first_line.size());
  EXPECT_EQ(branch.first, first_line[branch.fork]);
  const std::string reported_branch = text(session.first_line(branch, {}).words);
  session.follow(branch);
  EXPECT_EQ(session.played(), first_line);
  EXPECT_EQ(text(session.lines(branch.fork + 1, {}).front().words), reported_branch);
  EXPECT_TRUE(session.state() == first_end);
  session.follow(session.branches().front());
  EXPECT_EQ(session.played(), second_line);
}

TEST(PlaySession, GoesBackToTheLastDecisionOfAPerson) {
  PlaySession session = started(setup_of("base-3-4", {"random", "person"}));
  EXPECT_EQ(session.before_last_of_person(), 0U);
  while (!session.waits_for_person()) step(session);
  const std::size_t at = session.position();
  step(session);
  EXPECT_EQ(session.before_last_of_person(), at);
  do step(session);
  while (session.waits_for_person());
  const std::size_t last = session.position() - 1;
  steps(session, 1);
  EXPECT_EQ(session.before_last_of_person(), last);
}

TEST(PlaySession, RedoesWhatWasDoneWhenOneDoesItAgain) {
  PlaySession session = started(setup_of("base-3-4"));
  steps(session, 20);
  const auto line = session.played();
  session.jump_to(7);
  step(session);
  EXPECT_EQ(session.size(), line.size());
  EXPECT_TRUE(session.branches().empty());
  session.jump_to(line.size());
  EXPECT_EQ(session.played(), line);
}

TEST(PlaySession, LetsSeatsChangeHands) {
  PlaySession session = started(setup_of("base-3-4", {"person"}));
  EXPECT_TRUE(session.waits_for_person());
  session.seat(SeatId(0), find_bot("random"));
  EXPECT_TRUE(session.waits_for_bot());
  steps(session, 30'000);
  EXPECT_TRUE(session.is_over());
  EXPECT_EQ(session.actor(), none);
  EXPECT_TRUE(session.choices({}).empty());
  EXPECT_EQ(why(session.perform({.kind = ActionKind::EndTurn})), "the game is over");
  EXPECT_THAT(text(session.prompt({})), HasSubstr("has won with"));
}

TEST(PlaySession, EndsUndecidedAtTheTurnLimit) {
  PlaySetup setup = setup_of("base-3-4", {"random", "random", "random", "random"});
  setup.most_turns = 3;
  PlaySession session = started(std::move(setup));
  steps(session, 10'000);
  EXPECT_TRUE(session.is_over());
  EXPECT_EQ(session.state().winner, none);
  EXPECT_EQ(text(session.prompt({})), "nobody has won in 3 turns");
  EXPECT_THAT(why(session.perform({.kind = ActionKind::Roll})), HasSubstr("3 turns were played"));
}

TEST(PlaySession, AsksForThePathThatAHarborIsTurnedTo) {  // EXP-06
  PlaySession session = started(setup_of("explorers-3-4", {"person", "person", "person", "person"}));
  int turned = 0;
  while (turned == 0 && go_on_until(session, explorers::action::lay_sea)) {
    for (const Choice& choice : session.choices({})) {
      const auto* path = std::get_if<Path>(&choice.aim);
      EXPECT_EQ(path != nullptr, !choice.action.b.empty());
      EXPECT_EQ(choice.place, Place(session.game().board().hex(choice.action.a.hex())));
      if (path) ++turned;
    }
    step(session);
  }
  EXPECT_GT(turned, 0);
}

TEST(PlaySession, LaysDiscoveredHarborsWhereTheirPlayerTurnedThem) {  // EXP-06
  PlaySession session = started(setup_of("explorers-3-4", {"random", "random", "random", "random"}));
  const std::size_t at_first = session.game().scenario().harbors.size();
  std::size_t laid = 0;
  while (!session.is_over() && laid < 3) {
    step(session);
    const Action last = session.played().back();
    if (last.kind != explorers::action::lay_sea || last.b.empty()) continue;
    const Path path = session.game().board().path(last.b.path());
    const auto& harbors = session.scenario_now().harbors;
    ASSERT_TRUE(harbors.contains(path));
    EXPECT_EQ(session.game().scenario().topology.canonical(harbor_hex(path, harbors.at(path))),
              session.game().board().hex(last.a.hex()));
    EXPECT_EQ(harbors.size(), at_first + ++laid);
  }
  EXPECT_EQ(laid, 3U);
}

TEST(PlaySession, ADecisionThatNobodyWantsEndsAtOnceAndLeavesNoTrace) {
  const PlaySetup setup = setup_of("base-3-4", {"settler", "settler", "settler", "settler"});
  PlaySession session = started(setup), other = started(setup);
  for (PlaySession* each : {&session, &other}) {
    while (each->state().turn_number == 0 || each->choices({}).size() < 3) each->play_bot();
    each->seat(each->actor(), find_bot("strategist"));
  }
  std::atomic<bool> unwanted = true;
  session.set_cancel_flag(unwanted);
  session.bot_decision();
  session.forget_decision();
  unwanted = false;
  EXPECT_EQ(session.bot_decision(), other.bot_decision());
}

}  // namespace
}  // namespace hexwright
