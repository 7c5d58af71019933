#include "editor/cli/info_json.h"

#include <nlohmann/json.hpp>

#include "editor/cli/box_needs.h"
#include "editor/cli/names.h"

namespace hexwright {
namespace {

using Json = nlohmann::ordered_json;

template <class Face>
Json json(const own::Packs& packs, const Counts<Face>& counts) {
  auto result = Json::object();
  for (const auto& [face, count] : counts) result[key(packs, face)] = count;
  return result;
}

template <class Face>
Json json(const own::Packs& packs, const LayerCounts<Face>& layer) {
  auto drawn = Json::object();
  for (const auto& [pool, draw] : layer.drawn)
    drawn[pool] = {{"places", draw.places}, {"contents", json(packs, draw.contents)}};
  return {{"fixed", json(packs, layer.fixed)}, {"drawn", std::move(drawn)}, {"undecided", layer.undecided}};
}

Json json_areas(const Scenario& scenario) {
  auto result = Json::object();
  for (const auto& [name, area] : scenario.areas) {
    auto roles = Json::array();
    for (const AreaRole role : area.roles) roles.push_back(id(role));
    result[name] = {{"hexes", area.cells.size()}, {"roles", std::move(roles)}, {"chits", nullptr}};
    if (area.chits)
      result[name]["chits"] = {{"points", area.chits->points},
                               {"settlements", area.chits->settlements},
                               {"everyPlayer", area.chits->every_player}};
  }
  return result;
}

Json json_stacks(const Scenario& scenario, const ScenarioCounts& counts) {
  auto result = Json::object();
  for (const auto& [name, stack] : scenario.stacks) {
    const auto cells = counts.hidden.find(name);
    result[name] = {{"cells", cells == counts.hidden.end() ? 0 : cells->second},
                    {"contents", json(scenario.own, stack.hexes)},
                    {"tokenPool", stack.token_pool}};
  }
  return result;
}

Json json(const own::Packs& packs, const BoxNeeds& needs) {
  const auto fewest = fewest_boxes(needs);
  return {{"hexes", json(packs, needs.hexes)},
          {"tokens", json(packs, needs.tokens)},
          {"harbors", json(packs, needs.harbors)},
          {"chits", needs.chits},
          {"boxes", fewest ? Json(*fewest) : Json(nullptr)}};
}

}  // namespace

void print_info_as_json(const Scenario& scenario, const ScenarioCounts& counts) {
  const Details& details = scenario.details;
  auto markers = Json::object();
  for (const auto& [marker, hex] : scenario.markers) markers[std::string(id(marker))] = {hex.q, hex.r};
  print_json(Json{{"title", details.title},
                  {"author", details.author},
                  {"description", details.description},
                  {"source", details.source},
                  {"notes", details.notes},
                  {"minPlayers", details.min_players},
                  {"maxPlayers", details.max_players},
                  {"victoryPoints", details.victory_points},
                  {"pieces",
                   {{"roads", details.pieces.roads},
                    {"settlements", details.pieces.settlements},
                    {"cities", details.pieces.cities},
                    {"ships", details.pieces.ships}}},
                  {"rules", scenario.rules},
                  {"boxes", scenario.boxes},
                  {"cells", scenario.cells.size()},
                  {"terrain", json(scenario.own, counts.terrain)},
                  {"tokens", json(scenario.own, counts.tokens)},
                  {"harbors", json(scenario.own, counts.harbors)},
                  {"stacks", json_stacks(scenario, counts)},
                  {"areas", json_areas(scenario)},
                  {"markers", std::move(markers)},
                  {"needs", json(scenario.own, box_needs_of(scenario))}});
}

}  // namespace hexwright
