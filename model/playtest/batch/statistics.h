#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "model/playtest/match.h"
#include "model/playtest/tally.h"

namespace hexwright {

/// Where victory points come from. BASE-10, BASE-11, SEA-07
enum class PointSource : std::uint8_t {
  Settlements,
  Cities,
  LongestRoute,
  LargestArmy,
  DevelopmentCards,
  Chits,
  Rules,  ///< what a rule module adds, or takes away
};
inline constexpr std::array all_point_sources{
    PointSource::Settlements,      PointSource::Cities, PointSource::LongestRoute, PointSource::LargestArmy,
    PointSource::DevelopmentCards, PointSource::Chits,  PointSource::Rules};
/// "settlements", "longest-route".
std::string_view id(PointSource source);
/// To be translated.
std::string_view title(PointSource source);

/// The points of a seat, by source; they add up to `points`.
using Sources = std::array<std::int64_t, all_point_sources.size()>;
Sources points_by_source(const Game& game, const State& state, SeatId seat);

/// What happened in many games. Whole numbers only, so that in whatever order games are added and merged the
/// sums are the same. It does not grow with the number of games. A game that stalled, got stuck or was lost
/// by all has no winner; what happened in it counts nevertheless.
struct Statistics {
  using Count = std::int64_t;
  struct SeatCounts {
    Count wins = 0;
    std::array<Count, all_cards.size()> income{};
    Sources points{};   ///< at the end of each game
    Sources winning{};  ///< of these, in games that this seat won
    friend bool operator==(const SeatCounts&, const SeatCounts&) = default;
  };
  /// A kind of bot in one seat.
  struct BotCounts {
    Count games = 0, decided = 0, wins = 0;
    friend bool operator==(const BotCounts&, const BotCounts&) = default;
  };
  struct HexCounts {
    Count cards = 0;
    Count discovered = 0;  ///< games
    Count turns = 0;       ///< in which it was discovered, added up
    friend bool operator==(const HexCounts&, const HexCounts&) = default;
  };
  struct IntersectionCounts {
    Count settled = 0;  ///< games in which a settlement came to stand here
    Count decided = 0;  ///< of these, games that somebody won
    Count won = 0;      ///< of these, by who settled here first
    friend bool operator==(const IntersectionCounts&, const IntersectionCounts&) = default;
  };
  /// A seat that founded somewhere.
  struct OpeningCounts {
    Count taken = 0;    ///< games
    Count decided = 0;  ///< of these, games that somebody won
    Count won = 0;      ///< of these, by this seat
    friend bool operator==(const OpeningCounts&, const OpeningCounts&) = default;
  };
  static constexpr std::size_t most_stalled_named = 20;

  Count games = 0, stalled = 0, decisions = 0;
  Count stuck = 0;  ///< games that nobody could win any more; they did not stall
  Count lost = 0;   ///< games that a rule ended so that everybody lost
  IdVector<SeatId, SeatCounts> seats;
  std::vector<const BotKind*> kinds;              ///< in the order in which they were named
  std::vector<IdVector<SeatId, BotCounts>> bots;  ///< by kind and seat
  std::vector<Count> lengths;                     ///< by turns: games that somebody won
  IdVector<HexId, HexCounts> hexes;
  IdVector<IntersectionId, IntersectionCounts> intersections;
  std::vector<IdVector<IntersectionId, OpeningCounts>> openings;  ///< by seat
  std::array<Count, all_harbor_kinds.size() + 1> bank_trades{};   ///< as `Tally`
  std::array<Count, 13> rolls{};
  Count trades = 0, knights = 0, robberies = 0, discarded = 0;
  Count lead_changes = 0;
  /// The squares of what one game had, so that the error of its mean is known: of lead changes, and of what
  /// all seats together got of each card.
  Count lead_changes_squared = 0;
  std::array<Count, all_cards.size()> income_squared{};
  /// What the rule modules counted, as `Game::counters()` lays it out. Of games that an earlier program
  /// tallied the last counters may be missing; a sum has those that all of its games have.
  std::vector<Count> counted;
  /// The first games that stalled, in ascending order.
  std::vector<std::uint64_t> stalled_games;
  /// The first games that got stuck, in ascending order.
  std::vector<std::uint64_t> stuck_games;

  /// Of no game and no board: for who reads one.
  Statistics() = default;
  /// Nothing yet. `players`: the bots that will play, in any order.
  Statistics(const Game& game, std::span<const BotKind* const> players);

  /// Game `number`, with the bot of each seat.
  void add(const Game& game, std::uint64_t number, std::span<const BotKind* const> players,
           const Match::Ending& ending, const Tally& tally);
  /// Precondition: of the same game and bots.
  void merge(const Statistics& others);

  Count decided() const { return games - stalled - stuck - lost; }
  int players() const { return static_cast<int>(seats.size()); }
  std::vector<Count> wins_by_seat() const;
  /// Games that a bot of this kind won, in whatever seat.
  Count wins_of(std::size_t kind) const;
  /// How many seats this kind takes in each game.
  int seats_of(std::size_t kind) const;
  /// Turns of a game that somebody won; 0 where there was none.
  double mean_length() const;
  /// The number of turns within which this share of the decided games ended.
  int length_of_share(double share) const;

  friend bool operator==(const Statistics&, const Statistics&) = default;
};

}  // namespace hexwright
