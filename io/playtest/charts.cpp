#include "io/playtest/charts.h"

#include <algorithm>

#include <fmt/format.h>

#include "io/playtest/html.h"
#include "model/playtest/batch/confidence.h"
#include "model/playtest/batch/verdict.h"
#include "model/scenario/message.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

/// `together`: of so many intervals that hold at once.
ChartBar share_bar(Message name, Count wins, Count games, double fair, int together = 1) {
  const double share = ratio(wins, games);
  return {std::move(name), share, percent(share), wilson(wins, games, together), fair};
}

Message plain(std::string_view words) { return {std::string(words), {}}; }

/// The width of a column of turns, so that there are no more than `most` of them: 1, 2, 5, 10, 20, 50 ...
int step_for(int range, int most) {
  for (int power = 1;; power *= 10)
    for (const int factor : {1, 2, 5})
      if (range <= factor * power * most) return factor * power;
}

}  // namespace

double BarChart::top() const {
  double top = 0;
  for (const Group& group : groups)
    for (const ChartBar& bar : group.bars)
      top = std::max({top, bar.value, bar.interval ? bar.interval->high : 0, bar.fair.value_or(0)});
  return std::max(top, 0.01);
}

BarChart seat_win_bars(const BatchResult& result) {
  const Statistics& found = result.statistics;
  BarChart chart{{{{}, {}}}};
  for (const SeatId seat : found.seats.ids())
    chart.groups[0].bars.push_back(share_bar({N_("Seat {0}"), {std::to_string(seat.value() + 1)}},
                                             found.seats[seat].wins, found.decided(), 1.0 / found.players(),
                                             count_of_claims(result)));
  return chart;
}

BarChart bot_win_bars(const Statistics& found) {
  if (found.kinds.size() < 2) return {};
  BarChart chart{{{{}, {}}}};
  for (std::size_t kind = 0; kind < found.kinds.size(); ++kind)
    chart.groups[0].bars.push_back(
        share_bar(by_number(found.players(), plural("{1}, {2} of {0} seat", "{1}, {2} of {0} seats"),
                            {Message{found.kinds[kind]->title}, std::to_string(found.seats_of(kind))}),
                  found.wins_of(kind), found.decided(), ratio(found.seats_of(kind), found.players())));
  return chart;
}

BarChart point_bars(const Statistics& found) {
  const Count others = found.games * found.players() - found.decided();
  BarChart chart{{{{}, {}}}};
  for (std::size_t i = 0; i < all_point_sources.size(); ++i) {
    Count winning = 0, all = 0;
    for (const auto& seat : found.seats) winning += seat.winning[i], all += seat.points[i];
    if (winning == 0 && all == 0) continue;
    const double winner = ratio(winning, found.decided()), other = ratio(all - winning, others);
    chart.groups[0].bars.push_back({plain(title(all_point_sources[i])), winner, Decimal{winner, 2}});
    chart.groups[0].bars.push_back({{}, other, Decimal{other, 2}, {}, {}, true});
  }
  return chart;
}

BarChart income_bars(const Statistics& found) {
  BarChart chart;
  for (std::size_t card = 0; card < all_cards.size(); ++card) {
    const auto of = [card](const Statistics::SeatCounts& seat) { return seat.income[card]; };
    if (std::all_of(found.seats.begin(), found.seats.end(), [&](const auto& seat) { return of(seat) == 0; }))
      continue;
    auto& group = chart.groups.emplace_back(BarChart::Group{plain(title(all_cards[card])), {}});
    for (const SeatId seat : found.seats.ids()) {
      const double each = ratio(of(found.seats[seat]), found.games);
      group.bars.push_back({{N_("Seat {0}"), {std::to_string(seat.value() + 1)}}, each, Decimal{each, 1}});
    }
  }
  return chart;
}

LengthColumns length_columns(const Statistics& found) {
  LengthColumns result;
  if (found.decided() == 0) return result;
  const auto& lengths = found.lengths;
  const auto shortest = static_cast<int>(
      std::find_if(lengths.begin(), lengths.end(), [](Count games) { return games > 0; }) - lengths.begin());
  constexpr int most_columns = 40;
  result.step = step_for(static_cast<int>(lengths.size()) - shortest, most_columns);
  result.first = shortest - shortest % result.step;
  for (auto turn = static_cast<std::size_t>(result.first); turn < lengths.size(); ++turn) {
    const auto column =
        (turn - static_cast<std::size_t>(result.first)) / static_cast<std::size_t>(result.step);
    if (column >= result.columns.size()) result.columns.resize(column + 1);
    result.columns[column] += lengths[turn];
  }
  return result;
}

Message column_words(const LengthColumns& lengths, std::size_t column) {
  const Count games = lengths.columns[column];
  const int from = lengths.first + static_cast<int>(column) * lengths.step;
  return in_form_for(games, plural("{1} to {2} turns: {0} game", "{1} to {2} turns: {0} games"),
                     {grouped(games), std::to_string(from), std::to_string(from + lengths.step - 1)});
}

}  // namespace hexwright
