#include "tests/support/sample_scenarios.h"

#include "tests/support/generators.h"

namespace hexwright::test {
namespace {

void add_pools(Scenario& s) {
  s.terrain_pools["main"] = {{Terrain::Hills, 3}, {Terrain::Gold, 1}};
  s.terrain_pools["empty"] = {};
  s.token_pools["main"] = {{5, 2}, {99, 1}};
  s.harbor_pools["main"] = {{HarborKind::Generic, 4}, {HarborKind::Ore, 1}};
  s.stacks["fog"] = {{{Terrain::Sea, 2}}, "main"};
  s.stacks["bare"] = {};
  s.stacks["sections"] = {
      .hexes = {{Terrain::Spice, 1}}, .token_pool = "main", .dealt = 3, .dealt_from = "main"};
  s.stacks["land"] = {.hexes = {{Terrain::Jungle, 1}}, .paired_with = "sea"};
  s.stacks["sea"] = {.hexes = {{Terrain::Sea, 12}}, .harbors = {{HarborKind::Ore, 1}}};
  s.terrain_tokens["main"] = {{Terrain::Mountains, {{2, 1}, {8, 1}}}, {Terrain::Volcano, {}}};
}

void add_board(Scenario& s) {
  s.topology = Topology::joined_east_west(8, -6);
  s.cells[{0, -2}] = {Terrain::Mountains, 10, ""};
  s.cells[{1, -2}] = {Drawn{"main"}, Drawn{"main"}, ""};
  s.cells[{2, -2}] = {{}, {}, "fog"};
  s.cells[{0, 0}] = {};
  s.harbors[Path({0, -2}, Direction::East)] = {Direction::West, HarborKind::Wool};
  s.harbors[Path({0, 0}, Direction::SouthEast)] = {Direction::SouthEast, Drawn{"main"}};
  s.harbors[Path({1, 0}, Direction::SouthEast)] = {Direction::NorthWest, {}};
  s.areas["Main island"] = {
      {AreaRole::Founding, AreaRole::Home}, Chits{2, 1, false}, {Hex{0, -2}, Hex{1, -2}, Hex{0, 0}}};
  s.areas["nothing"] = {};
  s.areas["South"] = {{AreaRole::NewWorld}, {}, {Hex{2, -2}}};
  s.frontiers[Path({0, -2}, Direction::SouthEast)] = Intersection({0, -2}, Corner::SouthEast);
  // Across the seam: its centre is spelled from the other side.
  s.frontiers[Path({3, 0}, Direction::SouthWest)] =
      s.topology.canonical(Intersection({3, 0}, Corner::SouthWest));
  s.markers = {{Marker::Robber, {0, 0}}, {Marker::Pirate, {2, -2}}};
  s.marks = {{Hex{2, -2}, {MarkKind::Course, 2}},
             {Path({0, 0}, Direction::West), {MarkKind::FirstShip, 1}},
             {Intersection({0, 0}, Corner::North), {MarkKind::Strait, 0}}};
  s.closed_to_founding = {Intersection({0, 0}, Corner::North), Intersection({0, 0}, Corner::South)};
}

}  // namespace

Scenario full_scenario() {
  Scenario s;
  s.details = {.title = "Straits & \"Sounds\" <north>",
               .author = "Ünal Ørsted",
               .description = "  Two lines,\n\tkept exactly.  ",
               .source = " ",
               .notes = "a ]]> b\n",
               .min_players = 2,
               .max_players = 6,
               .victory_points = 14,
               .pieces = {15, 5, 4, 15},
               .quarter_turned = true};
  s.rules = {{"seafarers", {{"longest-route", "yes"}, {"pirate", ""}}}, {"unheard-of", {}}};
  s.boxes = {{"base", 1}, {"seafarers", 2}};
  add_pools(s);
  add_board(s);
  s.generation = {
      {{WishKind::CornerPips, 10, {}}, {WishKind::RedNumbersApart, 0, {}}, {WishKind::IslandsAtLeast, 3, 5}},
      {Hex{0, -2}, Hex{1, -2}, Hex{0, 0}},
      Dealt{18'446'744'073'709'551'615U, 4}};
  s.accepted[{"base.red-numbers-apart", "path 0,0 e"}] = "on purpose";
  s.foreign = {{"pioneers", "strict-trade", ""}, {"pioneers", "desc", "one\n\ntwo <&> \"three\"\n"}};
  return s;
}

std::vector<Scenario> generated_scenarios(std::size_t count) {
  const auto any = any_scenario();
  std::vector<Scenario> scenarios;
  for (unsigned seed = 0; scenarios.size() < count; ++seed) {
    try {
      scenarios.push_back(any(rc::Random(seed), static_cast<int>(seed % 100)).value());
    } catch (const rc::GenerationFailure&) {
      continue;  // a set of distinct values that the seed did not come upon
    }
  }
  return scenarios;
}

}  // namespace hexwright::test
