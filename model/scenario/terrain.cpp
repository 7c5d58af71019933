#include "model/scenario/terrain.h"

#include <algorithm>

#include "listed_terrains.h"
#include "model/board/concatenated.h"
#include "model/board/index.h"
#include "model/scenario/terrain_row.h"

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

/// All that a terrain is by itself; what its module makes of it is in the module's folder. The plain colours
/// were found by a search for eleven that are as far apart as can be for every kind of colour sight at once,
/// each near the hue that players know it by.
constexpr std::array own_terrains{
    TerrainRow{
        Terrain::Hills, "hills", N_("Hills"), N_("hills"), {0xCF6A45, 0xEF6854}, true, Resource::Brick},
    TerrainRow{
        Terrain::Forest, "forest", N_("Forest"), N_("forest"), {0x22533A, 0x07421E}, true, Resource::Lumber},
    TerrainRow{Terrain::Mountains,
               "mountains",
               N_("Mountains"),
               N_("mountains"),
               {0x84878F, 0x999DA0},
               true,
               Resource::Ore},
    TerrainRow{
        Terrain::Fields, "fields", N_("Fields"), N_("fields"), {0xF2CA45, 0xFFDF00}, true, Resource::Grain},
    TerrainRow{Terrain::Pasture,
               "pasture",
               N_("Pasture"),
               N_("pasture"),
               {0x86C57F, 0xAEFF7B},
               true,
               Resource::Wool},
    TerrainRow{Terrain::Desert, "desert", N_("Desert"), N_("desert"), {0xF1E6CB, 0xFFFBF1}, false},
    TerrainRow{Terrain::Gold, "gold", N_("Gold field"), N_("gold field"), {0xB98A2B, 0xD7950C}, true},
    TerrainRow{Terrain::Sea, "sea", N_("Sea"), N_("sea"), {0x5A9FCB, 0x7AA1EE}, false},
    TerrainRow{Terrain::Jungle, "jungle", N_("Jungle"), N_("jungle"), {0x596C12, 0x575704}, true},
    TerrainRow{Terrain::Volcano, "volcano", N_("Volcano"), N_("volcano"), {0x1D1538, 0x0B0815}, true},
    TerrainRow{Terrain::Spice, "spice", N_("Spice hex"), N_("spice hex"), {0x7A3F92, 0xA00990}, false}};

constexpr auto terrain_rows = concatenated(own_terrains, listed_terrains);

constexpr bool are_in_order() {
  for (std::size_t i = 0; i < terrain_rows.size(); ++i)
    if (static_cast<std::size_t>(terrain_rows[i].value) != i) return false;
  return true;
}
static_assert(terrain_rows.size() == all_terrains.size() && are_in_order());

/// For who asks of a scenario's terrain without the scenario.
constexpr TerrainRow own_row{Terrain::Desert,   "own-terrain",        N_("Own terrain"),
                             N_("own terrain"), {0x9A8F80, 0xB7A58C}, false};

constexpr const TerrainRow& row(Terrain t) {
  return static_cast<std::size_t>(t) < terrain_rows.size() ? terrain_rows[at(t)] : own_row;
}

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

/// For who asks of a scenario's harbor without the scenario.
constexpr Word own_harbor_word{HarborKind{own_harbors::first}, "own-harbor", N_("Own harbor")};

template <class PlayContext, class Value>
const auto& row(const PlayContext& table, Value value) {
  return *std::find_if(table.begin(), table.end(), [&](const auto& word) { return word.value == value; });
}

const Word<HarborKind>& row(HarborKind kind) {
  return is_own(kind) ? own_harbor_word : row(harbor_words, kind);
}

template <class Value, class PlayContext>
std::optional<Value> from_id(const PlayContext& table, std::string_view id) {
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const auto& word) { return word.id == id; });
  return found == table.end() ? std::nullopt : std::optional<Value>(found->value);
}

}  // namespace

std::string_view id(Terrain t) { return row(t).id; }
std::string_view id(Resource r) { return row(resource_words, r).id; }
std::string_view id(HarborKind k) { return row(k).id; }
std::string_view title(Terrain t) { return row(t).title; }
std::string_view word_in_sentence(Terrain t) { return row(t).word; }
bool is_producing(Terrain t) {
  if (!is_own(t)) return row(t).is_producing;
  const auto number = static_cast<int>(own_number(t));
  return number < own_terrains::most_numbered ||
         number >= own_terrains::most_numbered + own_terrains::most_blank;
}
TerrainColours colours_of(Terrain t) { return row(t).colours; }

constexpr std::optional<Resource> find_resource(Terrain t) {
  if (!is_own(t)) return row(t).resource;
  const int number = static_cast<int>(own_number(t)) - own_terrains::most_numbered - own_terrains::most_blank;
  if (number < 0) return {};
  return all_resources[at(number / own_terrains::most_of_a_resource)];
}
// Games ask this for every hex that they look at.
constinit const std::array<std::optional<Resource>, most_terrains> resources_of_terrains = [] {
  std::array<std::optional<Resource>, most_terrains> found;
  for (std::size_t i = 0; i < found.size(); ++i) found[i] = find_resource(static_cast<Terrain>(i));
  return found;
}();
std::string_view title(Resource r) { return row(resource_words, r).title; }
std::string_view title(HarborKind k) { return row(k).title; }

std::optional<Terrain> terrain_from_id(std::string_view id) { return from_id<Terrain>(terrain_rows, id); }
std::optional<HarborKind> harbor_kind_from_id(std::string_view id) {
  return from_id<HarborKind>(harbor_words, id);
}

}  // namespace hexwright
