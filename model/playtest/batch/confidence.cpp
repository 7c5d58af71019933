#include "model/playtest/batch/confidence.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

namespace hexwright {

namespace {

/// How often something false may be said.
constexpr double doubt = 0.05;

/// Standard errors that hold 95 of 100, for all of so many intervals at once.
double sure(int together = 1) {
  return boost::math::quantile(boost::math::normal(), 1 - doubt / 2 / together);
}

/// The chance of a spread at least as large, of so many shares around one that is estimated from them.
double chance_of_spread(double spread, std::size_t shares) {
  const boost::math::chi_squared by_chance(static_cast<double>(shares - 1));
  return boost::math::cdf(boost::math::complement(by_chance, spread));
}

}  // namespace

Interval wilson(std::int64_t wins, std::int64_t games, int together) {
  assert(0 <= wins && wins <= games);
  if (games == 0) return {};
  const double z = sure(together);
  const auto n = static_cast<double>(games);
  const double share = static_cast<double>(wins) / n;
  const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double reach = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

Interval chance_spread(double fair, std::int64_t games) {
  if (games == 0) return {};
  const double reach = sure() * std::sqrt(fair * (1 - fair) / static_cast<double>(games));
  return {std::max(0.0, fair - reach), std::min(1.0, fair + reach)};
}

Interval difference_of_shares(const Wins& one, const Wins& other, int together) {
  if (one.games == 0 || other.games == 0) return {-1, 1};
  const Interval first = wilson(one.wins, one.games, together),
                 second = wilson(other.wins, other.games, together);
  const double difference = one.share() - other.share();
  return {difference - std::hypot(one.share() - first.low, second.high - other.share()),
          difference + std::hypot(first.high - one.share(), other.share() - second.low)};
}

Interval difference_of_means(const SampleMean& one, const SampleMean& other, int together) {
  constexpr double endless = std::numeric_limits<double>::infinity();
  if (one.of < 2 || other.of < 2) return {-endless, endless};
  const auto first = static_cast<double>(one.of), second = static_cast<double>(other.of);
  const double a = one.variance / first, b = other.variance / second;
  const double difference = one.mean - other.mean;
  if (a + b == 0) return {difference, difference};
  const double freedom = (a + b) * (a + b) / (a * a / (first - 1) + b * b / (second - 1));
  const double reach =
      boost::math::quantile(boost::math::students_t(freedom), 1 - doubt / 2 / together) * std::sqrt(a + b);
  return {difference - reach, difference + reach};
}

double chance_of_fair_seats(std::span<const std::int64_t> wins) {
  const auto all = std::accumulate(wins.begin(), wins.end(), std::int64_t{0});
  if (all == 0 || wins.size() < 2) return 1;
  const double expected = static_cast<double>(all) / static_cast<double>(wins.size());
  double unevenness = 0;
  for (const auto count : wins) {
    const double off = static_cast<double>(count) - expected;
    unevenness += off * off / expected;
  }
  return chance_of_spread(unevenness, wins.size());
}

double chance_of_wins(std::int64_t wins, std::int64_t games, double fair) {
  assert(0 <= wins && wins <= games);
  if (games == 0) return 1;
  const boost::math::binomial by_chance(static_cast<double>(games), fair);
  const auto k = static_cast<double>(wins);
  const double fewer = boost::math::cdf(by_chance, k);
  const double more = wins == 0 ? 1 : boost::math::cdf(boost::math::complement(by_chance, k - 1));
  return std::min(1.0, 2 * std::min(fewer, more));
}

double chance_of_same_share(std::span<const Wins> all) {
  constexpr double least_expected = 5;
  std::int64_t wins = 0, games = 0;
  for (const Wins& each : all) wins += each.wins, games += each.games;
  if (wins == 0 || wins == games) return 1;
  const double share = static_cast<double>(wins) / static_cast<double>(games);
  std::vector<Wins> known;
  std::copy_if(all.begin(), all.end(), std::back_inserter(known), [&](const Wins& each) {
    return static_cast<double>(each.games) * std::min(share, 1 - share) >= least_expected;
  });
  if (known.size() < 2) return 1;
  if (known.size() < all.size()) return chance_of_same_share(known);
  double spread = 0;
  for (const Wins& each : known) {
    const double off = static_cast<double>(each.wins) - share * static_cast<double>(each.games);
    spread += off * off / (static_cast<double>(each.games) * share * (1 - share));
  }
  return chance_of_spread(spread, known.size());
}

std::vector<bool> too_small_for_chance(std::span<const double> chances) {
  std::vector<std::size_t> order(chances.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](auto a, auto b) { return chances[a] < chances[b]; });
  std::vector<bool> small(chances.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (chances[order[i]] > doubt / static_cast<double>(order.size() - i)) break;
    small[order[i]] = true;
  }
  return small;
}

}  // namespace hexwright
