#include "model/playtest/batch/game_ranges.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace hexwright {
namespace {

/// The first range that ends behind this game: the one with the game in it, or the next one.
auto first_behind(const std::vector<GameRange>& ranges, std::uint64_t game) {
  return std::upper_bound(ranges.begin(), ranges.end(), game,
                          [](std::uint64_t number, const GameRange& range) { return number < range.end(); });
}

}  // namespace

std::vector<GameRange> split(const GameRange& whole, std::uint64_t parts) {
  assert(parts > 0);
  const std::uint64_t count = std::min(parts, whole.games);
  std::vector<GameRange> all;
  std::uint64_t first = whole.first;
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint64_t games = whole.games / count + (i < whole.games % count ? 1 : 0);
    all.push_back({first, games});
    first += games;
  }
  return all;
}

std::optional<GameRange> GameRanges::overlap(const GameRange& range) const {
  const auto next = first_behind(ranges_, range.first);
  if (range.games == 0 || next == ranges_.end() || next->first >= range.end()) return {};
  const std::uint64_t first = std::max(next->first, range.first);
  return GameRange{first, std::min(next->end(), range.end()) - first};
}

std::optional<GameRange> GameRanges::add(const GameRange& range) {
  if (auto twice = overlap(range)) return twice;
  if (range.games == 0) return {};
  const auto at = ranges_.begin() + (first_behind(ranges_, range.first) - ranges_.begin());
  const bool joins_next = at != ranges_.end() && at->first == range.end();
  const bool joins_last = at != ranges_.begin() && std::prev(at)->end() == range.first;
  if (joins_last) {
    std::prev(at)->games += range.games + (joins_next ? at->games : 0);
    if (joins_next) ranges_.erase(at);
  } else if (joins_next) {
    *at = {range.first, range.games + at->games};
  } else {
    ranges_.insert(at, range);
  }
  return {};
}

std::optional<GameRange> GameRanges::add(const GameRanges& others) {
  for (const GameRange& range : others.ranges_)
    if (auto twice = overlap(range)) return twice;
  for (const GameRange& range : others.ranges_) add(range);
  return {};
}

std::uint64_t GameRanges::games() const {
  return std::accumulate(ranges_.begin(), ranges_.end(), std::uint64_t{0},
                         [](std::uint64_t sum, const GameRange& range) { return sum + range.games; });
}

bool GameRanges::contains(std::uint64_t game) const {
  const auto next = first_behind(ranges_, game);
  return next != ranges_.end() && next->first <= game;
}

std::vector<GameRange> GameRanges::holes(const GameRange& whole) const {
  std::vector<GameRange> all;
  std::uint64_t from = whole.first;
  for (auto next = first_behind(ranges_, from); from < whole.end(); ++next) {
    const std::uint64_t until =
        next == ranges_.end() ? whole.end() : std::clamp(next->first, from, whole.end());
    if (until > from) all.push_back({from, until - from});
    if (next == ranges_.end()) break;
    from = next->end();
  }
  return all;
}

GameRange GameRanges::hull() const {
  if (ranges_.empty()) return {};
  return {ranges_.front().first, ranges_.back().end() - ranges_.front().first};
}

}  // namespace hexwright
