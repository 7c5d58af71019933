#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "io/xml/scenario_xml.h"
#include "model/scenario/scenario.h"

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

}  // namespace hexwright::test
