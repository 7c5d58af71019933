#include <array>

#include "tests/templates/mutation_ways.h"

// What jungles, volcanoes, fog and spices forbid.

namespace hexwright::test {
namespace {

Ways number_at(const Scenario& s, Terrain terrain, int number) {
  return at_open(s, terrain, [&](Hex hex) { return SetToken{hex, number}; });
}

/// A desert besides what has replaced the deserts.
Ways a_desert_left(const Scenario& s, const std::string& module) {
  if (!plays(s, module) || plays(s, "seafarers")) return {};
  return at_hexes(s, [](Hex hex, const Cell& cell) {
    return is_plain(cell) ? Edits{SetCell{hex, Cell{Terrain::Desert, {}, ""}}} : Edits{};
  });
}

Ways robber_on_plain(const Scenario& s, Terrain where_it_belongs) {
  const bool belongs = !at_open(s, where_it_belongs, [](Hex hex) { return SetToken{hex, {}}; }).empty();
  return at_hexes(s, [&](Hex hex, const Cell& cell) {
    return belongs && is_plain(cell) ? Edits{SetMarker{Marker::Robber, hex}} : Edits{};
  });
}

Ways volcano_far_out(const Scenario& s) {
  if (!plays(s, "volcano") || !plays(s, "seafarers")) return {};
  return at_open(s, Terrain::Sea, [&](Hex hex) -> Edit {
    if (is_far_out(s, hex)) return SetCell{hex, Cell{Terrain::Volcano, 5, ""}};
    return SetCell{{40, 40}, Cell{Terrain::Volcano, 5, ""}};
  });
}

template <class Change>
Ways krakatoa(const Scenario& s, Change change) {
  const auto volcano = s.rules.find("volcano");
  if (volcano == s.rules.end() || !volcano->second.contains("krakatoa")) return {};
  return at_open(s, Terrain::Volcano, change);
}

Ways founding_in_fog(const Scenario& s) {
  if (!plays(s, "fog") || s.rules.at("fog").contains("exploring")) return {};
  return at_hexes(s, [&](Hex hex, const Cell& cell) -> Edits {
    if (!is_plain(cell)) return {};
    for (const Direction d : all_directions)
      if (const Hex beside = neighbour(hex, d); cell_at(s, beside) && is_open_sea(s, beside))
        return {SetTerrain{beside, Terrain::Hills}, SetToken{beside, {}},
                SetHidden{beside, s.stacks.begin()->first}};
    return {};
  });
}

Ways spice_in_sections(const Scenario& s, int by) {
  if (!plays(s, "spices")) return {};
  return at_named(s.stacks, [&](const std::string& name, Stack stack) {
    stack.hexes = changed(stack.hexes, Terrain::Spice, by);
    stack.dealt -= by;
    return Edits{SetStack{name, stack}};
  });
}

Ways spice_hexes(const Scenario& s, const PlacedToken& token) {
  if (!plays(s, "spices")) return {};
  return at_open(s, Terrain::Sea, [&](Hex hex) { return SetCell{hex, Cell{Terrain::Spice, token, ""}}; });
}

Edit with_knights(const Scenario& s) {
  return with_option(s, "cities-and-knights", "points-without", std::to_string(s.details.victory_points));
}

/// What lies there, or is dealt, is hills instead.
Ways without_forests(const Scenario& s) {
  if (!plays(s, "cities-and-knights") || plays(s, "spices")) return {};
  Edits edits;
  for (const auto& [hex, cell] : s.cells)
    if (open_terrain(cell) == Terrain::Forest) edits.push_back(SetTerrain{hex, Terrain::Hills});
  for (const auto& [name, pool] : s.terrain_pools) {
    Counts<Terrain> changed_pool = pool;
    changed_pool[Terrain::Hills] += changed_pool[Terrain::Forest];
    changed_pool.erase(Terrain::Forest);
    edits.push_back(SetTerrainPool{name, changed_pool});
  }
  return {edits};
}

constexpr std::array ways_with_modules{
    Mutation{"a 2 in a jungle", "jungle.numbers-moderate",
             [](const Scenario& s) { return number_at(s, Terrain::Jungle, 2); }},
    Mutation{"a 6 in a jungle", "jungle.numbers-moderate",
             [](const Scenario& s) { return number_at(s, Terrain::Jungle, 6); }},
    Mutation{"a jungle that takes any number", "jungle.numbers-moderate",
             [](const Scenario& s) {
               return when(plays(s, "jungle") && !s.terrain_tokens.empty(), {SetTerrainTokens{"main", {}}});
             }},
    Mutation{"a desert beside jungles", "jungle.deserts-replaced",
             [](const Scenario& s) { return a_desert_left(s, "jungle"); }},
    Mutation{"the robber out of the jungle", "jungle.robber-on-jungle",
             [](const Scenario& s) { return robber_on_plain(s, Terrain::Jungle); }},
    Mutation{"a 7 on a volcano", "base.numbers-legal",
             [](const Scenario& s) { return number_at(s, Terrain::Volcano, 7); }},
    Mutation{"a desert beside the volcano", "volcano.deserts-replaced",
             [](const Scenario& s) { return a_desert_left(s, "volcano"); }},
    Mutation{"the robber off the volcano", "volcano.robber-on-volcano",
             [](const Scenario& s) { return robber_on_plain(s, Terrain::Volcano); }},
    Mutation{"a volcano in the open sea", "volcano.resources-beside", volcano_far_out},
    Mutation{"another number on Krakatoa", "volcano.krakatoa-stands-alone",
             [](const Scenario& s) { return krakatoa(s, [](Hex hex) {
                                       return SetToken{hex, 9};
                                     }); }},
    Mutation{"only two volcanoes on Krakatoa", "volcano.krakatoa-stands-alone",
             [](const Scenario& s) {
               return krakatoa(s, [](Hex hex) { return SetTerrain{hex, Terrain::Hills}; });
             }},
    Mutation{"land beside Krakatoa", "volcano.krakatoa-stands-alone",
             [](const Scenario& s) {
               return krakatoa(s, [&](Hex hex) -> Edit {
                 for (const Direction d : all_directions)
                   if (is_open_sea(s, neighbour(hex, d)))
                     return SetCell{neighbour(hex, d), Cell{Terrain::Hills, 3, ""}};
                 return SetToken{hex, {}};
               });
             }},
    Mutation{"Krakatoa without gold", "map.needs-met",
             [](const Scenario& s) {
               return when(!krakatoa(s,
                                     [](Hex hex) {
                                       return SetToken{hex, {}};
                                     })
                                .empty(),
                           {with_option(s, "volcano", "gold", "no")});
             }},
    Mutation{"Krakatoa on a map without it", "volcano.krakatoa-stands-alone",
             [](const Scenario& s) {
               RuleChoices rules = s.rules;
               rules["volcano"] = {{"gold", "yes"}, {"krakatoa", "yes"}};
               return when(plays(s, "seafarers") && krakatoa(s,
                                                             [](Hex hex) {
                                                               return SetToken{hex, {}};
                                                             })
                                                        .empty(),
                           {SetRules{rules}});
             }},
    Mutation{"founding beside fog", "fog.founding-out-of-fog", founding_in_fog},
    Mutation{"founding beside a stack with a spice hex", "spices.founding-elsewhere",
             [](const Scenario& s) { return plays(s, "spices") ? founding_in_fog(s) : Ways{}; }},
    Mutation{"a second spice hex in a section", "map.boxes-hold-hexes",
             [](const Scenario& s) { return spice_in_sections(s, 1); }},
    Mutation{"no spice hex in a section", "map.pools-suffice",
             [](const Scenario& s) { return spice_in_sections(s, -1); }},
    Mutation{"a number on a spice hex", "spices.hexes-without-number",
             [](const Scenario& s) { return spice_hexes(s, 5); }},
    Mutation{"a spice hex face up", "spices.hexes-undiscovered",
             [](const Scenario& s) {
               const auto fog = s.rules.find("fog");
               const bool explores = fog != s.rules.end() && !fog->second.contains("exploring");
               return explores ? spice_hexes(s, {}) : Ways{};
             }},
    Mutation{"Cities & Knights without forests", "cities-and-knights.commodities-grow", without_forests},
    Mutation{"Cities & Knights in the fog", "cities-and-knights.land-open",
             [](const Scenario& s) {
               return when(plays(s, "fog") && !plays(s, "spices") && !plays(s, "cities-and-knights"),
                           {with_knights(s)});
             }},
    Mutation{"Cities & Knights on small islands", "cities-and-knights.main-island",
             [](const Scenario& s) { return when(plays(s, "foreign-islands"), {with_knights(s)}); }},
    Mutation{"Cities & Knights without more victory points", "cities-and-knights.points-raised",
             [](const Scenario& s) {
               return Ways{{with_option(s, "cities-and-knights", "points-without",
                                        std::to_string(s.details.victory_points))}};
             }},
    Mutation{"a house rule for a deck that there is not", "house-rules.rules-used",
             [](const Scenario& s) {
               return when(plays(s, "cities-and-knights"),
                           {with_option(s, "house-rules", "own-deck", "yes")});
             }},
};

}  // namespace

std::span<const Mutation> mutations_of_modules() { return ways_with_modules; }

}  // namespace hexwright::test
