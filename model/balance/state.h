#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/balance/goal.h"
#include "model/balance/measure.h"
#include "model/generate/exchange.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/game.h"
#include "model/scenario/wish.h"

namespace hexwright {

/// What to balance for, and how much to play. The standard values balance a board of the base game to seats
/// that differ by no more than chance within two minutes on two cores.
struct BalanceOptions {
  Freedom freedom = {};
  std::vector<Wish> wishes = {};  ///< those without a weight hold for every board that is looked at
  BalanceGoal goal = {};
  PlayOptions play = {};
  std::uint64_t seed = 1;
  /// That are played, in all: half of them begin, the others are bred from the best by exchanging a place or
  /// two. At least 4.
  int boards = 128;
  int games = 400;            ///< of settlers on each board in its first round; later rounds have more
  int finalists = 8;          ///< that strategists play as well
  int strategist_games = 20;  ///< on each finalist
  int verdict_games = 4000;   ///< of settlers on the map before and on the winner, with fresh numbers
  int verdict_strategist_games = 60;
  int explained = 4;  ///< swaps whose effect is measured
  /// Games that settlers study before, on each board: as many as before a usual playtest, because seats that
  /// are equal for bots that know less are not equal for those of a playtest. Short rounds, which only find
  /// out what is worth a longer one, have fewer.
  int study = static_cast<int>(usual_study(BatchOptions().games));
  /// Instead of one winner: boards that differ in these two, the best one of each cell.
  std::optional<std::array<Measure, 2>> archive = {};
  int cells = 6;  ///< of an archive, along each of the two

  friend bool operator==(const BalanceOptions&, const BalanceOptions&) = default;
};

enum class BalanceStage : std::uint8_t {
  Boards,       ///< boards are made and looked at, without playing
  Settlers,     ///< rounds of short games; the better ones stay
  Strategists,  ///< the last few are played by stronger bots, too
  Verdict,      ///< the map as it was and the winner, with games that nobody has chosen by
  Explanation,  ///< what each swap did
  Done,
};

/// Games to be played on one board: game numbers `first` to `first + games - 1`.
struct BalanceJob {
  std::uint32_t board = 0;  ///< its number; `the_map` for the map as it was
  bool strategists = false;
  std::uint64_t first = 0, games = 0;
  /// Of the swaps from the map as it was to the winner this one is taken back.
  std::optional<std::uint32_t> without = {};
  std::optional<Played> played = {};  ///< once it is done
  static constexpr std::uint32_t the_map = ~std::uint32_t{0};
  friend bool operator==(const BalanceJob&, const BalanceJob&) = default;
};

/// A board in the race. What games by which it was chosen say of it is too good on average; the verdict comes
/// from fresh ones.
struct BalanceBoard {
  std::uint32_t number = 0;  ///< in the order in which boards were made
  Layout layout;
  Played settlers, strategists;                 ///< of the rounds
  Played fresh_settlers, fresh_strategists;     ///< of the verdict
  std::optional<std::array<int, 2>> cell = {};  ///< of an archive
  friend bool operator==(const BalanceBoard&, const BalanceBoard&) = default;
};

/// All that a balancer knows: a plain value that can be kept, and gone on with later, elsewhere, with any
/// number of threads, to the same result.
struct BalanceState {
  BalanceOptions options;
  BalanceStage stage = BalanceStage::Boards;
  int round = 0;                         ///< of settlers
  std::uint32_t made = 0;                ///< boards so far: the number of the next
  std::vector<BalanceBoard> boards;      ///< still in the race; from `Verdict` on the best first
  std::vector<BalanceJob> jobs;          ///< of this round or stage
  std::uint64_t next_game = 0;           ///< no game of this number or above was played
  Played map_settlers, map_strategists;  ///< the map as it was, in fresh games
  /// By axis of an archive: the lower limits of its cells but the first.
  std::array<std::vector<double>, 2> borders;
  std::vector<Played> without;  ///< by swap that was measured: the winner with it taken back

  friend bool operator==(const BalanceState&, const BalanceState&) = default;
};

}  // namespace hexwright
