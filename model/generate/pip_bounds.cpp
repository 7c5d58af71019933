#include <algorithm>
#include <limits>
#include <numeric>
#include <set>

#include "model/board/index.h"
#include "model/generate/exchange.h"

namespace hexwright {
namespace {

/// How many hexes of a kind, and the pips of those on which everything stays.
struct Hexes {
  int least = 0, most = 0;  ///< that may change
  int staying_pips = 0;
};

class Bounds {
 public:
  explicit Bounds(const Exchange& exchange)
      : exchange_(&exchange), moves_(exchange.map().board().hex_count(), 0) {
    for (const auto& group : exchange.terrain())
      for (const HexId hex : group.places) moves_[hex] = 1;
    for (const TokenGroup& group : exchange.tokens())
      for (const int face : group.faces) numbers_.push_back(face);
    for (const HexId hex : exchange.map().board().hexes())
      if (moves_[hex] && exchange.token_group(hex) < 0) numbers_.push_back(exchange.map().number(hex));
    std::ranges::sort(numbers_);
  }

  /// `counts` tells which terrains are of the kind. No number lies on more than `most_equal` of their hexes.
  template <class Counts>
  PipRange of(Counts counts, int most_equal) const {
    const Hexes hexes = hexes_of(counts);
    const auto some = pips_of_numbers(most_equal);
    const auto sum = [&](auto first, int count) { return std::accumulate(first, first + count, 0); };
    const int all = static_cast<int>(some.size());
    return {hexes.staying_pips + sum(some.begin(), std::min(hexes.least, all)),
            hexes.staying_pips + sum(some.rbegin(), std::min(hexes.most, all))};
  }

  /// Of a resource while no number lies twice on one terrain: as often as there are terrains that yield it.
  int most_equal(Resource resource) const {
    std::set<Terrain> kinds;
    for (const HexId hex : exchange_->map().board().hexes())
      if (const auto terrain = exchange_->map().terrain(hex)) kinds.insert(*terrain);
    for (const auto& group : exchange_->terrain()) kinds.insert(group.faces.begin(), group.faces.end());
    return static_cast<int>(
        std::ranges::count_if(kinds, [&](Terrain terrain) { return resource_of(terrain) == resource; }));
  }

 private:
  static int pips_of(int number) { return is_legal_number(number) ? pips(number) : 0; }
  int staying_pips(HexId hex) const { return pips_of(exchange_->map().number(hex)); }

  /// In ascending order.
  std::vector<int> pips_of_numbers(int most_equal) const {
    std::vector<int> some;
    int equal = 0;
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
      equal = i > 0 && numbers_[i] == numbers_[i - 1] ? equal + 1 : 1;
      if (equal <= most_equal || !is_legal_number(numbers_[i])) some.push_back(pips_of(numbers_[i]));
    }
    std::ranges::sort(some);
    return some;
  }

  template <class Counts>
  Hexes hexes_of(Counts counts) const {
    Hexes hexes;
    for (const HexId hex : exchange_->map().board().hexes()) {
      const auto terrain = exchange_->map().terrain(hex);
      if (moves_[hex] || !terrain || !counts(*terrain)) continue;
      if (exchange_->token_group(hex) < 0)
        hexes.staying_pips += staying_pips(hex);
      else {
        ++hexes.least;
        ++hexes.most;
      }
    }
    for (const auto& group : exchange_->terrain()) {
      const auto faces = static_cast<int>(std::ranges::count_if(group.faces, counts)),
                 places = static_cast<int>(group.places.size()),
                 in_the_box = static_cast<int>(group.faces.size()) - places;
      hexes.least += std::max(0, faces - std::max(0, in_the_box));
      hexes.most += std::min(faces, places);
    }
    return hexes;
  }

  const Exchange* exchange_;
  IdVector<HexId, char> moves_;  ///< its terrain
  std::vector<int> numbers_;     ///< that come to hexes on which something changes, in ascending order
};

}  // namespace

PipBounds pip_bounds(const Exchange& exchange, bool numbers_differ) {
  constexpr int any = std::numeric_limits<int>::max();
  const Bounds bounds(exchange);
  PipBounds found{bounds.of([](Terrain terrain) { return resource_of(terrain).has_value(); }, any), {}};
  for (const Resource resource : all_resources)
    found.of[at(resource)] = bounds.of([&](Terrain terrain) { return resource_of(terrain) == resource; },
                                       numbers_differ ? bounds.most_equal(resource) : any);
  return found;
}

}  // namespace hexwright
