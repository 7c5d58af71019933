#include <algorithm>
#include <set>

#include "model/board/index.h"
#include "model/generate/board_formula.h"
#include "model/generate/exchange.h"
#include "model/scenario/terrain.h"

// What each wish asks of a board, as statements that hold while the wish's own literal is assumed.

namespace hexwright {

std::optional<Literal> BoardFormula::literal_of(const Wish& wish) {
  const Literal literal = clauses_.fresh();
  switch (wish.kind) {
    case WishKind::RedNumbersApart:
    case WishKind::EqualNumbersApart:
    case WishKind::RareNumbersApart:
      keep_apart(wish.kind, literal);
      break;
    case WishKind::TerrainsTogether:
      if (!keep_together(wish.limit, literal)) return std::nullopt;
      break;
    case WishKind::CornerPips:
      limit_corners(wish.limit, literal);
      break;
    case WishKind::ResourcePipsAtLeast:
    case WishKind::ResourcePipsAtMost:
      limit_pips(wish, literal);
      break;
    case WishKind::HarborsOffOwnTerrain:
      keep_harbors_off(literal);
      break;
    case WishKind::TerrainNumbersDiffer:
      vary_numbers(literal);
      break;
    case WishKind::HarborsVary:
      vary_harbors(literal);
      break;
    case WishKind::DesertsInland:
    case WishKind::DesertsAtCoast:
      place_deserts(wish.kind == WishKind::DesertsAtCoast, literal);
      break;
    case WishKind::StrongCornersAtLeast:
      make_strong_corners(wish.limit, literal);
      break;
    case WishKind::IslandsAtLeast:
      if (!keep_islands(wish, literal)) return std::nullopt;
      break;
    case WishKind::DraftSpread:
      return std::nullopt;
  }
  return literal;
}

/// Where land stays land, and the sea sea, there are as many as there are.
bool BoardFormula::keep_islands(const Wish& wish, Literal literal) {
  Layout layout = layout_of(*map_);
  for (const auto& group : exchange_->terrain()) {
    if (!std::ranges::all_of(group.faces, is_land)) return false;
    for (const HexId hex : group.places) layout.terrain[hex] = group.faces.front();
  }
  if (judge_.missed(wish, layout) > 0) clauses_.add({-literal});
  return true;
}

void BoardFormula::keep_apart(WishKind kind, Literal wish) {
  for (const auto& [one, other] : judge_.beside())
    for (const auto& [a, of_one] : number_[one])
      for (const auto& [b, of_other] : number_[other])
        if (!may_touch(kind, a, b)) clauses_.add({-wish, -of_one, -of_other});
}

/// No group of one more that hangs together is of one terrain.
bool BoardFormula::keep_together(int most, Literal wish) {
  constexpr std::size_t most_groups = 20'000;
  const BoardGraph& board = map_->board();
  std::set<std::vector<HexId>> groups;
  for (const HexId hex : board.hexes())
    if (producing_[hex] != clauses_.no()) groups.insert({hex});
  for (int size = 1; size <= most; ++size) {
    std::set<std::vector<HexId>> larger;
    for (const auto& group : groups)
      for (const HexId hex : group)
        for (const HexId beside : board.neighbours(hex)) {
          if (beside == none || producing_[beside] == clauses_.no() ||
              std::ranges::find(group, beside) != group.end())
            continue;
          auto grown = group;
          grown.insert(std::ranges::upper_bound(grown, beside), beside);
          larger.insert(std::move(grown));
          if (larger.size() > most_groups) return false;
        }
    groups = std::move(larger);
  }
  for (const auto& group : groups)
    for (const Terrain face : every_terrain) {
      if (!is_producing(face)) continue;
      std::vector<Literal> clause{-wish};
      for (const HexId hex : group) clause.push_back(-terrain(hex, face));
      clauses_.add(clause);
    }
  return true;
}

void BoardFormula::limit_corners(int most, Literal wish) {
  for (const IntersectionId corner : judge_.corners()) {
    const auto& [a, b, c] = map_->board().intersection_hexes(corner);
    for (int of_a = 0; of_a <= 5; ++of_a)
      for (int of_b = 0; of_b <= 5; ++of_b)
        if (const int of_c = most + 1 - of_a - of_b; of_c >= 0 && of_c <= 5)
          clauses_.add({-wish, -pips(a, of_a), -pips(b, of_b), -pips(c, of_c)});
  }
}

Literal BoardFormula::resource(HexId hex, Resource resource) {
  std::vector<Literal> any;
  for (const Terrain face : every_terrain)
    if (resource_of(face) == resource) any.push_back(terrain(hex, face));
  return clauses_.any_of(any);
}

void BoardFormula::limit_pips(const Wish& wish, Literal literal) {
  const auto limit = at(wish.limit);
  for (const Resource each : all_resources) {
    std::vector<Literal> counted;
    for (const HexId hex : map_->board().hexes()) {
      const Literal here = resource(hex, each);
      if (here == clauses_.no()) continue;
      for (int least = 1; least <= 5; ++least) {
        const Literal pip = pips(hex, least);
        if (pip == clauses_.no()) continue;
        const Literal both = clauses_.fresh();
        clauses_.add({-both, here});
        clauses_.add({-both, pip});
        clauses_.add({both, -here, -pip});
        counted.push_back(both);
      }
    }
    if (wish.kind == WishKind::ResourcePipsAtLeast)
      clauses_.add({-literal, clauses_.at_least(counted, limit)[limit]});
    else
      clauses_.add({-literal, -clauses_.at_least(counted, limit + 1)[limit + 1]});
  }
}

void BoardFormula::keep_harbors_off(Literal wish) {
  for (const HarborId harbor : harbor_.ids())
    for (const HarborKind kind : all_harbor_kinds) {
      const auto traded = traded_at(kind);
      if (!traded || harbor_[harbor][at(kind)] == clauses_.no()) continue;
      for (const IntersectionId end : map_->harbors()[harbor.index()].ends) {
        if (end == none) continue;
        for (const HexId hex : map_->board().intersection_hexes(end))
          if (hex != none) clauses_.add({-wish, -harbor_[harbor][at(kind)], -resource(hex, *traded)});
      }
    }
}

void BoardFormula::vary_harbors(Literal wish) {
  const auto kinds = own::all_of<HarborKind>(map_->packs());
  for (const auto& [one, other] : judge_.harbors_beside())
    for (const HarborKind kind : kinds)
      clauses_.add({-wish, -harbor_[one][at(kind)], -harbor_[other][at(kind)]});
}

void BoardFormula::vary_numbers(Literal wish) {
  std::map<std::pair<Terrain, int>, std::vector<Literal>> alike;
  for (const HexId hex : map_->board().hexes())
    for (const auto& [face, literal] : number_[hex])
      for (const Terrain kind : every_terrain) {
        if (!is_legal_number(face) || terrain(hex, kind) == clauses_.no()) continue;
        const Literal both = clauses_.fresh();
        clauses_.add({both, -literal, -terrain(hex, kind)});
        alike[{kind, face}].push_back(both);
      }
  for (const auto& [what, literals] : alike) clauses_.add({-wish, -clauses_.at_least(literals, 2)[2]});
}

void BoardFormula::place_deserts(bool at_coast, Literal wish) {
  for (const HexId hex : map_->board().hexes()) {
    const Literal desert = terrain(hex, Terrain::Desert);
    if (desert == clauses_.no()) continue;
    std::vector<Literal> sea;
    for (const HexId beside : map_->board().neighbours(hex))
      sea.push_back(beside == none ? clauses_.yes() : terrain(beside, Terrain::Sea));
    const Literal coast = clauses_.any_of(sea);
    clauses_.add({-wish, -desert, at_coast ? coast : -coast});
  }
}

void BoardFormula::make_strong_corners(int least, Literal wish) {
  std::vector<Literal> strong;
  for (const IntersectionId corner : judge_.corners()) {
    const auto& [a, b, c] = map_->board().intersection_hexes(corner);
    const Literal is_strong = strong.emplace_back(clauses_.fresh());
    // However few two of them have, the third makes up for it.
    for (int of_a = 0; of_a <= 5; ++of_a)
      for (int of_b = 0; of_b <= 5; ++of_b)
        if (const int of_c = strong_corner - 1 - of_a - of_b; of_c >= 0)
          clauses_.add({-is_strong, pips(a, of_a + 1), pips(b, of_b + 1), pips(c, of_c + 1)});
  }
  clauses_.add({-wish, clauses_.at_least(strong, at(least))[at(least)]});
}

}  // namespace hexwright
