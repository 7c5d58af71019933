#include <cstddef>

#include "model/rules/own/parts.h"

namespace hexwright::own {
namespace {

constexpr double nothing = 1e-9;

/// Linear programming by the simplex method, with Bland's rule: maximize c x, where A x <= b, x >= 0 and b >=
/// 0.
class Simplex {
 public:
  Simplex(std::vector<std::vector<double>> rows, std::vector<double> bounds, std::vector<double> gain)
      : rows_(std::move(rows)), bounds_(std::move(bounds)), gain_(std::move(gain)), basis_(rows_.size()) {
    const std::size_t variables = gain_.size();
    for (std::size_t r = 0; r < rows_.size(); ++r) {
      rows_[r].resize(variables + rows_.size());
      rows_[r][variables + r] = 1;
      basis_[r] = variables + r;
    }
    gain_.resize(variables + rows_.size());
  }

  /// The values of the first so many variables at the best.
  std::vector<double> best(std::size_t variables) {
    for (int step = 0; step < most_steps && improve(); ++step) continue;
    std::vector<double> values(variables);
    for (std::size_t r = 0; r < rows_.size(); ++r)
      if (basis_[r] < variables) values[basis_[r]] = bounds_[r];
    return values;
  }

 private:
  static constexpr int most_steps = 10'000;

  bool improve() {
    std::size_t enters = 0;
    while (enters < gain_.size() && gain_[enters] <= nothing) ++enters;
    if (enters == gain_.size()) return false;
    std::size_t leaves = rows_.size();
    for (std::size_t r = 0; r < rows_.size(); ++r) {
      if (rows_[r][enters] <= nothing) continue;
      if (leaves == rows_.size()) {
        leaves = r;
        continue;
      }
      const double ratio = bounds_[r] / rows_[r][enters], least = bounds_[leaves] / rows_[leaves][enters];
      if (ratio < least - nothing || (ratio < least + nothing && basis_[r] < basis_[leaves])) leaves = r;
    }
    if (leaves == rows_.size()) return false;
    pivot(leaves, enters);
    return true;
  }

  void pivot(std::size_t leaves, std::size_t enters) {
    const double by = rows_[leaves][enters];
    for (double& each : rows_[leaves]) each /= by;
    bounds_[leaves] /= by;
    const auto reduce = [&](std::vector<double>& row, double* bound) {
      const double times = row[enters];
      if (times == 0) return;
      for (std::size_t i = 0; i < row.size(); ++i) row[i] -= times * rows_[leaves][i];
      if (bound) *bound -= times * bounds_[leaves];
    };
    for (std::size_t r = 0; r < rows_.size(); ++r)
      if (r != leaves) reduce(rows_[r], &bounds_[r]);
    reduce(gain_, nullptr);
    basis_[leaves] = enters;
  }

  std::vector<std::vector<double>> rows_;
  std::vector<double> bounds_, gain_;
  std::vector<std::size_t> basis_;
};

}  // namespace

std::vector<double> endless_gain(const std::vector<std::vector<double>>& gains) {
  if (gains.empty() || gains.front().empty()) return {};
  const std::size_t things = gains.size(), supplies = gains.front().size();
  std::vector<std::vector<double>> rows(supplies, std::vector<double>(things));
  std::vector<double> sum(things);
  for (std::size_t s = 0; s < supplies; ++s)
    for (std::size_t t = 0; t < things; ++t) rows[s][t] = -gains[t][s], sum[t] += gains[t][s];
  rows.emplace_back(things, 1.0);  // so that there is a best
  std::vector<double> bounds(supplies);
  bounds.push_back(1);
  const std::vector<double> often = Simplex(rows, bounds, sum).best(things);
  double gained = 0;
  for (std::size_t t = 0; t < things; ++t) gained += often[t] * sum[t];
  return gained > 1e-6 ? often : std::vector<double>();
}

}  // namespace hexwright::own
