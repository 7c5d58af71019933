#include "io/render/pen/abbreviations.h"

#include <algorithm>

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
std::string_view resource_abbreviation(Resource resource) {
  return shortest_beginning(all_resources, resource);
}

}  // namespace hexwright
