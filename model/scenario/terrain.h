#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "model/board/index.h"

// How many terrains come from rule modules outside of this tree (HEXWRIGHT_EXTRA_MODULES).
#ifndef HEXWRIGHT_EXTRA_TERRAINS
#define HEXWRIGHT_EXTRA_TERRAINS 0
#endif

namespace hexwright {

/// What a hex shows face up. A rule module may add its own at the end: one enumerator here, one row in the
/// table of `terrain.cpp`. Those of modules outside of this tree have the numbers that follow.
enum class Terrain : std::uint8_t {
  Hills,
  Forest,
  Mountains,
  Fields,
  Pasture,
  Desert,
  Gold,
  Sea,
  Jungle,   ///< yields discoveries
  Volcano,  ///< erupts when its number is rolled
  Spice,    ///< home of traders: no number, nobody settles around it
};

enum class Resource : std::uint8_t { Brick, Lumber, Ore, Grain, Wool };

/// The five special kinds trade 2:1, the generic one 3:1. BASE-15
enum class HarborKind : std::uint8_t { Generic, Brick, Lumber, Wool, Grain, Ore };

inline constexpr std::array all_terrains = [] {
  std::array<Terrain, 11 + HEXWRIGHT_EXTRA_TERRAINS> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Terrain>(i);
  return all;
}();
/// Terrains that a scenario brings have numbers behind the built-in ones, and one that stands for no terrain.
/// The number says what a terrain is to the rules: does it take a token, and which resource does it yield.
/// All else is in the scenario's packs: `own::Packs`.
namespace own_terrains {
inline constexpr int first = static_cast<int>(all_terrains.size()) + 1;
inline constexpr int most_numbered = 8;       ///< with a token, and no resource
inline constexpr int most_blank = 8;          ///< without a token
inline constexpr int most_of_a_resource = 2;  ///< with a token, of each resource
inline constexpr int most = most_numbered + most_blank + 5 * most_of_a_resource;
}  // namespace own_terrains
/// Numbers of terrains are below this.
inline constexpr std::size_t most_terrains = own_terrains::first + own_terrains::most;
constexpr bool is_own(Terrain t) { return static_cast<int>(t) >= own_terrains::first; }
/// From 0: which of the own terrains' numbers it has.
constexpr std::size_t own_number(Terrain t) {
  return static_cast<std::size_t>(t) - static_cast<std::size_t>(own_terrains::first);
}
/// Every number that a terrain can have, the built-in ones first.
inline constexpr std::array every_terrain = [] {
  std::array<Terrain, most_terrains - 1> every{};
  for (std::size_t i = 0; i < every.size(); ++i)
    every[i] = static_cast<Terrain>(i < all_terrains.size() ? i : i + 1);
  return every;
}();
/// Harbors that a scenario brings: their numbers are behind the built-in ones.
namespace own_harbors {
inline constexpr int first = 6;
inline constexpr int most = 9;  ///< a game has four bits for 1 + the number of a harbor
}  // namespace own_harbors
/// Numbers of harbors are below this.
inline constexpr std::size_t most_harbor_kinds = own_harbors::first + own_harbors::most;
constexpr bool is_own(HarborKind k) { return static_cast<int>(k) >= own_harbors::first; }
/// From 0: which of the own harbors' numbers it has.
constexpr std::size_t own_number(HarborKind k) {
  return static_cast<std::size_t>(k) - static_cast<std::size_t>(own_harbors::first);
}
inline constexpr std::array all_resources{Resource::Brick, Resource::Lumber, Resource::Ore, Resource::Grain,
                                          Resource::Wool};
inline constexpr std::array all_harbor_kinds{HarborKind::Generic, HarborKind::Brick, HarborKind::Lumber,
                                             HarborKind::Wool,    HarborKind::Grain, HarborKind::Ore};
static_assert(all_harbor_kinds.size() == own_harbors::first);
/// Every number that a harbor can have, the built-in ones first.
inline constexpr std::array every_harbor_kind = [] {
  std::array<HarborKind, most_harbor_kinds> every{};
  for (std::size_t i = 0; i < every.size(); ++i) every[i] = static_cast<HarborKind>(i);
  return every;
}();

/// The spelling in files and on the command line: "hills", "sea", "generic", "brick". Here and below, of
/// built-in terrains and harbors: those of a scenario are asked for with its packs.
std::string_view id(Terrain);
std::string_view id(Resource);
std::string_view id(HarborKind);
/// The word shown to people, to be translated: "Gold field", "Generic harbor 3:1".
std::string_view title(Terrain);
/// Inside a sentence, to be translated: "gold field".
std::string_view word_in_sentence(Terrain);
std::string_view title(Resource);
std::string_view title(HarborKind);
std::optional<Terrain> terrain_from_id(std::string_view id);
std::optional<HarborKind> harbor_kind_from_id(std::string_view id);

constexpr bool is_land(Terrain t) { return t != Terrain::Sea; }
extern const std::array<std::optional<Resource>, most_terrains> resources_of_terrains;
/// The one resource that a terrain yields; none where it yields nothing or something of choice. BASE-01,
/// SEA-05
inline std::optional<Resource> resource_of(Terrain t) {
  return resources_of_terrains[static_cast<std::size_t>(t)];
}
/// Does something when its number is rolled (yields, or erupts), and so needs a token. BASE-01, BASE-13,
/// SEA-05
bool is_producing(Terrain t);

/// How a terrain is shown, 0xRRGGBB: in the standard colours, and in those that are apart for every kind of
/// colour sight.
struct TerrainColours {
  std::uint32_t standard = 0, plain = 0;
};
TerrainColours colours_of(Terrain t);

/// 2 to 6 and 8 to 12. BASE-13
constexpr bool is_legal_number(int token) { return token >= 2 && token <= 12 && token != 7; }
/// 6 and 8. BASE-14
constexpr bool is_red(int token) { return token == 6 || token == 8; }
/// Rolled often: red, or next to it.
constexpr bool is_loud(int token) { return is_red(token) || token == 5 || token == 9; }
/// The ways two dice have to roll a number, the dots on its token; 0 for what cannot be rolled.
constexpr int pips(int token) {
  if (token < 2 || token > 12) return 0;
  return token < 7 ? token - 1 : 13 - token;
}

/// The harbor that trades each resource 2:1, in the order of the resources. BASE-08, BASE-15
inline constexpr std::array special_harbors{HarborKind::Brick, HarborKind::Lumber, HarborKind::Ore,
                                            HarborKind::Grain, HarborKind::Wool};
static_assert(special_harbors.size() == all_resources.size());

/// What a special harbor trades 2:1; none for the generic one.
constexpr std::optional<Resource> traded_at(HarborKind kind) {
  for (const Resource resource : all_resources)
    if (special_harbors[at(resource)] == kind) return resource;
  return std::nullopt;
}

}  // namespace hexwright
