#include "model/rules/deal_red_numbers.h"

#include <set>

#include "tests/model/rules/islands.h"

namespace hexwright {
namespace {

using namespace test;

/// All hexes within so many steps of the middle.
Scenario island(int reach, const Cell& cell) {
  Scenario scenario;
  for (int q = -reach; q <= reach; ++q)
    for (int r = -reach; r <= reach; ++r)
      if (std::abs(q + r) <= reach) scenario.cells.emplace(Hex{q, r}, cell);
  return scenario;
}

int touching_pairs(const MapView& map, const std::vector<int>& number) {
  int pairs = 0;
  for (const HexId hex : map.board().hexes())
    for (const HexId next : map.board().neighbours(hex))
      if (next != none && next > hex && is_red(number[static_cast<std::size_t>(hex)]) &&
          is_red(number[static_cast<std::size_t>(next)]))
        ++pairs;
  return pairs;
}

Deal dealt_map(const MapView& map, std::uint64_t seed) {
  Random random(seed);
  return deal(map, random);
}

TEST(RedNumbers, NeverTouchInTheBaseGame) {  // BASE-14
  Scenario scenario = island(2, drawn("main", "main"));
  scenario.terrain_pools["main"] = {{Terrain::Hills, 18}, {Terrain::Desert, 1}};
  scenario.token_pools["main"] = {{2, 1}, {3, 2}, {4, 2},  {5, 2},  {6, 2},
                                  {8, 2}, {9, 2}, {10, 2}, {11, 2}, {12, 1}};
  const MapView map(scenario);
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    const Deal dealt = dealt_map(map, seed);
    EXPECT_FALSE(dealt.reds_touch);
    EXPECT_EQ(touching_pairs(map, dealt.number), 0) << seed;
    Counts<int> numbers;
    for (const int number : dealt.number)
      if (number != MapView::no_number) ++numbers[number];
    EXPECT_EQ(numbers, scenario.token_pools["main"]) << "an exchange lost a token";
  }
}

// Seven of nineteen hexes is the most that can lie apart, and there is one way to do it.
TEST(RedNumbers, FindTheOnlyPlacesApart) {
  Scenario scenario = island(2, {Terrain::Hills, Drawn{"main"}, ""});
  scenario.token_pools["main"] = {{5, 12}, {6, 7}};
  const MapView map(scenario);
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Deal dealt = dealt_map(map, seed);
    EXPECT_FALSE(dealt.reds_touch);
    EXPECT_EQ(touching_pairs(map, dealt.number), 0);
  }
}

TEST(RedNumbers, StayWhereNoExchangeParts) {
  Scenario scenario = island(2, {Terrain::Hills, Drawn{"main"}, ""});
  scenario.token_pools["main"] = {{5, 11}, {6, 8}};
  const MapView map(scenario);
  const Deal dealt = dealt_map(map, 1);
  EXPECT_TRUE(dealt.reds_touch);
  EXPECT_EQ(std::count(dealt.number.begin(), dealt.number.end(), 6), 8);
}

TEST(RedNumbers, KeepAwayFromFixedOnesWhichNeverMove) {
  Scenario scenario =
      row_of(std::vector<Cell>{{Terrain::Hills, 6, ""}} + times(3, {Terrain::Hills, Drawn{"main"}, ""}) +
             std::vector<Cell>{{Terrain::Hills, 8, ""}, {Terrain::Hills, 8, ""}});
  scenario.token_pools["main"] = {{5, 2}, {6, 1}};
  const MapView map(scenario);
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Deal dealt = dealt_map(map, seed);
    EXPECT_THAT(dealt.number, testing::ElementsAre(6, 5, 6, 5, 8, 8));
    EXPECT_FALSE(dealt.reds_touch) << "the fixed ones touch each other, but no drawn one does";
  }
}

TEST(RedNumbers, AreExchangedWithWhatIsLeftOver) {
  Scenario scenario = row_of({{Terrain::Hills, 6, ""}, {Terrain::Hills, Drawn{"main"}, ""}});
  scenario.token_pools["main"] = {{8, 5}, {9, 1}};
  const MapView map(scenario);
  for (std::uint64_t seed = 0; seed < 10; ++seed) EXPECT_EQ(dealt_map(map, seed).number[HexId(1)], 9);
}

TEST(RedNumbers, AreExchangedAcrossTheSeam) {  // EXP-07
  Scenario scenario = row_of(times(4, {Terrain::Hills, Drawn{"main"}, ""}));
  scenario.topology = Topology::joined_east_west(4, 0);
  scenario.token_pools["main"] = {{6, 2}, {9, 2}};
  const MapView map(scenario);
  for (std::uint64_t seed = 0; seed < 30; ++seed)
    EXPECT_EQ(touching_pairs(map, dealt_map(map, seed).number), 0);
}

/// The first of the hexes lies at the wasteland.
Scenario with_wasteland(const Counts<int>& tokens) {
  Scenario scenario = row_of(times(4, {Terrain::Hills, Drawn{"main"}, ""}));
  scenario.rules = {{"seafarers", {}}, {"wonders", {}}};
  scenario.marks[Intersection({0, 0}, Corner::North)] = {MarkKind::Wasteland, 0};
  scenario.token_pools["main"] = tokens;
  return scenario;
}

TEST(RedNumbers, AreNotDealtBesideTheWasteland) {  // WON-14
  const Scenario scenario = with_wasteland({{6, 1}, {8, 1}, {9, 2}});
  const MapView map(scenario);
  std::set<std::vector<int>> seen;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Deal dealt = dealt_map(map, seed);
    EXPECT_FALSE(dealt.reds_touch);
    EXPECT_EQ(dealt.number[HexId(0)], 9);
    EXPECT_EQ(touching_pairs(map, dealt.number), 0);
    seen.insert(dealt.number);
  }
  EXPECT_THAT(seen, testing::UnorderedElementsAre(std::vector{9, 6, 9, 8}, std::vector{9, 8, 9, 6}));
}

TEST(RedNumbers, AreTakenFromTheWastelandWhereSomeAreLeftOver) {  // WON-14
  const Scenario scenario = with_wasteland({{6, 9}, {9, 3}});
  const MapView map(scenario);
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Deal dealt = dealt_map(map, seed);
    EXPECT_FALSE(dealt.reds_touch);
    EXPECT_EQ(dealt.number[HexId(0)], 9);
  }
}

TEST(RedNumbers, OfWhichThereAreTooManyStayBesideTheWasteland) {  // WON-14
  const Scenario scenario = with_wasteland({{6, 4}});
  EXPECT_TRUE(dealt_map(MapView(scenario), 1).reds_touch);
}

TEST(RedNumbers, OfTurnedUpHexesAreExchanged) {  // FOG-04
  Scenario scenario = row_of(times(2, face_down("fog")) + std::vector<Cell>{{Terrain::Hills, 6, ""}});
  scenario.rules["fog"]["exploring"] = "no";
  scenario.stacks["fog"] = {.hexes = {{Terrain::Fields, 2}}, .token_pool = "fog"};
  scenario.token_pools["fog"] = {{8, 1}, {10, 1}};
  const MapView map(scenario);
  for (std::uint64_t seed = 0; seed < 10; ++seed)
    EXPECT_THAT(dealt_map(map, seed).number, testing::ElementsAre(8, 10, 6));
}

/// An island whose jungles have tokens of their own.
Scenario jungle_island() {
  Scenario scenario = island(2, drawn("main", "main"));
  scenario.terrain_pools["main"] = {{Terrain::Hills, 16}, {Terrain::Jungle, 3}};
  scenario.token_pools["main"] = {{2, 1}, {3, 2}, {4, 2},  {5, 3},  {6, 2},
                                  {8, 2}, {9, 2}, {10, 2}, {11, 2}, {12, 1}};
  scenario.terrain_tokens["main"] = {{Terrain::Jungle, {{5, 1}, {9, 1}, {10, 1}}}};
  return scenario;
}

TEST(RedNumbers, StayOffHexesWhoseTokensAreSetAside) {  // JUN-01, JUN-07
  const Scenario scenario = jungle_island();
  const MapView map(scenario);
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    const Deal dealt = dealt_map(map, seed);
    EXPECT_FALSE(dealt.reds_touch);
    std::vector<int> jungles;
    for (const HexId hex : dealt.number.ids())
      if (dealt.terrain[hex] == Terrain::Jungle) jungles.push_back(dealt.number[hex]);
    EXPECT_THAT(jungles, testing::UnorderedElementsAre(5, 9, 10)) << seed;
  }
}

// The mountains have a red number for certain: where it touches the fixed one, they exchange it for the other
// of theirs, and never for one of the hills.
TEST(RedNumbers, ThatAreSetAsideAreExchangedWithinTheirTerrain) {  // NSH-06, JUN-07
  Scenario scenario = row_of(std::vector<Cell>{{Terrain::Hills, 6, ""}} + times(4, drawn("main", "main")));
  scenario.terrain_pools["main"] = {{Terrain::Mountains, 2}, {Terrain::Hills, 2}};
  scenario.token_pools["main"] = {{2, 1}, {3, 1}, {4, 1}, {8, 1}};
  scenario.terrain_tokens["main"] = {{Terrain::Mountains, {{2, 1}, {8, 1}}}};
  const MapView map(scenario);
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Deal dealt = dealt_map(map, seed);
    EXPECT_EQ(touching_pairs(map, dealt.number), 0) << seed;
    for (const HexId hex : {HexId(1), HexId(2), HexId(3), HexId(4)})
      EXPECT_EQ(dealt.terrain[hex] == Terrain::Mountains, dealt.number[hex] == 2 || dealt.number[hex] == 8);
  }
}

// One mountain, and its number is red: it cannot lie beside the fixed one, and all is dealt anew until it
// does not.
TEST(RedNumbers, AreDealtAnewWhereNoExchangeHelps) {  // JUN-07, BASE-14
  Scenario scenario = row_of(std::vector<Cell>{{Terrain::Hills, 6, ""}} + times(3, drawn("main", "main")));
  scenario.terrain_pools["main"] = {{Terrain::Mountains, 1}, {Terrain::Hills, 2}};
  scenario.token_pools["main"] = {{3, 1}, {4, 1}, {8, 1}};
  scenario.terrain_tokens["main"] = {{Terrain::Mountains, {{8, 1}}}};
  const MapView map(scenario);
  std::set<std::size_t> places;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Deal dealt = dealt_map(map, seed);
    EXPECT_FALSE(dealt.reds_touch);
    for (const HexId hex : {HexId(1), HexId(2), HexId(3)})
      if (dealt.terrain[hex] == Terrain::Mountains) {
        EXPECT_EQ(dealt.number[hex], 8);
        places.insert(hex.value());
      }
  }
  EXPECT_EQ(places, (std::set<std::size_t>{2, 3}));
}

/// A row that draws all of a pool.
Scenario row_drawing(const Counts<int>& tokens, int quiet) {
  Scenario scenario;
  scenario.token_pools["main"] = tokens;
  for (int q = 0; q < total(tokens); ++q) scenario.cells[{q, 0}] = {Terrain::Hills, Drawn{"main"}, ""};
  scenario.rules["tribal-gifts"];
  scenario.areas["Quiet"].roles = {AreaRole::Quiet};
  for (int q = 0; q < quiet; ++q) scenario.areas["Quiet"].cells.insert({q, 0});
  return scenario;
}

TEST(QuietHexes, GetNoLoudNumberAndLetRedOnesLieApart) {  // TRI-11, BASE-14
  const Scenario scenario = row_drawing({{5, 1}, {6, 1}, {8, 1}, {9, 1}, {3, 2}, {4, 1}}, 2);
  const MapView map(scenario);
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    const Deal dealt = deal(map, random);
    for (const HexId hex : Ids<HexId>(2)) EXPECT_FALSE(is_loud(dealt.number[hex])) << seed;
    EXPECT_FALSE(dealt.reds_touch) << seed;
  }
}

TEST(QuietHexes, TakeWhatThereIsWhereThePoolIsTooLoud) {  // TRI-11
  const Scenario scenario = row_drawing({{5, 2}, {9, 1}, {3, 1}}, 3);
  const MapView map(scenario);
  Random random(1);
  const Deal dealt = deal(map, random);
  EXPECT_EQ(std::count_if(dealt.number.begin(), dealt.number.end(), is_loud), 3);
}

}  // namespace
}  // namespace hexwright
