#include <array>
#include <set>

#include <rapidcheck/gtest.h>

#include "model/rules/base/founding.h"
#include "model/rules/base/routes.h"
#include "model/rules/base/spread.h"
#include "model/rules/base/victory_points.h"
#include "model/rules/deal_bounds.h"
#include "tests/support/generators.h"

namespace hexwright {
namespace {

/// The most of these that are pairwise apart, by trying everything.
template <class Place, class Touch>
int most_by_trying(const std::vector<Place>& things, std::size_t from, std::vector<Place>& chosen,
                   Touch touch) {
  if (from == things.size()) return static_cast<int>(chosen.size());
  int best = most_by_trying(things, from + 1, chosen, touch);
  const bool fits =
      std::none_of(chosen.begin(), chosen.end(), [&](Place c) { return touch(c, things[from]); });
  if (!fits) return best;
  chosen.push_back(things[from]);
  best = std::max(best, most_by_trying(things, from + 1, chosen, touch));
  chosen.pop_back();
  return best;
}

template <class Around, class Place>
bool has(const Around& around, Place n) {
  return std::find(around.begin(), around.end(), n) != around.end();
}

TEST(FoundingPlaces, AreCountedAsWellAsTryingEverythingDoes) {  // BASE-03, BASE-17
  const bool held = rc::check([] {
    const auto hexes = *test::connected_hexes();
    const BoardGraph board(*test::any_topology(), hexes);
    std::vector<IntersectionId> places;
    for (const IntersectionId i : board.intersections())
      if (places.size() < 18 && *rc::gen::arbitrary<bool>()) places.push_back(i);
    std::vector<IntersectionId> chosen;
    const int most = most_by_trying(places, 0, chosen, [&](IntersectionId a, IntersectionId b) {
      return has(board.intersection_neighbours(a), b);
    });
    RC_ASSERT(base::most_apart(board, places, 1000) == most);
    RC_ASSERT(base::most_apart(board, places, 3) == std::min(most, 3));
  });
  EXPECT_TRUE(held);
}

TEST(RedNumbers, CanBeDealtApartExactlyWhenTryingEverythingFindsAWay) {  // BASE-14
  const bool held = rc::check([] {
    const BoardGraph board(*test::any_topology(), *test::connected_hexes());
    std::vector<HexId> hexes;
    for (const HexId n : board.hexes())
      if (hexes.size() < 18 && *rc::gen::weightedElement<bool>({{3, true}, {1, false}})) hexes.push_back(n);
    std::vector<HexId> chosen;
    const int most =
        most_by_trying(hexes, 0, chosen, [&](HexId a, HexId b) { return has(board.neighbours(a), b); });
    RC_ASSERT(base::can_choose_apart(board, hexes, most) == base::Verdict::Yes);
    RC_ASSERT(base::can_choose_apart(board, hexes, most + 1) == base::Verdict::No);
  });
  EXPECT_TRUE(held);
}

Scenario row(std::initializer_list<Cell> cells) {
  Scenario scenario;
  int q = 0;
  for (const Cell& cell : cells) scenario.cells[{q++, 0}] = cell;
  return scenario;
}

TEST(Founding, NeedsLandThatIsKnownAndNotClosed) {  // BASE-17
  Scenario scenario = row({{Terrain::Hills, 5, {}}, {Terrain::Sea, {}, {}}, {{}, {}, "fog"}});
  EXPECT_EQ(base::founding_places(MapView(scenario)).size(), 6U);
  scenario.closed_to_founding.insert(Intersection({0, 0}, Corner::North));
  EXPECT_EQ(base::founding_places(MapView(scenario)).size(), 5U);
  scenario.areas["Elsewhere"].roles.insert(AreaRole::Founding);
  EXPECT_TRUE(base::founding_places(MapView(scenario)).empty());
}

TEST(Roads, GoAlongLandAndShipsAlongTheSea) {  // SEA-01, BASE-18
  Scenario scenario = row(
      {{Terrain::Hills, 5, {}}, {Terrain::Sea, {}, {}}, {Terrain::Sea, {}, {}}, {Terrain::Fields, 4, {}}});
  const auto far_corner = [&](const MapView& map) {
    return map.board().find(Intersection({3, 0}, Corner::NorthEast));
  };
  const auto length = [&] {
    const MapView map(scenario);
    const std::vector<IntersectionId> start{map.board().find(Intersection({0, 0}, Corner::NorthEast))};
    return base::route_lengths(map, start)[far_corner(map)];
  };
  EXPECT_EQ(length(), -1);
  scenario.rules["seafarers"];
  EXPECT_EQ(length(), -1) << "without ships the module alone carries nobody";
  scenario.details.pieces.ships = 15;
  EXPECT_EQ(length(), 6);
}

TEST(Tokens, AreWantedByEveryHexThatCanTurnOutProducing) {  // SEA-09
  EXPECT_EQ(producing_among({{Terrain::Hills, 3}, {Terrain::Sea, 2}}, 5).most, 3);
  EXPECT_EQ(producing_among({{Terrain::Hills, 3}, {Terrain::Sea, 2}}, 5).least, 3);
  EXPECT_EQ(producing_among({{Terrain::Hills, 3}, {Terrain::Sea, 2}}, 4).least, 2);
  EXPECT_EQ(producing_among({{Terrain::Hills, 3}, {Terrain::Sea, 2}}, 1).most, 1);
  EXPECT_EQ(producing_among({{Terrain::Hills, 3}, {Terrain::Sea, 2}}, 1).least, 0);
}

TEST(VictoryPoints, AreThirteenFromBuildingsOnABoardWithRoom) {  // BASE-11, BASE-18
  Scenario scenario;
  for (int q = 0; q < 5; ++q)
    for (int r = 0; r < 5; ++r) scenario.cells[{q, r}] = {Terrain::Hills, 5, {}};
  const base::BestCase best = base::best_case(MapView(scenario));
  EXPECT_EQ(best.buildings, 13);
  EXPECT_EQ(best.total(), 22);
}

}  // namespace
}  // namespace hexwright
