#include "model/generate/packing.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "model/rules/random.h"

namespace hexwright {
namespace {

constexpr int plenty = 1000;

/// Places in a ring, of which no two neighbours hold more than one together.
std::vector<Share> ring_of(std::size_t places) {
  std::vector<Share> shares;
  for (std::size_t i = 0; i < places; ++i) shares.push_back({{i, (i + 1) % places}, 1});
  return shares;
}

TEST(Packing, OfARingIsHalfOfItRoundedDown) {
  EXPECT_EQ(most_packed(9, 1, ring_of(9), plenty), 4);
  EXPECT_EQ(most_packed(10, 1, ring_of(10), plenty), 5);
}

TEST(Packing, WithoutSharesIsWhatEachPlaceHolds) { EXPECT_EQ(most_packed(7, 5, {}, plenty), 35); }

TEST(Packing, IsNotLookedForBelowWhatIsWanted) { EXPECT_EQ(most_packed(9, 1, ring_of(9), 3), 3); }

/// By trying all.
int tried(std::size_t places, int most_each, const std::vector<Share>& shares) {
  std::vector<int> content(places, 0);
  int most = 0;
  for (;;) {
    const bool fits = std::ranges::all_of(shares, [&](const Share& share) {
      int sum = 0;
      for (const std::size_t place : share.places) sum += content[place];
      return sum <= share.most;
    });
    int all = 0;
    for (const int each : content) all += each;
    if (fits) most = std::max(most, all);
    std::size_t next = 0;
    while (next < places && content[next] == most_each) content[next++] = 0;
    if (next == places) return most;
    ++content[next];
  }
}

TEST(Packing, IsNeverLessThanWhatFitsAndHardlyMore) {
  Random random(4);
  int more = 0;
  constexpr int trials = 200;
  for (int n = 0; n < trials; ++n) {
    const std::size_t places = 2 + random.below(6);
    const int most_each = 1 + static_cast<int>(random.below(3));
    std::vector<Share> shares(random.below(8));
    for (Share& share : shares) {
      share.most = static_cast<int>(random.below(5));
      for (std::size_t place = 0; place < places; ++place)
        if (random.below(2) == 0) share.places.push_back(place);
    }
    std::erase_if(shares, [](const Share& share) { return share.places.empty(); });
    const int bound = most_packed(places, most_each, shares, plenty), most = tried(places, most_each, shares);
    EXPECT_GE(bound, most) << "trial " << n;
    EXPECT_LE(bound, most + 2) << "trial " << n;
    more += bound - most;
  }
  EXPECT_LT(more, trials / 5) << "a relaxation is more only where halves fit better";
}

}  // namespace
}  // namespace hexwright
