#pragma once

#include <vector>

#include "model/balance/balancer.h"

namespace hexwright {

/// One exchange of two places, and what it brings.
struct Improvement {
  Swap swap;
  Message words;  ///< "the number 8 at hex 1,0 and the 3 at hex 0,-1 changed places"
  Edits edits;    ///< that make the map so, in one step
  Played games;   ///< of settlers on the map with it, which nobody chose by
  Score score;
};

struct Improvements {
  bool is_complete = false;  ///< false: it was stopped, and nothing is known
  int tried = 0;             ///< exchanges, of all that are `possible`
  int possible = 0;
  Played map;  ///< the map as it is, in the same games
  Score score;
  std::vector<Improvement> best;  ///< that come closer to the goal, the closest first
};

/// So many are shown.
inline constexpr int most_improvements = 5;
/// So many are tried, and so often played in the end: a minute or two on a board of the base game.
inline constexpr int usual_changes = 120, usual_games_of_changes = 1350;

/// Tries single exchanges of what may move on a map: those that meet the wishes and bring no new error, each
/// in the same games, the better ones in more of them (successive halving). The best are played again, with
/// games that nobody chose by and as many studied before as for a usual playtest. `boards` of the options
/// says how many are tried, at random where there are more; `games` how many on each in the end.
/// Refused in words where the map cannot be played, the goal makes no sense, or nothing may change places.
/// The same seed gives the same result for any number of threads.
Outcome<Improvements> improve(const Scenario& scenario, const BalanceOptions& options, int threads = 0,
                              const BalanceCallbacks& watch = {});

}  // namespace hexwright
