#include "tests/io/tiled/maps.h"

namespace hexwright::test {

Scenario kept_by_tiled(const Scenario& scenario) {
  Scenario kept;
  kept.details = scenario.details;
  for (const auto& [at, cell] : scenario.cells) {
    Cell& open = kept.cells[at];
    if (const auto terrain = open_terrain(cell); terrain && !is_own(*terrain)) open.terrain = *terrain;
    if (const auto token = open_token(cell)) open.token = *token;
  }
  for (const auto& [path, harbor] : scenario.harbors) {
    Harbor open{harbor.facing, {}};
    if (const auto kind = fixed(harbor.kind); kind && !is_own(*kind)) open.kind = *kind;
    // Where the edges are joined, a harbor at the seam may be spelled from either side.
    kept.harbors.emplace(path, open);
  }
  kept.markers = scenario.markers;
  return kept;
}

std::string told(const Problems& problems) {
  std::string all;
  for (Problem problem : problems) {
    problem.column = 0;
    const std::string line = text(problem, "");
    all += line.substr(line.starts_with(": ") ? 2 : 1) + "\n";
  }
  return all;
}

std::string small_map(const std::string& content, const std::string& of_map) {
  return R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.10.2" orientation="hexagonal" renderorder="right-down" width="3" height="2")"
         R"( tilewidth="28" tileheight="32" infinite="0" hexsidelength="16" )" +
         of_map + R"(>
 <tileset firstgid="1" name="t" tilewidth="28" tileheight="32" tilecount="4" columns="0">
  <tile id="0" class="Forest"/>
  <tile id="1"><image source="pictures/hills.png"/></tile>
  <tile id="2"><properties><property name="number" type="int" value="8"/></properties></tile>
  <tile id="3" type="castle"/>
 </tileset>
)" + content +
         "</map>\n";
}

std::string layer(const std::string& csv, const std::string& name) {
  return R"( <layer id="1" name=")" + name + R"(" width="3" height="2"><data encoding="csv">)" + csv +
         "</data></layer>\n";
}

std::string packed_layer(const std::string& encoding, const std::string& data) {
  return R"( <layer id="1" name="Ground" width="3" height="2"><data )" + encoding + ">" + data +
         "</data></layer>\n";
}

}  // namespace hexwright::test
