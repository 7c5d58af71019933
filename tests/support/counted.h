#pragma once

#include <string_view>

#include "model/playtest/game.h"
#include "model/playtest/tally.h"

namespace hexwright {

/// The numbers of a counter of a module, added up; of one seat or kind only where one is named. Turns of
/// timed counters are left out.
template <class Numbers>
std::int64_t counted(const Game& game, const Numbers& numbers, std::string_view module, std::string_view id,
                     int only_seat = -1, int only_kind = -1) {
  std::int64_t sum = 0;
  for (const Counters::Row& row : game.counters().rows()) {
    if (row.module != module || row.counter->id != id || numbers.empty()) continue;
    for (const SeatId seat : Ids<SeatId>(row.seats))
      for (int place = 0; place < row.places; ++place)
        for (int kind = 0; kind < row.kinds; ++kind)
          if ((only_seat < 0 || seat.value() == only_seat) && (only_kind < 0 || kind == only_kind))
            sum += numbers[row.at(seat, place, kind)];
  }
  return sum;
}

}  // namespace hexwright
