#include "scenario/terrain.h"

#include <algorithm>

#include "scenario/message.h"

namespace hexwright {
namespace {

template <class Value>
struct Word {
  Value value;
  std::string_view id;
  std::string_view title;
};
// For clang, which deduces nothing for aggregates before version 17.
template <class Value>
Word(Value, std::string_view, std::string_view) -> Word<Value>;

constexpr std::array terrain_words{
    Word{Terrain::Hills, "hills", N_("Hills")},
    Word{Terrain::Forest, "forest", N_("Forest")},
    Word{Terrain::Mountains, "mountains", N_("Mountains")},
    Word{Terrain::Fields, "fields", N_("Fields")},
    Word{Terrain::Pasture, "pasture", N_("Pasture")},
    Word{Terrain::Desert, "desert", N_("Desert")},
    Word{Terrain::Gold, "gold", N_("Gold field")},
    Word{Terrain::Sea, "sea", N_("Sea")},
    Word{Terrain::Jungle, "jungle", N_("Jungle")},
    Word{Terrain::Volcano, "volcano", N_("Volcano")},
    Word{Terrain::Spice, "spice", N_("Spice hex")},
};
constexpr std::array resource_words{
    Word{Resource::Brick, "brick", N_("Brick")}, Word{Resource::Lumber, "lumber", N_("Lumber")},
    Word{Resource::Ore, "ore", N_("Ore")},       Word{Resource::Grain, "grain", N_("Grain")},
    Word{Resource::Wool, "wool", N_("Wool")},
};
constexpr std::array harbor_words{
    // In sentences the ids of harbors stand as they are; those of resources are marked with the cards.
    Word{HarborKind::Generic, N_("generic"), N_("Generic harbor 3:1")},
    Word{HarborKind::Brick, "brick", N_("Brick harbor 2:1")},
    Word{HarborKind::Lumber, "lumber", N_("Lumber harbor 2:1")},
    Word{HarborKind::Ore, "ore", N_("Ore harbor 2:1")},
    Word{HarborKind::Grain, "grain", N_("Grain harbor 2:1")},
    Word{HarborKind::Wool, "wool", N_("Wool harbor 2:1")},
};
static_assert(terrain_words.size() == all_terrains.size());

template <class Table, class Value>
const auto& row(const Table& table, Value value) {
  return *std::find_if(table.begin(), table.end(), [&](const auto& word) { return word.value == value; });
}

template <class Value, class Table>
std::optional<Value> from_id(const Table& table, std::string_view id) {
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const auto& word) { return word.id == id; });
  return found == table.end() ? std::nullopt : std::optional<Value>(found->value);
}

}  // namespace

std::string_view id(Terrain t) { return row(terrain_words, t).id; }
std::string_view id(Resource r) { return row(resource_words, r).id; }
std::string_view id(HarborKind k) { return row(harbor_words, k).id; }
std::string_view title(Terrain t) { return row(terrain_words, t).title; }
std::string_view title(Resource r) { return row(resource_words, r).title; }
std::string_view title(HarborKind k) { return row(harbor_words, k).title; }

std::optional<Terrain> terrain_from_id(std::string_view id) { return from_id<Terrain>(terrain_words, id); }
std::optional<HarborKind> harbor_kind_from_id(std::string_view id) {
  return from_id<HarborKind>(harbor_words, id);
}

std::optional<Resource> resource_of(Terrain t) {
  switch (t) {
    case Terrain::Hills:
      return Resource::Brick;
    case Terrain::Forest:
      return Resource::Lumber;
    case Terrain::Mountains:
      return Resource::Ore;
    case Terrain::Fields:
      return Resource::Grain;
    case Terrain::Pasture:
      return Resource::Wool;
    case Terrain::Desert:
    case Terrain::Gold:
    case Terrain::Sea:
    case Terrain::Jungle:
    case Terrain::Volcano:
    case Terrain::Spice:
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace hexwright
