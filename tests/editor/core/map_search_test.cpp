#include "editor/core/search/map_search.h"

#include "tests/editor/core/gestures.h"

namespace hexwright {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::wstring in_lower_case(const Message& message) {
  std::wstring result;
  for (const char c : text(message))
    result += static_cast<wchar_t>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

/// Three rows: hills 6 and a forest 16 in "East 6"; fog and sea with a harbor; mountains from pools.
Scenario map() {
  Scenario scenario;
  scenario.cells[{0, -1}] = {Terrain::Hills, 6, {}};
  scenario.cells[{1, -1}] = {Terrain::Forest, 5, {}};
  scenario.cells[{-1, 0}] = {Terrain::Gold, 9, "fog"};
  scenario.cells[{0, 0}] = {Terrain::Sea, {}, {}};
  scenario.cells[{0, 1}] = {Terrain::Mountains, Drawn{"numbers"}, {}};
  scenario.cells[{-1, 1}] = {Drawn{"main"}, 6, {}};
  scenario.areas["East 16"].cells = {{1, -1}};
  scenario.areas["Main island"].cells = {{0, -1}, {1, -1}};
  scenario.harbors[Path({0, 0}, Direction::NorthEast)] = {Direction::NorthEast, HarborKind::Ore};
  scenario.markers[Marker::Robber] = {0, 1};
  return scenario;
}

std::vector<Hex> found(std::wstring_view typed, const std::vector<Finding>& findings = {}) {
  return MapSearch(map(), findings, in_lower_case).find(typed);
}

TEST(MapSearch, FindsTerrainsByTheBeginningsOfTheirNames) {
  EXPECT_THAT(found(L"hills"), ElementsAre(Hex{0, -1}));
  EXPECT_THAT(found(L"hi"), ElementsAre(Hex{0, -1}));
  EXPECT_THAT(found(L"ills"), IsEmpty());
  EXPECT_THAT(found(L"gold"), IsEmpty()) << "it lies face down";
  EXPECT_THAT(found(L"  "), IsEmpty());
}

TEST(MapSearch, NumbersAreWhole) {
  EXPECT_THAT(found(L"6"), ElementsAre(Hex{0, -1}, Hex{-1, 1})) << "row by row, and not the area East 16";
  EXPECT_THAT(found(L"16"), ElementsAre(Hex{1, -1}));
  EXPECT_THAT(found(L"1"), IsEmpty());
  EXPECT_THAT(found(L"2"), IsEmpty()) << "not the harbor 2:1";
}

TEST(MapSearch, FindsHarborsOfPacksByTheirTitles) {
  Scenario with_post = map();
  with_post.own = own::Packs({{"pack",
                               {{"id", "p"}, {"title", "P"}, {"language", "1"}},
                               {{"harbor", {{"id", "post"}, {"title", "Tea house"}, {"rate", "2"}}, {}}}}});
  with_post.harbors.begin()->second.kind = with_post.own.harbors().front().value;
  EXPECT_THAT(MapSearch(with_post, {}, in_lower_case).find(L"tea"), ElementsAre(Hex{0, 0}));
}

TEST(MapSearch, EveryWordHasToBeThere) {
  EXPECT_THAT(found(L"hills 6"), ElementsAre(Hex{0, -1}));
  EXPECT_THAT(found(L"6 main"), ElementsAre(Hex{0, -1}, Hex{-1, 1})) << "in the area, and of the pool";
  EXPECT_THAT(found(L"hills 5"), IsEmpty());
}

TEST(MapSearch, FindsNamesOfStacksPoolsAndAreas) {
  EXPECT_THAT(found(L"fog"), ElementsAre(Hex{-1, 0}));
  EXPECT_THAT(found(L"face down"), ElementsAre(Hex{-1, 0}));
  EXPECT_THAT(found(L"numbers"), ElementsAre(Hex{0, 1}));
  EXPECT_THAT(found(L"island"), ElementsAre(Hex{0, -1}, Hex{1, -1}));
}

TEST(MapSearch, FindsHarborsAndMarkers) {
  EXPECT_THAT(found(L"harbor"), ElementsAre(Hex{0, 0}));
  EXPECT_THAT(found(L"ore harbor"), ElementsAre(Hex{0, 0}));
  EXPECT_THAT(found(L"2:1"), ElementsAre(Hex{0, 0}));
  EXPECT_THAT(found(L"3:1"), IsEmpty());
  EXPECT_THAT(found(L"robber"), ElementsAre(Hex{0, 1}));
}

TEST(MapSearch, FindsFrontierAreas) {
  Scenario scenario = map();
  const Path path({0, -1}, Direction::East);
  scenario.frontiers.emplace(path, ends(path)[0]);
  EXPECT_THAT(MapSearch(scenario, {}, in_lower_case).find(L"frontier"), ElementsAre(Hex{0, -1}, Hex{1, -1}));
}

TEST(MapSearch, FindsCoordinates) {
  EXPECT_THAT(found(L"0,-1"), ElementsAre(Hex{0, -1}));
  EXPECT_THAT(found(L"-1,1"), ElementsAre(Hex{-1, 1}));
  EXPECT_THAT(found(L"7,7"), IsEmpty());
  EXPECT_THAT(found(L"1,"), IsEmpty());
}

TEST(MapSearch, FindsWhereChecksFindSomething) {
  Finding finding;
  finding.check = "base.red-numbers-apart";
  finding.place = Hex{0, -1};
  EXPECT_THAT(found(L"red numbers", {finding}), ElementsAre(Hex{0, -1}));
  finding.accepted = "as on the sheet";
  EXPECT_THAT(found(L"red numbers", {finding}), IsEmpty());
}

TEST(MapSearch, ReadsATurnedMapAsItIsShown) {
  Scenario scenario;
  scenario.details.quarter_turned = true;
  for (const Hex hex : {Hex{0, 0}, Hex{1, 0}, Hex{0, 1}}) scenario.cells[hex].terrain = Terrain::Hills;
  EXPECT_THAT(MapSearch(scenario, {}, in_lower_case).find(L"hills"),
              ElementsAre(Hex{0, 0}, Hex{0, 1}, Hex{1, 0}))
      << "east is down";
}

}  // namespace
}  // namespace hexwright
