#include "render/colour_sight.h"

#include <cmath>

#include "render/picture.h"

namespace hexwright {
namespace {

Rgb average_of(Terrain terrain) { return Picture(one_hex(cell_of(terrain))).average({}); }

TEST(Terrains, AreToldApartByColourInEveryKindOfColourSight) {
  // A difference of about 2 can just be seen side by side; 10 is told apart at a glance.
  constexpr double at_a_glance = 10;
  for (const Sight& sight : sights)
    for (const Terrain a : all_terrains)
      for (const Terrain b : all_terrains) {
        if (a >= b) continue;
        const auto seen = [&](Terrain t) { return lab(times(sight.matrix, linear_light(average_of(t)))); };
        EXPECT_GE(apart(seen(a), seen(b)), at_a_glance)
            << id(a) << " and " << id(b) << " with " << sight.name;
      }
}

TEST(Sections, AreToldApartByColourInEveryKindOfColourSight) {  // FOG-01
  // What lies between the clouds and their letters tells the tint.
  constexpr double side_by_side = 5;
  Scenario scenario;
  std::vector<Hex> hexes;
  for (const char* name : {"A", "B", "C", "D", "E", "F"}) {
    hexes.push_back({static_cast<int>(hexes.size()), 0});
    scenario.stacks[name];
    scenario.cells[hexes.back()].stack = name;
  }
  const Picture picture(scenario, 1200, 300);
  for (const Sight& sight : sights)
    for (const Hex a : hexes)
      for (const Hex b : hexes) {
        if (a >= b) continue;
        const auto seen = [&](Hex h) {
          return lab(times(sight.matrix, linear_light(picture.average(centre(h)))));
        };
        EXPECT_GE(apart(seen(a), seen(b)), side_by_side)
            << "sections " << a.q << " and " << b.q << " with " << sight.name;
      }
}

/// The lightness of a terrain's picture on a grid of points.
std::vector<double> grey_picture(Terrain terrain) {
  const Picture picture(one_hex(cell_of(terrain)));
  const double middle = lightness(picture.average({}));
  std::vector<double> result;
  constexpr int reach = 37;
  constexpr double step = 0.02;
  for (int row = -reach; row <= reach; ++row)
    for (int column = -reach; column <= reach; ++column)
      result.push_back(lightness(picture.at({column * step, row * step})) - middle);
  return result;
}

TEST(Terrains, AreToldApartInGreyPrintByLightnessOrByPicture) {
  constexpr double clear_step = 8;
  constexpr double another_picture = 4;
  for (const Terrain a : all_terrains)
    for (const Terrain b : all_terrains) {
      if (a >= b) continue;
      const double step = std::abs(lightness(average_of(a)) - lightness(average_of(b)));
      const auto first = grey_picture(a);
      const auto second = grey_picture(b);
      double difference = 0;
      for (std::size_t i = 0; i < first.size(); ++i) difference += std::abs(first[i] - second[i]);
      difference /= static_cast<double>(first.size());
      EXPECT_TRUE(step >= clear_step || difference >= another_picture)
          << id(a) << " and " << id(b) << ": lightness " << step << " apart, pictures " << difference;
    }
}

}  // namespace
}  // namespace hexwright
