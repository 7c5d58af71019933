#include "model/playtest/batch/statistics.h"

#include <algorithm>
#include <cassert>

#include "model/board/index.h"
#include "model/playtest/engine.h"
#include "model/playtest/table.h"
#include "model/scenario/message.h"

namespace hexwright {
namespace {

struct SourceWords {
  std::string_view id, title;
};
constexpr std::array<SourceWords, all_point_sources.size()> source_words{{
    {"settlements", N_("Settlements")},
    {"cities", N_("Cities")},
    {"longest-route", N_("Longest trade route")},
    {"largest-army", N_("Largest army")},
    {"development-cards", N_("Victory point cards")},
    {"chits", N_("Chits")},
    {"rules", N_("Special rules")},
}};

void add_each(auto& sums, const auto& more) {
  std::transform(sums.begin(), sums.end(), more.begin(), sums.begin(),
                 [](Statistics::Count sum, auto count) { return sum + count; });
}

/// The longer one says how many there are.
void add_lengths(std::vector<Statistics::Count>& sums, const std::vector<Statistics::Count>& more) {
  if (sums.size() < more.size()) sums.resize(more.size());
  for (std::size_t i = 0; i < more.size(); ++i) sums[i] += more[i];
}

/// What all seats got of each card in one game.
std::array<Statistics::Count, all_cards.size()> income_of_all(const Game& game, const Tally& tally) {
  std::array<Statistics::Count, all_cards.size()> sums{};
  for (const SeatId seat : game.seats()) add_each(sums, tally.income[seat]);
  return sums;
}

void keep_first(std::vector<std::uint64_t>& numbers) {
  std::sort(numbers.begin(), numbers.end());
  if (numbers.size() > Statistics::most_stalled_named) numbers.resize(Statistics::most_stalled_named);
}

}  // namespace

std::string_view id(PointSource source) { return source_words[at(source)].id; }
std::string_view title(PointSource source) { return source_words[at(source)].title; }

Sources points_by_source(const Game& game, const State& state, SeatId seat) {
  constexpr int award = 2;  // BASE-10
  const Seat& s = state.seats[seat];
  const Pieces& pieces = game.scenario().details.pieces;
  const auto card = static_cast<std::size_t>(Development::VictoryPoint);
  Sources sources{};
  const auto of = [&](PointSource source) -> Statistics::Count& { return sources[at(source)]; };
  // What a module keeps aside scores only once it stands on the board.
  const int aside = laid_aside({game, state}).settlements[seat];
  of(PointSource::Settlements) = static_cast<Statistics::Count>(pieces.settlements - s.settlements - aside);
  of(PointSource::Cities) = Statistics::Count{2} * (pieces.cities - s.cities);
  of(PointSource::LongestRoute) = state.longest_holder == seat ? award : 0;
  of(PointSource::LargestArmy) = state.army_holder == seat ? award : 0;
  of(PointSource::DevelopmentCards) = s.developments[card] + s.fresh[card];
  of(PointSource::Chits) = s.chits;
  Statistics::Count known = 0;
  for (const auto count : sources) known += count;
  of(PointSource::Rules) = points(state, seat) - known;
  return sources;
}

Statistics::Statistics(const Game& game, std::span<const BotKind* const> players)
    : seats(game.players()),
      hexes(game.board().hex_count()),
      intersections(game.board().intersection_count()),
      openings(static_cast<std::size_t>(game.players()),
               IdVector<IntersectionId, OpeningCounts>(game.board().intersection_count())),
      counted(game.counters().size()) {
  for (const BotKind* kind : players)
    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
  bots.assign(kinds.size(), IdVector<SeatId, BotCounts>(seats.count()));
}

void Statistics::add(const Game& game, std::uint64_t number, std::span<const BotKind* const> players,
                     const Match::Ending& ending, const Tally& tally) {
  const State& state = ending.state;
  const bool is_decided = state.winner != none;
  ++games;
  decisions += ending.decisions;
  if (ending.stalled) {
    ++stalled;
    stalled_games.push_back(number);
    keep_first(stalled_games);
  } else if (ending.stuck) {
    ++stuck;
    stuck_games.push_back(number);
    keep_first(stuck_games);
  } else if (!is_decided) {
    ++lost;
  } else {
    if (lengths.size() <= state.turn_number) lengths.resize(state.turn_number + 1U);
    ++lengths[state.turn_number];
  }
  for (const SeatId i : game.seats()) {
    SeatCounts& seat = seats[i];
    const auto kind = std::find(kinds.begin(), kinds.end(), players[i.index()]) - kinds.begin();
    BotCounts& bot = bots[at(kind)][i];
    const Sources sources = points_by_source(game, state, i);
    ++bot.games;
    if (is_decided) ++bot.decided;
    add_each(seat.points, sources);
    add_each(seat.income, tally.income[i]);
    if (state.winner != i) continue;
    ++seat.wins;
    ++bot.wins;
    add_each(seat.winning, sources);
  }
  for (const HexId i : hexes.ids()) {
    hexes[i].cards += tally.hex_cards[i];
    hexes[i].discovered += tally.discovered[i] != 0 ? 1 : 0;
    hexes[i].turns += tally.discovered[i];
  }
  for (const IntersectionId i : intersections.ids()) {
    if (tally.settled[i] == none) continue;
    ++intersections[i].settled;
    intersections[i].decided += is_decided ? 1 : 0;
    intersections[i].won += tally.settled[i] == state.winner ? 1 : 0;
    if (tally.founded[i] == none) continue;
    OpeningCounts& opening = openings[SeatId(tally.founded[i]).index()][i];
    ++opening.taken;
    opening.decided += is_decided ? 1 : 0;
    opening.won += tally.founded[i] == state.winner ? 1 : 0;
  }
  add_each(bank_trades, tally.bank_trades);
  add_each(rolls, tally.rolls);
  trades += tally.trades;
  knights += tally.knights;
  robberies += tally.robberies;
  discarded += tally.discarded;
  lead_changes += tally.lead_changes;
  lead_changes_squared += Count{tally.lead_changes} * tally.lead_changes;
  auto squares = income_of_all(game, tally);
  for (Count& each : squares) each *= each;
  add_each(income_squared, squares);
  if (!tally.counted.empty()) add_each(counted, tally.counted);
}

void Statistics::merge(const Statistics& others) {
  assert(kinds == others.kinds && seats.size() == others.seats.size());
  games += others.games;
  stalled += others.stalled;
  stuck += others.stuck;
  lost += others.lost;
  decisions += others.decisions;
  for (const SeatId i : seats.ids()) {
    seats[i].wins += others.seats[i].wins;
    add_each(seats[i].income, others.seats[i].income);
    add_each(seats[i].points, others.seats[i].points);
    add_each(seats[i].winning, others.seats[i].winning);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
      bots[kind][i].games += others.bots[kind][i].games;
      bots[kind][i].decided += others.bots[kind][i].decided;
      bots[kind][i].wins += others.bots[kind][i].wins;
    }
  }
  add_lengths(lengths, others.lengths);
  for (const HexId i : hexes.ids()) {
    hexes[i].cards += others.hexes[i].cards;
    hexes[i].discovered += others.hexes[i].discovered;
    hexes[i].turns += others.hexes[i].turns;
  }
  for (const IntersectionId i : intersections.ids()) {
    intersections[i].settled += others.intersections[i].settled;
    intersections[i].decided += others.intersections[i].decided;
    intersections[i].won += others.intersections[i].won;
    for (std::size_t seat = 0; seat < openings.size(); ++seat) {
      openings[seat][i].taken += others.openings[seat][i].taken;
      openings[seat][i].decided += others.openings[seat][i].decided;
      openings[seat][i].won += others.openings[seat][i].won;
    }
  }
  add_each(bank_trades, others.bank_trades);
  add_each(rolls, others.rolls);
  trades += others.trades;
  knights += others.knights;
  robberies += others.robberies;
  discarded += others.discarded;
  lead_changes += others.lead_changes;
  lead_changes_squared += others.lead_changes_squared;
  add_each(income_squared, others.income_squared);
  counted.resize(std::min(counted.size(), others.counted.size()));
  add_each(counted, others.counted);
  stalled_games.insert(stalled_games.end(), others.stalled_games.begin(), others.stalled_games.end());
  keep_first(stalled_games);
  stuck_games.insert(stuck_games.end(), others.stuck_games.begin(), others.stuck_games.end());
  keep_first(stuck_games);
}

std::vector<Statistics::Count> Statistics::wins_by_seat() const {
  std::vector<Count> wins;
  for (const SeatCounts& seat : seats) wins.push_back(seat.wins);
  return wins;
}

Statistics::Count Statistics::wins_of(std::size_t kind) const {
  Count wins = 0;
  for (const BotCounts& bot : bots[kind]) wins += bot.wins;
  return wins;
}

int Statistics::seats_of(std::size_t kind) const {
  Count taken = 0;
  for (const BotCounts& bot : bots[kind]) taken += bot.games;
  return games == 0 ? 0 : static_cast<int>(taken / games);
}

double Statistics::mean_length() const {
  Count turns = 0;
  for (std::size_t i = 0; i < lengths.size(); ++i) turns += static_cast<Count>(i) * lengths[i];
  return decided() == 0 ? 0 : static_cast<double>(turns) / static_cast<double>(decided());
}

int Statistics::length_of_share(double share) const {
  Count ended = 0;
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    ended += lengths[i];
    if (static_cast<double>(ended) >= share * static_cast<double>(decided())) return static_cast<int>(i);
  }
  return 0;
}

}  // namespace hexwright
