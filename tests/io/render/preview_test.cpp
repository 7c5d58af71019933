#include "io/render/pieces/preview.h"

#include "io/render/export/page.h"
#include "tests/io/render/picture.h"

namespace hexwright {
namespace {

Scenario lone_hex() {
  Scenario scenario;
  scenario.cells[{0, 0}].terrain = Terrain::Hills;
  return scenario;
}

struct Rgba {
  int red, green, blue, opacity;
};
Rgba at(const Pixels& pixels, int x, int y) {
  const auto* pixel =
      pixels.rgba.data() + 4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(pixels.width) +
                                static_cast<std::size_t>(x));
  return {pixel[0], pixel[1], pixel[2], pixel[3]};
}

TEST(Preview, FitsIntoItsSpaceAndKeepsTheShape) {
  const PictureOptions options{.draw = {}, .width = 1000};
  const Sheet sheet = lay_sheet(lone_hex(), options);
  const Pixels pixels = preview(lone_hex(), options, 200, 100);
  EXPECT_EQ(pixels.height, 100);
  EXPECT_NEAR(pixels.width, 100.0 * sheet.width / sheet.height, 1);
  EXPECT_EQ(pixels.rgba.size(), static_cast<std::size_t>(4 * pixels.width * pixels.height));
}

TEST(Preview, IsNotBlownUp) { EXPECT_EQ(preview(lone_hex(), {.draw = {}, .width = 64}, 500, 500).width, 64); }

TEST(Preview, TheCornerIsPaperUnlessTheGroundIsClear) {
  const Pixels paper = preview(lone_hex(), {.draw = {}, .width = 300}, 100, 100);
  EXPECT_EQ(at(paper, 0, 0).opacity, 255);
  EXPECT_GT(at(paper, 0, 0).red, 240);
  const Pixels clear = preview(lone_hex(), {.draw = {}, .width = 300, .clear = true}, 100, 100);
  EXPECT_EQ(at(clear, 0, 0).opacity, 0);
  const Rgba middle = at(clear, clear.width / 2, clear.height / 2);
  EXPECT_EQ(middle.opacity, 255);
  EXPECT_GT(middle.red, middle.blue + 40) << "hills are brick red, and red is told first";
}

TEST(Preview, TheMarginIsAPartOfTheWidth) {
  const Sheet wide = lay_sheet(lone_hex(), {.draw = {}, .width = 1000, .margin = 0.2});
  const Sheet none = lay_sheet(lone_hex(), {.draw = {}, .width = 1000, .margin = 0});
  EXPECT_NEAR(wide.view.scale, 0.6 * none.view.scale, 1e-6);
  EXPECT_EQ(lay_sheet(lone_hex(), {}, 1000).view, lay_sheet(lone_hex(), {.draw = {}, .width = 1000}).view);
}

}  // namespace
}  // namespace hexwright
