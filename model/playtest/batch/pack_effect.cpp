#include "model/playtest/batch/pack_effect.h"

namespace hexwright {
namespace {

SampleMean turns_of(const Statistics& found) {
  SampleMean mean{found.mean_length(), 0, found.decided()};
  if (mean.of < 2) return mean;
  for (std::size_t turns = 0; turns < found.lengths.size(); ++turns) {
    const double off = static_cast<double>(turns) - mean.mean;
    mean.variance += off * off * static_cast<double>(found.lengths[turns]) / static_cast<double>(mean.of - 1);
  }
  return mean;
}

}  // namespace

std::vector<PackEffect> pack_effects(const BatchResult& result) {
  const Statistics& with = result.statistics;
  const int together = static_cast<int>(result.without.size()) * (1 + with.players());
  std::vector<PackEffect> effects;
  for (const WithoutPack& without : result.without) {
    const SampleMean one = turns_of(with), other = turns_of(without.statistics);
    PackEffect& effect = effects.emplace_back(
        PackEffect{&without, {one.mean - other.mean, difference_of_means(one, other, together)}, {}});
    for (const SeatId seat : with.seats.ids()) {
      const Wins won{with.seats[seat].wins, with.decided()},
          otherwise{without.statistics.seats[seat].wins, without.statistics.decided()};
      effect.shares.push_back(
          {won.share() - otherwise.share(), difference_of_shares(won, otherwise, together)});
    }
  }
  return effects;
}

}  // namespace hexwright
