#include "model/playtest/view.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/bots/strategist.h"
#include "model/playtest/invariants.h"
#include "tests/support/hidden.h"
#include "tests/support/playing.h"
#include "tests/support/templates.h"

namespace hexwright {
namespace {

class Views : public testing::TestWithParam<std::string> {
 protected:
  Views() : game_(template_named(GetParam()), {.players = 0, .offers_a_turn = 2}) {}
  Game game_;
};

TEST_P(Views, LookAlikeWhereverOnlyHiddenThingsDiffer) {
  int differing = 0;
  watch_games(game_, 2, 80, [&](const State& state, Who seat, const Actions&) {
    if (!has_secrets(state)) return true;
    const State other = shuffled(game_, state, seat);
    if (!(other == state)) ++differing;
    EXPECT_EQ(View(game_, state, seat).visible(), View(game_, other, seat).visible());
    return !HasFailure();
  });
  EXPECT_GT(differing, 100);
}

/// Bots get views only; this proves that a view lets nothing through.
TEST_P(Views, LeadEveryBotToTheSameChoiceWhereTheyLookAlike) {
  int asked = 0;
  watch_games(game_, 3, 60, [&](const State& state, Who seat, const Actions& legal) {
    if (!has_secrets(state) || ++asked % 5 != 0) return true;
    const State other = shuffled(game_, state, seat);
    for (const BotKind& kind : all_bots()) {
      // The one that searches, with its usual budget, is asked less often.
      if (kind.id == "strategist" && asked % 400 != 0) continue;
      const auto one = kind.make(game_, seat), same = kind.make(game_, seat);
      Random random(3, static_cast<std::uint64_t>(asked)), again = random;
      EXPECT_EQ(one->choose(View(game_, state, seat), legal, random),
                same->choose(View(game_, other, seat), legal, again))
          << kind.id;
      EXPECT_EQ(random, again) << kind.id;
    }
    Random random(4, static_cast<std::uint64_t>(asked)), again = random;
    if (asked % 25 == 0) {
      Strategist one({.budget = 400, .founding_budget = 400}), same({.budget = 400, .founding_budget = 400});
      EXPECT_EQ(one.choose(View(game_, state, seat), legal, random),
                same.choose(View(game_, other, seat), legal, again));
    }
    return !HasFailure();
  });
  EXPECT_GT(asked, 300);
}

TEST_P(Views, ImagineStatesThatLookTheSameAndKeepEverything) {
  Random random(5);
  watch_games(game_, 1, 60, [&](const State& state, Who seat, const Actions& legal) {
    const View view(game_, state, seat);
    const State imagined = view.imagined(random);
    EXPECT_EQ(View(game_, imagined, seat).visible(), view.visible());
    EXPECT_EQ(imagined.seats[seat], view.own());
    EXPECT_EQ(broken_invariants(game_, imagined), std::vector<std::string>());
    Actions then;
    legal_actions(game_, imagined, then);
    EXPECT_EQ(then, legal);
    return !HasFailure();
  });
}

TEST(View, ImaginesThatOffersCanBeKept) {  // BASE-08
  Playing play("base-3-4", {.offers_a_turn = 1});
  play.found();
  for (const SeatId seat : Ids<SeatId>(4)) play.empty_hand(seat), play.give(seat, {1, 1, 1, 1, 1});
  play.turn_of(0);
  const Cards give{0, 0, 1, 0, 0}, want{0, 1, 0, 0, 0};
  play.act({.kind = ActionKind::OfferTrade, .a = give.bundle(), .b = want.bundle()});
  Random random(1);
  for (int i = 0; i < 50; ++i) {
    const State imagined = View(play.game(), play.state(), SeatId(1)).imagined(random);
    EXPECT_TRUE(imagined.seats[SeatId(0)].hand.covers(give));
    EXPECT_TRUE(imagined.seats[SeatId(2)].hand.covers(want));
  }
}

TEST_P(Views, ImagineNothingByWhatIsHidden) {
  watch_games(game_, 1, 60, [&](const State& state, Who seat, const Actions&) {
    if (!has_secrets(state)) return true;
    Random random(6), again(6);
    EXPECT_EQ(View(game_, state, seat).imagined(random),
              View(game_, shuffled(game_, state, seat), seat).imagined(again));
    return !HasFailure();
  });
}

INSTANTIATE_TEST_SUITE_P(Templates, Views,
                         testing::Values("base-3-4", "base-5-6", "spices-fog-islands-4", "explorers-3-4",
                                         "frontiers", "desolation-3-4", "jungle-3-4"),
                         test::parameter_name);

}  // namespace
}  // namespace hexwright
