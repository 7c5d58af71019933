#include "model/rules/frontiers/frontiers.h"

#include <algorithm>
#include <array>
#include <set>

#include "listed_modules.h"
#include "model/rules/instructions.h"
#include "model/rules/map_view.h"
#include "model/validation/validate.h"

namespace hexwright {
namespace {

using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

/// An island of three rings and a ring of sea around it; where edges join, they join its rim.
Scenario island(const Topology& topology = {}) {
  Scenario scenario;
  scenario.topology = topology;
  for (int q = -3; q <= 3; ++q)
    for (int r = -3; r <= 3; ++r) {
      const int distance = std::max({std::abs(q), std::abs(r), std::abs(q + r)});
      if (distance > 3) continue;
      scenario.cells[topology.canonical(Hex{q, r})].terrain = distance == 3 ? Terrain::Sea : Terrain::Desert;
    }
  return scenario;
}

/// An intersection by the three hexes that meet there, in any order.
struct Meeting {
  Hex a, b, c;
};
Intersection place(const Meeting& meeting) {
  for (const Corner corner : all_corners) {
    const Intersection found(meeting.a, corner);
    const auto hexes = found.hexes();
    const auto has = [&](Hex hex) { return std::find(hexes.begin(), hexes.end(), hex) != hexes.end(); };
    if (has(meeting.b) && has(meeting.c)) return found;
  }
  ADD_FAILURE() << "these hexes do not meet";
  return {};
}

Path between(Hex a, Hex b) {
  for (const Direction side : all_directions)
    if (neighbour(a, side) == b) return {a, side};
  ADD_FAILURE() << "no neighbours";
  return {};
}

struct KnownEvent {
  Hex hex;
  Meeting one, two, three;
};
struct KnownArea {
  Meeting centre;
  KnownEvent first, second;
};
// From the layout of the stand-in board: one area at each side of the island.
constexpr std::array<KnownArea, 6> known_areas{{
    {{{-2, -1}, {-1, -2}, {-1, -1}},
     {{-1, -2}, {{-2, -1}, {-1, -2}, {-1, -1}}, {{-1, -2}, {-1, -1}, {0, -2}}, {{-1, -2}, {0, -3}, {0, -2}}},
     {{-2, -1}, {{-3, 0}, {-2, -1}, {-2, 0}}, {{-2, -1}, {-2, 0}, {-1, -1}}, {{-2, -1}, {-1, -2}, {-1, -1}}}},
    {{{1, -3}, {1, -2}, {2, -3}},
     {{1, -3}, {{0, -3}, {0, -2}, {1, -3}}, {{0, -2}, {1, -3}, {1, -2}}, {{1, -3}, {1, -2}, {2, -3}}},
     {{2, -3}, {{1, -3}, {1, -2}, {2, -3}}, {{1, -2}, {2, -3}, {2, -2}}, {{2, -3}, {2, -2}, {3, -3}}}},
    {{{2, -1}, {3, -2}, {3, -1}},
     {{3, -2}, {{2, -2}, {2, -1}, {3, -2}}, {{2, -2}, {3, -3}, {3, -2}}, {{2, -1}, {3, -2}, {3, -1}}},
     {{3, -1}, {{2, -1}, {2, 0}, {3, -1}}, {{2, -1}, {3, -2}, {3, -1}}, {{2, 0}, {3, -1}, {3, 0}}}},
    {{{1, 1}, {1, 2}, {2, 1}},
     {{2, 1}, {{1, 1}, {1, 2}, {2, 1}}, {{1, 1}, {2, 0}, {2, 1}}, {{2, 0}, {2, 1}, {3, 0}}},
     {{1, 2}, {{0, 2}, {0, 3}, {1, 2}}, {{0, 2}, {1, 1}, {1, 2}}, {{1, 1}, {1, 2}, {2, 1}}}},
    {{{-2, 3}, {-1, 2}, {-1, 3}},
     {{-2, 3}, {{-3, 3}, {-2, 2}, {-2, 3}}, {{-2, 2}, {-2, 3}, {-1, 2}}, {{-2, 3}, {-1, 2}, {-1, 3}}},
     {{-1, 3}, {{-2, 3}, {-1, 2}, {-1, 3}}, {{-1, 2}, {-1, 3}, {0, 2}}, {{-1, 3}, {0, 2}, {0, 3}}}},
    {{{-3, 1}, {-3, 2}, {-2, 1}},
     {{-3, 1}, {{-3, 0}, {-3, 1}, {-2, 0}}, {{-3, 1}, {-3, 2}, {-2, 1}}, {{-3, 1}, {-2, 0}, {-2, 1}}},
     {{-3, 2}, {{-3, 1}, {-3, 2}, {-2, 1}}, {{-3, 2}, {-3, 3}, {-2, 2}}, {{-3, 2}, {-2, 1}, {-2, 2}}}},
}};

// FRO-01: five intersections in all, three an event, the centre in both; at every side of the island.
TEST(FrontierAreas, TouchTheIntersectionsOfTheLayoutAtAllSixSides) {
  for (const KnownArea& known : known_areas) {
    Scenario scenario = island();
    scenario.frontiers[between(known.first.hex, known.second.hex)] = place(known.centre);
    const MapView map(scenario);
    ASSERT_THAT(map.frontiers(), SizeIs(1));
    const FrontierView& view = map.frontiers().front();
    std::set<IntersectionId> all;
    for (const KnownEvent& event : {known.first, known.second}) {
      const std::size_t i = view.hexes[0] == map.board().find(event.hex) ? 0 : 1;
      EXPECT_EQ(view.hexes[i], map.board().find(event.hex));
      std::set<IntersectionId> expected;
      for (const Meeting& meeting : {event.one, event.two, event.three})
        expected.insert(map.board().find(place(meeting)));
      const std::set<IntersectionId> found(view.intersections[i].begin(), view.intersections[i].end());
      EXPECT_EQ(found, expected);
      EXPECT_EQ(view.intersections[i][0], map.board().find(place(known.centre))) << "the centre comes first";
      all.insert(found.begin(), found.end());
    }
    EXPECT_THAT(all, SizeIs(5)) << "both events touch the centre";
  }
}

/// Around the hex from the centre, away from the other end of the area's path.
std::array<IntersectionId, 3> away(const BoardGraph& board, HexId hex, IntersectionId centre,
                                   IntersectionId other_end) {
  const auto& corners = board.hex_intersections(hex);
  std::size_t at = 0;
  while (corners[at] != centre) ++at;
  const std::size_t step = corners[(at + 1) % 6] == other_end ? 5 : 1;
  return {corners[at], corners[(at + step) % 6], corners[(at + 2 * step) % 6]};
}

// FRO-01 for every path of a board and either end of it, also where its two hexes lie on both sides of a
// seam.
TEST(FrontierAreas, TouchTheNextIntersectionsOnEveryBoard) {
  for (const Topology& topology :
       {Topology(), Topology::joined_east_west(7, -6), Topology::joined_north_south(8, -3)}) {
    Scenario scenario = island(topology);
    const BoardGraph board = board_of(scenario);
    for (const PathId path : board.paths()) {
      const auto& hexes = board.path_hexes(path);
      if (hexes[0] == none || hexes[1] == none) continue;
      for (const std::size_t end : {std::size_t{0}, std::size_t{1}}) {
        const IntersectionId centre = board.path_ends(path)[end], other = board.path_ends(path)[1 - end];
        scenario.frontiers = {{board.path(path), board.intersection(centre)}};
        const MapView map(scenario);
        const FrontierView& view = map.frontiers().front();
        EXPECT_EQ(view.hexes, hexes);
        for (const std::size_t i : {std::size_t{0}, std::size_t{1}})
          EXPECT_EQ(view.intersections[i], away(board, hexes[i], centre, other)) << "at path " << path;
      }
    }
  }
}

/// A row of land with as many frontier areas along its coast.
Scenario coast_with(int areas) {
  Scenario scenario;
  scenario.rules["frontiers"];
  for (int q = 0; q <= 2 * areas; ++q) scenario.cells[{q, 0}].terrain = Terrain::Desert;
  for (int q = 1; q <= 2 * areas; ++q) scenario.cells[{q, -1}].terrain = Terrain::Sea;
  for (int q = 1; q <= 2 * areas; q += 2)
    scenario.frontiers[Path({q, -1}, Direction::East)] = Intersection({q, -1}, Corner::SouthEast);
  return scenario;
}

std::vector<Finding> found(const Scenario& scenario, std::string_view check) {
  auto findings = validate(scenario);
  std::erase_if(findings, [&](const Finding& finding) { return finding.check != check; });
  return findings;
}

// FRO-02: ten cards, one an event.
TEST(FrontierCards, ServeFiveAreasAndNoMore) {
  EXPECT_THAT(found(coast_with(5), "frontiers.cards-suffice"), SizeIs(0));
  const auto findings = found(coast_with(7), "frontiers.cards-suffice");
  ASSERT_THAT(findings, SizeIs(1));
  EXPECT_EQ(findings[0].severity, Severity::Error);
  EXPECT_EQ(text(findings[0].message),
            "7 frontier areas have 14 events, but there are 10 frontier cards, one for each event: at most 5 "
            "areas");
  ASSERT_TRUE(findings[0].fix);
  EXPECT_THAT(findings[0].fix->edits, SizeIs(2)) << "two areas too many";
}

// FRO-01: at the wrong end of its path lies the open sea.
TEST(FrontierCentre, IsTurnedToTheSettlersSide) {
  Scenario scenario = coast_with(1);
  const Path path({1, -1}, Direction::East);
  scenario.frontiers[path] = Intersection({1, -1}, Corner::NorthEast);
  const auto findings = found(scenario, "frontiers.centres-buildable");
  ASSERT_THAT(findings, SizeIs(1));
  ASSERT_FALSE(apply_edits(scenario, findings[0].fix->edits).refusal());
  EXPECT_EQ(scenario.frontiers.at(path), Intersection({1, -1}, Corner::SouthEast));
}

// FRO-01: in words, not as "2,-1: 2".
TEST(FrontierIntersections, AreTheThreeWhereAnEventCanBeMet) {
  Scenario scenario = coast_with(1);
  scenario.cells.erase({2, 0});
  const auto findings = found(scenario, "frontiers.intersections-buildable");
  ASSERT_THAT(findings, SizeIs(1));
  EXPECT_EQ(text(findings[0].message),
            "an event touches three intersections, but players can only build at 2 of them at hex 2,-1");
}

std::vector<std::string> words(const std::vector<Instructions::Rule>& rules) {
  std::vector<std::string> all;
  for (const auto& rule : rules) all.push_back(text(rule.words));
  return all;
}

// FRO-02, FRO-06 to FRO-15
TEST(FrontierInstructions, TellTheStackAndAllTenEvents) {
  Scenario scenario = island();
  scenario.rules["frontiers"];
  const MapView map(scenario);
  Instructions sheet;
  frontiers_module.add_instructions(map, sheet);
  for (const char* event :
       {"Green Folk:", "Merchants:", "Scientists:", "Diplomats:", "Wild Animals:", "Alien Artefacts:",
        "Pirate Nest:", "Volcano:", "A Little Gold:", "Indigenous People:"})
    EXPECT_THAT(words(sheet.rules), Contains(HasSubstr(event)));
  EXPECT_THAT(words(sheet.rules), Each(Not(HasSubstr("{"))));
  EXPECT_THAT(text(sheet.steps.front()), HasSubstr("10 frontier cards"));
}

// What README.md says is decided, where the map raises the question.
TEST(FrontierInstructions, TellTheRulingsThatConcernTheMap) {
  const auto reported = [](std::initializer_list<const char*> modules) {
    Scenario scenario = island();
    for (const char* module : modules) scenario.rules[module];
    const MapView map(scenario);
    Instructions sheet;
    frontiers_module.add_instructions(map, sheet);
    return words(sheet.rules);
  };
  const auto alone = reported({"frontiers"}),
             with_all = reported({"frontiers", "seafarers", "fog", "spices", "volcano"});
  for (const auto& rules : {alone, with_all}) {
    EXPECT_THAT(rules, Contains(HasSubstr("nobody wins by a settlement before its events are known")));
    EXPECT_THAT(rules, Contains(HasSubstr("what a roll gives its owner")));
  }
  for (const char* ruling : {"gold fields", "never spice cards", "a building that is lost to a roll",
                             "cards that were set aside come back"}) {
    EXPECT_THAT(with_all, Contains(HasSubstr(ruling)));
    EXPECT_THAT(alone, Each(Not(HasSubstr(ruling))));
  }
}

// FRO-16
TEST(FrontierInstructions, NameTheDevelopmentCardsOnlyWhereTheyAreDeclared) {
  for (const bool declared : {false, true}) {
    Scenario scenario = island();
    scenario.rules["frontiers"]["development-cards"] = declared ? "yes" : "no";
    const MapView map(scenario);
    Instructions sheet;
    frontiers_module.add_instructions(map, sheet);
    const auto names = std::count_if(sheet.steps.begin(), sheet.steps.end(), [](const Message& step) {
      return text(step).find("4 development cards") != std::string::npos;
    });
    EXPECT_EQ(names, declared ? 1 : 0);
  }
}

}  // namespace
}  // namespace hexwright
