#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/rules/ruleset.h"
#include "tests/support/own_packs.h"

// Twins: scenarios whose packs say what a built-in module does.

namespace hexwright {

/// The template with a pack in the place of a module, and the pack's terrain in the place of the module's.
inline Scenario twin_of(const Scenario& original, const std::string& module, Terrain its_terrain,
                        own::Element pack, const std::string& terrain) {
  Scenario twin = original;
  twin.rules.erase(module);
  twin.own = own::Packs({std::move(pack)});
  const Terrain own_terrain = *own::from_id<Terrain>(twin.own, terrain);
  const auto renamed = [&](Terrain each) { return each == its_terrain ? own_terrain : each; };
  for (auto& [hex, cell] : twin.cells)
    if (const auto each = fixed(cell.terrain)) cell.terrain = renamed(*each);
  const auto rename_keys = [&](auto& map) {
    const auto old = std::exchange(map, {});
    for (const auto& [each, value] : old) map.emplace(renamed(each), value);
  };
  for (auto& [name, pool] : twin.terrain_pools) rename_keys(pool);
  for (auto& [name, stack] : twin.stacks) rename_keys(stack.hexes);
  for (auto& [name, tokens] : twin.terrain_tokens) rename_keys(tokens);
  return twin;
}

inline own::Element worth_to_bots(std::vector<own::Attribute> hex) {
  return {"bots", {}, {{"hex", std::move(hex), {}}}};
}

inline Scenario jungle_twin(const Scenario& original) {
  own::Element pack = gallery_pack("rainforest");
  pack.children.push_back(worth_to_bots({{"terrain", "rainforest"}, {"cards", "1"}, {"income", "yes"}}));
  return twin_of(original, "jungle", Terrain::Jungle, std::move(pack), "rainforest");
}

inline Scenario volcano_twin(const Scenario& original) {
  own::Element pack = gallery_pack("craters");
  if (Ruleset(original.rules).is_on("volcano", "gold")) {
    for (own::Element& part : pack.children)
      if (part.get("id") == "gold") part.set("value", "yes");
    pack.children.push_back(worth_to_bots({{"terrain", "crater"}, {"cards", "1.1"}, {"points", "-0.15"}}));
  }
  return twin_of(original, "volcano", Terrain::Volcano, std::move(pack), "crater");
}

/// Of the tutorial module, where the model has it: see tests/lake. There "lake" is a built-in terrain, and
/// the pack's gets another name.
inline Scenario lake_twin(const Scenario& original) {
  own::Element pack = gallery_pack("lake");
  for (own::Element& part : pack.children) {
    if (part.name == "terrain") part.set("id", "tarn");
    for (own::Element& each : part.children)
      if (each.get("terrain") == "lake") each.set("terrain", "tarn");
  }
  pack.children.push_back(worth_to_bots({{"terrain", "tarn"}, {"cards", "0.45"}}));
  return twin_of(original, "lake", *terrain_from_id("lake"), std::move(pack), "tarn");
}

}  // namespace hexwright
