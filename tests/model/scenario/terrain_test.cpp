#include "model/scenario/terrain.h"

namespace hexwright {
namespace {

// BASE-01
TEST(Terrains, FiveYieldOneResourceEach) {
  EXPECT_EQ(resource_of(Terrain::Hills), Resource::Brick);
  EXPECT_EQ(resource_of(Terrain::Forest), Resource::Lumber);
  EXPECT_EQ(resource_of(Terrain::Mountains), Resource::Ore);
  EXPECT_EQ(resource_of(Terrain::Fields), Resource::Grain);
  EXPECT_EQ(resource_of(Terrain::Pasture), Resource::Wool);
}

// BASE-01
TEST(Terrains, DesertAndSeaYieldNothing) {
  for (const Terrain terrain : {Terrain::Desert, Terrain::Sea}) {
    EXPECT_FALSE(is_producing(terrain));
    EXPECT_EQ(resource_of(terrain), std::nullopt);
  }
}

// SEA-05, as far as a map goes: gold takes a token, and yields no one resource.
TEST(Terrains, GoldYieldsWhatIsChosen) {
  EXPECT_TRUE(is_producing(Terrain::Gold));
  EXPECT_EQ(resource_of(Terrain::Gold), std::nullopt);
}

// BASE-15
TEST(Harbors, FiveTradeOneResourceEach) {
  EXPECT_EQ(traded_at(HarborKind::Generic), std::nullopt);
  EXPECT_EQ(traded_at(HarborKind::Brick), Resource::Brick);
  EXPECT_EQ(traded_at(HarborKind::Lumber), Resource::Lumber);
  EXPECT_EQ(traded_at(HarborKind::Ore), Resource::Ore);
  EXPECT_EQ(traded_at(HarborKind::Grain), Resource::Grain);
  EXPECT_EQ(traded_at(HarborKind::Wool), Resource::Wool);
}

}  // namespace
}  // namespace hexwright
