#include "model/playtest/view.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "model/playtest/bots/settler.h"
#include "model/playtest/bots/strategist.h"
#include "model/playtest/invariants.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

/// Plays games of settlers and shows every state in which there is something to decide.
template <class Visit>
void watch_games(const Game& game, int games, int most_turns, Visit visit) {
  Starter starter(game);
  Actions legal;
  for (int number = 0; number < games; ++number) {
    Random random(7, static_cast<std::uint64_t>(number));
    State state = starter.start(random);
    BySeat<Settler> settlers;
    while (state.phase != Phase::Over && state.turn_number < most_turns) {
      legal_actions(game, state, legal);
      const SeatId seat = actor(state);
      Action action = legal.front();
      if (legal.size() > 1) {
        action = settlers[seat].choose(View(game, state, seat), legal, random);
        if (!visit(state, seat, legal)) return;
      }
      resolve(game, state, action, random);
      apply(game, state, action);
    }
  }
}

/// A state that differs in nothing but what others hide from the seat: their hands change owners card by
/// card, wherever two of them differ, and so do their development cards and trade options.
State shuffled(const Game& game, State state, Who seat) {
  Seat* last = nullptr;
  for (const SeatId other : game.seats()) {
    if (other == seat) continue;
    Seat& next = state.seats[other];
    if (last) {
      for (const Card give : resource_cards)
        for (const Card get : resource_cards)
          if (give != get && last->hand[give] > last->face_up[give] && next.hand[get] > next.face_up[get]) {
            last->hand.remove(give), next.hand.add(give);
            next.hand.remove(get), last->hand.add(get);
          }
      for (std::size_t give = 0; give < last->developments.size(); ++give)
        for (std::size_t get = 0; get < give; ++get)
          if (last->developments[give] > 0 && next.developments[get] > 0) {
            --last->developments[give], ++next.developments[give];
            --next.developments[get], ++last->developments[get];
          }
    }
    // One that is held against one that is left to buy.
    for (std::size_t held = 0; held < next.developments.size(); ++held)
      for (std::size_t left = 0; left < held; ++left)
        if (next.developments[held] > 0 && state.developments[left] > 0) {
          --next.developments[held], ++next.developments[left];
          --state.developments[left], ++state.developments[held];
        }
    last = &next;
  }
  return state;
}

/// With trade between players, an asked player holds what is wanted: such states are not shuffled.
bool has_secrets(const State& state) { return state.answers == 0 && state.give == 0; }

class Views : public testing::TestWithParam<const char*> {
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
                         [](const auto& info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace hexwright
