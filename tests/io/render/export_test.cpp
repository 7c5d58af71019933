#include <array>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <random>

#include <cairo.h>

#include "tests/io/render/picture.h"
#include "tests/support/outside.h"

namespace hexwright {
namespace {

Scenario every_kind() {
  Scenario scenario;
  int q = -4;
  for (const Terrain terrain : all_terrains) scenario.cells[Hex{q++, -2}] = cell_of(terrain, 6);
  scenario.cells[Hex{-4, -1}] = Cell{};
  scenario.cells[Hex{-3, -1}] = cell_of(Drawn{"pool & <more>"}, Drawn{"main"});
  scenario.cells[Hex{-2, -1}].stack = "fog \"1\"";
  scenario.stacks["land <1>"].paired_with = "sea";
  scenario.cells[Hex{-1, -1}].stack = "land <1>";
  scenario.frontiers[Path({-2, -1}, Direction::East)] = Intersection({-2, -1}, Corner::NorthEast);
  scenario.areas["Süd & <Nord>"].cells = {Hex{-4, -2}, Hex{-3, -2}};
  scenario.harbors[Path({3, -2}, Direction::West)] = {Direction::West, HarborKind::Ore};
  scenario.markers[Marker::Pirate] = {3, -2};
  scenario.closed_to_founding.insert(Intersection({0, -2}, Corner::North));
  return scenario;
}

struct Size {
  int width = 0, height = 0;
};

/// Through a reader that is not ours.
Size decoded_size(const std::string& png) {
  const TemporaryFile file("hexwright-png", png);
  cairo_surface_t* surface = cairo_image_surface_create_from_png(file.path().c_str());
  const Size size{cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface)};
  cairo_surface_destroy(surface);
  return size;
}

/// Of two pictures of the same size, over all colours of all pixels.
double mean_difference(const std::string& a, const std::string& b) {
  const std::array surfaces{cairo_image_surface_create_from_png(a.c_str()),
                            cairo_image_surface_create_from_png(b.c_str())};
  const int width = cairo_image_surface_get_width(surfaces[0]);
  const int height = cairo_image_surface_get_height(surfaces[0]);
  EXPECT_EQ(cairo_image_surface_get_width(surfaces[1]), width);
  EXPECT_EQ(cairo_image_surface_get_height(surfaces[1]), height);
  const auto value = [&](std::size_t picture, int x, int y, int part) {
    const std::ptrdiff_t row =
        static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(surfaces[picture]);
    return static_cast<double>(cairo_image_surface_get_data(surfaces[picture])[row + 4 * x + part]);
  };
  double sum = 0;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      for (int part = 0; part < 3; ++part) sum += std::abs(value(0, x, y, part) - value(1, x, y, part));
  for (cairo_surface_t* surface : surfaces) cairo_surface_destroy(surface);
  return sum / (3.0 * width * height);
}

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

class Export : public testing::Test {
 protected:
  void SetUp() override { unsetenv("DISPLAY"); }
};

TEST_F(Export, PngHasTheAskedWidthAndTheBoardsShape) {
  const Size size = decoded_size(render_png(every_kind(), {}, 500));
  EXPECT_EQ(size.width, 500);
  // A row of all terrains, two rows high, and a margin of a sixtieth of the width.
  constexpr double margin = 9;
  constexpr double across = all_terrains.size() * hex_width;
  EXPECT_NEAR(size.height, (500 - 2 * margin) * 3.5 / across + 2 * margin, 2);
}

TEST_F(Export, PngStaysWithinItsLimitsForAnyBoard) {
  Scenario high;
  for (int r = -200; r < 200; ++r) high.cells[Hex{-r / 2, r}] = cell_of(Terrain::Sea);
  for (const int width : {3'000, 2'000'000'000}) {
    const Size size = decoded_size(render_png(high, {}, width));
    EXPECT_LE(size.height, most_png_side);
    EXPECT_LE(static_cast<std::int64_t>(size.width) * size.height, most_png_pixels);
    EXPECT_GT(size.width, 20);
  }
  Scenario line;
  line.cells[Hex{5'000, -10'000}] = cell_of(Terrain::Sea);
  line.cells[Hex{-5'000, 10'000}] = cell_of(Terrain::Sea);
  const Size size = decoded_size(render_png(line, {}, 1'000));
  EXPECT_GT(size.width, 0);
  EXPECT_LE(size.height, most_png_side);
}

TEST_F(Export, SvgIsWellFormedWhateverTheNamesHold) {
  HEXWRIGHT_NEEDS_TOOL("xmllint");
  const TemporaryFile file("hexwright-svg", render_svg(every_kind(), {}, 500));
  EXPECT_EQ(output_of("xmllint --noout " + file.path()), "0\n");
}

TEST_F(Export, SvgShowsTokensAsPathsAndHexesSharp) {
  const std::string svg = render_svg(every_kind(), {}, 500);
  EXPECT_EQ(count(svg, "<image"), 0) << "everything is strokes, nothing pixels";
  const std::string without = render_svg(one_hex(cell_of(Terrain::Pasture)), {}, 500);
  const std::string with = render_svg(one_hex(cell_of(Terrain::Pasture, 12)), {}, 500);
  // Glyphs are paths that are used by name: at least the digits 1 and 2 come in addition.
  EXPECT_GE(count(with, "<use"), count(without, "<use") + 2);
}

TEST_F(Export, SvgLooksToOtherProgramsLikeThePng) {
  HEXWRIGHT_NEEDS_TOOL("rsvg-convert");
  const TemporaryFile svg("hexwright-svg", render_svg(every_kind(), {}, 800));
  const TemporaryFile png("hexwright-png", "");
  ASSERT_EQ(output_of("rsvg-convert --background-color=white -o " + png.path() + " " + svg.path()), "0\n");
  const TemporaryFile own("hexwright-own", render_png(every_kind(), {}, 800));
  // Edges of text and lines differ a little.
  constexpr double little = 6;
  EXPECT_LT(mean_difference(png.path(), own.path()), little);
}

/// As the worst map that bots could draw: no two neighbours alike.
Scenario random_board(int width, int rows) {
  std::mt19937 random(7);
  Scenario scenario;
  for (int r = 0; r < rows; ++r)
    for (int column = 0; column < width; ++column) {
      const Terrain terrain = all_terrains[random() % all_terrains.size()];
      scenario.cells[Hex{column - r / 2, r}] = cell_of(terrain, 2 + static_cast<int>(random() % 11));
    }
  for (int n = 0; n < 3; ++n)
    for (int column = 0; column < width / 4; ++column)
      scenario.areas["Area " + std::to_string(n)].cells.insert(Hex{n * width / 4 + column - n, 2 * n});
  return scenario;
}

TEST_F(Export, LargeBoardsLookTheSameInEveryFormat) {
  const Scenario board = random_board(40, 30);
  constexpr int wide = 3600;  // a smaller PNG leaves details out
  const TemporaryFile own("hexwright-own", render_png(board, {}, wide));
  const TemporaryFile svg("hexwright-svg", render_svg(board, {}, wide));
  const TemporaryFile pdf("hexwright-pdf", render_pdf(board, {}, wide));
  const TemporaryFile png("hexwright-png", "");
  ASSERT_EQ(output_of("rsvg-convert --background-color=white -o " + png.path() + " " + svg.path()), "0\n");
  constexpr double little = 8;
  EXPECT_LT(mean_difference(png.path(), own.path()), little);
  ASSERT_EQ(output_of("pdftocairo -png -singlefile -r 72 " + pdf.path() + " " + png.path()), "0\n");
  EXPECT_LT(mean_difference(png.path() + ".png", own.path()), little);
  std::filesystem::remove(png.path() + ".png");
}

TEST_F(Export, PdfHasOnePageOfTheAskedWidthAndTheTitle) {
  HEXWRIGHT_NEEDS_TOOL("pdfinfo");
  Scenario scenario = every_kind();
  scenario.details.title = "Across the Straits";
  const TemporaryFile file("hexwright-pdf", render_pdf(scenario, {}, 600));
  const std::string info = output_of("pdfinfo " + file.path());
  EXPECT_THAT(info, testing::ContainsRegex("Pages: +1\n"));
  EXPECT_THAT(info, testing::ContainsRegex("Page size: +600 x "));
  EXPECT_THAT(info, testing::HasSubstr("Across the Straits"));
}

TEST_F(Export, TheSameScenarioGivesTheSameBytes) {
  EXPECT_EQ(render_png(every_kind(), {}, 300), render_png(every_kind(), {}, 300));
  EXPECT_EQ(render_svg(every_kind(), {}, 300), render_svg(every_kind(), {}, 300));
  EXPECT_EQ(render_pdf(every_kind(), {}, 300), render_pdf(every_kind(), {}, 300));
}

TEST_F(Export, AnEmptyScenarioGivesAnEmptySheet) {
  HEXWRIGHT_NEEDS_TOOL("xmllint");
  const Size size = decoded_size(render_png(Scenario{}, {}, 200));
  EXPECT_EQ(size.width, 200);
  EXPECT_GT(size.height, 0);
  const TemporaryFile svg("hexwright-svg", render_svg(Scenario{}, {}, 200));
  EXPECT_EQ(output_of("xmllint --noout " + svg.path()), "0\n");
  const TemporaryFile pdf("hexwright-pdf", render_pdf(Scenario{}, {}, 200));
  EXPECT_THAT(output_of("pdfinfo " + pdf.path()), testing::ContainsRegex("Pages: +1\n"));
}

TEST_F(Export, WidthsThatMakeNoSenseGiveASmallPicture) {
  for (const int width : {-5, 0, 1}) EXPECT_GT(decoded_size(render_png(every_kind(), {}, width)).width, 0);
}

TEST_F(Export, APictureOfAllKindsOfCellIsTheSameSizeTurned) {
  Scenario scenario = every_kind();
  const Size flat = decoded_size(render_png(scenario, {}, 400));
  scenario.details.quarter_turned = true;
  const Size turned = decoded_size(render_png(scenario, {}, 400));
  EXPECT_LT(flat.height, 400);
  EXPECT_GT(turned.height, 400);
}

}  // namespace
}  // namespace hexwright
