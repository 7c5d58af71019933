#include <nlohmann/json.hpp>

#include "io/playtest/batch_tally.h"
#include "io/playtest/tally_parts.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;
using Json = nlohmann::ordered_json;

/// One number of each, in their order.
template <class Counts>
Json column(const std::vector<Counts>& list, Count Counts::*number) {
  auto numbers = Json::array();
  for (const Counts& each : list) numbers.push_back(each.*number);
  return numbers;
}

Json ranges(const GameRanges& played) {
  auto all = Json::array();
  for (const GameRange& range : played.ranges())
    all.push_back({{"first", range.first}, {"games", range.games}});
  return all;
}

Json sums_by_seat(const Statistics& found) {
  auto all = Json::array();
  for (const auto& seat : found.seats)
    all.push_back({{"wins", seat.wins},
                   {"income", seat.income},
                   {"points", seat.points},
                   {"winningPoints", seat.winning}});
  return all;
}

Json by_bot(const Statistics& found) {
  using Counts = Statistics::BotCounts;
  auto all = Json::array();
  for (std::size_t kind = 0; kind < found.kinds.size(); ++kind)
    all.push_back({{"bot", found.kinds[kind]->id},
                   {"games", column(found.bots[kind], &Counts::games)},
                   {"decided", column(found.bots[kind], &Counts::decided)},
                   {"wins", column(found.bots[kind], &Counts::wins)}});
  return all;
}

/// Turns that no game ended with are left out.
Json sums_by_length(const Statistics& found) {
  auto all = Json::array();
  for (std::size_t turns = 0; turns < found.lengths.size(); ++turns)
    if (found.lengths[turns] > 0) all.push_back(Json::array({turns, found.lengths[turns]}));
  return all;
}

Json openings(const Statistics& found) {
  using Counts = Statistics::OpeningCounts;
  auto all = Json::array();
  for (const auto& seat : found.openings)
    all.push_back({{"taken", column(seat, &Counts::taken)},
                   {"decided", column(seat, &Counts::decided)},
                   {"won", column(seat, &Counts::won)}});
  return all;
}

Json words(const BatchTally& tally) {
  using Hex = Statistics::HexCounts;
  using Intersection = Statistics::IntersectionCounts;
  const Statistics& found = tally.statistics;
  Json json{{"format", tally_format}, {"version", tally_version}};
  json.update(words_of(tally.identity));
  // Only own rules let everybody lose: all other tallies stay as earlier programs read them.
  if (found.lost > 0) json["lost"] = found.lost;
  json.update({{"ranges", ranges(tally.played)},
               {"games", found.games},
               {"stalled", found.stalled},
               {"stalledGames", found.stalled_games},
               {"stuck", found.stuck},
               {"stuckGames", found.stuck_games},
               {"decisions", found.decisions},
               {"seats", sums_by_seat(found)},
               {"byBot", by_bot(found)},
               {"lengths", sums_by_length(found)},
               {"hexes",
                {{"cards", column(found.hexes, &Hex::cards)},
                 {"discovered", column(found.hexes, &Hex::discovered)},
                 {"turns", column(found.hexes, &Hex::turns)}}},
               {"intersections",
                {{"settled", column(found.intersections, &Intersection::settled)},
                 {"decided", column(found.intersections, &Intersection::decided)},
                 {"won", column(found.intersections, &Intersection::won)}}},
               {"openings", openings(found)},
               {"bankTrades", found.bank_trades},
               {"rolls", found.rolls},
               {"trades", found.trades},
               {"knights", found.knights},
               {"robberies", found.robberies},
               {"discarded", found.discarded},
               {"leadChanges", found.lead_changes},
               {"leadChangesSquared", found.lead_changes_squared},
               {"incomeSquared", found.income_squared},
               {"counted", found.counted}});
  return json;
}

}  // namespace

std::string write_tally(const BatchTally& tally) { return in_lines(words(tally)); }

}  // namespace hexwright
