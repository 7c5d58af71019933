#include <numeric>

#include "model/playtest/view.h"
#include "tests/support/knights_board.h"

namespace hexwright {
namespace {

namespace action = cities_and_knights::action;
using testing::ElementsAre;

Action draw(Track track, Progress card) {
  return {.kind = action::draw_progress,
          .x = static_cast<std::uint8_t>(track),
          .c = static_cast<std::uint16_t>(1 + static_cast<int>(card))};
}
Action discard(Progress card) {
  return {.kind = action::discard_progress, .x = static_cast<std::uint8_t>(card)};
}
const Action hand_out{.kind = action::hand_out}, end_turn{.kind = ActionKind::EndTurn};

TEST(ProgressCards, Are18OfEachOfThreeDecks) {  // CK-03
  std::array<int, 3> decks{};
  for (const Progress card : all_progress)
    decks[static_cast<std::size_t>(deck_of(card))] += progress_copies[static_cast<std::size_t>(card)];
  EXPECT_THAT(decks, ElementsAre(18, 18, 18));
  const KnightsBoard board;
  for (const Progress card : all_progress) EXPECT_EQ(progress_from_id(id(card)), card);
  for (const Track track : all_tracks) EXPECT_EQ(track_from_id(id(track)), track);
}

TEST(ProgressCards, AreDrawnClockwiseByWhoIsFarEnoughOnTheTrack) {  // CK-11, CK-134
  KnightsBoard board;
  board.level(0, Track::Politics, 2), board.level(1, Track::Politics, 2), board.level(2, Track::Politics, 1);
  for (const Progress card : all_progress)
    if (deck_of(card) == Track::Politics && card != Progress::Spy)
      board.hold(2, card, progress_copies[static_cast<std::size_t>(card)]);
  board.hold(2, Progress::Spy, 2);
  for (auto& each : board.realm(2).progress) each = 0;  // out of play: one card is left
  PlayContext t = board.context();
  board.roll_of(0);
  t.state.dice = 0;
  apply(board.game(), board.state(), {.kind = ActionKind::Roll, .c = dice_outcome(3, 1, EventDie::Politics)});
  ASSERT_EQ(actor(board.state()), SeatId(0));
  ASSERT_EQ(board.legal(), (Actions{{.kind = action::draw_progress, .x = 1}}));
  apply(board.game(), board.state(), draw(Track::Politics, Progress::Spy));
  EXPECT_EQ(board.held(0, Progress::Spy), 1);
  EXPECT_EQ(board.legal(), (Actions{hand_out}));  // nothing left for the second, no right for the third
}

TEST(ProgressCards, ComeOnlyFromTheGateThatTheDieShows) {  // CK-11
  KnightsBoard board;
  board.level(0, Track::Trade, 3);
  board.roll_event(1, 1, EventDie::Science);
  EXPECT_EQ(board.state().task_count, 0);
  board.roll_event(5, 1, EventDie::Trade);
  EXPECT_EQ(board.state().task_count, 0);
  board.roll_event(4, 1, EventDie::Trade);
  EXPECT_EQ(board.count(action::draw_progress), 1);
}

TEST(ProgressCards, ThatArePointsAreShownAtOnce) {  // CK-47
  KnightsBoard board;
  board.level(1, Track::Science, 1);
  board.roll_event(2, 1, EventDie::Science);
  const int before = points(board.state(), SeatId(1));
  ASSERT_EQ(actor(board.state()), SeatId(1));
  board.act(draw(Track::Science, Progress::Printer));
  EXPECT_EQ(points(board.state(), SeatId(1)), before + 1);
  EXPECT_EQ(board.held(1, Progress::Printer), 0);
  EXPECT_EQ(board.state().realms.seats[SeatId(1)].shown, 1);
}

TEST(ProgressCards, OfTiedDefendersAreDrawnFromAnyDeckAndTheExcessGoesBeforeProduction) {  // CK-44, CK-127
  KnightsBoard board;
  for (const int seat : {0, 1, 2}) board.any_city(seat);
  board.knight(0, 2, true), board.knight(1, 2, true);
  board.hold(0, Progress::Merchant, 4);
  board.turn_of(2);
  board.attack_with(1, 1);
  ASSERT_EQ(actor(board.state()), SeatId(0));
  EXPECT_EQ(board.count(action::draw_progress), 3);
  board.act(draw(Track::Science, Progress::Smith));
  ASSERT_EQ(actor(board.state()), SeatId(1));
  board.act(draw(Track::Politics, Progress::Spy));
  ASSERT_EQ(actor(board.state()), SeatId(0));
  EXPECT_THAT(board.legal(), ElementsAre(discard(Progress::Smith), discard(Progress::Merchant)));
  board.act(discard(Progress::Merchant));
  ASSERT_EQ(board.legal(), (Actions{hand_out}));
  EXPECT_EQ(board.held(0, Progress::Merchant), 3);
  EXPECT_EQ(board.realm(0).defended + board.realm(1).defended, 0);
}

TEST(ProgressCards, OfWhoIsOnTurnMayBeFiveUntilItEnds) {  // CK-48
  KnightsBoard board;
  board.hold(0, Progress::Merchant, 4), board.hold(0, Progress::Smith);
  EXPECT_TRUE(board.can(discard(Progress::Smith)));
  board.act(end_turn);
  ASSERT_EQ(actor(board.state()), SeatId(0));
  EXPECT_THAT(board.legal(), ElementsAre(discard(Progress::Smith), discard(Progress::Merchant)));
  board.act(discard(Progress::Smith));
  EXPECT_EQ(board.state().turn, SeatId(1));
  EXPECT_EQ(board.state().phase, Phase::BeforeRoll);
}

TEST(ProgressCards, GoUnderTheirDeckInTheOrderInWhichTheyCameBack) {  // CK-49
  KnightsBoard board;
  board.hold(0, Progress::Crane, 2), board.hold(0, Progress::Smith, 2), board.hold(0, Progress::Warlord);
  board.knight(0, 1, false);
  board.act(play(action::play_warlord));
  board.act(end_turn);                                       // four are left
  for (auto& left : board.state().realms.undrawn) left = 0;  // the others are out of play
  EXPECT_THAT(outcomes(board.game(), board.state(), {.kind = action::draw_progress, .x = 1}),
              ElementsAre(testing::Field(&WeighedOutcome::outcome, 1 + static_cast<int>(Progress::Warlord))));
}

TEST(ProgressCards, AreDrawnAsOftenAsThereAreOfEach) {  // CK-53
  KnightsBoard board;
  const auto found = outcomes(board.game(), board.state(), {.kind = action::draw_progress, .x = 0});
  ASSERT_EQ(found.size(), 6U);
  int all = 0;
  for (const auto& [outcome, weight] : found) {
    all += weight;
    if (outcome == 1 + static_cast<int>(Progress::Merchant)) {
      EXPECT_EQ(weight, 6);
    }
  }
  EXPECT_EQ(all, 18);
}

TEST(ProgressCards, AreSeenByOthersOnlyByNumberAndDeck) {  // CK-51, CK-117
  KnightsBoard board;
  board.hold(1, Progress::Crane), board.hold(1, Progress::Merchant, 2), board.hold(1, Progress::Smith, 2);
  const View view(board.game(), board.state(), SeatId(0));
  const State seen = view.visible();
  const ProgressCards& shown = seen.realms.seats[SeatId(1)].progress;
  EXPECT_THAT(std::span(shown).first(3), ElementsAre(2, 0, 3));
  EXPECT_EQ(std::accumulate(shown.begin(), shown.end(), 0), 5);
  EXPECT_EQ(std::accumulate(seen.realms.undrawn.begin(), seen.realms.undrawn.end(), 0), 54 - 5);
  EXPECT_THAT(std::span(seen.realms.undrawn).first(3), ElementsAre(16, 18, 15));
  EXPECT_EQ(View(board.game(), board.state(), SeatId(1)).visible().realms.seats[SeatId(1)].progress,
            board.realm(1).progress);
}

TEST(ProgressCards, OfOthersAreImaginedWithinTheirDecks) {  // CK-117
  KnightsBoard board;
  board.hold(1, Progress::Crane), board.hold(1, Progress::Merchant, 2), board.hold(2, Progress::Spy);
  board.hold(0, Progress::Wedding);
  board.turn_of(1);
  board.hold(1, Progress::Smith, 2);
  board.act(discard(Progress::Smith));
  board.act(end_turn);
  Random random(7);
  const View view(board.game(), board.state(), SeatId(0));
  bool differs = false;
  for (int n = 0; n < 20; ++n) {
    State imagined = view.imagined(random);
    EXPECT_TRUE(View(board.game(), imagined, SeatId(0)).visible() == view.visible());
    differs = differs || imagined.realms.seats[SeatId(1)].progress != board.realm(1).progress;
    std::vector<std::string> broken;
    cities_and_knights::find_broken_realms({board.game(), imagined}, broken);
    EXPECT_THAT(broken, testing::IsEmpty());
  }
  EXPECT_TRUE(differs);
}

}  // namespace
}  // namespace hexwright
