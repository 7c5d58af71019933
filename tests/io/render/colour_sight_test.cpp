#include "tests/io/render/colour_sight.h"

#include <cmath>

#include "io/render/pen/palette.h"
#include "model/own/packs.h"
#include "tests/io/render/picture.h"

namespace hexwright {
namespace {

/// Of what the terrain looks like itself: a volcano without the numbers at its corners. VOL-09
Rgb average_of(Terrain terrain, BoardTheme theme = BoardTheme::Standard) {
  const Picture picture(one_hex(cell_of(terrain)), 400, 300, {.theme = theme});
  const auto pixels = [&](Point p, double radius) {
    return static_cast<double>(picture.count_around(p, radius, [](const Rgb&) { return true; }));
  };
  constexpr double whole = 0.8, number = 0.15, distance = 0.73;
  Rgb average = picture.average({}, whole);
  if (terrain != Terrain::Volcano) return average;
  double rest = pixels({}, whole);
  for (double& part : average) part *= rest;
  for (const Corner corner : all_corners) {
    const Point place{distance * corner_offset(corner).x, distance * corner_offset(corner).y};
    const Rgb covered = picture.average(place, number);
    for (std::size_t i = 0; i < 3; ++i) average[i] -= covered[i] * pixels(place, number);
    rest -= pixels(place, number);
  }
  for (double& part : average) part /= rest;
  return average;
}

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

/// Where neither picture nor token nor letter lies.
Rgb ground_of(Terrain terrain, BoardTheme theme) {
  return Picture(one_hex(cell_of(terrain)), 400, 300, {.theme = theme}).at({-0.55, 0.1});
}

TEST(SafeThemes, TellAllTerrainsApartByColourAloneInEveryKindOfColourSight) {
  constexpr double across_the_table = 24;
  for (const BoardTheme theme : {BoardTheme::ColourSafe, BoardTheme::HighContrast})
    for (const Sight& sight : sights)
      for (const Terrain a : all_terrains)
        for (const Terrain b : all_terrains) {
          if (a >= b) continue;
          const auto seen = [&](Terrain t) {
            return lab(times(sight.matrix, linear_light(ground_of(t, theme))));
          };
          EXPECT_GE(apart(seen(a), seen(b)), across_the_table)
              << id(a) << " and " << id(b) << " with " << sight.name << " in the theme " << id(theme);
        }
}

/// Whatever colours designers choose, these themes find others that are apart.
TEST(SafeThemes, TellOwnTerrainsFromAllOthers) {  // OWN-08
  constexpr double across_the_table = 24;
  std::vector<own::Element> parts;
  for (const char* id : {"lake", "moor"})
    parts.push_back({"terrain", {{"id", id}, {"title", id}, {"colour", "2F6F9F"}}, {}});
  const own::Packs packs({{"pack", {{"id", "wet"}, {"title", "Wet"}, {"language", "1"}}, parts}});
  const auto all = own::all_of<Terrain>(packs);
  const auto seen = [&](const Sight& sight, Terrain terrain) {
    const Colour ground = palette::ground(packs, terrain, BoardTheme::ColourSafe);
    return lab(times(sight.matrix, linear_light({ground.red * 255, ground.green * 255, ground.blue * 255})));
  };
  for (const Sight& sight : sights)
    for (const Terrain a : all)
      for (const Terrain b : all)
        if (is_own(a) && a != b)
          EXPECT_GE(apart(seen(sight, a), seen(sight, b)), across_the_table)
              << text(own::title(packs, a)) << " and " << text(own::title(packs, b)) << " with "
              << sight.name;
}

TEST(SafeThemes, StillTellTerrainsApartWithTheirPicturesAndLetters) {
  constexpr double at_a_glance = 15;
  for (const Sight& sight : sights)
    for (const Terrain a : all_terrains)
      for (const Terrain b : all_terrains) {
        if (a >= b) continue;
        const auto seen = [&](Terrain t) {
          return lab(times(sight.matrix, linear_light(average_of(t, BoardTheme::ColourSafe))));
        };
        EXPECT_GE(apart(seen(a), seen(b)), at_a_glance)
            << id(a) << " and " << id(b) << " with " << sight.name;
      }
}

/// How bright linear light is, by WCAG 2.
double luminance(const Rgb& colour) {
  const Rgb light = linear_light(colour);
  return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
}
double contrast(double a, double b) { return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05); }

/// Of the darkest and the lightest pixel around a place.
double contrast_around(const Picture& picture, Point place, double radius) {
  double least = 1, most = 0;
  picture.visit_around(place, radius, [&](const Rgb& colour) {
    least = std::min(least, luminance(colour));
    most = std::max(most, luminance(colour));
  });
  return contrast(least, most);
}

TEST(HighContrast, ShowsEdgesLettersAndNumbersSevenToOneOnEveryGround) {
  constexpr double enhanced = 7;  // WCAG 2, level AAA
  for (const Terrain terrain : all_terrains)
    for (const int number : {5, 6}) {
      Scenario scenario = one_hex(cell_of(terrain));
      scenario.cells.begin()->second.token = number;
      const Picture picture(scenario, 400, 300, {.theme = BoardTheme::HighContrast});
      SCOPED_TRACE(id(terrain));
      EXPECT_GE(contrast_around(picture, {0.8, 0}, 0.1), enhanced) << "the edge";
      EXPECT_GE(contrast_around(picture, {0, 0.63}, 0.1), enhanced) << "the letter";
      EXPECT_GE(contrast_around(picture, {0, 0.06}, 0.15), enhanced) << "the number " << number;
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
