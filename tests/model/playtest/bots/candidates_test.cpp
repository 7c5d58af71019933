#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/bots/lookahead.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/match.h"
#include "model/playtest/modules/frontiers/kinds.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

/// Plays a game of settlers and shows, before each choice, what there is to choose and what they rate.
template <class Visit>
void watch(const Game& game, std::uint64_t number, int most_turns, Visit visit) {
  Starter starter(game);
  Random random(11, number);
  State state = starter.start(random);
  BySeat<Settler> settlers;
  Actions legal;
  while (state.phase != Phase::Over && state.turn_number < most_turns) {
    legal_actions(game, state, legal);
    const SeatId seat = actor(state);
    Action action = legal.front();
    if (legal.size() > 1) {
      const View view(game, state, seat);
      std::vector<RatedAction> rated;
      action = settlers[seat].rate(view, legal, random, &rated);
      visit(view, legal, action, rated);
    }
    resolve(game, state, action, random);
    apply(game, state, action);
  }
}

/// How often settlers do this in some games.
std::int64_t times_done(std::string_view name, ActionKind kind, std::uint64_t games) {
  const Game game(template_named(name));
  const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), find_bot("settler"));
  Match match(game, bots);
  Actions log;
  for (std::uint64_t number = 0; number < games; ++number) match.play(1, number, 1000, nullptr, &log);
  return std::count_if(log.begin(), log.end(), [&](const Action& action) { return action.kind == kind; });
}

bool has_kind(std::span<const Action> actions, ActionKind kind) {
  return std::any_of(actions.begin(), actions.end(), [&](const Action& each) { return each.kind == kind; });
}

class Candidates : public testing::TestWithParam<const char*> {
 protected:
  Candidates() : game_(template_named(GetParam())) {}
  Game game_;
};

TEST_P(Candidates, AreOfEveryKindThatOneCanDoInATurn) {
  constexpr std::size_t most = 14;
  int choices = 0;
  watch(game_, 1, 100,
        [&](const View& view, const Actions& legal, const Action& preferred, const auto& rated) {
          const Actions tried = candidates(view, legal, preferred, rated, most);
          ASSERT_FALSE(tried.empty());
          EXPECT_EQ(tried.front(), preferred);
          EXPECT_LE(tried.size(), most);
          for (const Action& each : tried)
            EXPECT_EQ(std::count(tried.begin(), tried.end(), each), 1) << id(each.kind);
          if (view.task()) return;
          ++choices;
          for (const Action& each : legal) EXPECT_TRUE(has_kind(tried, each.kind)) << id(each.kind);
        });
  EXPECT_GT(choices, 100);
}

TEST_P(Candidates, AreLegal) {
  watch(game_, 2, 40,
        [&](const View& view, const Actions& legal, const Action& preferred, const auto& rated) {
          for (const Action& each : candidates(view, legal, preferred, rated, 6))
            EXPECT_NE(std::find(legal.begin(), legal.end(), each), legal.end()) << id(each.kind);
        });
}

INSTANTIATE_TEST_SUITE_P(Maps, Candidates,
                         testing::Values("base-3-4", "spices-fog-islands-4", "explorers-3-4", "frontiers"));

TEST(Settler, MovesShipsThatLeadNowhere) {  // SEA-02
  EXPECT_GT(times_done("new-shores-4", ActionKind::TakeUpShip, 20), 0);
}

TEST(Settler, SetsPairsAsideThatServeNoGoal) {  // FRO-15
  EXPECT_GT(times_done("frontiers", frontiers::action::set_aside, 40), 0);
}

TEST(ChancesToWin, AddUpToOneAndGrowWithWhatASeatHas) {
  Playing play("base-3-4");
  play.found();
  const auto before = chances_to_win(play.game(), play.state());
  EXPECT_NEAR(std::accumulate(before.begin(), before.end(), 0.0F), 1, 1e-5);
  play.build_up(2, 6);
  const auto after = chances_to_win(play.game(), play.state());
  EXPECT_NEAR(std::accumulate(after.begin(), after.end(), 0.0F), 1, 1e-5);
  EXPECT_GT(after[SeatId(2)], before[SeatId(2)]);
  EXPECT_GT(after[SeatId(2)], 0.5F);
}

TEST(ChancesToWin, AreCertainInTheEnd) {
  Playing play("base-3-4");
  play.found();
  play.state().winner = SeatId(1);
  EXPECT_EQ(chances_to_win(play.game(), play.state()), (std::array<float, most_players>{0, 1}));
}

}  // namespace
}  // namespace hexwright
