#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hexwright {

/// What a share may really be, after so many games, with a confidence of 95 %.
struct Interval {
  double low = 0, high = 1;
  double half_width() const { return (high - low) / 2; }
};

/// By Wilson's score, which stays between 0 and 1 and is sound for few games, too. Everything is possible
/// after none. Of `together` such intervals all hold at once with that confidence, as those of the seats of a
/// batch (Bonferroni). Precondition: 0 <= wins <= games, 1 <= together.
Interval wilson(std::int64_t wins, std::int64_t games, int together = 1);

/// Between which shares somebody ends in 95 of 100 playtests of so many games who fairly has this share: one
/// of four equal seats 0.25.
Interval chance_spread(double fair, std::int64_t games);

/// Wins of so many games, one of several that are compared.
struct Wins {
  std::int64_t wins = 0, games = 0;
  double share() const { return games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(games); }
};
/// Where the difference of two shares lies, the first less the other (Newcombe's interval, of Wilson's two).
Interval difference_of_shares(const Wins& one, const Wins& other, int together = 1);

/// The mean of so many numbers, and their variance.
struct SampleMean {
  double mean = 0, variance = 0;
  std::int64_t of = 0;
};
/// The same of two means (Welch's interval). Everything is possible where one is of fewer than two.
Interval difference_of_means(const SampleMean& one, const SampleMean& other, int together = 1);

/// How likely chance alone brings at least so many wins, or so few, whichever is less likely, to somebody who
/// fairly has this share: twice the smaller tail of the binomial distribution, at most 1; 1 after no games.
double chance_of_wins(std::int64_t wins, std::int64_t games, double fair);

/// How likely chance alone would make the shares of these differ so much if all had the same one (Pearson's
/// chi-square test). Who is expected to win fewer than five games, or to lose them, tells nothing and is left
/// out; 1 where fewer than two remain.
double chance_of_same_share(std::span<const Wins> all);

/// Which of these chances are too small for chance, so that at most one family in twenty names one that is
/// not (Holm's method, whatever depends on what): by position.
std::vector<bool> too_small_for_chance(std::span<const double> chances);

/// How likely chance alone would spread the wins among equal seats at least as unevenly (Pearson's
/// chi-square test); 1 where there is nothing to compare.
double chance_of_fair_seats(std::span<const std::int64_t> wins);

}  // namespace hexwright
