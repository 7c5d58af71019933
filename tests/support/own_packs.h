#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "io/xml/scenario_xml.h"
#include "model/rules/own/own.h"
#include "model/scenario/edit.h"
#include "model/validation/validate.h"
#include "tests/support/playing.h"

namespace hexwright {

/// A pack of the gallery, by the name of its file. Throws where it cannot be read.
inline own::Element gallery_pack(const std::string& name) {
  std::stringstream bytes;
  bytes << std::ifstream(std::string(HEXWRIGHT_TEMPLATES) + "/packs/" + name + ".hexrules").rdbuf();
  LoadedPack loaded = read_pack(bytes.str());
  if (!loaded.problems.empty()) throw std::runtime_error(name + ": " + text(loaded.problems.front().message));
  return loaded.pack;
}

/// A map on which everything in it can happen: where it speaks of discoveries, one with hexes face down.
inline std::string template_for(const own::Element& pack) {
  return write_pack(pack).find("\"discovered\"") != std::string::npos ? "fog-islands-4" : "base-3-4";
}

inline std::vector<std::string> gallery_names() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(HEXWRIGHT_TEMPLATES) + "/packs"))
    names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

/// A pack as a file has it, between its tags.
inline own::Element pack_of(const std::string& inside) {
  LoadedPack loaded =
      read_pack("<rule-pack id=\"mine\" title=\"Mine\" language=\"1\">" + inside + "</rule-pack>");
  if (!loaded.problems.empty()) throw std::runtime_error(text(loaded.problems.front().message));
  return loaded.pack;
}

/// The base game with a pack. Each own terrain of it takes the place of a hex: the desert for the first one
/// without a token, pastures for those with one. Its own harbors take the places of the first ones, and its
/// marks lie on hills, a side and a corner of each.
inline Scenario with_pack_on_board(own::Element pack, const std::string& template_name = "base-3-4") {
  Scenario scenario = template_named(template_name);
  scenario.own = own::Packs({std::move(pack)});
  auto pasture = scenario.cells.begin();
  for (const own::OwnTerrain& terrain : scenario.own.terrains()) {
    const Terrain wanted = terrain.takes_token ? Terrain::Pasture : Terrain::Desert;
    pasture = std::find_if(scenario.cells.begin(), scenario.cells.end(),
                           [&](const auto& cell) { return open_terrain(cell.second) == wanted; });
    if (pasture == scenario.cells.end()) continue;
    pasture->second.terrain = terrain.value;
    if (terrain.takes_token && terrain.numbers.any() &&
        !terrain.numbers.test(static_cast<std::size_t>(*open_token(pasture->second))))
      pasture->second.token = 4;
  }
  for (const own::OwnMark& mark : scenario.own.marks())
    for (const auto& [hex, cell] : scenario.cells) {
      if (open_terrain(cell) != Terrain::Hills) continue;
      const auto way = all_directions[own_number(mark.value) % all_directions.size()];
      switch (info(mark.value).at) {
        case MarkedAt::Hex:
          scenario.marks[hex] = {mark.value};
          break;
        case MarkedAt::Path:
          scenario.marks[Path(hex, way)] = {mark.value};
          break;
        case MarkedAt::Intersection:
          scenario.marks[Intersection(hex, Corner::North)] = {mark.value};
      }
    }
  auto harbor = scenario.harbors.begin();
  for (const own::OwnHarbor& own : scenario.own.harbors())
    if (harbor != scenario.harbors.end()) (harbor++)->second.kind = own.value;
  scenario.boxes.clear();
  return scenario;
}

/// The base game with a pack that says this.
inline Scenario base_with(const std::string& inside) { return with_pack_on_board(pack_of(inside)); }

/// All that its packs say.
inline std::vector<std::string> sentences(const Scenario& scenario) {
  std::vector<std::string> all;
  for (const own::Said& said : own::sentences_of(own::read_book(scenario.own)))
    all.push_back(text(said.words));
  return all;
}
/// What a check finds.
inline std::vector<std::string> findings(const Scenario& scenario, std::string_view check) {
  std::vector<std::string> all;
  for (const Finding& finding : validate(scenario))
    if (finding.check == check) all.push_back(text(finding.message));
  return all;
}

}  // namespace hexwright
