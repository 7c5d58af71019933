#include "io/playtest/counted.h"

#include <algorithm>

#include <fmt/format.h>

#include "io/playtest/html.h"
#include "io/playtest/place_names.h"
#include "model/board/index.h"
#include "model/rules/module.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

/// "0.42 a game"
ChartBar each_game(Message name, Count count, Count games) {
  const double each = ratio(count, games);
  return {std::move(name), each, Decimal{each, 2}};
}

/// In how many games.
ChartBar timed_bar(Message name, Count count, Count games) {
  const double share = ratio(count, games);
  return {std::move(name), share, percent(share)};
}

std::string average_turn(Count turns, Count count) { return fmt::format("{:.0f}", ratio(turns, count)); }

void add_bars_of_seats(const CountedNumbers::Entry& entry, Count games, std::vector<ChartBar>& bars) {
  for (std::size_t seat = 0; seat < entry.by_seat.size(); ++seat)
    if (const Count count = entry.by_seat[seat]; count > 0)
      bars.push_back(timed_bar({N_("Seat {0}, on average in turn {1}"),
                                {std::to_string(seat + 1), average_turn(entry.turns_by_seat[seat], count)}},
                               count, games));
}

/// When and in how many games, by place, or by seat where there are no places.
std::vector<ChartBar> timed_bars(const Counter& counter, const CountedNumbers& numbers, Count games) {
  std::vector<ChartBar> bars;
  for (const auto& entry : numbers.entries()) {
    const std::string turn = average_turn(entry.turns(), entry.sum());
    if (counter.at == CountedAt::Anywhere && counter.by_seat)
      add_bars_of_seats(entry, games, bars);
    else
      bars.push_back(
          timed_bar(counter.at == CountedAt::Anywhere
                        ? Message{N_("on average in turn {0}"), {turn}}
                        : Message{N_("{0}, on average in turn {1}"), {numbers.place(entry.place), turn}},
                    entry.sum(), games));
  }
  return bars;
}

/// A counter's sums by what distinguishes them best: its kinds, the seats, or its stacks and pools.
std::vector<ChartBar> bars_of(const Playtest& playtest, const Counters::Row& row) {
  const Counter& counter = *row.counter;
  const CountedKinds& kinds = counter.kinds;
  const Count games = playtest.found().games;
  const CountedNumbers numbers(playtest, row);
  std::vector<ChartBar> bars;
  if (counter.timed) return timed_bars(counter, numbers, games);
  const bool by_kind = row.has_kinds();
  std::vector<std::vector<Count>> sums(by_kind ? at(row.kinds) : 1, std::vector<Count>(at(row.seats)));
  for (const auto& entry : numbers.entries())
    for (std::size_t seat = 0; seat < entry.by_seat.size(); ++seat)
      sums[by_kind ? at(entry.kind) : 0][seat] += entry.by_seat[seat];
  for (std::size_t i = 0; by_kind && i < sums.size(); ++i) {
    const Count sum = std::accumulate(sums[i].begin(), sums[i].end(), Count{0});
    if (sum == 0 && !kinds.with_none) continue;
    bars.push_back(each_game(row.kind(playtest.game.facts(), static_cast<int>(i)).title, sum, games));
    for (const Count of_seat : sums[i])
      if (counter.by_seat) bars.back().by_seat.push_back(ratio(of_seat, games));
  }
  for (std::size_t seat = 0; !by_kind && counter.by_seat && seat < sums[0].size(); ++seat)
    bars.push_back(each_game({N_("Seat {0}"), {std::to_string(seat + 1)}}, sums[0][seat], games));
  if (bars.empty() && !kinds.on_map) bars.push_back(each_game({N_("each game"), {}}, numbers.sum(), games));
  return bars;
}

}  // namespace

CountedNumbers::CountedNumbers(const Playtest& playtest, const Counters::Row& row)
    : playtest_(&playtest), row_(&row) {
  const std::vector<Count>& counted = playtest.found().counted;
  for (int place = 0; place < row.places; ++place)
    for (int kind = 0; kind < row.kinds; ++kind) {
      Entry entry{place, kind, {}, {}};
      for (const SeatId seat : Ids<SeatId>(row.seats)) {
        entry.by_seat.push_back(counted[row.at(seat, place, kind)]);
        entry.turns_by_seat.push_back(row.counter->timed ? counted[row.turns_at(seat, place, kind)] : 0);
      }
      if (entry.sum() != 0) entries_.push_back(std::move(entry));
    }
}

Statistics::Count CountedNumbers::sum() const {
  Count all = 0;
  for (const Entry& entry : entries_) all += entry.sum();
  return all;
}

std::string CountedNumbers::place(int place) const {
  const MapView& map = playtest_->game.map();
  switch (row_->counter->at) {
    case CountedAt::Hex:
      return name(map.board().hex(HexId(place)));
    case CountedAt::Intersection:
      return name(map.board().intersection(IntersectionId(place)));
    case CountedAt::Path:
      return name(map.board().path(PathId(place)));
    case CountedAt::Stack:
      return map.stacks()[at(place)].name;
    case CountedAt::TokenPool:
      return map.token_pools()[at(place)].name;
    case CountedAt::Anywhere:
      break;
  }
  return {};
}

std::string_view place_key(CountedAt at) {
  switch (at) {
    case CountedAt::Hex:
      return "hex";
    case CountedAt::Intersection:
      return "intersection";
    case CountedAt::Path:
      return "path";
    case CountedAt::Stack:
      return "stack";
    case CountedAt::TokenPool:
      return "tokenPool";
    case CountedAt::Anywhere:
      break;
  }
  return {};
}

std::vector<const Counters::Row*> counted_rows(const Playtest& playtest) {
  std::vector<const Counters::Row*> rows;
  for (const Counters::Row& row : playtest.game.counters().rows())
    if (row.end() <= playtest.found().counted.size()) rows.push_back(&row);
  return rows;
}

std::vector<ModuleReport> module_reports(const Playtest& playtest) {
  const auto modules = playtest.game.rules().modules();
  std::vector<ModuleReport> reports;
  for (const Counters::Row* row : counted_rows(playtest)) {
    if (reports.empty() || reports.back().id != row->module) {
      const auto played =
          std::ranges::find_if(modules, [&](const RuleModule* module) { return module->id == row->module; });
      reports.push_back({row->module, {std::string((*played)->title), {}}, {}, {}});
    }
    ModuleReport& report = reports.back();
    if (row->counter->of_places) continue;
    report.rows.push_back(row);
    auto bars = bars_of(playtest, *row);
    if (!bars.empty())
      report.chart.groups.push_back({{std::string(row->counter->title), {}}, std::move(bars)});
  }
  std::erase_if(reports, [](const ModuleReport& report) { return report.chart.empty(); });
  return reports;
}

}  // namespace hexwright
