#include "model/generate/judge.h"

#include <algorithm>
#include <cmath>

#include "model/analysis/draft.h"
#include "model/board/index.h"
#include "model/generate/layout.h"
#include "model/scenario/terrain.h"

namespace hexwright {
namespace {

bool is_rare(int number) { return number == 2 || number == 12; }

/// The sizes of what hangs together among the hexes for which `alike` holds between neighbours.
template <class Belongs, class Alike, class Report>
void for_each_cluster(const BoardGraph& board, Belongs belongs, Alike alike, Report report) {
  IdVector<HexId, char> seen(board.hex_count(), 0);
  std::vector<HexId> cluster;
  for (const HexId first : board.hexes()) {
    if (seen[first] || !belongs(first)) continue;
    cluster.assign(1, first);
    seen[first] = 1;
    for (std::size_t next = 0; next < cluster.size(); ++next)
      for (const HexId beside : board.neighbours(cluster[next]))
        if (beside != none && !seen[beside] && belongs(beside) && alike(cluster[next], beside)) {
          seen[beside] = 1;
          cluster.push_back(beside);
        }
    report(cluster);
  }
}

template <class Report>
void for_each_terrain_cluster(const BoardGraph& board, const Layout& layout, Report report) {
  for_each_cluster(
      board, [&](HexId hex) { return layout.terrain[hex] && is_producing(*layout.terrain[hex]); },
      [&](HexId a, HexId b) { return layout.terrain[a] == layout.terrain[b]; }, report);
}

}  // namespace

bool may_touch(WishKind kind, int a, int b) {
  if (kind == WishKind::RedNumbersApart) return !is_red(a) || !is_red(b);
  if (kind == WishKind::EqualNumbersApart) return a != b || !is_legal_number(a);
  if (kind == WishKind::RareNumbersApart) return !is_rare(a) || !is_rare(b);
  return true;
}

Judge::Judge(const MapView& map, std::span<const Wish> wishes)
    : map_(&map), wishes_(wishes.begin(), wishes.end()) {
  find_neighbours();
  const BoardGraph& board = map.board();
  for (const IntersectionId corner : board.intersections())
    if (std::ranges::any_of(board.intersection_hexes(corner),
                            [&](HexId hex) { return map.may_be_land(hex); }))
      corners_.push_back(corner);
}

void Judge::find_neighbours() {
  const BoardGraph& board = map_->board();
  for (const HexId hex : board.hexes())
    for (const HexId beside : board.neighbours(hex))
      if (beside != none && hex < beside) beside_.push_back({hex, beside});
  const auto at_most_two_steps = [&](HexId from, HexId to) {
    if (from == none || to == none) return false;
    const auto& around = board.neighbours(from);
    return from == to || std::ranges::find(around, to) != around.end() ||
           std::ranges::any_of(around, [&](HexId hex) {
             return hex != none &&
                    std::ranges::find(board.neighbours(hex), to) != board.neighbours(hex).end();
           });
  };
  const auto& harbors = map_->harbors();
  for (std::size_t a = 0; a < harbors.size(); ++a)
    for (std::size_t b = a + 1; b < harbors.size(); ++b)
      if (at_most_two_steps(harbors[a].sea_hex, harbors[b].sea_hex))
        harbors_beside_.push_back({HarborId(a), HarborId(b)});
}

int Judge::touching(WishKind kind, const Layout& layout) const {
  return static_cast<int>(std::ranges::count_if(beside_, [&](const auto& two) {
    return !may_touch(kind, layout.number[two[0]], layout.number[two[1]]);
  }));
}

int Judge::terrains_together(const Layout& layout, int most) const {
  int over = 0;
  for_each_terrain_cluster(map_->board(), layout, [&](const std::vector<HexId>& cluster) {
    over += std::max(0, static_cast<int>(cluster.size()) - most);
  });
  return over;
}

int Judge::corner(IntersectionId at, const Layout& layout) const {
  int sum = 0;
  for (const HexId hex : map_->board().intersection_hexes(at))
    if (hex != none) sum += pips(layout.number[hex]);
  return sum;
}

int Judge::corner_pips(const Layout& layout, int most) const {
  int over = 0;
  for (const IntersectionId at : corners_) over += std::max(0, corner(at, layout) - most);
  return over;
}

std::array<int, all_resources.size()> Judge::resource_pips(const Layout& layout) const {
  std::array<int, all_resources.size()> sums{};
  for (const HexId hex : map_->board().hexes())
    if (layout.terrain[hex])
      if (const auto resource = resource_of(*layout.terrain[hex]))
        sums[at(*resource)] += pips(layout.number[hex]);
  return sums;
}

bool Judge::is_at_own(HarborId harbor, const Layout& layout) const {
  const auto traded = layout.harbor[harbor] ? traded_at(*layout.harbor[harbor]) : std::nullopt;
  if (!traded) return false;
  for (const IntersectionId end : map_->harbors()[harbor.index()].ends) {
    if (end == none) continue;
    for (const HexId hex : map_->board().intersection_hexes(end))
      if (hex != none && layout.terrain[hex] && resource_of(*layout.terrain[hex]) == traded) return true;
  }
  return false;
}

int Judge::harbors_at_own(const Layout& layout) const {
  int count = 0;
  for (const HarborId harbor : layout.harbor.ids()) count += is_at_own(harbor, layout);
  return count;
}

int Judge::islands(const Layout& layout) const {
  int count = 0;
  for_each_cluster(
      map_->board(), [&](HexId hex) { return layout.terrain[hex] && is_land(*layout.terrain[hex]); },
      [](HexId, HexId) { return true; }, [&](const auto&) { ++count; });
  return count;
}

int Judge::numbers_twice(const Layout& layout) const {
  std::array<std::array<int, 13>, most_terrains> seen{};
  int twice = 0;
  for (const HexId hex : map_->board().hexes())
    if (layout.terrain[hex] && is_legal_number(layout.number[hex]))
      twice += seen[at(*layout.terrain[hex])][at(layout.number[hex])]++ > 0;
  return twice;
}

int Judge::equal_harbors(const Layout& layout) const {
  return static_cast<int>(std::ranges::count_if(harbors_beside_, [&](const auto& two) {
    return layout.harbor[two[0]] && layout.harbor[two[0]] == layout.harbor[two[1]];
  }));
}

bool Judge::is_at_coast(HexId hex, const Layout& layout) const {
  return std::ranges::any_of(map_->board().neighbours(hex), [&](HexId beside) {
    return beside == none || layout.terrain[beside] == Terrain::Sea;
  });
}

int Judge::deserts(bool at_coast, const Layout& layout) const {
  int count = 0;
  for (const HexId hex : map_->board().hexes())
    if (layout.terrain[hex] == Terrain::Desert) count += is_at_coast(hex, layout) == at_coast;
  return count;
}

int Judge::strong_corners(const Layout& layout) const {
  return static_cast<int>(std::ranges::count_if(
      corners_, [&](IntersectionId at) { return corner(at, layout) >= strong_corner; }));
}

int Judge::draft_spread(const Layout& layout) const {
  const Scenario scenario = scenario_of(*map_, layout);
  const MapView map(scenario);
  const auto seats = snake_draft(SiteJudge(map), drafted_seats(scenario));
  double least = 0, most = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const double pips = seats[i].holding.yield.pips();
    least = i == 0 ? pips : std::min(least, pips);
    most = i == 0 ? pips : std::max(most, pips);
  }
  return static_cast<int>(std::ceil(most - least - 1e-9));
}

BoardMeasures Judge::measures(const Layout& layout) const {
  BoardMeasures measures;
  measures.resource_pips = resource_pips(layout);
  for (const IntersectionId at : corners_)
    measures.most_corner_pips = std::max(measures.most_corner_pips, corner(at, layout));
  measures.strong_corners = strong_corners(layout);
  for_each_terrain_cluster(map_->board(), layout, [&](const std::vector<HexId>& cluster) {
    measures.largest_group = std::max(measures.largest_group, static_cast<int>(cluster.size()));
  });
  measures.islands = islands(layout);
  measures.draft_spread = draft_spread(layout);
  return measures;
}

int Judge::missed(const Wish& wish, const Layout& layout) const {
  switch (wish.kind) {
    case WishKind::RedNumbersApart:
    case WishKind::EqualNumbersApart:
    case WishKind::RareNumbersApart:
      return touching(wish.kind, layout);
    case WishKind::TerrainsTogether:
      return terrains_together(layout, wish.limit);
    case WishKind::CornerPips:
      return corner_pips(layout, wish.limit);
    case WishKind::ResourcePipsAtLeast: {
      int under = 0;
      for (const int sum : resource_pips(layout)) under += std::max(0, wish.limit - sum);
      return under;
    }
    case WishKind::ResourcePipsAtMost: {
      int over = 0;
      for (const int sum : resource_pips(layout)) over += std::max(0, sum - wish.limit);
      return over;
    }
    case WishKind::HarborsOffOwnTerrain:
      return harbors_at_own(layout);
    case WishKind::IslandsAtLeast:
      return std::max(0, wish.limit - islands(layout));
    case WishKind::DraftSpread:
      return std::max(0, draft_spread(layout) - wish.limit);
    case WishKind::TerrainNumbersDiffer:
      return numbers_twice(layout);
    case WishKind::HarborsVary:
      return equal_harbors(layout);
    case WishKind::DesertsInland:
      return deserts(true, layout);
    case WishKind::DesertsAtCoast:
      return deserts(false, layout);
    case WishKind::StrongCornersAtLeast:
      return std::max(0, wish.limit - strong_corners(layout));
  }
  return 0;
}

int Judge::missed_hard(const Layout& layout) const {
  int sum = 0;
  for (const Wish& wish : wishes_)
    if (!wish.weight) sum += missed(wish, layout);
  return sum;
}

int Judge::missed_quickly(const Layout& layout) const {
  int sum = 0;
  for (const Wish& wish : wishes_)
    if (!wish.weight && wish.kind != WishKind::DraftSpread) sum += missed(wish, layout);
  return sum;
}

int Judge::missed_weighted(const Layout& layout) const {
  int sum = 0;
  for (const Wish& wish : wishes_)
    if (wish.weight) sum += *wish.weight * missed(wish, layout);
  return sum;
}

std::vector<HexId> Judge::places(const Wish& wish, const Layout& layout) const {
  IdVector<HexId, char> shown(map_->board().hex_count(), 0);
  const auto show = [&](const auto& hexes) {
    for (const HexId hex : hexes)
      if (hex != none) shown[hex] = 1;
  };
  switch (wish.kind) {
    case WishKind::RedNumbersApart:
    case WishKind::EqualNumbersApart:
    case WishKind::RareNumbersApart:
      for (const auto& two : beside_)
        if (!may_touch(wish.kind, layout.number[two[0]], layout.number[two[1]])) show(two);
      break;
    case WishKind::TerrainsTogether:
      for_each_terrain_cluster(map_->board(), layout, [&](const std::vector<HexId>& cluster) {
        if (static_cast<int>(cluster.size()) > wish.limit) show(cluster);
      });
      break;
    case WishKind::CornerPips:
      for (const IntersectionId at : corners_)
        if (corner(at, layout) > wish.limit) show(map_->board().intersection_hexes(at));
      break;
    case WishKind::HarborsOffOwnTerrain:
      for (const HarborId harbor : layout.harbor.ids())
        if (is_at_own(harbor, layout)) show(std::array{map_->harbors()[harbor.index()].land_hex});
      break;
    case WishKind::TerrainNumbersDiffer:
      for (const HexId hex : map_->board().hexes())
        for (const HexId other : map_->board().hexes())
          if (hex < other && layout.terrain[hex] && layout.terrain[hex] == layout.terrain[other] &&
              is_legal_number(layout.number[hex]) && layout.number[hex] == layout.number[other])
            show(std::array{hex, other});
      break;
    case WishKind::HarborsVary:
      for (const auto& [a, b] : harbors_beside_)
        if (layout.harbor[a] && layout.harbor[a] == layout.harbor[b])
          show(std::array{map_->harbors()[a.index()].sea_hex, map_->harbors()[b.index()].sea_hex});
      break;
    case WishKind::DesertsInland:
    case WishKind::DesertsAtCoast:
      for (const HexId hex : map_->board().hexes())
        if (layout.terrain[hex] == Terrain::Desert &&
            is_at_coast(hex, layout) == (wish.kind == WishKind::DesertsInland))
          show(std::array{hex});
      break;
    case WishKind::ResourcePipsAtLeast:
    case WishKind::ResourcePipsAtMost:
    case WishKind::IslandsAtLeast:
    case WishKind::DraftSpread:
    case WishKind::StrongCornersAtLeast:
      break;
  }
  std::vector<HexId> hexes;
  for (const HexId hex : map_->board().hexes())
    if (shown[hex]) hexes.push_back(hex);
  return hexes;
}

}  // namespace hexwright
