#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/playtest/batch/people.h"
#include "model/playtest/batch/statistics.h"

namespace hexwright {

/// Longer games count as stalled. Random bots, the slowest, seldom need a third of it on any template.
inline constexpr int standard_most_turns = 5000;

/// The bot that plays where none is named: quick, and sensible on any map.
inline constexpr std::string_view usual_bot = "settler";

inline constexpr std::uint64_t most_study = 5000;
/// Games from which bots learn the openings of a map, where it has the same board each time, before they play
/// so many.
constexpr std::uint64_t usual_study(std::uint64_t games) {
  constexpr std::uint64_t enough = 4000, times = 4;
  return games < enough / times ? times * games : enough;
}

/// Which games to play. Game `n` is the same whoever plays it and when.
struct BatchOptions {
  /// A bot for each seat of game 0. From game to game each moves on by one seat, so that all of them play
  /// every seat equally often, and neither a strong bot nor a good seat passes for the other.
  std::vector<const BotKind*> bots;
  std::uint64_t seed = 1;
  std::uint64_t first = 0;  ///< number of the first game
  std::uint64_t games = 1000;
  int threads = 0;  ///< 0: one for each core
  /// Games that are played beforehand where the board is the same in every game, so that bots know its
  /// openings: see `study_openings`. Bots that know more play other games. At most `most_study`. None are
  /// played where bots of several kinds are at the table: each founds as well as it can then.
  std::uint64_t study = 0;
  int most_turns = standard_most_turns;
  /// Enough is played when every seat's and every kind's share of the wins is known to plus or minus this,
  /// with a confidence of 95 %.
  std::optional<double> stop_at;
  /// Others play some more games on the map, so that a verdict does not rest on one kind of bot alone:
  /// `opinion_plans` says who and how many.
  bool second_opinion = false;
  /// After that, seconds in which those play more who are not sure yet of a seat that others see ahead or
  /// behind (`settle_seats`). How many games that are depends on the machine; 0: none.
  double settle = 0;
};
inline constexpr int usual_settle = 60;

struct BatchProgress {
  std::uint64_t done = 0, games = 0;
  const BotKind* opinion = nullptr;  ///< whose games they are; null: those of the batch itself
  double seconds = 0;                ///< since the beginning
  double seconds_left = 0;           ///< at most, as far as can be told
};

/// A game that is over, for those who want to keep it.
struct PlayedGame {
  std::uint64_t number = 0;
  std::span<const BotKind* const> bots;  ///< of each seat
  const Match::Ending& ending;
  const Actions& log;
};

/// What happens while a batch is played. Each part is optional.
struct BatchCallbacks {
  /// No new game begins once it is true; those that are being played are played to their end.
  const std::atomic<bool>* stop = nullptr;
  /// The same at once: games that are being played are given up. The result has the first games alone, those
  /// before any that was given up.
  const std::atomic<bool>* abandon = nullptr;
  /// A few times a second, from the thread that called.
  std::function<void(const BatchProgress&)> progress;
  /// At the same times, before `progress`, when more is known: the statistics of the first games. They are
  /// those of a batch of so many games; a few that are done already wait for slower ones before them.
  std::function<void(const Statistics&)> snapshot;
  /// The games to keep: one after the other, from any thread, in no order.
  std::function<void(const PlayedGame&)> keep;
  bool keep_all = false;  ///< otherwise only those that stalled or got stuck
};

/// The same games without what a pack of own rules says.
struct WithoutPack {
  std::string id, title;  ///< of the pack
  Statistics statistics;
};

/// What is kept of looking at the seats, playing on, and looking again. All looks together have the chance of
/// error that one has otherwise; each has its share of it.
struct FurtherLooks {
  double share = 1;                         ///< of the last look
  std::vector<double> chances = {};         ///< of each claim at the looks before, weighed by their shares
  std::vector<double> seconds_a_game = {};  ///< by opinion
};

struct BatchResult {
  enum class Ended : std::uint8_t { AllPlayed, NarrowEnough, Stopped };
  Statistics statistics;
  Ended ended = Ended::AllPlayed;
  double seconds = 0;
  /// Filled by whoever seated bots that can fail.
  std::vector<BotFailure> failures = {};
  /// Of the games of `BatchOptions::second_opinion`, by who played them. None where the batch was stopped.
  std::vector<Statistics> opinions = {};
  /// Of `BatchOptions::settle`; empty without.
  FurtherLooks looks = {};
  /// Filled by whoever had them played.
  std::vector<WithoutPack> without = {};
  /// Filled by whoever has records of them.
  std::optional<GamesOfPeople> people = {};
};

/// The bots as they sit in a game.
std::vector<const BotKind*> seated(std::span<const BotKind* const> bots, std::uint64_t game);

/// The widest of the intervals that `BatchOptions::stop_at` speaks of, as plus or minus.
double widest_reach(const Statistics& statistics);

/// Plays them on all threads. The same options give the same statistics with any number of threads. What was
/// played before a stop are the first games, and their statistics are those of a batch of so many.
BatchResult play_batch(const Game& game, const BatchOptions& options, const BatchCallbacks& watch = {});

}  // namespace hexwright
