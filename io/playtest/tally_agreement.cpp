#include <algorithm>
#include <numeric>

#include "io/playtest/tally_parts.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

Message contradiction(std::string_view one, std::string_view other) {
  return {N_("\"{0}\" and \"{1}\" contradict each other"), {std::string(one), std::string(other)}};
}

/// The first games that ended so, as many as are kept, each of them one that was played.
bool is_named(const std::vector<std::uint64_t>& games, Count count, const GameRanges& played) {
  const auto named = std::min(static_cast<std::size_t>(count), Statistics::most_stalled_named);
  return games.size() == named && std::is_sorted(games.begin(), games.end()) &&
         std::adjacent_find(games.begin(), games.end()) == games.end() &&
         std::all_of(games.begin(), games.end(), [&](std::uint64_t game) { return played.contains(game); });
}

bool do_bots_agree(const Statistics& found) {
  for (const SeatId seat : found.seats.ids()) {
    Statistics::BotCounts sum;
    for (const auto& kind : found.bots) {
      const Statistics::BotCounts& bot = kind[seat];
      if (bot.wins > bot.decided || bot.decided > bot.games) return false;
      sum.games += bot.games;
      sum.decided += bot.decided;
      sum.wins += bot.wins;
    }
    if (sum != Statistics::BotCounts{found.games, found.decided(), found.seats[seat].wins}) return false;
  }
  return true;
}

std::optional<Message> disagreement_of_places(const Statistics& found) {
  for (const auto& hex : found.hexes)
    if (hex.turns < hex.discovered) return contradiction("hexes.turns", "hexes.discovered");
  for (const IntersectionId place : found.intersections.ids()) {
    const auto& counts = found.intersections[place];
    if (counts.won > counts.decided || counts.decided > counts.settled || counts.decided > found.decided())
      return contradiction("intersections.settled", "intersections.won");
    Count taken = 0;
    for (const auto& seat : found.openings) {
      const auto& opening = seat[place];
      if (opening.won > opening.decided || opening.decided > opening.taken)
        return contradiction("openings.taken", "openings.won");
      taken += opening.taken;
    }
    if (taken > counts.settled) return contradiction("openings.taken", "intersections.settled");
  }
  return {};
}

}  // namespace

std::optional<Message> disagreement(const BatchTally& tally) {
  const Statistics& found = tally.statistics;
  if (found.decided() < 0) return contradiction("games", "stalled");
  if (!is_named(found.stalled_games, found.stalled, tally.played))
    return contradiction("stalled", "stalledGames");
  if (!is_named(found.stuck_games, found.stuck, tally.played)) return contradiction("stuck", "stuckGames");
  Count wins = 0;
  for (const auto& seat : found.seats) wins += seat.wins;
  if (wins != found.decided()) return contradiction("games", "seats");
  if (!do_bots_agree(found)) return contradiction("seats", "byBot");
  if (std::accumulate(found.lengths.begin(), found.lengths.end(), Count{0}) != found.decided())
    return contradiction("games", "lengths");
  return disagreement_of_places(found);
}

}  // namespace hexwright
