#include "model/playtest/batch/confidence.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>

namespace hexwright {

namespace {

/// Standard errors that hold 95 of 100.
double sure() {
  static const double z = boost::math::quantile(boost::math::normal(), 0.975);
  return z;
}

}  // namespace

Interval wilson(std::int64_t wins, std::int64_t games) {
  assert(0 <= wins && wins <= games);
  if (games == 0) return {};
  const double z = sure();
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

double chance_of_fair_seats(std::span<const std::int64_t> wins) {
  const auto all = std::accumulate(wins.begin(), wins.end(), std::int64_t{0});
  if (all == 0 || wins.size() < 2) return 1;
  const double expected = static_cast<double>(all) / static_cast<double>(wins.size());
  double unevenness = 0;
  for (const auto count : wins) {
    const double off = static_cast<double>(count) - expected;
    unevenness += off * off / expected;
  }
  const boost::math::chi_squared spread(static_cast<double>(wins.size() - 1));
  return boost::math::cdf(boost::math::complement(spread, unevenness));
}

}  // namespace hexwright
