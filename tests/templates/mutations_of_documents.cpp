#include <array>

#include "model/rules/ruleset.h"
#include "model/scenario/boxes.h"
#include "tests/templates/mutation_ways.h"

// What can go wrong with what a scenario says of itself: words, players, boxes, areas, rule choices.

namespace hexwright::test {
namespace {

/// Boxes of which the map needs hexes, when others remain that are counted.
Ways without_a_box(const Scenario& s) {
  return at_named(s.boxes, [&](const std::string& id, int /*count*/) {
    const Box* box = find_box(id);
    // Another mutation may have named a box that nobody sells.
    const bool is_needed =
        box && (box->hexes.contains(Terrain::Forest) || box->hexes.contains(Terrain::Spice));
    if (!is_needed || s.boxes.size() == 1) return Edits{};
    auto boxes = s.boxes;
    boxes.erase(id);
    return Edits{SetBoxes{boxes}};
  });
}

Ways without_a_module(const Scenario& s) {
  // The others bring nothing that a map shows.
  constexpr std::array<std::string_view, 5> shown_nowhere{"base", "cities-and-knights", "foreign-islands",
                                                          "desert-strips", "dealt-world"};
  return at_named(s.rules, [&](const std::string& module, const RuleOptions&) {
    const bool shown = std::find(shown_nowhere.begin(), shown_nowhere.end(), module) == shown_nowhere.end();
    return shown ? Edits{without(s, module)} : Edits{};
  });
}

/// The first option of each module gets a value that none takes.
Ways odd_options(const Scenario& s) {
  return at_named(s.rules, [&](const std::string& id, const RuleOptions&) {
    const RuleModule* module = find_module(id);
    if (!module || module->options.empty() || module->options[0].kind == ModuleOption::Kind::TokenPool)
      return Edits{};
    return Edits{with_option(s, id, std::string(module->options[0].id), "many")};
  });
}

Ways unmet_needs_of(const Scenario& s) {
  return at_named(s.rules, [&](const std::string& id, const RuleOptions&) {
    const RuleModule* module = find_module(id);
    if (!module) return Edits{};
    for (const Need& need : module->needs)
      if (need.if_option.empty() && s.rules.contains(std::string(need.module)))
        return Edits{without(s, std::string(need.module))};
    return Edits{};
  });
}

constexpr std::array ways_with_documents{
    Mutation{"no title", "map.titled",
             [](const Scenario& s) { return Ways{with_details(s, [](Details& d) { d.title.clear(); })}; }},
    Mutation{"fewer players at most than at least", "map.players-sane",
             [](const Scenario& s) {
               return Ways{with_details(s, [](Details& d) { d.min_players = d.max_players + 1; })};
             }},
    Mutation{
        "more victory points than anybody can get", "base.victory-points-attainable",
        [](const Scenario& s) { return Ways{with_details(s, [](Details& d) { d.victory_points = 90; })}; }},
    Mutation{
        "more pieces than the boxes have", "map.boxes-hold-pieces",
        [](const Scenario& s) { return Ways{with_details(s, [](Details& d) { d.pieces.roads = 99; })}; }},
    Mutation{"no ships", "seafarers.has-ships",
             [](const Scenario& s) {
               return when(plays(s, "seafarers"), with_details(s, [](Details& d) { d.pieces.ships = 0; }));
             }},
    Mutation{"a box left out", "map.boxes-hold-hexes", without_a_box},
    Mutation{"a box that nobody knows", "map.boxes-known",
             [](const Scenario& s) {
               auto boxes = s.boxes;
               boxes["grandmother's"] = 1;
               return Ways{{SetBoxes{boxes}}};
             }},
    Mutation{"an extension without its box", "map.boxes-complete",
             [](const Scenario&) {
               return Ways{{SetBoxes{{{"seafarers-5-6", 1}}}}};
             }},
    Mutation{"a module switched off", "map.modules-on", without_a_module},
    Mutation{"a module that nobody knows", "map.rules-known",
             [](const Scenario& s) { return Ways{{with_option(s, "dragons", "fire", "yes")}}; }},
    Mutation{"an option that takes no such value", "map.options-fit", odd_options},
    Mutation{"a module without what it needs", "map.needs-met", unmet_needs_of},
    Mutation{"two modules that exclude each other", "map.rules-agree",
             [](const Scenario& s) {
               RuleChoices rules = s.rules;
               rules["explorers"];
               rules["desolation"];
               return Ways{{SetRules{rules}}};
             }},
    Mutation{"an area without hexes", "map.areas-not-empty",
             [](const Scenario&) {
               return Ways{{SetArea{"Nowhere", Area{}}}};
             }},
    Mutation{"an area that goes off the board", "map.areas-on-board",
             [](const Scenario& s) {
               return at_named(s.areas, [](const std::string& name, const Area&) {
                 return Edits{SetInArea{name, {40, 40}, true}};
               });
             }},
    Mutation{"a founding area at sea", "base.founding-areas-have-land",
             [](const Scenario&) {
               return Ways{{SetCell{{40, 40}, Cell{Terrain::Sea, {}, ""}},
                            SetArea{"Reef", Area{{AreaRole::Founding}, {}, {Hex{40, 40}}}}}};
             }},
    Mutation{"chits for settling the sea", "seafarers.chits-can-score",
             [](const Scenario& s) {
               return when(plays(s, "seafarers"), {SetCell{{40, 40}, Cell{Terrain::Sea, {}, ""}},
                                                   SetArea{"Reef", Area{{}, Chits{}, {Hex{40, 40}}}}});
             }},
    Mutation{"chits for the home island", "seafarers.areas-apart",
             [](const Scenario& s) {
               return at_named(s.areas, [&](const std::string&, const Area& area) {
                 if (!plays(s, "seafarers") || !area.roles.contains(AreaRole::Home)) return Edits{};
                 return Edits{SetArea{"Twice", Area{{}, Chits{}, area.cells}}};
               });
             }},
    Mutation{"more chits than the boxes have", "map.boxes-hold-chits",
             [](const Scenario& s) {
               return at_named(s.areas, [](const std::string& name, const Area& area) {
                 if (!area.chits) return Edits{};
                 return Edits{with_area(name, area, [](Area& a) { a.chits->points = 50; })};
               });
             }},
    Mutation{"a finding accepted that is not found", "map.accepted-still-found",
             [](const Scenario&) {
               return Ways{{SetAccepted{{"map.titled", "scenario"}, "no title wanted"}}};
             }},
};

}  // namespace

std::span<const Mutation> mutations_of_documents() { return ways_with_documents; }

}  // namespace hexwright::test
