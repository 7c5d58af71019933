#include "model/board/die_corner.h"
#include "model/rules/volcano/eruption.h"

namespace hexwright {
namespace {

using namespace volcano;

TEST(Eruption, CountsTheIntersectionsClockwiseFromTheTop) {  // VOL-04
  using enum Corner;
  std::vector<Corner> corners;
  for (int die = 1; die <= 6; ++die) corners.push_back(die_corner(die));
  EXPECT_THAT(corners, testing::ElementsAre(North, NorthEast, SouthEast, South, SouthWest, NorthWest));
}

TEST(Eruption, StrikesAnIntersectionOfItsOwnHexAcrossASeamToo) {  // VOL-04
  std::vector<Hex> hexes;
  for (int r = 0; r < 4; ++r)
    for (int q = 0; q < 4; ++q) hexes.push_back({q - r / 2, r});
  for (const Topology& topology :
       {Topology(), Topology::joined_east_west(4, 0), Topology::joined_north_south(4, 0)}) {
    const BoardGraph board(topology, hexes);
    const Hex place{0, 3};
    const auto volcano = board.find(place);
    for (int die = 1; die <= 6; ++die)
      EXPECT_EQ(die_corner(board, volcano, die), board.find(Intersection(place, die_corner(die))));
  }
}

TEST(Eruption, ShrinksACityOnlyWhileItsOwnerHasASettlementLeft) {  // VOL-04, VOL-05
  constexpr bool city = true, settlement = false;
  EXPECT_FALSE(shrinks_when_struck(settlement, 5));
  EXPECT_TRUE(shrinks_when_struck(city, 1));
  EXPECT_FALSE(shrinks_when_struck(city, 0));
}

TEST(ResourceTerrains, HaveVolcanoesOnlyInTheGoldVariantAndJunglesNever) {  // VOL-02, VOL-07, JUN-05
  for (const bool gold : {false, true}) {
    const TerrainSet yielding = resource_terrains(gold);
    for (const Terrain t : {Terrain::Hills, Terrain::Forest, Terrain::Mountains, Terrain::Fields,
                            Terrain::Pasture, Terrain::Gold})
      EXPECT_TRUE(yielding.contains(t)) << title(t);
    for (const Terrain t : {Terrain::Desert, Terrain::Sea, Terrain::Jungle, Terrain::Spice})
      EXPECT_FALSE(yielding.contains(t)) << title(t);
    EXPECT_EQ(yielding.contains(Terrain::Volcano), gold);
  }
}

}  // namespace
}  // namespace hexwright
