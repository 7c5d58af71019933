#include "io/render/pen/abbreviations.h"

#include <algorithm>

#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

template <class All, class Value>
std::string_view shortest_beginning(const All& all, Value value) {
  const std::string_view own = title(value);
  std::size_t length = 1;
  const auto clashes = [&](Value other) {
    return other != value && title(other).substr(0, length) == own.substr(0, length);
  };
  while (length < own.size() && std::any_of(all.begin(), all.end(), clashes)) ++length;
  return own.substr(0, length);
}

}  // namespace

std::string_view terrain_abbreviation(Terrain terrain) { return shortest_beginning(all_terrains, terrain); }
std::string terrain_abbreviation(const own::Packs& packs, Terrain terrain) {
  const own::OwnTerrain* own = packs.terrain(terrain);
  if (!own) return std::string(terrain_abbreviation(terrain));
  const std::string_view words = own->title;
  const auto clashes = [&](std::string_view begin, std::string_view other) {
    return other.substr(0, begin.size()) == begin;
  };
  std::size_t length = 0;
  bool unique = false;
  while (length < words.size() && !unique) {
    length += std::max<std::size_t>(utf8_length(words.substr(length)), 1);
    const std::string_view begin = words.substr(0, length);
    unique =
        std::none_of(all_terrains.begin(), all_terrains.end(),
                     [&](Terrain other) { return clashes(begin, title(other)); }) &&
        std::none_of(packs.terrains().begin(), packs.terrains().end(), [&](const own::OwnTerrain& other) {
          return other.value != terrain && clashes(begin, other.title);
        });
  }
  return std::string(words.substr(0, length));
}
std::string_view resource_abbreviation(Resource resource) {
  return shortest_beginning(all_resources, resource);
}

}  // namespace hexwright
