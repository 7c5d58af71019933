#include "model/generate/land.h"

#include <gmock/gmock.h>

#include "model/generate/generate.h"
#include "model/rules/islands.h"
#include "model/rules/map_view.h"
#include "model/validation/validate.h"

namespace hexwright {
namespace {

using testing::UnorderedElementsAreArray;

Scenario land(const LandShape& shape, std::uint64_t seed = 1) {
  auto made = land_of_shape(shape, seed);
  if (const auto* refusal = made.refusal()) throw std::runtime_error(text(refusal->why));
  return std::move(made).value();
}
std::string why_not(const LandShape& shape) {
  const auto made = land_of_shape(shape, 1);
  const auto* refusal = made.refusal();
  return refusal ? text(refusal->why) : "";
}

bool is_land_at(const Scenario& scenario, Hex hex) {
  const auto cell = scenario.cells.find(hex);
  return cell != scenario.cells.end() && cell->second.terrain != PlacedTerrain(Terrain::Sea);
}

std::vector<int> island_sizes(const Scenario& scenario) {
  std::set<Hex> left;
  for (const auto& [hex, cell] : scenario.cells)
    if (is_land_at(scenario, hex)) left.insert(hex);
  std::vector<int> sizes;
  while (!left.empty()) {
    std::vector<Hex> island{*left.begin()};
    left.erase(left.begin());
    for (std::size_t next = 0; next < island.size(); ++next)
      for (const Direction d : all_directions)
        if (left.erase(neighbour(island[next], d)) > 0) island.push_back(neighbour(island[next], d));
    sizes.push_back(static_cast<int>(island.size()));
  }
  return sizes;
}

const std::vector<LandShape> shapes{
    {},
    {.islands = {12, 7}, .roughness = 0},
    {.islands = {7, 5, 3}, .roughness = 100, .sea = 2},
    {.islands = {10, 10}, .symmetry = LandSymmetry::HalfTurn},
    {.islands = {13, 4, 4}, .symmetry = LandSymmetry::Mirror},
    {.islands = {7, 5, 5, 5}, .symmetry = LandSymmetry::ThirdTurn},
    {.islands = {19}, .symmetry = LandSymmetry::ThirdTurn},
    {.islands = {60}, .roughness = 50},
};

class Land : public testing::TestWithParam<LandShape> {};

TEST_P(Land, HasTheIslandsThatWereAskedForAndIsSound) {
  const LandShape& shape = GetParam();
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Scenario scenario = land(shape, seed);
    EXPECT_THAT(island_sizes(scenario), UnorderedElementsAreArray(shape.islands));
    for (const Finding& finding : validate(scenario))
      EXPECT_NE(finding.severity, Severity::Error) << text(finding.message);
    EXPECT_EQ(scenario, land(shape, seed)) << "the same seed gives the same shape";
  }
}

TEST(LandShapes, DifferFromSeedToSeedWhereCoastsAreRagged) {
  const LandShape shape{.islands = {12, 7}, .roughness = 60};
  EXPECT_NE(land(shape, 1), land(shape, 2));
}

TEST_P(Land, FallsOntoItself) {
  const LandShape& shape = GetParam();
  const Scenario scenario = land(shape, 3);
  for (const auto& [hex, cell] : scenario.cells) {
    const bool here = is_land_at(scenario, hex);
    const Hex image = shape.symmetry == LandSymmetry::HalfTurn    ? rotated(hex, 3)
                      : shape.symmetry == LandSymmetry::Mirror    ? mirrored(hex)
                      : shape.symmetry == LandSymmetry::ThirdTurn ? rotated(hex, 2)
                                                                  : hex;
    EXPECT_EQ(is_land_at(scenario, image), here);
  }
}

TEST_P(Land, CanBeDealtAtOnce) {
  const auto boards = generate(land(GetParam(), 4), {.wishes = {{WishKind::RedNumbersApart}}});
  ASSERT_FALSE(boards.refusal()) << text(boards.refusal()->why);
}

INSTANTIATE_TEST_SUITE_P(, Land, testing::ValuesIn(shapes));

TEST(LandShapes, SayWhatCannotBe) {
  EXPECT_EQ(why_not({.islands = {}}), "give 1 to 30 islands of 1 hex or more, 400 hexes at most altogether");
  EXPECT_EQ(why_not({.islands = {0}}), "give 1 to 30 islands of 1 hex or more, 400 hexes at most altogether");
  EXPECT_EQ(why_not({.islands = {7, 5}, .symmetry = LandSymmetry::HalfTurn}),
            "under this symmetry islands come in groups of 2 of equal size; only one may be left over, for "
            "the middle");
  EXPECT_EQ(why_not({.islands = {8}, .symmetry = LandSymmetry::ThirdTurn}),
            "under this symmetry the island in the middle has 1 hex, or 3 more, or twice 3 more, and so on");
  EXPECT_EQ(why_not({.islands = {30}, .boxes = {{"base", 1}}}),
            "these boxes hold 19 land hexes and 18 numbers, which is too little for 30 hexes");
}

}  // namespace
}  // namespace hexwright
