#include <algorithm>

#include <gmock/gmock.h>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/invariants.h"
#include "model/playtest/match.h"
#include "tests/support/large_world.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

std::vector<std::string> obstacles(const Scenario& scenario) {
  std::vector<std::string> all;
  for (const Message& each : playability_errors(scenario)) all.push_back(text(each));
  return all;
}

TEST(LargeBoards, ArePlayedAtRandomWithAllInvariantsKept) {
  const Game game(large_world());
  EXPECT_GT(game.board().hex_count(), 600);
  int most_routes_seen = 0;
  std::string wrong;
  int steps = 0;
  const RandomGame played =
      play_random_game(game, 1, 0, 20'000, [&](const State& state, const Actions& legal, const Action&) {
        for (const Seat& seat : state.seats)
          most_routes_seen = std::max<int>(most_routes_seen, seat.route_count);
        if (++steps % (is_sanitized ? 240 : 40) == 0)
          for (const std::string& each : broken_invariants(game, state)) wrong += each + "; ";
        return wrong.empty() && !legal.empty();
      });
  EXPECT_EQ(wrong, "");
  EXPECT_EQ(played.end.phase, Phase::Over);
  EXPECT_GT(most_routes_seen, 64);
  EXPECT_TRUE(replayed(game, played.start, played.log) == played.end);
}

TEST(LargeBoards, AreWonBySettlers) {
  const Game game(large_world());
  const std::vector<const BotKind*> settlers(4, find_bot("settler"));
  Match match(game, settlers);
  Actions log;
  const Match::Ending ending = match.play(1, 0, 2'000, nullptr, &log);
  EXPECT_FALSE(ending.stalled);
  EXPECT_TRUE(broken_invariants(game, ending.state).empty());
  EXPECT_TRUE(replayed(game, match.start(), log) == ending.state);
}

TEST(LargeBoards, HaveFingerprintsInWhichEveryPlaceCounts) {
  const Game game(large_world());
  Random random(1, 0);
  const State start = Starter(game).start(random);
  State other = start;
  other.building[IntersectionId(game.board().intersection_count() - 1)] = {SeatId(0), Building::City};
  EXPECT_NE(fingerprint(other), fingerprint(start));
  other = start;
  other.number[HexId(game.board().hex_count() - 1)] = 8;
  EXPECT_NE(fingerprint(other), fingerprint(start));
  other = start;
  other.seats[SeatId(1)].road_spots.add(PathId(game.board().path_count() - 1));
  EXPECT_NE(fingerprint(other), fingerprint(start));
}

TEST(LargeBoards, BeyondWhatAGameTakesAreRefusedWithTheReason) {
  EXPECT_THAT(obstacles(large_world()), testing::IsEmpty());
  EXPECT_THAT(obstacles(large_world(4, 4)),
              testing::ElementsAre("the board has 848 hexes; a game takes 704",
                                   "the board has 1810 intersections; a game takes 1536",
                                   "the board has 2657 paths; a game takes 2176"));
  Scenario rich = large_world(1, 1);
  rich.details.pieces.roads = 101;
  rich.details.pieces.cities = 61;
  EXPECT_THAT(obstacles(rich),
              testing::ElementsAre("each player has 101 pieces of one kind; a game takes 100",
                                   "each player has 61 pieces of one kind; a game takes 60"));
}

}  // namespace
}  // namespace hexwright
