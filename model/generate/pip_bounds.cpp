#include <algorithm>
#include <numeric>

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
      for (const int face : group.faces) pips_.push_back(pips(face));
    for (const HexId hex : exchange.map().board().hexes())
      if (moves_[hex] && exchange.token_group(hex) < 0) pips_.push_back(staying_pips(hex));
    std::ranges::sort(pips_);
  }

  /// `counts` tells which terrains are of the kind.
  template <class Counts>
  PipRange of(Counts counts) const {
    const Hexes hexes = hexes_of(counts);
    const auto sum = [&](auto first, int count) { return std::accumulate(first, first + count, 0); };
    const int all = static_cast<int>(pips_.size());
    return {hexes.staying_pips + sum(pips_.begin(), std::min(hexes.least, all)),
            hexes.staying_pips + sum(pips_.rbegin(), std::min(hexes.most, all))};
  }

 private:
  int staying_pips(HexId hex) const {
    const int number = exchange_->map().number(hex);
    return is_legal_number(number) ? pips(number) : 0;
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
  std::vector<int> pips_;        ///< that come to hexes on which something changes, in ascending order
};

}  // namespace

PipBounds pip_bounds(const Exchange& exchange) {
  const Bounds bounds(exchange);
  PipBounds found{bounds.of([](Terrain terrain) { return resource_of(terrain).has_value(); }), {}};
  for (const Resource resource : all_resources)
    found.of[at(resource)] = bounds.of([&](Terrain terrain) { return resource_of(terrain) == resource; });
  return found;
}

}  // namespace hexwright
