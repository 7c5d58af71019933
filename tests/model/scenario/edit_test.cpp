#include "model/scenario/edit.h"

#include <rapidcheck/gtest.h>

#include "model/scenario/limits.h"
#include "tests/support/generators.h"

namespace hexwright {
namespace {

constexpr Hex here{1, -1};

Scenario one_hex() {
  Scenario s;
  s.cells[here] = Cell{Terrain::Hills, 5, ""};
  return s;
}

std::string why(const Outcome<Edit>& outcome) {
  const auto* refusal = outcome.refusal();
  return refusal ? text(refusal->why) : "";
}

/// Applies an edit that must be refused, leave the scenario alone and give this reason.
void expect_refused(Scenario scenario, const Edit& edit, const std::string& reason) {
  const Scenario before = scenario;
  EXPECT_EQ(why(apply_edit(scenario, edit)), reason);
  EXPECT_EQ(scenario, before);
}

// EDIT-01: all undoable.
RC_GTEST_PROP(Edits, AreTakenBackExactly, ()) {
  const auto before = *test::any_scenario();
  const auto edit = *test::any_edit();
  auto scenario = before;
  const auto outcome = apply_edit(scenario, edit);
  const auto* back = outcome.value_if();
  if (!back) {
    RC_ASSERT(scenario == before);
    RC_ASSERT(!why(outcome).empty());
    return;
  }
  const auto after = scenario;
  const auto again = apply_edit(scenario, *back);
  RC_ASSERT(scenario == before);
  RC_ASSERT(!again.refusal());
  // What takes the undo back is the redo.
  RC_ASSERT(!apply_edit(scenario, again.value()).refusal());
  RC_ASSERT(scenario == after);
}

RC_GTEST_PROP(Edits, ApplyAllOrNone, ()) {
  const auto before = *test::any_scenario();
  const auto edits = *rc::gen::container<Edits>(test::any_edit());
  auto scenario = before;
  const auto outcome = apply_edits(scenario, edits);
  if (const auto* back = outcome.value_if()) {
    RC_ASSERT(!apply_edits(scenario, *back).refusal());
  }
  RC_ASSERT(scenario == before);
}

RC_GTEST_PROP(Edits, ThatChangeNothingAreLeftOutOfTheUndo, ()) {
  auto scenario = *test::any_scenario();
  const auto edit = *test::any_edit();
  if (apply_edit(scenario, edit).refusal()) return;
  const auto before = scenario;
  const auto twice = apply_edits(scenario, {edit});
  RC_ASSERT(twice.value().empty());
  RC_ASSERT(scenario == before);
}

RC_GTEST_PROP(Edits, KeepEveryPlaceCanonical, ()) {
  const auto s = *test::any_scenario();
  const auto& t = s.topology;
  for (const auto& [at, cell] : s.cells) RC_ASSERT(t.canonical(at) == at);
  for (const auto& [at, harbor] : s.harbors) RC_ASSERT(t.canonical(at) == at);
  for (const auto& [marker, at] : s.markers) RC_ASSERT(t.canonical(at) == at);
  for (const auto& at : s.closed_to_founding) RC_ASSERT(t.canonical(at) == at);
  for (const Hex at : s.generation.locked) RC_ASSERT(t.canonical(at) == at);
  for (const auto& [name, area] : s.areas)
    for (const Hex at : area.cells) RC_ASSERT(t.canonical(at) == at);
}

TEST(Edits, OfOneLayerLeaveTheOthersAlone) {
  Scenario s = one_hex();
  const Cell before = s.cells.at(here);
  apply_edit(s, SetTerrain{here, Drawn{"main"}});
  EXPECT_EQ(s.cells.at(here).token, before.token);
  apply_edit(s, SetToken{here, 9});
  apply_edit(s, SetHidden{here, "fog"});
  EXPECT_EQ(s.cells.at(here), (Cell{Drawn{"main"}, 9, "fog"}));
  apply_edit(s, SetHidden{here, ""});
  EXPECT_EQ(s.cells.at(here), (Cell{Drawn{"main"}, 9, ""}));
}

TEST(Edits, OfALayerMakeTheHexAndTakeItBackWhole) {
  Scenario s;
  const auto back = apply_edit(s, SetToken{here, 4});
  EXPECT_EQ(s.cells.at(here), (Cell{{}, 4, ""}));
  apply_edit(s, back.value());
  EXPECT_EQ(s, Scenario());
}

TEST(Edits, TakingAHexAwayKeepsWhatLiesOverIt) {
  Scenario s = one_hex();
  apply_edit(s, SetMarker{Marker::Robber, here});
  apply_edit(s, SetHarbor{Path(here, Direction::East), Harbor{Direction::West, HarborKind::Ore}});
  apply_edit(s, SetCell{here, std::nullopt});
  EXPECT_TRUE(s.cells.empty());
  EXPECT_EQ(s.markers.at(Marker::Robber), here);
  EXPECT_EQ(s.harbors.size(), 1U);
}

// EXP-07: either edge of the map names the same hex.
TEST(Edits, TakePlacesInAnySpelling) {
  Scenario s;
  apply_edit(s, SetTopology{Topology::joined_east_west(4, 0)});
  apply_edit(s, SetTerrain{{0, 0}, Terrain::Forest});
  apply_edit(s, SetTerrain{{4, 0}, Terrain::Fields});
  apply_edit(s, SetHarbor{Path({0, 0}, Direction::West), Harbor{Direction::East, {}}});
  ASSERT_EQ(s.cells.size(), 1U);
  EXPECT_EQ(s.cells.begin()->second.terrain, PlacedTerrain(Terrain::Fields));
  EXPECT_TRUE(s.harbors.contains(Path({3, 0}, Direction::East)));
}

TEST(Topology, JoinsTheEdgesUnlessTwoThingsWouldShareAPlace) {
  Scenario s;
  apply_edit(s, SetTerrain{{0, 0}, Terrain::Forest});
  apply_edit(s, SetTerrain{{4, 0}, Terrain::Fields});
  expect_refused(s, SetTopology{Topology::joined_east_west(4, 0)},
                 "the edges cannot be joined: two things would share a place");
  const Scenario flat = s;
  const auto back = apply_edit(s, SetTopology{Topology::joined_east_west(5, 3)});
  EXPECT_TRUE(s.cells.contains(Hex{5, 0}));
  EXPECT_TRUE(s.cells.contains(Hex{4, 0}));
  apply_edit(s, back.value());
  EXPECT_EQ(s, flat);
}

TEST(Refusals, SayWhatIsWrongWithAName) {
  expect_refused({}, SetHidden{here, " fog"}, "a name has no blanks at its ends and no control characters");
  expect_refused({}, SetHidden{here, "fog\n"}, "a name has no blanks at its ends and no control characters");
  expect_refused({}, SetStack{"", Stack{}}, "a name is missing");
  expect_refused({}, SetTerrain{here, Drawn{""}}, "a name is missing");
  expect_refused({}, SetStack{std::string(101, 'x'), Stack{}},
                 "the name is too long: 101 bytes, 100 at most");
  expect_refused({}, SetInArea{"Home", here, true}, "there is no area named Home");
}

TEST(Refusals, SayWhatIsWrongWithANumber) {
  expect_refused(one_hex(), SetToken{here, 100}, "a number token cannot show 100");
  expect_refused(one_hex(), SetToken{here, -1}, "a number token cannot show -1");
  expect_refused({}, SetTokenPool{"main", Counts<int>{{5, 0}}},
                 "0 is out of range; it goes from 1 to 100000");
  expect_refused({}, SetBoxes{{{"base", 100'001}}}, "100001 is out of range; it goes from 1 to 100000");
  Details nobody;
  nobody.min_players = 0;
  expect_refused({}, SetDetails{nobody}, "0 is out of range; it goes from 1 to 100000");
}

TEST(Refusals, SayWhatIsWrongWithAWish) {
  expect_refused({}, SetWishes{{{WishKind::CornerPips, 16}}},
                 "the wish corner-pips takes a number from 1 to 15, not \"16\"");
  expect_refused({}, SetWishes{{{WishKind::RedNumbersApart, 1}}},
                 "the wish red-numbers-apart takes no number");
  expect_refused({}, SetWishes{{{WishKind::CornerPips, 10, 0}}},
                 "the weight of the wish corner-pips is a number from 1 to 1000, not \"0\"");
  expect_refused({}, SetWishes{std::vector<Wish>(limits::wishes + 1)}, "a scenario holds at most 100 wishes");
}

TEST(Refusals, SayWhatIsWrongWithAText) {
  Details details;
  details.title = "Two\nlines";
  expect_refused({}, SetDetails{details}, "the text has characters that cannot be saved");
  details.title = "cut \xC3";
  expect_refused({}, SetDetails{details}, "the text has characters that cannot be saved");
  details.title = std::string(limits::line + 1, 'x');
  expect_refused({}, SetDetails{details}, "the text is too long: 1001 bytes, 1000 at most");
  expect_refused({}, SetAccepted{{"base.red-numbers-apart", "hex 0,0"}, "a\rb"},
                 "the text has characters that cannot be saved");
}

TEST(Refusals, SayWhenAPlaceIsTooFarOut) {
  const Hex far{limits::coordinate + 1, 0};
  const std::string reason = "hex 10001,0 lies too far out; coordinates go from -10000 to 10000";
  expect_refused({}, SetTerrain{far, Terrain::Sea}, reason);
  expect_refused({}, SetMarker{Marker::Pirate, far}, reason);
  expect_refused({}, SetClosedToFounding{Intersection(far, Corner::North), true}, reason);
  expect_refused({}, SetLocked{far, true}, reason);
  Scenario with_area;
  with_area.areas["Home"] = Area{};
  expect_refused(with_area, SetInArea{"Home", far, true}, reason);
  Area area;
  area.cells.insert(far);
  expect_refused({}, SetArea{"Home", area}, reason);
  // Within bounds as given, outside in the canonical spelling.
  Scenario joined;
  apply_edit(joined, SetTopology{Topology::joined_east_west(8, Topology::most)});
  expect_refused(joined, SetTerrain{{0, -9}, Terrain::Sea},
                 "hex 10008,-9 lies too far out; coordinates go from -10000 to 10000");
}

TEST(Refusals, SayThatAHarborFacesAlongItsPath) {
  expect_refused({}, SetHarbor{Path({0, 0}, Direction::East), Harbor{Direction::SouthEast, {}}},
                 "a harbor faces one of the two hexes of its path");
}

TEST(Refusals, SayThatAScenarioIsFull) {
  Scenario full;
  decltype(full.cells)::sequence_type cells;
  for (int n = 0; n < static_cast<int>(limits::cells); ++n)
    cells.emplace_back(Hex{n % 5000, n / 5000}, Cell{});
  full.cells.adopt_sequence(boost::container::ordered_unique_range, std::move(cells));
  Scenario s = full;
  const std::string reason = "a scenario holds at most 250000 hexes";
  EXPECT_EQ(why(apply_edit(s, SetTerrain{{0, -1}, Terrain::Sea})), reason);
  EXPECT_EQ(why(apply_edit(s, SetCell{{0, -1}, Cell{}})), reason);
  EXPECT_EQ(s, full);
  // What is there can still change.
  EXPECT_EQ(why(apply_edit(s, SetTerrain{{0, 0}, Terrain::Sea})), "");

  Scenario named;
  for (std::size_t n = 0; n < limits::named_things; ++n) named.stacks["s" + std::to_string(n)] = Stack{};
  expect_refused(named, SetStack{"one more", Stack{}}, "at most 1000 of one kind can be named");
}

TEST(Refusals, MeetAWholeScenarioToo) {
  const auto replaced_by = [](const Scenario& next) { return SetScenario{std::make_shared<Scenario>(next)}; };
  Scenario far;
  far.cells[{limits::coordinate + 1, 0}] = Cell{};
  expect_refused({}, replaced_by(far), "hex 10001,0 lies too far out; coordinates go from -10000 to 10000");
  Scenario unnamed;
  unnamed.areas[""] = Area{};
  expect_refused({}, replaced_by(unnamed), "a name is missing");
  Scenario doubled;
  doubled.topology = Topology::joined_east_west(4, 0);
  doubled.cells[{0, 0}] = Cell{};
  doubled.cells[{4, 0}] = Cell{};
  expect_refused({}, replaced_by(doubled), "the edges cannot be joined: two things would share a place");
}

RC_GTEST_PROP(WholeScenario, ReplacesAndIsTakenBack, ()) {
  const auto before = *test::any_scenario();
  const auto next = *test::any_scenario();
  auto scenario = before;
  const auto back = apply_edit(scenario, SetScenario{std::make_shared<Scenario>(next)});
  RC_ASSERT(scenario == next);
  apply_edit(scenario, back.value());
  RC_ASSERT(scenario == before);
}

}  // namespace
}  // namespace hexwright
