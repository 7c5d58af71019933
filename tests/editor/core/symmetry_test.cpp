#include "editor/core/editing/symmetry.h"

#include <rapidcheck/gtest.h>

#include "tests/support/generators.h"

namespace hexwright {
namespace {

namespace gen = rc::gen;

rc::Gen<Centre> any_centre() {
  return gen::oneOf(gen::map(test::any_hex(4), [](Hex h) { return Centre(h); }),
                    gen::map(test::any_path(4), [](Path p) { return Centre(p); }),
                    gen::map(test::any_intersection(4), [](Intersection i) { return Centre(i); }));
}

Symmetry any_symmetry() {
  Symmetry symmetry;
  symmetry.turns = *gen::element(1, 2, 3, 6);
  symmetry.left_right = *gen::arbitrary<bool>();
  symmetry.top_bottom = *gen::arbitrary<bool>();
  symmetry.centre = *any_centre();
  return symmetry;
}

Motion any_motion() { return {*gen::arbitrary<bool>(), *gen::inRange(0, 7), *test::any_hex()}; }

RC_GTEST_PROP(Motion, OneAfterTheOtherIsOneMotion, ()) {
  const Motion first = any_motion();
  const Motion second = any_motion();
  const auto h = *test::any_hex();
  const auto d = *gen::elementOf(all_directions);
  RC_ASSERT(then(first, second)(h) == second(first(h)));
  RC_ASSERT(then(first, second)(d) == second(first(d)));
}

RC_GTEST_PROP(Motion, LaysPathsAndIntersectionsWhereItLaysTheirHexes, ()) {
  const Motion motion = any_motion();
  const auto path = *test::any_path();
  for (const Hex h : path.hexes()) RC_ASSERT(motion(path).borders(motion(h)));
  const auto intersection = *test::any_intersection();
  const auto around = motion(intersection).hexes();
  for (const Hex h : intersection.hexes())
    RC_ASSERT(std::find(around.begin(), around.end(), motion(h)) != around.end());
}

RC_GTEST_PROP(Motion, AboutACentreLeavesTheCentreInItsPlace, ()) {
  const auto centre = *any_centre();
  const auto motion = about(centre, *gen::arbitrary<bool>(), *gen::inRange(-6, 12));
  RC_PRE(motion.has_value());
  std::visit([&](const auto& c) { RC_ASSERT((*motion)(c) == c); }, centre);
}

TEST(Motion, TurnsAboutAnIntersectionByThirdsOnly) {
  const Centre centre = Intersection({0, 0}, Corner::North);
  for (int sixths = 0; sixths < 6; ++sixths)
    EXPECT_EQ(about(centre, false, sixths).has_value(), sixths % 2 == 0) << sixths;
  EXPECT_TRUE(about(centre, true, 0)) << "left to right";
  EXPECT_FALSE(about(centre, true, 3)) << "top to bottom";
}

TEST(Symmetry, HasAsManyImagesAsItSays) {
  Symmetry symmetry;
  const auto images = [&] { return motions(symmetry, {}).size(); };
  EXPECT_EQ(images(), 1U);
  symmetry.turns = 3;
  EXPECT_EQ(images(), 3U);
  symmetry.left_right = true;
  EXPECT_EQ(images(), 6U);
  symmetry.top_bottom = true;
  EXPECT_EQ(images(), 12U);
  symmetry.turns = 1;
  EXPECT_EQ(images(), 4U);
  symmetry.centre = Path({0, 0}, Direction::East);
  EXPECT_EQ(images(), 4U);
}

RC_GTEST_PROP(Symmetry, IsAGroup, ()) {
  const auto topology = *test::any_topology();
  const auto ways = motions(any_symmetry(), topology);
  const auto same = [&](const Motion& a, const Motion& b) {
    return a.mirror == b.mirror && a.sixths == b.sixths &&
           topology.canonical(a.shift) == topology.canonical(b.shift);
  };
  for (const Motion& a : ways)
    for (const Motion& b : ways)
      RC_ASSERT(std::any_of(ways.begin(), ways.end(), [&](const Motion& c) { return same(then(a, b), c); }));
}

TEST(Symmetry, SaysWhyItIsNotPossible) {
  Symmetry symmetry;
  symmetry.turns = 6;
  EXPECT_FALSE(why_not(symmetry, {}));
  const auto joined = why_not(symmetry, Topology::joined_east_west(8, 0));
  ASSERT_TRUE(joined);
  EXPECT_THAT(text(joined->why), testing::HasSubstr("joined edges"));
  symmetry.centre = Intersection({0, 0}, Corner::North);
  const auto centre = why_not(symmetry, {});
  ASSERT_TRUE(centre);
  EXPECT_THAT(text(centre->why), testing::HasSubstr("centre"));
}

/// An edit of one place, as the tools make them.
Edit any_placed_edit() {
  const auto hex = *test::any_hex(5);
  const auto terrain = *gen::elementOf(all_terrains);
  switch (*gen::inRange(0, 6)) {
    case 0:
      return SetTerrain{hex, terrain};
    case 1:
      return SetToken{hex, *gen::inRange(2, 13)};
    case 2:
      return SetCell{hex, Cell{terrain, *gen::inRange(2, 13), {}}};
    case 3:
      return SetInArea{"area", hex, true};
    case 5:
      return SetLocked{hex, true};
    case 4:
      return SetClosedToFounding{*test::any_intersection(5), true};
    default: {
      const auto facing = *gen::elementOf(all_directions);
      return SetHarbor{Path(hex, facing), Harbor{facing, *gen::elementOf(all_harbor_kinds)}};
    }
  }
}

/// A harbor that would have to face both ways: on a mirror axis, across it.
bool contradicts_itself(const Edit& edit, const std::vector<Motion>& ways, const Topology& topology) {
  const auto* harbor = std::get_if<SetHarbor>(&edit);
  return harbor && std::any_of(ways.begin(), ways.end(), [&](const Motion& way) {
           return topology.canonical(way(harbor->at)) == topology.canonical(harbor->at) &&
                  way(harbor->harbor->facing) != harbor->harbor->facing;
         });
}

RC_GTEST_PROP(Symmetry, RepeatsEditsSoThatTheBoardFallsOntoItself, ()) {
  const auto topology = *test::any_topology();
  const Symmetry symmetry = any_symmetry();
  const auto ways = motions(symmetry, topology);
  Edits edits;
  for (int n = *gen::inRange(1, 12); n > 0; --n) {
    Edit edit = any_placed_edit();
    if (!contradicts_itself(edit, ways, topology)) edits.push_back(std::move(edit));
  }
  Scenario scenario;
  scenario.topology = topology;
  scenario.areas["area"];
  const auto outcome = apply_edits(scenario, repeated(edits, symmetry, topology));
  RC_ASSERT(!outcome.refusal());
  for (const Motion& way : ways) RC_ASSERT(moved(scenario, way) == scenario);
}

RC_GTEST_PROP(Symmetry, DoesWhatWasAskedForFirst, ()) {
  const Edit edit = any_placed_edit();
  const auto edits = repeated({edit}, any_symmetry(), {});
  RC_ASSERT(edits.front() == edit);
}

TEST(Symmetry, LeavesTokensWhereTheyAreWhenAsked) {
  Symmetry symmetry;
  symmetry.turns = 2;
  symmetry.tokens = false;
  EXPECT_EQ(repeated({SetToken{{1, 0}, 6}}, symmetry, {}), (Edits{SetToken{{1, 0}, 6}}));
  EXPECT_EQ(repeated({SetTerrain{{1, 0}, Terrain::Gold}}, symmetry, {}).size(), 2U);
}

RC_GTEST_PROP(MovedScenario, ComesBackWithTheInverse, ()) {
  const auto scenario = *test::any_scenario();
  const Motion there = any_motion();
  RC_PRE(keeps(scenario.topology, there));
  const Motion turn_back{there.mirror, there.mirror ? there.sixths : (6 - there.sixths) % 6, {}};
  Motion back = turn_back;
  back.shift = Hex{} - turn_back(there.shift);
  Scenario result = moved(moved(scenario, there), back);
  // Places of accepted findings are free text, which may name one place twice in different spellings.
  result.accepted = scenario.accepted;
  RC_ASSERT(result == scenario);
}

TEST(MovedScenario, TakesAcceptedFindingsAlong) {
  Scenario scenario;
  scenario.accepted = {{{"a.check", "hex 1,0"}, "one"},
                       {{"a.check", "path 1,0 e"}, "two"},
                       {{"a.check", "intersection 1,0 n"}, "three"},
                       {{"a.check", "area hex 1,0"}, "four"}};
  const std::map<AcceptedFinding, std::string> expected{{{"a.check", "hex -1,0"}, "one"},
                                                        {{"a.check", "path -2,0 e"}, "two"},
                                                        {{"a.check", "intersection -1,0 s"}, "three"},
                                                        {{"a.check", "area hex 1,0"}, "four"}};
  EXPECT_EQ(moved(scenario, {false, 3, {}}).accepted, expected);
}

TEST(NaturalCentre, IsTheMiddleOfTheBoard) {
  Scenario scenario;
  EXPECT_EQ(natural_centre(scenario), Centre(Hex{0, 0}));
  for (const int q : {3, 4, 5}) scenario.cells[{q, 0}];
  EXPECT_EQ(natural_centre(scenario), Centre(Hex{4, 0}));
  scenario.cells[{6, 0}];
  EXPECT_EQ(natural_centre(scenario), Centre(Path({4, 0}, Direction::East)));
}

}  // namespace
}  // namespace hexwright
