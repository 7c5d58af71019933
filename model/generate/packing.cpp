#include "model/generate/packing.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "model/board/index.h"

// The most that lies on all places is at most what shares hold that cover each place once, weighted as one
// likes. The simplex method finds weights that are good; that they cover every place is made sure in whole
// numbers, so that the bound does not depend on how it calculates.

namespace hexwright {
namespace {

/// "Maximize the sum of all places' contents" as a dictionary: what is in the base, by what is not.
class Dictionary {
 public:
  Dictionary(std::size_t places, std::span<const Share> shares)
      : columns_(places), is_share_(places, none), in_base_(shares.size()), gain_(places, 1) {
    for (std::size_t row = 0; row < shares.size(); ++row) {
      in_base_[row] = static_cast<int>(row);
      left_.push_back(shares[row].most);
      factor_.emplace_back(places, 0);
      for (const std::size_t place : shares[row].places) factor_[row][place] = 1;
    }
  }

  /// What one more of each share would bring.
  std::vector<double> weights() {
    for (std::size_t most = 2 * (columns_ + left_.size()); most > 0 && step(); --most) continue;
    std::vector<double> weights(left_.size(), 0);
    for (std::size_t column = 0; column < columns_; ++column)
      if (is_share_[column] != none) weights[at(is_share_[column])] = std::max(0.0, -gain_[column]);
    return weights;
  }

 private:
  static constexpr int none = -1;
  static constexpr double nothing = 1e-9;

  bool step() {
    const auto best = std::ranges::max_element(gain_);
    if (best == gain_.end() || *best < nothing) return false;
    const auto column = static_cast<std::size_t>(best - gain_.begin());
    std::size_t row = left_.size();
    for (std::size_t i = 0; i < left_.size(); ++i)
      if (factor_[i][column] > nothing &&
          (row == left_.size() || left_[i] * factor_[row][column] < left_[row] * factor_[i][column]))
        row = i;
    if (row == left_.size()) return false;
    exchange(row, column);
    return true;
  }

  void exchange(std::size_t row, std::size_t column) {
    const double by = 1 / factor_[row][column];
    left_[row] *= by;
    for (double& factor : factor_[row]) factor *= by;
    factor_[row][column] = by;
    const auto take = [&](std::vector<double>& from) {
      const double times = from[column];
      if (times == 0) return 0.0;
      for (std::size_t j = 0; j < columns_; ++j) from[j] -= times * factor_[row][j];
      from[column] = -times * by;
      return times;
    };
    for (std::size_t i = 0; i < left_.size(); ++i)
      if (i != row) left_[i] -= take(factor_[i]) * left_[row];
    take(gain_);
    std::swap(in_base_[row], is_share_[column]);
  }

  std::size_t columns_;
  std::vector<int> is_share_;  ///< by column: the share of which it is the rest; none for a place
  std::vector<int> in_base_;   ///< the same by row
  std::vector<double> left_, gain_;
  std::vector<std::vector<double>> factor_;
};

/// A share for each place alone: what covers it when no other does.
std::vector<Share> with_single_places(std::size_t places, int most_each, std::span<const Share> shares) {
  std::vector<Share> all(shares.begin(), shares.end());
  for (std::size_t place = 0; place < places; ++place) all.push_back({{place}, most_each});
  return all;
}

/// Alike everywhere, as much as the narrowest share of each place lets be.
bool fits_evenly(std::size_t places, std::span<const Share> shares, int wanted) {
  std::vector<double> here(places, wanted);
  for (const Share& share : shares)
    for (const std::size_t place : share.places)
      here[place] = std::min(here[place], double(share.most) / double(share.places.size()));
  double all = 0;
  for (const double content : here) all += content;
  return all + 1e-6 >= wanted;
}

}  // namespace

int most_packed(std::size_t places, int most_each, std::span<const Share> shares, int wanted) {
  const auto all = with_single_places(places, most_each, shares);
  if (fits_evenly(places, all, wanted)) return wanted;
  constexpr std::int64_t once = 27'720;  // divides by all small numbers, as weights do
  const auto weights = Dictionary(places, all).weights();
  std::vector<std::int64_t> covered(places, 0);
  std::int64_t most = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto weight = std::llround(weights[i] * double(once));
    most += weight * all[i].most;
    for (const std::size_t place : all[i].places) covered[place] += weight;
  }
  for (const std::int64_t cover : covered) most += std::max<std::int64_t>(0, once - cover) * most_each;
  return static_cast<int>(most / once);
}

}  // namespace hexwright
