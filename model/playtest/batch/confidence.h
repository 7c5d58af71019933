#pragma once

#include <cstdint>
#include <span>

namespace hexwright {

/// What a share may really be, after so many games, with a confidence of 95 %.
struct Interval {
  double low = 0, high = 1;
  double half_width() const { return (high - low) / 2; }
};

/// By Wilson's score, which stays between 0 and 1 and is sound for few games, too. Everything is possible
/// after none. Precondition: 0 <= wins <= games.
Interval wilson(std::int64_t wins, std::int64_t games);

/// Between which shares somebody ends in 95 of 100 playtests of so many games who fairly has this share: one
/// of four equal seats 0.25.
Interval chance_spread(double fair, std::int64_t games);

/// How likely chance alone would spread the wins among equal seats at least as unevenly (Pearson's
/// chi-square test); 1 where there is nothing to compare.
double chance_of_fair_seats(std::span<const std::int64_t> wins);

}  // namespace hexwright
