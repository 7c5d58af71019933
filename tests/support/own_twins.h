#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/rules/map_view.h"
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

/// Of frontiers. Who loses a building there gets back what lies aside, as an event of the module; on maps
/// with frontiers nobody loses any.
inline Scenario frontiers_twin(const Scenario& original) {
  Scenario twin = original;
  twin.rules.erase("frontiers");
  twin.own = own::Packs({pack_of(R"(
    <deck id="events" title="Events" kind="sites"/>
    <marker id="west" title="Event" at="hex" colour="5A6B7C" deck="events"/>
    <marker id="east" title="Event" at="hex" colour="5A6B7C" deck="events"/>
    <marker id="south" title="Event" at="hex" colour="5A6B7C" deck="events"/>
    <card id="folk" title="Green Folk" deck="events"/>
    <card id="merchants" title="Merchants" deck="events"/>
    <card id="scientists" title="Scientists" deck="events"/>
    <card id="diplomats" title="Diplomats" deck="events"/>
    <card id="animals" title="Wild Animals" deck="events"/>
    <card id="artefacts" title="Alien Artefacts" deck="events"/>
    <card id="nest" title="Pirate Nest" deck="events"/>
    <card id="vents" title="Volcano" deck="events"/>
    <card id="gold" title="A Little Gold" deck="events"/>
    <card id="people" title="Indigenous People" deck="events"/>
    <rule id="folk-give" title="Green Folk"><when event="produced" what="settlement" card="folk"/>
      <take what="produced" may="yes"/></rule>
    <rule id="folk-want" title="Green Folk"><when event="produced" what="city" card="folk"/>
      <pay what="produced"/></rule>
    <rule id="stalls" title="Merchants"><when event="produced" what="settlement" card="merchants"/>
      <lay what="produced" count="3"/></rule>
    <rule id="market" title="Merchants"><when event="produced" what="city" card="merchants"/>
      <swap give="produced" count="2" get="any" together="yes" may="yes"/></rule>
    <action id="upgrade" title="build a city for any three cards" cost="3 any" together="yes" phase="main special">
      <if stands="settlement" whose="own" card="scientists"/><build what="city" card="scientists"/></action>
    <add what="points" of="city" card="scientists" count="-1"/>
    <add what="points" of="settlement" card="diplomats" count="-1"/>
    <add what="points" of="city" card="diplomats" count="1"/>
    <rule id="prey" title="Wild Animals"><when event="roll" numbers="4"/><for each="building" card="animals"/>
      <pay what="any"/></rule>
    <rule id="dig" title="Alien Artefacts"><when event="roll" numbers="10"/><for each="building" card="artefacts"/>
      <take what="beside" may="yes"/></rule>
    <rule id="raid" title="Pirate Nest"><when event="roll" numbers="4"/><for each="building" card="nest"/>
      <turn to="over"/></rule>
    <action id="right" title="set a building up again" cost="1 same" phase="before-roll main">
      <if stands="settlement city" whose="own" card="nest" turned="yes"/><turn to="up" card="nest"/></action>
    <rule id="lava" title="Volcano"><when event="roll" numbers="12"/><for each="building" card="vents"/>
      <pay what="any" count="2"/></rule>
    <rule id="ash" title="Volcano"><when event="roll" numbers="10"/><for each="building" card="vents"/>
      <take what="any" count="1 2" same="yes" may="yes"/></rule>
    <rule id="nuggets" title="A Little Gold"><when event="roll" numbers="2"/><for each="building" card="gold"/>
      <take what="any" may="yes"/></rule>
    <action id="set-aside" title="set two cards aside" cost="2 same" goes="aside" phase="before-roll main">
      <if stands="settlement city" whose="own" card="people"/><if value="aside" is="0"/></action>
    <rule id="barter" title="Indigenous People"><when event="roll" numbers="5"/><for each="building" card="people"/>
      <if value="aside" at-least="1"/><take what="any" may="yes"/><return to="bank"/></rule>
    <rule id="theft" title="Indigenous People"><when event="roll" numbers="5"/><for each="building" card="people"/>
      <if value="aside" is="0"/><pay what="any" how="random"/></rule>)")});
  const MapView map(original);
  // A marker for each area: events are asked in the order of the areas, and sites in that of the markers.
  std::size_t area = 0;
  for (const FrontierView& frontier : map.frontiers()) {
    for (const HexId hex : frontier.hexes) twin.marks[map.board().hex(hex)] = {twin.own.marks()[area].value};
    ++area;
  }
  twin.frontiers.clear();
  return twin;
}

/// Of the climate change.
inline Scenario desolation_twin(const Scenario& original) {
  Scenario twin = original;
  twin.rules.erase("desolation");
  twin.own = own::Packs({pack_of(R"(
    <counter id="settled" title="Settlements in the new world" most="2"/>
    <rule id="settle" title="New World"><when event="built" what="settlement" role="new-world" founding="no"/>
      <gain counter="settled"/></rule>
    <rule id="first-two" title="New World"><when event="reached" counter="settled" count="2"/>
      <if once="game"/><points count="1"/></rule>
    <rule id="first-city" title="New World"><when event="built" what="city" role="new-world" founding="no"/>
      <if once="game"/><points count="1"/></rule>
    <rule id="robber" title="Drying out"><when event="built" what="settlement city" founding="no"/>
      <choose what="hex" terrain="desert"/><move piece="robber"/></rule>
    <rule id="dry" title="Drying out"><when event="built" what="settlement city" founding="no"/>
      <choose what="hex" role="home" number="2 3 4 5 6 8 9 10 11 12" count="2" rather="any-building"
        one="own-building" together="yes"/>
      <number step="rarer" pool="spare" at-end="desert"/>
      <strike what="building" all-around="desert"/><strike what="route" all-around="desert"/></rule>
    <bar what="pirate"/>
    <bar what="settlement road" all-around="desert"/>
    <require what="founding" coast="yes" one="yes"/>)")});
  return twin;
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
