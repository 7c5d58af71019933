#include <nlohmann/json.hpp>

#include "editor/cli/box_needs.h"
#include "editor/cli/names.h"
#include "editor/cli/results.h"
#include "editor/cli/words.h"
#include "model/findings/check.h"
#include "model/rules/ruleset.h"

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

namespace {

std::string_view word(ModuleOption::Kind kind) {
  switch (kind) {
    case ModuleOption::Kind::YesNo:
      return "yes-or-no";
    case ModuleOption::Kind::Number:
      return "number";
    case ModuleOption::Kind::TokenPool:
      return "token-pool";
    case ModuleOption::Kind::OneOf:
      return "one-of";
  }
  return {};
}

/// Null for what is not said.
Json json(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

Json json(const ModuleOption& option) {
  const bool limited = option.kind == ModuleOption::Kind::Number;
  Json values = nullptr;
  for (const OptionValue& value : option.values)
    values.push_back({{"id", value.id}, {"title", words(value.title)}});
  return {{"id", option.id},
          {"title", words(option.title)},
          {"about", words(option.about)},
          {"type", word(option.kind)},
          {"standard", json(option.standard)},
          {"least", limited ? Json(option.least) : Json(nullptr)},
          {"most", limited ? Json(option.most) : Json(nullptr)},
          {"values", std::move(values)}};
}

Json json(const Need& need) {
  return {{"ifOption", json(need.if_option)}, {"module", need.module}, {"option", json(need.option)}};
}

Json json(const CheckInfo& check) {
  return {{"id", check.id},
          {"severity", id(check.severity)},
          {"title", words(check.title)},
          {"why", words(check.why)},
          {"requirement", check.requirement}};
}

template <class Things>
Json ids(const Things& things) {
  auto result = Json::array();
  for (const auto& thing : things) result.push_back(id(thing));
  return result;
}

Json json(const Vocabulary& words) {
  return {{"terrains", ids(words.terrains)},
          {"markers", ids(words.markers)},
          {"areaRoles", ids(words.area_roles)},
          {"marks", ids(words.marks)},
          {"ships", words.ships},
          {"faceDownHexes", words.stacks},
          {"openCells", words.open_cells},
          {"frontierAreas", words.frontiers}};
}

Json json(const RuleModule& module) {
  Json options = Json::array(), needs = Json::array(), checks = Json::array(), excludes = Json::array();
  Json why_excluded = Json::object();
  for (const ModuleOption& option : module.options) options.push_back(json(option));
  for (const Need& need : module.needs) needs.push_back(json(need));
  for (const Check* check : module.checks) checks.push_back(json(check->info));
  for (const Exclusion& excluded : excluded_by(module)) {
    excludes.push_back(excluded.module);
    why_excluded[std::string(excluded.module)] = words(excluded.why);
  }
  return {{"id", module.id},
          {"title", words(module.title)},
          {"about", words(module.about)},
          {"options", std::move(options)},
          {"needs", std::move(needs)},
          {"excludes", std::move(excludes)},
          {"whyExcluded", std::move(why_excluded)},
          {"adds", json(module.vocabulary)},
          {"checks", std::move(checks)}};
}

}  // namespace

void print_rules_as_json(const RuleModule* module) {
  if (module) return print_json(json(*module));
  auto all = Json::array();
  for (const RuleModule* each : all_modules()) all.push_back(json(*each));
  print_json(all);
}

}  // namespace hexwright
