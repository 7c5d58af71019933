#include <array>

#include "tests/templates/mutation_ways.h"

// What round worlds and frontiers forbid.

namespace hexwright::test {
namespace {

Ways unjoined(const Scenario& s, Topology::Kind kind) {
  return when(s.topology.kind() == kind, {SetTopology{Topology()}});
}

/// Every sea hex between the islands becomes land.
Ways a_land_bridge(const Scenario& s) {
  if (!plays(s, "desolation")) return {};
  Edits edits;
  for (const auto& [hex, cell] : s.cells)
    if (open_terrain(cell) == Terrain::Sea) edits.push_back(SetTerrain{hex, Terrain::Pasture});
  return {edits};
}

Ways home_without_desert(const Scenario& s) {
  if (!plays(s, "desolation") || !s.areas.contains("Home island") || !s.markers.contains(Marker::Robber))
    return {};
  return at_open(s, Terrain::Desert, [&](Hex hex) -> Edit {
    const bool at_home = s.areas.at("Home island").cells.contains(hex);
    return at_home ? SetCell{hex, Cell{Terrain::Hills, 5, ""}}
                   : SetCell{s.markers.at(Marker::Robber), Cell{Terrain::Hills, 5, ""}};
  });
}

Ways founding_abroad(const Scenario& s) {
  return at_named(s.areas, [](const std::string& name, const Area& area) {
    if (!area.roles.contains(AreaRole::NewWorld)) return Edits{};
    return Edits{with_area(name, area, [](Area& a) { a.roles.insert(AreaRole::Founding); })};
  });
}

template <class Change>
Ways with_paired_stack(const Scenario& s, Change change) {
  return at_named(s.stacks, [&](const std::string& name, Stack stack) {
    if (stack.paired_with.empty()) return Edits{};
    change(stack);
    return Edits{SetStack{name, stack}};
  });
}

/// Moved one step away from where it is touched by anything but sea, to the middle of the board.
Ways frontiers_inland(const Scenario& s) {
  if (s.frontiers.empty()) return {};
  return at_hexes(s, [&](Hex hex, const Cell& cell) -> Edits {
    const Hex beside = neighbour(hex, Direction::East);
    if (is_framed(s, hex) || is_framed(s, beside) || !open_terrain(cell) || !is_open_land(s, beside))
      return {};
    const auto [path, centre] = *s.frontiers.begin();
    const Path inland(hex, Direction::East);
    return {SetFrontier{path, {}}, SetFrontier{inland, ends(inland)[0]}};
  });
}

/// A second area that has one hex of the first.
Ways frontiers_overlap(const Scenario& s) {
  return at_named(s.frontiers, [&](Path path, Intersection) -> Edits {
    for (const Direction d : all_directions) {
      const Path other(path.hex(), d);
      if (!cell_at(s, neighbour(path.hex(), d)) || s.frontiers.contains(other)) continue;
      return {SetFrontier{other, ends(other)[0]}};
    }
    return {};
  });
}

/// All of the six sides of the board, as many areas as cards for five.
Ways more_events_than_cards(const Scenario& s) {
  if (s.frontiers.empty()) return {};
  Edits edits;
  for (const auto& [hex, cell] : s.cells)
    if (is_framed(s, hex) && is_framed(s, neighbour(hex, Direction::East)))
      edits.push_back(SetFrontier{Path(hex, Direction::East), Intersection(hex, Corner::SouthEast)});
  for (const auto& [hex, cell] : s.cells)
    if (is_framed(s, hex) && is_framed(s, neighbour(hex, Direction::SouthEast)))
      edits.push_back(SetFrontier{Path(hex, Direction::SouthEast), Intersection(hex, Corner::SouthEast)});
  return {edits};
}

Ways fertile_frontiers(const Scenario& s) {
  return at_named(s.frontiers, [](Path path, Intersection) {
    return Edits{SetCell{path.hex(), Cell{Terrain::Forest, 5, ""}}};
  });
}

Ways frontiers_turned_around(const Scenario& s) {
  return at_named(s.frontiers, [&](Path path, Intersection centre) {
    for (const Intersection& end : ends(path))
      if (s.topology.canonical(end) != centre) return Edits{SetFrontier{path, end}};
    return Edits{};
  });
}

constexpr std::array ways_with_worlds{
    Mutation{"edges unjoined", "explorers.joined-east-west",
             [](const Scenario& s) { return unjoined(s, Topology::Kind::JoinedEastWest); }},
    Mutation{
        "explorers without a home island", "explorers.has-home-island",
        [](const Scenario& s) { return plays(s, "explorers") ? without_role(s, AreaRole::Home) : Ways{}; }},
    Mutation{"a special harbor at home", "explorers.home-harbors",
             [](const Scenario& s) {
               return at_named(s.harbors, [&](Path path, Harbor harbor) {
                 harbor.kind = HarborKind::Ore;
                 return plays(s, "explorers") ? Edits{SetHarbor{path, harbor}} : Edits{};
               });
             }},
    Mutation{"sea in the land stack", "explorers.stacks-sorted",
             [](const Scenario& s) {
               return with_paired_stack(s, [](Stack& stack) { ++stack.hexes[Terrain::Sea]; });
             }},
    Mutation{"stacks unpaired", "explorers.one-pair-of-stacks",
             [](const Scenario& s) {
               return with_paired_stack(s, [](Stack& stack) { stack.paired_with.clear(); });
             }},
    Mutation{
        "the robber among explorers", "explorers.robber-and-pirate-wait",
        [](const Scenario& s) {
          return at_hexes(s, [&](Hex hex, const Cell& cell) {
            return plays(s, "explorers") && is_plain(cell) ? Edits{SetMarker{Marker::Robber, hex}} : Edits{};
          });
        }},
    Mutation{"edges unjoined, north and south", "desolation.joined-north-south",
             [](const Scenario& s) { return unjoined(s, Topology::Kind::JoinedNorthSouth); }},
    Mutation{"a drying home without desert", "desolation.home-has-desert", home_without_desert},
    Mutation{
        "climate change without a home island", "desolation.has-home-island",
        [](const Scenario& s) { return plays(s, "desolation") ? without_role(s, AreaRole::Home) : Ways{}; }},
    Mutation{"no new world", "desolation.has-new-world",
             [](const Scenario& s) { return without_role(s, AreaRole::NewWorld); }},
    Mutation{"founding in the new world", "desolation.founding-at-home", founding_abroad},
    Mutation{"a bridge to the new world", "desolation.new-world-apart", a_land_bridge},
    Mutation{"a pirate in climate change", "desolation.no-pirate",
             [](const Scenario& s) {
               return plays(s, "desolation") ? at_open(s, Terrain::Sea,
                                                       [](Hex hex) {
                                                         return SetMarker{Marker::Pirate, hex};
                                                       })
                                             : Ways{};
             }},
    Mutation{"spare tokens that run out", "desolation.spare-tokens-suffice",
             [](const Scenario& s) {
               const auto spare = s.token_pools.find("spare");
               if (spare == s.token_pools.end()) return Ways{};
               return Ways{{SetTokenPool{"spare", changed(spare->second, 3, -1)}}};
             }},
    Mutation{"no spare tokens", "desolation.spare-tokens-suffice",
             [](const Scenario& s) {
               return when(plays(s, "desolation"), {with_option(s, "desolation", "spare-tokens", "")});
             }},
    Mutation{"a frontier inland", "frontiers.areas-at-the-border", frontiers_inland},
    Mutation{"frontiers that overlap", "frontiers.areas-apart", frontiers_overlap},
    Mutation{"more events than cards", "frontiers.cards-suffice", more_events_than_cards},
    Mutation{"forest on a frontier", "frontiers.hexes-bare", fertile_frontiers},
    Mutation{"a frontier that faces away", "frontiers.centres-buildable", frontiers_turned_around},
    Mutation{"no frontiers", "frontiers.has-areas",
             [](const Scenario& s) {
               Edits edits;
               for (const auto& [path, centre] : s.frontiers) edits.push_back(SetFrontier{path, {}});
               return when(!edits.empty(), edits);
             }},
};

}  // namespace

std::span<const Mutation> mutations_of_worlds() { return ways_with_worlds; }

}  // namespace hexwright::test
