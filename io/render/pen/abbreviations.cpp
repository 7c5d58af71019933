#include "io/render/pen/abbreviations.h"

#include <algorithm>
#include <vector>

#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

/// Whole characters of `words`.
std::string shortest_beginning(std::string_view words, const std::vector<std::string>& others) {
  std::size_t length = 0;
  const auto clashes = [&](std::string_view other) {
    return other.substr(0, length) == words.substr(0, length);
  };
  do length += std::max<std::size_t>(utf8_length(words.substr(length)), 1);
  while (length < words.size() && std::ranges::any_of(others, clashes));
  return std::string(words.substr(0, length));
}

/// Of all but this one.
template <class All, class Value>
std::vector<std::string> other_titles(const All& all, Value value, Translate translate) {
  std::vector<std::string> titles;
  for (const Value each : all)
    if (each != value) titles.push_back(text(Message(title(each)), translate));
  return titles;
}

}  // namespace

std::string terrain_abbreviation(const own::Packs& packs, Terrain terrain, Translate translate) {
  auto others = other_titles(all_terrains, terrain, translate);
  const own::OwnTerrain* own = packs.terrain(terrain);
  if (!own) return shortest_beginning(text(Message(title(terrain)), translate), others);
  for (const own::OwnTerrain& each : packs.terrains())
    if (each.value != terrain) others.push_back(each.title);
  return shortest_beginning(own->title, others);
}

std::string resource_abbreviation(Resource resource, Translate translate) {
  return shortest_beginning(text(Message(title(resource)), translate),
                            other_titles(all_resources, resource, translate));
}

}  // namespace hexwright
