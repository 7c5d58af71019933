#include "editor/core/editing/properties.h"

#include <utility>

#include "editor/core/editing/fragment.h"
#include "editor/core/editing/harbor_edges.h"
#include "editor/core/editing/labels.h"
#include "editor/core/editing/rule_choices.h"

namespace hexwright {
namespace {

/// The same edit on each hex.
template <class Make>
Edits on_each(const HexSet& hexes, Make make) {
  Edits edits;
  edits.reserve(hexes.size());
  for (const Hex h : hexes) edits.push_back(make(h));
  return edits;
}

/// A named area as `change` leaves it.
template <class Change>
Edits changed_area(const Scenario& scenario, const std::string& name, Change change) {
  Area area = scenario.areas.at(name);
  change(area);
  return {SetArea{name, std::move(area)}};
}

/// What the designer was about: the one thing that differs, else the details in general.
Message details_label(const Details& before, const Details& after) {
  const auto only = [&](auto member, const char* pattern) -> std::optional<Message> {
    Details changed = before;
    changed.*member = after.*member;
    if (changed == after) return Message{pattern, {}};
    return {};
  };
  if (auto label = only(&Details::title, N_("change the title"))) return *label;
  if (auto label = only(&Details::author, N_("change the author"))) return *label;
  if (auto label = only(&Details::description, N_("change the description"))) return *label;
  if (auto label = only(&Details::source, N_("change the source"))) return *label;
  if (auto label = only(&Details::notes, N_("change the notes"))) return *label;
  if (auto label = only(&Details::victory_points, N_("change the victory points"))) return *label;
  if (auto label = only(&Details::pieces, N_("change the pieces"))) return *label;
  if (auto label = only(&Details::quarter_turned, N_("show the board turned"))) return *label;
  if (auto label = only(&Details::min_players, N_("change the number of players"))) return *label;
  if (auto label = only(&Details::max_players, N_("change the number of players"))) return *label;
  return {N_("change the details"), {}};
}

}  // namespace

Command set_terrain(const HexSet& hexes, const PlacedTerrain& terrain, const own::Packs& packs) {
  return {paint_terrain_label(packs, terrain, hexes.size()), on_each(hexes, [&](Hex h) {
            return SetTerrain{h, terrain};
          })};
}

Command set_token(const HexSet& hexes, const PlacedToken& token) {
  return {place_token_label(token, hexes.size()), on_each(hexes, [&](Hex h) { return SetToken{h, token}; })};
}

Command set_hidden(const HexSet& hexes, const std::string& stack) {
  return {hide_label(stack, hexes.size()), on_each(hexes, [&](Hex h) { return SetHidden{h, stack}; })};
}

Command set_in_area(const HexSet& hexes, const std::string& area, bool inside) {
  return {area_label(area, inside, hexes.size()), on_each(hexes, [&](Hex h) {
            return SetInArea{area, h, inside};
          })};
}

Command erase_hexes(const Scenario& scenario, const HexSet& hexes) {
  return {erase_label(hexes.size()), erase(scenario, hexes)};
}

Command set_harbor_kind(const Scenario& scenario, Path at, const PlacedHarbor& kind) {
  return {{N_("change a harbor"), {}}, {SetHarbor{at, Harbor{scenario.harbors.at(at).facing, kind}}}};
}

Command remove_harbor(Path at) { return {{N_("remove a harbor"), {}}, {SetHarbor{at, {}}}}; }

Command turn_harbor(const Scenario& scenario, Path at) {
  Command command{turned_harbor_label(), {}};
  if (const auto next = next_edge(scenario, at))
    command.edits = {SetHarbor{at, {}},
                     SetHarbor{next->path(), Harbor{next->facing, scenario.harbors.at(at).kind}}};
  return command;
}

Command set_marker(Marker marker, const std::optional<Hex>& at) {
  return {marker_label(marker, at.has_value()), {SetMarker{marker, at}}};
}

Command new_area(const std::string& name, const HexSet& hexes) {
  return {{N_("make the area {0}"), {name}}, {SetArea{name, Area{{}, {}, hexes}}}};
}

Command remove_area(const std::string& name) {
  return {{N_("remove the area {0}"), {name}}, {SetArea{name, {}}}};
}

Command set_area_role(const Scenario& scenario, const std::string& name, AreaRole role, bool has) {
  return {{N_("change what the area {0} is for"), {name}}, changed_area(scenario, name, [&](Area& area) {
            if (has) {
              area.roles.insert(role);
            } else {
              area.roles.erase(role);
            }
          })};
}

Command set_area_chits(const Scenario& scenario, const std::string& name, const std::optional<Chits>& chits) {
  return {{N_("change the victory points of the area {0}"), {name}},
          changed_area(scenario, name, [&](Area& area) { area.chits = chits; })};
}

Command set_details(const Scenario& scenario, const Details& details) {
  return {details_label(scenario.details, details), {SetDetails{details}}};
}

Command set_box_count(const Scenario& scenario, const std::string& box, int count) {
  auto boxes = scenario.boxes;
  if (count > 0) {
    boxes[box] = count;
  } else {
    boxes.erase(box);
  }
  return {{N_("change the boxes"), {}}, {SetBoxes{std::move(boxes)}}};
}

Command set_module(const Scenario& scenario, const std::string& module, bool on) {
  RuleChoices rules = scenario.rules;
  if (find_module(module)) {
    rules = with_module_switched(rules, module, on);
  } else if (!on) {
    rules.erase(module);
  }
  return {{on ? N_("play with the rules {0}") : N_("play without the rules {0}"), {module}},
          {SetRules{std::move(rules)}}};
}

Command set_option(const Scenario& scenario, const std::string& module, const std::string& option,
                   const std::string& value) {
  RuleChoices rules = scenario.rules;
  const RuleModule* known = find_module(module);
  if (value.empty()) {
    rules[module].erase(option);
  } else if (known && find_option(*known, option)) {
    rules = with_option(std::move(rules), module, option, value);
  } else {
    rules[module][option] = value;
  }
  return {{N_("change the rule option {0}"), {option}}, {SetRules{std::move(rules)}}};
}

Command set_topology(const Topology& topology) {
  const bool joins = topology.kind() != Topology::Kind::Flat;
  return {{joins ? N_("join the edges of the board") : N_("part the edges of the board"), {}},
          {SetTopology{topology}}};
}

}  // namespace hexwright
