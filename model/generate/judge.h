#pragma once

#include <array>
#include <span>
#include <vector>

#include "model/generate/layout.h"
#include "model/scenario/wish.h"

namespace hexwright {

/// What a board is like, to be shown and compared.
struct BoardMeasures {
  std::array<int, all_resources.size()> resource_pips{};
  int most_corner_pips = 0;
  int strong_corners = 0;  ///< intersections with `strong_corner` pips or more
  int largest_group = 0;   ///< hexes of one producing terrain that hang together
  int islands = 0;
  int draft_spread = 0;  ///< pips between the seats that found best and worst, rounded up
};

/// Measures by how much a layout misses wishes. Prepared once for a map, which must outlive it, and asked
/// often.
class Judge {
 public:
  Judge(const MapView& map, std::span<const Wish> wishes);

  std::span<const Wish> wishes() const { return wishes_; }
  const std::vector<std::array<HexId, 2>>& beside() const { return beside_; }
  const std::vector<std::array<HarborId, 2>>& harbors_beside() const { return harbors_beside_; }
  const std::vector<IntersectionId>& corners() const { return corners_; }

  /// By how many units it misses the wish: pairs that touch, hexes or pips too many or too few, harbors. 0:
  /// it is met.
  int missed(const Wish& wish, const Layout& layout) const;
  /// Of the wishes without a weight, all together.
  int missed_hard(const Layout& layout) const;
  /// The same without the wishes about drafts, which take a thousand times as long.
  int missed_quickly(const Layout& layout) const;
  /// Of those with a weight, times it.
  int missed_weighted(const Layout& layout) const;

  BoardMeasures measures(const Layout& layout) const;

  /// Where the wish is missed, to be shown: hexes, or the hexes around intersections and harbors.
  std::vector<HexId> places(const Wish& wish, const Layout& layout) const;

 private:
  int touching(WishKind kind, const Layout& layout) const;
  int terrains_together(const Layout& layout, int most) const;
  int corner_pips(const Layout& layout, int most) const;
  std::array<int, all_resources.size()> resource_pips(const Layout& layout) const;
  int harbors_at_own(const Layout& layout) const;
  bool is_at_own(HarborId harbor, const Layout& layout) const;
  int islands(const Layout& layout) const;
  int numbers_twice(const Layout& layout) const;
  int equal_harbors(const Layout& layout) const;
  bool is_at_coast(HexId hex, const Layout& layout) const;
  /// Deserts at the coast, or those elsewhere.
  int deserts(bool at_coast, const Layout& layout) const;
  int strong_corners(const Layout& layout) const;
  void find_neighbours();
  int draft_spread(const Layout& layout) const;
  int corner(IntersectionId at, const Layout& layout) const;

  const MapView* map_;
  std::vector<Wish> wishes_;
  std::vector<std::array<HexId, 2>> beside_;  ///< every two hexes that touch, once
  std::vector<std::array<HarborId, 2>> harbors_beside_;
  std::vector<IntersectionId> corners_;  ///< with a hex that may be land
};

/// Whether two numbers may lie side by side under a wish of this kind; under one that is not about numbers
/// always.
bool may_touch(WishKind kind, int a, int b);

}  // namespace hexwright
