#include "model/generate/sum_conflicts.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <set>

#include "model/board/index.h"
#include "model/generate/packing.h"

namespace hexwright {
namespace {

constexpr int most_pips = 5;

int pips_there(int number) { return is_legal_number(number) ? pips(number) : 0; }

template <class Id>
std::vector<int> positions_of(const std::vector<Id>& places, std::size_t all) {
  std::vector<int> position(all, -1);
  for (std::size_t i = 0; i < places.size(); ++i) position[places[i].index()] = static_cast<int>(i);
  return position;
}

/// What all the wishes of one map are counted by.
class Sums {
 public:
  Sums(const Exchange& exchange, const Judge& judge)
      : exchange_(exchange), map_(exchange.map()), judge_(judge), moves_(map_.board().hex_count(), 0) {
    for (const auto& group : exchange.terrain())
      for (const HexId hex : group.places) moves_[hex] = 1;
  }

  bool pips_miss(const Wish& wish, bool numbers_differ) const {
    const PipBounds bounds = pip_bounds(exchange_, numbers_differ);
    int all = 0;
    for (const PipRange& range : bounds.of) {
      if (wish.kind == WishKind::ResourcePipsAtLeast ? wish.limit > range.most : wish.limit < range.least)
        return true;
      all += wish.kind == WishKind::ResourcePipsAtLeast ? std::max(wish.limit, range.least)
                                                        : std::min(wish.limit, range.most);
    }
    return wish.kind == WishKind::ResourcePipsAtLeast ? all > bounds.all.most : all < bounds.all.least;
  }

  /// Tokens that must lie apart from each other are more than there is room for.
  bool tokens_are_crowded(WishKind kind) const {
    return std::ranges::any_of(exchange_.tokens(), [&](const TokenGroup& group) {
      std::set<int> numbers(group.faces.begin(), group.faces.end());
      std::erase_if(numbers, [&](int number) { return may_touch(kind, number, number); });
      if (kind == WishKind::EqualNumbersApart)
        return std::ranges::any_of(numbers, [&](int number) { return is_crowded(group, kind, {number}); });
      return !numbers.empty() && is_crowded(group, kind, numbers);
    });
  }

  /// The same for hexes of one terrain.
  bool terrains_are_crowded() const {
    for (const auto& group : exchange_.terrain()) {
      const std::set<Terrain> faces(group.faces.begin(), group.faces.end());
      for (const Terrain face : faces) {
        if (!is_producing(face)) continue;
        const int wanted = least_laid(group, std::set{face}, group.places.size());
        std::vector<HexId> places;
        std::ranges::copy_if(group.places, std::back_inserter(places), [&](HexId hex) {
          return !touches(hex, [&](HexId other) { return !moves_[other] && map_.terrain(other) == face; });
        });
        if (is_too_much(places, 1, one_at_each_corner(places), wanted)) return true;
      }
    }
    return false;
  }

  bool harbors_are_crowded() const {
    for (const auto& group : exchange_.harbors()) {
      const std::set<HarborKind> faces(group.faces.begin(), group.faces.end());
      const auto shares = harbors_beside_each_other(group.places);
      for (const HarborKind face : faces) {
        const int wanted = least_laid(group, std::set{face}, group.places.size());
        if (is_too_much(group.places, 1, shares, wanted)) return true;
      }
    }
    return false;
  }

  /// One number for each terrain, or one terrain for each number, is more than there is.
  bool numbers_repeat() const {
    std::set<Terrain> kinds;
    for (const HexId hex : map_.board().hexes())
      if (const auto terrain = map_.terrain(hex)) kinds.insert(*terrain);
    for (const auto& group : exchange_.terrain()) kinds.insert(group.faces.begin(), group.faces.end());
    const auto producing = static_cast<int>(std::ranges::count_if(kinds, is_producing));
    for (const TokenGroup& group : exchange_.tokens()) {
      const std::set<int> numbers(group.faces.begin(), group.faces.end());
      if (!std::ranges::all_of(numbers, is_legal_number)) continue;
      for (const int number : numbers)
        if (least_laid(group, std::set{number}, exchange_.least_taking(group)) > producing) return true;
      for (const auto& terrain : exchange_.terrain())
        if (takes_all_from(group, terrain))
          for (const Terrain face : kinds)
            if (is_producing(face) &&
                least_laid(terrain, std::set{face}, terrain.places.size()) > static_cast<int>(numbers.size()))
              return true;
    }
    return false;
  }

  /// More pips have to lie somewhere than there is room for at intersections.
  bool corners_overflow(int most) const {
    return std::ranges::any_of(exchange_.tokens(), [&](const TokenGroup& group) {
      const auto position = positions_of(group.places, moves_.size());
      std::map<std::vector<std::size_t>, int> narrowest;
      for (const IntersectionId corner : judge_.corners()) {
        std::vector<std::size_t> places;
        int left = most;
        for (const HexId hex : map_.board().intersection_hexes(corner)) {
          if (hex == none) continue;
          if (position[hex.index()] >= 0)
            places.push_back(at(position[hex.index()]));
          else
            left -= staying_pips(hex);
        }
        if (places.empty()) continue;
        const auto [found, is_new] = narrowest.emplace(places, std::max(left, 0));
        if (!is_new) found->second = std::min(found->second, std::max(left, 0));
      }
      std::vector<Share> shares;
      for (const auto& [places, left] : narrowest) shares.push_back({places, left});
      return is_too_much(group.places, std::min(most, most_pips), shares, least_pips(group));
    });
  }

  /// All pips, laid where they count most often, are too few for so many strong intersections.
  bool corners_are_weak(int least, bool reds_apart) const {
    IdVector<HexId, int> strongest(map_.board().hex_count(), 0), counts = strongest;
    // Only reds have the most pips.
    IdVector<HexId, int> strongest_but_red = strongest;
    const auto consider = [&](HexId hex, int there) {
      strongest[hex] = std::max(strongest[hex], there);
      if (there < most_pips) strongest_but_red[hex] = std::max(strongest_but_red[hex], there);
    };
    for (const HexId hex : map_.board().hexes()) consider(hex, staying_pips(hex, true));
    for (const TokenGroup& group : exchange_.tokens())
      for (const HexId hex : group.places)
        for (const int face : group.faces) consider(hex, pips_there(face));
    int strong = 0;
    for (const IntersectionId corner : judge_.corners()) {
      int sum = 0, sum_but_red = 0, more_by_red = 0;
      for (const HexId hex : map_.board().intersection_hexes(corner)) {
        if (hex == none) continue;
        sum += strongest[hex];
        sum_but_red += strongest_but_red[hex];
        more_by_red = std::max(more_by_red, strongest[hex] - strongest_but_red[hex]);
      }
      if (reds_apart) sum = sum_but_red + more_by_red;
      if (sum < strong_corner) continue;
      ++strong;
      for (const HexId hex : map_.board().intersection_hexes(corner))
        if (hex != none) ++counts[hex];
    }
    return strong < least || most_counted(counts) < strong_corner * least;
  }

 private:
  /// What is on it for certain; with `also_perhaps`, also on hexes of which the terrain may be changed to one
  /// that takes no number.
  int staying_pips(HexId hex, bool also_perhaps = false) const {
    if (exchange_.token_group(hex) >= 0 || (moves_[hex] && !also_perhaps)) return 0;
    return pips_there(map_.number(hex));
  }

  int most_counted(const IdVector<HexId, int>& counts) const {
    int sum = 0;
    for (const HexId hex : map_.board().hexes()) sum += counts[hex] * staying_pips(hex, true);
    for (const TokenGroup& group : exchange_.tokens()) {
      std::vector<int> often, faces;
      for (const HexId hex : group.places) often.push_back(counts[hex]);
      for (const int face : group.faces) faces.push_back(pips_there(face));
      std::ranges::sort(often, std::greater());
      std::ranges::sort(faces, std::greater());
      sum += std::inner_product(often.begin(),
                                often.begin() + std::ptrdiff_t(std::min(often.size(), faces.size())),
                                faces.begin(), 0);
    }
    return sum;
  }

  /// How many of these faces lie somewhere for certain, where so many places have one.
  template <class Group, class Face>
  static int least_laid(const Group& group, const std::set<Face>& faces, std::size_t laid) {
    const auto held = std::ranges::count_if(group.faces, [&](Face face) { return faces.contains(face); });
    const auto in_the_box = group.faces.size() - std::min(group.faces.size(), laid);
    return static_cast<int>(held) - static_cast<int>(std::min(in_the_box, at(held)));
  }

  int least_pips(const TokenGroup& group) const {
    std::vector<int> all;
    for (const int face : group.faces) all.push_back(pips_there(face));
    std::ranges::sort(all);
    const auto laid = std::min(all.size(), exchange_.least_taking(group));
    return std::accumulate(all.begin(), all.begin() + std::ptrdiff_t(laid), 0);
  }

  static bool takes_all_from(const TokenGroup& tokens, const ExchangeGroup<HexId, Terrain>& terrain) {
    return std::ranges::all_of(terrain.places, [&](HexId hex) {
      return std::ranges::find(tokens.places, hex) != tokens.places.end();
    });
  }

  template <class Matches>
  bool touches(HexId hex, Matches matches) const {
    return std::ranges::any_of(map_.board().neighbours(hex),
                               [&](HexId other) { return other != none && matches(other); });
  }

  bool is_crowded(const TokenGroup& group, WishKind kind, const std::set<int>& numbers) const {
    const int wanted = least_laid(group, numbers, exchange_.least_taking(group));
    std::vector<HexId> places;
    std::ranges::copy_if(group.places, std::back_inserter(places), [&](HexId hex) {
      return !touches(hex, [&](HexId other) {
        return exchange_.token_group(other) < 0 && !moves_[other] &&
               std::ranges::none_of(numbers,
                                    [&](int number) { return may_touch(kind, number, map_.number(other)); });
      });
    });
    return is_too_much(places, 1, one_at_each_corner(places), wanted);
  }

  /// Those around an intersection all touch each other.
  std::vector<Share> one_at_each_corner(const std::vector<HexId>& places) const {
    const auto position = positions_of(places, moves_.size());
    std::set<std::vector<std::size_t>> corners;
    for (const IntersectionId corner : judge_.corners()) {
      std::vector<std::size_t> around;
      for (const HexId hex : map_.board().intersection_hexes(corner))
        if (hex != none && position[hex.index()] >= 0) around.push_back(at(position[hex.index()]));
      if (around.size() > 1) corners.insert(around);
    }
    return one_of_each(corners);
  }

  /// Groups of which every two are beside each other, grown from every two.
  std::vector<Share> harbors_beside_each_other(const std::vector<HarborId>& places) const {
    const auto position = positions_of(places, map_.harbors().size());
    std::vector<std::set<std::size_t>> beside(places.size());
    for (const auto& [one, other] : judge_.harbors_beside()) {
      const int a = position[one.index()], b = position[other.index()];
      if (a < 0 || b < 0) continue;
      beside[at(a)].insert(at(b));
      beside[at(b)].insert(at(a));
    }
    std::set<std::vector<std::size_t>> groups;
    for (std::size_t a = 0; a < places.size(); ++a)
      for (const std::size_t b : beside[a]) {
        std::vector<std::size_t> group{a, b};
        for (const std::size_t c : beside[a])
          if (std::ranges::all_of(group, [&](std::size_t each) { return beside[c].contains(each); }))
            group.push_back(c);
        std::ranges::sort(group);
        groups.insert(group);
      }
    return one_of_each(groups);
  }

  static std::vector<Share> one_of_each(const std::set<std::vector<std::size_t>>& groups) {
    std::vector<Share> shares;
    for (const auto& group : groups) shares.push_back({group, 1});
    return shares;
  }

  template <class Places>
  static bool is_too_much(const Places& places, int most_each, const std::vector<Share>& shares, int wanted) {
    return wanted > most_packed(places.size(), most_each, shares, wanted);
  }

  const Exchange& exchange_;
  const MapView& map_;
  const Judge& judge_;
  IdVector<HexId, char> moves_;  ///< its terrain
};

/// Whether the wish, with another of the kind `with` if there is one, cannot be met.
bool is_impossible(const Sums& sums, const Wish& wish, std::optional<WishKind> with) {
  switch (wish.kind) {
    case WishKind::RedNumbersApart:
    case WishKind::EqualNumbersApart:
    case WishKind::RareNumbersApart:
      return sums.tokens_are_crowded(wish.kind);
    case WishKind::TerrainsTogether:
      return wish.limit == 1 && sums.terrains_are_crowded();
    case WishKind::CornerPips:
      return sums.corners_overflow(wish.limit);
    case WishKind::ResourcePipsAtLeast:
    case WishKind::ResourcePipsAtMost:
      return sums.pips_miss(wish, with == WishKind::TerrainNumbersDiffer);
    case WishKind::TerrainNumbersDiffer:
      return sums.numbers_repeat();
    case WishKind::HarborsVary:
      return sums.harbors_are_crowded();
    case WishKind::StrongCornersAtLeast:
      return sums.corners_are_weak(wish.limit, with == WishKind::RedNumbersApart);
    default:
      return false;
  }
}

/// The kind that makes a sum narrower.
std::optional<WishKind> narrowing(WishKind kind) {
  if (kind == WishKind::StrongCornersAtLeast) return WishKind::RedNumbersApart;
  if (kind == WishKind::ResourcePipsAtLeast || kind == WishKind::ResourcePipsAtMost)
    return WishKind::TerrainNumbersDiffer;
  return std::nullopt;
}

}  // namespace

std::vector<std::vector<Wish>> sum_conflicts(const Exchange& exchange, const Judge& judge,
                                             std::span<const Wish> wishes) {
  const Sums sums(exchange, judge);
  std::vector<std::vector<Wish>> conflicts;
  for (const Wish& wish : wishes) {
    if (is_impossible(sums, wish, std::nullopt)) {
      conflicts.push_back({wish});
      continue;
    }
    const auto kind = narrowing(wish.kind);
    const auto other = kind ? std::ranges::find(wishes, *kind, &Wish::kind) : wishes.end();
    if (other != wishes.end() && is_impossible(sums, wish, kind)) conflicts.push_back({wish, *other});
  }
  return conflicts;
}

}  // namespace hexwright
