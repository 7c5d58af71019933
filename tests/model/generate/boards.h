#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "io/xml/scenario_xml.h"
#include "model/scenario/scenario.h"
#include "model/scenario/wish.h"

namespace hexwright::test {

inline Scenario template_named(const std::string& name) {
  std::ifstream file(std::string(HEXWRIGHT_TEMPLATES) + "/" + name + ".xml");
  return read_xml(std::string(std::istreambuf_iterator<char>(file), {})).scenario;
}

/// What lies on a hex; 0 for no number.
using Hexes = std::vector<std::pair<Terrain, int>>;

/// A hex with up to six neighbours around it.
inline Scenario flower_of(const Hexes& hexes) {
  Scenario scenario;
  const std::vector<Hex> places{{0, 0}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    Cell& cell = scenario.cells[places[i]];
    cell.terrain = hexes[i].first;
    if (hexes[i].second > 0) cell.token = hexes[i].second;
  }
  return scenario;
}

/// As on the command line: "corner-pips=10".
inline std::vector<Wish> wishes_of(const std::vector<std::string>& texts) {
  std::vector<Wish> wishes;
  for (const std::string& text : texts) wishes.push_back(wish_from_text(text).value());
  return wishes;
}

inline Scenario with_locks(Scenario scenario, const std::vector<Hex>& locked) {
  scenario.generation.locked.insert(locked.begin(), locked.end());
  return scenario;
}

}  // namespace hexwright::test
