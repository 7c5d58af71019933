#include "io/sheet/set_up_sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <regex>

#include <cairo.h>
#include <gmock/gmock.h>

#include "io/files/file_access.h"
#include "io/render/export/sheet.h"
#include "tests/io/sheet/every_template.h"
#include "tests/support/outside.h"

namespace hexwright {
namespace {

using ::testing::HasSubstr;

/// The words of a PDF, read by a program that is not ours, with single blanks between them.
std::string words_of(const std::string& pdf) {
  const TemporaryFile file("hexwright-sheet", pdf);
  return std::regex_replace(output_of("pdftotext -raw " + file.path() + " -"), std::regex("\\s+"), " ");
}
int pages_of(const std::string& pdf) {
  const TemporaryFile file("hexwright-sheet", pdf);
  const std::string info = output_of("pdfinfo " + file.path());
  std::smatch found;
  return std::regex_search(info, found, std::regex("Pages: +([0-9]+)")) ? std::stoi(found[1]) : 0;
}

Scenario small_map() {
  Scenario scenario;
  scenario.details.title = "Across the Straits";
  scenario.details.author = "Ann";
  scenario.details.notes = "Mind the gap.";
  scenario.details.victory_points = 12;
  scenario.boxes = {{"base", 1}};
  scenario.cells[{0, 0}].terrain = Drawn{"island"};
  scenario.cells[{1, 0}].terrain = Terrain::Desert;
  scenario.terrain_pools["island"] = {{Terrain::Hills, 1}};
  scenario.markers[Marker::Robber] = {1, 0};
  return scenario;
}

TEST(SetUpSheet, TellsHowToWinSetUpAndFound) {
  HEXWRIGHT_NEEDS_TOOL("pdftotext");
  const std::string words = words_of(render_set_up_sheet(small_map(), {}));
  for (const char* wanted : {"Across the Straits", "12 victory points", "by Ann", "\"island\"", "1 hills",
                             "The robber begins on the desert", "Mind the gap."})
    EXPECT_THAT(words, HasSubstr(wanted));
}

TEST(SetUpSheet, TellsWhatNoBoxHolds) {
  HEXWRIGHT_NEEDS_TOOL("pdftotext");
  Scenario map = small_map();
  map.cells[{2, 0}].terrain = Terrain::Gold;
  EXPECT_THAT(words_of(render_set_up_sheet(map, {})), HasSubstr("From elsewhere"));
  map.boxes["seafarers"] = 1;
  const std::string words = words_of(render_set_up_sheet(map, {}));
  EXPECT_THAT(words, HasSubstr("Seafarers"));
  EXPECT_THAT(words, ::testing::Not(HasSubstr("From elsewhere")));
}

TEST(SetUpSheet, IsTheSameForTheSameScenario) {
  EXPECT_EQ(render_set_up_sheet(small_map(), {}), render_set_up_sheet(small_map(), {}));
}

TEST(SetUpSheet, OfAnEmptyScenarioIsOnePage) {
  HEXWRIGHT_NEEDS_TOOL("pdfinfo");
  EXPECT_EQ(pages_of(render_set_up_sheet({}, {})), 1);
}

TEST(SetUpSheet, WithVeryMuchToSayTakesMorePagesAndLosesNothing) {
  HEXWRIGHT_NEEDS_TOOL("pdftotext");
  Scenario map = small_map();
  for (int i = 0; i < 400; ++i)
    map.details.notes += "\nNote number " + std::to_string(i) + " of a long list.";
  map.details.notes += "\nThe very last note.";
  const std::string pdf = render_set_up_sheet(map, {});
  EXPECT_THAT(words_of(pdf), HasSubstr("The very last note."));
  EXPECT_GT(pages_of(pdf), 2);
}

class TemplateSheet : public ::testing::TestWithParam<std::string> {};

TEST_P(TemplateSheet, FitsOnTwoPagesOfEitherPaperOrThreeWhereThreeExpansionsMeet) {
  HEXWRIGHT_NEEDS_TOOL("pdftotext");
  const Scenario map = test::template_named(GetParam());
  const auto& rules = map.rules;
  const bool has_many_rules = rules.contains("cities-and-knights") && rules.contains("spices");
  for (const Paper paper : {Paper::Letter, Paper::A4}) {  // the shorter one first
    if (paper == Paper::A4 && !is_in_full(GetParam())) continue;
    EXPECT_LE(pages_of(render_set_up_sheet(map, {.paper = paper, .board = {}})), has_many_rules ? 3 : 2);
  }
}

/// A PNG that is read again.
class Picture {
 public:
  explicit Picture(const std::string& path) : surface_(cairo_image_surface_create_from_png(path.c_str())) {}
  Picture(const Picture&) = delete;
  Picture& operator=(const Picture&) = delete;
  ~Picture() { cairo_surface_destroy(surface_); }

  /// The mean of each colour around a place.
  std::array<double, 3> around(Spot at, double reach) const {
    std::array<double, 3> sum{};
    int count = 0;
    for (int y = static_cast<int>(at.y - reach); y <= static_cast<int>(at.y + reach); ++y)
      for (int x = static_cast<int>(at.x - reach); x <= static_cast<int>(at.x + reach); ++x, ++count)
        for (int part = 0; part < 3; ++part)
          sum[static_cast<std::size_t>(part)] += cairo_image_surface_get_data(
              surface_)[y * cairo_image_surface_get_stride(surface_) + 4 * x + part];
    for (double& each : sum) each /= count;
    return sum;
  }

 private:
  cairo_surface_t* surface_;
};

/// How much they differ in the middle of that wedge of the hex, of 255.
double difference(const Picture& a, const BoardView& a_view, const Picture& b, const BoardView& b_view,
                  Hex hex, Direction wedge) {
  const Point from = centre(hex), to = middle(Path(hex, wedge));
  constexpr double far = 2.0 / 3;
  const Point at{from.x + far * (to.x - from.x), from.y + far * (to.y - from.y)};
  constexpr double reach = 0.08;  // in hex sides
  const auto first = a.around(a_view.to_spot(at), reach * a_view.scale);
  const auto second = b.around(b_view.to_spot(at), reach * b_view.scale);
  double most = 0;
  for (std::size_t part = 0; part < first.size(); ++part)
    most = std::max(most, std::abs(first[part] - second[part]));
  return most;
}

class SheetColours : public ::testing::TestWithParam<std::string> {};

TEST_P(SheetColours, OfEveryHexAreThoseOfThePicture) {
  HEXWRIGHT_NEEDS_TOOL("pdftocairo");
  const Scenario map = test::template_named(GetParam());
  constexpr int width = 800;
  const DrawOptions bare{.areas = false};  // labels lie elsewhere on a picture of another size
  const TemporaryFile png("hexwright-board", render_png(map, bare, width));
  const Picture board(png.path());
  const BoardView board_view = lay_sheet(map, bare, width).view;
  for (const Paper paper : {Paper::A4, Paper::Letter}) {
    const SheetOptions options{.paper = paper, .board = bare};
    const TemporaryFile pdf("hexwright-sheet", render_set_up_sheet(map, options));
    ASSERT_EQ(output_of("pdftocairo -png -singlefile -f 1 -r 216 " + pdf.path() + " " + pdf.path()), "0\n");
    const Picture sheet(pdf.path() + ".png");
    std::filesystem::remove(pdf.path() + ".png");
    BoardView view = board_on_sheet(map, options);
    view.scale *= 3, view.origin.x *= 3, view.origin.y *= 3;  // 216 pixels an inch
    for (const auto& [hex, cell] : map.cells)
      for (const Direction wedge : all_directions)
        EXPECT_LT(difference(sheet, view, board, board_view, hex, wedge), 48)
            << hex.q << "," << hex.r << " wedge " << static_cast<int>(wedge);
  }
}

INSTANTIATE_TEST_SUITE_P(All, TemplateSheet, ::testing::ValuesIn(template_names()), test::parameter_name);

INSTANTIATE_TEST_SUITE_P(Of, SheetColours,
                         ::testing::ValuesIn(is_full_check() ? template_names()
                                                             : in_turn(template_families())),
                         test::parameter_name);

}  // namespace
}  // namespace hexwright
