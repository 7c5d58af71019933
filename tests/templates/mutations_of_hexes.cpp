#include <array>

#include "tests/templates/mutation_ways.h"

// What can go wrong with hexes, numbers, harbors and figures.

namespace hexwright::test {
namespace {

/// At each harbor a second one round the corner, on another coast of the same land hex.
Ways crowd_harbors(const Scenario& s) {
  Ways ways;
  for (const auto& [path, harbor] : s.harbors) {
    const Hex land = harbor_target(path, harbor);
    for (const int turn : {1, -1}) {
      const Direction side = rotated(opposite(harbor.facing), turn);
      if (!is_open_sea(s, neighbour(land, side)) || !cell_at(s, neighbour(land, side))) continue;
      ways.push_back({SetHarbor{Path(land, side), Harbor{opposite(side), HarborKind::Generic}}});
    }
  }
  return ways;
}

Ways harbors_inland(const Scenario& s) {
  return at_hexes(s, [&](Hex hex, const Cell& cell) -> Edits {
    if (!is_plain(cell) || !is_open_land(s, neighbour(hex, Direction::East))) return {};
    return {SetHarbor{Path(hex, Direction::East), Harbor{Direction::East, HarborKind::Generic}}};
  });
}

Ways red_beside_red(const Scenario& s) {
  return at_hexes(s, [&](Hex hex, const Cell& cell) -> Edits {
    if (!is_plain(cell) || is_red(*open_token(cell))) return {};
    for (const Direction d : all_directions)
      if (const Cell* other = cell_at(s, neighbour(hex, d)); other && is_red(open_token(*other).value_or(0)))
        return {SetToken{hex, 8}};
    return {};
  });
}

Ways number(const Scenario& s, Terrain terrain) {
  return at_open(s, terrain, [](Hex hex) { return SetToken{hex, 5}; });
}

constexpr std::array ways_with_hexes{
    Mutation{"take the number off a hex", "base.producing-hexes-numbered",
             [](const Scenario& s) {
               // Where nobody settles there may be numbers or not.
               return at_hexes(s, [&](Hex hex, const Cell& cell) {
                 return is_plain(cell) && !is_unsettled(s, hex) ? Edits{SetToken{hex, {}}} : Edits{};
               });
             }},
    Mutation{"number a desert", "base.numbers-on-producing-hexes",
             [](const Scenario& s) { return number(s, Terrain::Desert); }},
    Mutation{"number the sea", "base.numbers-on-producing-hexes",
             [](const Scenario& s) { return number(s, Terrain::Sea); }},
    Mutation{"a 7 on a hex", "base.numbers-legal",
             [](const Scenario& s) {
               return at_hexes(s, [](Hex hex, const Cell& cell) {
                 return is_numbered(cell) ? Edits{SetToken{hex, 7}} : Edits{};
               });
             }},
    Mutation{"a red number beside a red one", "base.red-numbers-apart", red_beside_red},
    Mutation{"a harbor inland", "base.harbors-on-coast", harbors_inland},
    Mutation{"two harbors that share an intersection", "base.harbors-spaced", crowd_harbors},
    Mutation{"a harbor of no kind", "base.harbors-have-kind",
             [](const Scenario& s) {
               return at_named(s.harbors, [](Path path, Harbor harbor) {
                 harbor.kind = {};
                 return Edits{SetHarbor{path, harbor}};
               });
             }},
    Mutation{"the robber at sea", "base.robber-on-land",
             [](const Scenario& s) {
               return at_open(s, Terrain::Sea, [](Hex hex) { return SetMarker{Marker::Robber, hex}; });
             }},
    Mutation{
        "the pirate ashore", "seafarers.pirate-at-sea",
        [](const Scenario& s) {
          return at_hexes(s, [&](Hex hex, const Cell& cell) {
            return plays(s, "seafarers") && is_plain(cell) ? Edits{SetMarker{Marker::Pirate, hex}} : Edits{};
          });
        }},
    Mutation{"no place left to found", "base.founding-places-suffice",
             [](const Scenario& s) { return when(!plays(s, "dealt-world"), closing_everything(s)); }},
    Mutation{"a hex without terrain", "map.hexes-finished",
             [](const Scenario& s) {
               return at_hexes(s, [](Hex hex, const Cell& cell) {
                 return is_hidden(cell) ? Edits{} : Edits{SetTerrain{hex, {}}};
               });
             }},
    Mutation{"land where nobody gets to", "base.everything-reachable",
             [](const Scenario& s) {
               // Where players found anywhere, they found there.
               return when(!plays(s, "foreign-islands"), {SetCell{{40, 40}, Cell{Terrain::Hills, 5, ""}}});
             }},
    Mutation{"a harbor off the board", "map.things-on-board",
             [](const Scenario&) {
               return Ways{{SetHarbor{Path({40, 40}, Direction::East), Harbor{}}}};
             }},
    Mutation{"the robber off the board", "map.things-on-board",
             [](const Scenario&) {
               return Ways{{SetMarker{Marker::Robber, Hex{40, 40}}}};
             }},
};

}  // namespace

std::span<const Mutation> mutations_of_hexes() { return ways_with_hexes; }

}  // namespace hexwright::test
