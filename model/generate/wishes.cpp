#include "model/generate/wishes.h"

#include <algorithm>
#include <vector>

namespace hexwright {

std::span<const WishSet> wish_sets() {
  static const std::vector<WishSet> sets{
      {"as-printed", N_("As the rules have it"), {{WishKind::RedNumbersApart}}},
      {"usual",
       N_("As most players like it"),
       {{WishKind::RedNumbersApart},
        {WishKind::EqualNumbersApart},
        {WishKind::RareNumbersApart},
        {WishKind::TerrainsTogether, 2},
        {WishKind::CornerPips, 12}}},
      {"tournament",
       N_("For tournaments"),
       {{WishKind::RedNumbersApart},
        {WishKind::EqualNumbersApart},
        {WishKind::RareNumbersApart},
        {WishKind::TerrainsTogether, 2},
        {WishKind::CornerPips, 11},
        {WishKind::ResourcePipsAtLeast, 8},
        {WishKind::HarborsOffOwnTerrain}}},
      {"wild", N_("Wild: whatever comes"), {}},
  };
  return sets;
}

const WishSet* find_wish_set(std::string_view id) {
  const auto sets = wish_sets();
  const auto found = std::ranges::find(sets, id, &WishSet::id);
  return found == sets.end() ? nullptr : &*found;
}

}  // namespace hexwright
