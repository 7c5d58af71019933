#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace hexwright {

/// Games of a batch, by number: `first` and those behind it. What one machine plays, or one round.
struct GameRange {
  std::uint64_t first = 0, games = 0;

  std::uint64_t end() const { return first + games; }
  friend bool operator==(const GameRange&, const GameRange&) = default;
};

/// So that no number of a game is too large to be counted.
inline constexpr std::uint64_t most_first_game = 1'000'000'000'000'000'000;
inline constexpr std::uint64_t most_games = 1'000'000'000;  ///< of one batch

/// Cuts a range into so many parts, one behind the other, as equal as can be; fewer where there are fewer
/// games. Precondition: parts > 0.
std::vector<GameRange> split(const GameRange& whole, std::uint64_t parts);

/// Which games have been played, each counted once: adding is refused where a game is known already, so that
/// sums of statistics never count a game twice. Equal sets are equal values, whatever was added first.
class GameRanges {
 public:
  /// The games that are in the set already, the first of them; then nothing was added. An empty range adds
  /// nothing. Precondition: end() does not overflow.
  std::optional<GameRange> add(const GameRange& range);
  /// As `add`, of all ranges of another set.
  std::optional<GameRange> add(const GameRanges& others);

  /// What `add` would refuse.
  std::optional<GameRange> overlap(const GameRange& range) const;

  /// In ascending order; no two of them touch.
  const std::vector<GameRange>& ranges() const { return ranges_; }
  std::uint64_t games() const;
  bool contains(std::uint64_t game) const;
  /// What of a range has not been played.
  std::vector<GameRange> holes(const GameRange& whole) const;
  /// From the first game to the last; nothing where there is none.
  GameRange hull() const;

  friend bool operator==(const GameRanges&, const GameRanges&) = default;

 private:
  std::vector<GameRange> ranges_;
};

}  // namespace hexwright
