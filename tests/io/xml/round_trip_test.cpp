#include "xml/scenario_xml.h"

namespace hexwright {
namespace {

using testing::IsEmpty;

/// Says something in every section of the format.
Scenario full_scenario() {
  Scenario s;
  s.topology = Topology::joined_east_west(8, -6);
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
  s.terrain_pools["main"] = {{Terrain::Hills, 3}, {Terrain::Gold, 1}};
  s.terrain_pools["empty"] = {};
  s.token_pools["main"] = {{5, 2}, {99, 1}};
  s.harbor_pools["main"] = {{HarborKind::Generic, 4}, {HarborKind::Ore, 1}};
  s.stacks["fog"] = {{{Terrain::Sea, 2}}, "main"};
  s.stacks["bare"] = {};
  s.cells[{0, -2}] = {Terrain::Mountains, 10, ""};
  s.cells[{1, -2}] = {Drawn{"main"}, Drawn{"main"}, ""};
  s.cells[{2, -2}] = {{}, {}, "fog"};
  s.cells[{0, 0}] = {};
  s.harbors[Path({0, -2}, Direction::East)] = {Direction::West, HarborKind::Wool};
  s.harbors[Path({0, 0}, Direction::SouthEast)] = {Direction::SouthEast, Drawn{"main"}};
  s.harbors[Path({1, 0}, Direction::SouthEast)] = {Direction::NorthWest, {}};
  s.areas["Main island"] = {
      {AreaRole::Founding, AreaRole::Home}, Chits{2, 1, false}, {{0, -2}, {1, -2}, {0, 0}}};
  s.areas["nothing"] = {};
  s.markers = {{Marker::Robber, {0, 0}}, {Marker::Pirate, {2, -2}}};
  s.closed_to_founding = {Intersection({0, 0}, Corner::North), Intersection({0, 0}, Corner::South)};
  s.accepted[{"base.red-numbers-apart", "path 0,0 e"}] = "on purpose";
  s.foreign = {{"pioneers", "strict-trade", ""}, {"pioneers", "desc", "one\n\ntwo <&> \"three\"\n"}};
  return s;
}

TEST(Xml, ReadsBackWhatItWrote) {
  const Scenario scenario = full_scenario();
  const LoadedScenario loaded = read_xml(write_xml(scenario));
  for (const auto& problem : loaded.problems) ADD_FAILURE() << text(problem, "full.xml");
  EXPECT_EQ(loaded.scenario, scenario);
  EXPECT_EQ(write_xml(loaded.scenario), write_xml(scenario));
}

}  // namespace
}  // namespace hexwright
