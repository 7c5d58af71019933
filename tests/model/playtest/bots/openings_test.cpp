#include "model/playtest/bots/openings.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/bots/strategist.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

/// A game before its first settlement.
struct Drafting {
  explicit Drafting(const char* name) : game(template_named(name)) {
    Random random(1);
    state = Starter(game).start(random);
  }
  Openings found() const {
    Actions legal;
    legal_actions(game, state, legal);
    const View view(game, state, actor(state));
    return *openings(BoardWorth(view, usual_weights), legal);
  }
  int pips_at(IntersectionId place) const {
    int sum = 0;
    for (const HexId hex : game.board().intersection_hexes(place))
      if (hex != none) sum += pips(state.number[hex]);
    return sum;
  }

  Game game;
  State state;
};

BatchOptions settlers(const Game& game, std::uint64_t games) {
  BatchOptions options;
  options.bots.assign(static_cast<std::size_t>(game.players()), find_bot("settler"));
  options.games = games;
  return options;
}

TEST(Openings, AreTheBestFirstAndNoneIsPoor) {  // BASE-02
  const Drafting draft("base-3-4");
  const Openings found = draft.found();
  ASSERT_GE(found.size(), 5U);
  EXPECT_TRUE(std::is_sorted(found.begin(), found.end(),
                             [](const auto& a, const auto& b) { return a.learned > b.learned; }));
  int most = 0;
  for (const IntersectionId place : draft.game.board().intersections())
    most = std::max(most, draft.pips_at(place));
  for (const Opening& each : found) {
    EXPECT_GE(2 * draft.pips_at(each.place), most);
    EXPECT_GT(each.chance(), 0.05F);
    EXPECT_LT(each.chance(), 0.6F);
  }
}

TEST(Openings, DoNotDependOnWhatWasPlayedBefore) {
  const Drafting fresh("fog-islands-4"), played("fog-islands-4");
  play_batch(played.game, settlers(played.game, 20));
  EXPECT_EQ(fresh.found(), played.found());
}

TEST(Openings, VaryFromGameToGame) {
  const Game game(template_named("base-3-4"));
  constexpr std::uint64_t games = 100;
  std::map<int, std::uint64_t> first_places;
  std::set<std::vector<int>> foundings;
  BatchCallbacks watch;
  watch.keep_all = true;
  watch.keep = [&](const PlayedGame& each) {
    std::vector<int> places;
    for (std::size_t i = 0; i < 8; ++i) places.push_back(each.log[2 * i].a.value());
    ++first_places[places.front()];
    foundings.insert(places);
  };
  play_batch(game, settlers(game, games), watch);
  EXPECT_GE(first_places.size(), 3U);
  EXPECT_GE(foundings.size(), games / 2);
}

TEST(Openings, OfAStudiedMapAreTheSameForSettlersAndStrategists) {
  const Drafting draft("base-3-4");
  study_openings(draft.game, 64, 2);
  Actions legal;
  legal_actions(draft.game, draft.state, legal);
  const View view(draft.game, draft.state, actor(draft.state));
  Settler settler;
  Strategist strategist;
  std::set<int> places;
  for (std::uint64_t n = 0; n < 30; ++n) {
    Random one(n), same(n);
    const Action founding = settler.choose(view, legal, one);
    EXPECT_EQ(founding, strategist.choose(view, legal, same));
    places.insert(founding.a.value());
  }
  EXPECT_GE(places.size(), 3U);
}

TEST(OpeningStudy, IsForTablesOfOneKind) {
  const Game game(template_named("base-3-4"));
  BatchOptions options = settlers(game, 4);
  options.study = 8;
  play_batch(game, options);
  EXPECT_EQ(game.bot_memory<OpeningMemory>().studied, 8U);
  options.bots.front() = find_bot("random");
  play_batch(game, options);
  EXPECT_EQ(game.bot_memory<OpeningMemory>().studied, 0U);
}

TEST(OpeningStudy, CountsHowEachPlaceFared) {
  const Drafting draft("base-3-4");
  constexpr std::uint64_t games = 128;
  study_openings(draft.game, 2 * games, 2);  // the first half corrects what is thought of places
  float counted = 0, wins = 0;
  for (const Opening& each : draft.found()) {
    counted += each.games, wins += each.wins;
    EXPECT_LE(each.wins, each.games);
  }
  EXPECT_EQ(counted, OpeningMemory::games_a_look * games);
  EXPECT_GT(wins, 0);
  EXPECT_LT(wins, counted);
}

TEST(OpeningMemory, CorrectsWhatIsThoughtOfPlacesByWhoWins) {
  OpeningMemory memory;
  const IntersectionId good(3), poor(5), untried(7);
  for (int game = 0; game < 100; ++game)
    memory.correct(std::vector<FoundedSeat>{{{good}, memory.correction(good), 0.75F},
                                            {{poor}, memory.correction(poor), 0.25F}});
  EXPECT_NEAR(memory.correction(good) - memory.correction(poor), std::log(3), 0.4);
  EXPECT_EQ(memory.correction(untried), 0);
  memory.forget_positions();
  EXPECT_GT(memory.correction(good), 0);
  memory.forget();
  EXPECT_EQ(memory.correction(good), 0);
}

TEST(OpeningStudy, CorrectsPlacesOfTheMap) {
  const Drafting draft("base-3-4"), unstudied("base-3-4");
  study_openings(draft.game, 256, 2);
  float most = 0;
  for (const IntersectionId place : draft.game.board().intersections())
    most = std::max(most, std::abs(draft.game.bot_memory<OpeningMemory>().correction(place)));
  EXPECT_GT(most, 0.1F);
  EXPECT_LT(most, 3.0F);
}

TEST(OpeningStudy, IsTheSameWithAnyNumberOfThreads) {
  const Drafting one("krakatoa-3"), three("krakatoa-3");
  study_openings(one.game, 70, 1);
  study_openings(three.game, 70, 3);
  EXPECT_EQ(one.found(), three.found());
}

TEST(OpeningStudy, StartsAnewForAnotherNumberOfGames) {
  const Drafting once("base-3-4"), twice("base-3-4");
  study_openings(once.game, 20, 1);
  study_openings(twice.game, 40, 1);
  study_openings(twice.game, 20, 1);
  EXPECT_EQ(once.found(), twice.found());
}

TEST(OpeningStudy, HasNothingToLearnWhereEveryGameHasABoardOfItsOwn) {
  EXPECT_TRUE(has_same_board_always(Game(template_named("base-3-4"))));
  EXPECT_TRUE(has_same_board_always(Game(template_named("fog-islands-4"))));
  const Drafting dealt("base-3-4-variable");
  EXPECT_FALSE(has_same_board_always(dealt.game));
  study_openings(dealt.game, 20, 1);
  for (const Opening& each : dealt.found()) EXPECT_EQ(each.games, 0);
}

TEST(OpeningStudy, ThatIsStoppedLeavesNothing) {
  const Drafting draft("base-3-4");
  const std::atomic<bool> stop = true;
  study_openings(draft.game, 20, 1, &stop);
  for (const Opening& each : draft.found()) EXPECT_EQ(each.games, 0);
}

TEST(OpeningStudy, MakesABatchTheSameWithAnyNumberOfThreads) {
  std::vector<std::int64_t> wins;
  for (const int threads : {1, 3}) {
    const Game game(template_named("base-3-4"));
    BatchOptions options = settlers(game, 40);
    options.study = 64, options.threads = threads;
    const auto result = play_batch(game, options);
    for (const auto each : result.statistics.wins_by_seat()) wins.push_back(each);
  }
  ASSERT_EQ(wins.size(), 8U);
  EXPECT_TRUE(std::equal(wins.begin(), wins.begin() + 4, wins.begin() + 4));
}

}  // namespace
}  // namespace hexwright
