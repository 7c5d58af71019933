#include "model/playtest/counters.h"

#include <algorithm>

#include "model/playtest/table.h"

namespace hexwright {
namespace {

int places_of(CountedAt at, const MapView& map) {
  switch (at) {
    case CountedAt::Hex:
      return map.board().hex_count();
    case CountedAt::Intersection:
      return map.board().intersection_count();
    case CountedAt::Path:
      return map.board().path_count();
    case CountedAt::Stack:
      return static_cast<int>(map.stacks().size());
    case CountedAt::TokenPool:
      // Only stacks draw from them in play.
      return map.stacks().empty() ? 0 : static_cast<int>(map.token_pools().size());
    case CountedAt::Anywhere:
      break;
  }
  return 1;
}

}  // namespace

CountedKind Counters::Row::kind(const Facts& facts, int number) const {
  const CountedKinds& kinds = counter->kinds;
  return kinds.on_map ? kinds.on_map(facts, number)
                      : CountedKind{std::string(kinds.id(number)), kinds.title(number)};
}

Counters::Counters(std::span<const ModuleRules* const> modules, const MapView& map, const Facts& facts,
                   int players) {
  for (const ModuleRules* rules : modules)
    for (const Counter* counter : rules->counters) {
      const CountedKinds& kinds = counter->kinds;
      const Row row{rules->module,
                    counter,
                    size_,
                    counter->by_seat ? players : 1,
                    places_of(counter->at, map),
                    kinds.count_on_map ? kinds.count_on_map(facts) : kinds.count};
      if (row.cells() == 0) continue;
      rows_.push_back(row);
      size_ += row.size();
    }
}

const Counters::Row* Counters::row(const Counter& counter) const {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.counter == &counter; });
  return found == rows_.end() ? nullptr : &*found;
}

bool Counters::are_begun_by(std::size_t numbers) const {
  return numbers == 0 ||
         std::any_of(rows_.begin(), rows_.end(), [&](const Row& row) { return row.end() == numbers; });
}

void count(PlayContext& play, const Counter& counter, Counted what, int times) {
  if (!play.tally) return;
  const Counters& counters = play.game.counters();
  const Counters::Row* row = counters.row(counter);
  if (!row) return;
  auto& counted = play.tally->counted;
  counted.resize(counters.size());
  const SeatId seat = counter.by_seat ? what.seat : SeatId(0);
  auto& cell = counted[row->at(seat, what.place.number, what.kind)];
  if (counter.timed) {
    if (cell != 0) return;
    // What founders bring about counts for the first turn.
    counted[row->turns_at(seat, what.place.number, what.kind)] =
        std::max<std::uint32_t>(play.state.turn_number, 1);
  }
  cell += static_cast<std::uint32_t>(times);
}

}  // namespace hexwright
