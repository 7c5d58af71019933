#include <algorithm>
#include <filesystem>

#include <gmock/gmock.h>

#include "io/share/qr_code.h"
#include "io/share/share_text.h"
#include "io/sheet/set_up_sheet.h"
#include "tests/io/sheet/every_template.h"
#include "tests/support/outside.h"

// The QR code on a set-up sheet, read by a program that is not ours.

namespace hexwright {
namespace {

const std::string heading_of_code = "The map as text";

std::string text_in(const std::string& pdf_file) { return output_of("pdftotext " + pdf_file + " -"); }

/// What the code of a sheet says, read from the page with its heading; empty when there is none.
std::string read_code(const std::string& pdf) {
  const TemporaryFile file("hexwright-code", pdf);
  const std::string words = text_in(file.path());
  const auto at = words.find(heading_of_code);
  if (at == std::string::npos) return "";
  const auto page = 1 + std::count(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(at), '\f');
  // As well as a phone sees it from the hand: 200 dots an inch.
  output_of("pdftoppm -png -gray -singlefile -r 200 -f " + std::to_string(page) + " " + file.path() + " " +
            file.path());
  const std::string picture = file.path() + ".png";
  const std::string found = output_of("zbarimg --quiet --raw --nodbus -Sdisable -Sqrcode.enable " + picture);
  std::filesystem::remove(picture);
  return found;
}

class MapCode : public ::testing::TestWithParam<std::string> {};

TEST_P(MapCode, IsReadAgainAsTheSharedText) {
  HEXWRIGHT_NEEDS_TOOL("pdftoppm");
  HEXWRIGHT_NEEDS_TOOL("zbarimg");
  const Scenario map = test::template_named(GetParam());
  for (const Paper paper : {Paper::A4, Paper::Letter}) {
    if (paper == Paper::Letter && !is_full_check()) continue;
    const std::string found = read_code(render_set_up_sheet(map, {.paper = paper, .board = {}}));
    if (GetParam() == "base-3-4") EXPECT_NE(found, "") << "there is room for it";
    if (!found.empty()) EXPECT_EQ(found, share_text(map) + "\n0\n");
  }
}

TEST(MapCodeOnSheet, TakesNoFurtherPage) {
  HEXWRIGHT_NEEDS_TOOL("pdftotext");
  Scenario map = test::template_named("base-3-4");
  const auto words = [&] {
    const TemporaryFile file("hexwright-sheet", render_set_up_sheet(map, {}));
    return text_in(file.path());
  };
  EXPECT_THAT(words(), testing::HasSubstr(heading_of_code));
  for (int i = 0; i < 400; ++i) map.details.notes += "\nNote number " + std::to_string(i) + ".";
  EXPECT_THAT(words(), testing::Not(testing::HasSubstr(heading_of_code))) << "more than two pages";
}

TEST(MapCodeOnSheet, IsLeftOutWhereNoCodeHoldsTheMap) {
  HEXWRIGHT_NEEDS_TOOL("pdftotext");
  Scenario map;
  unsigned chance = 1;
  for (int q = 0; q < 30; ++q)
    for (int r = 0; r < 30; ++r) {
      chance = chance * 1664525 + 1013904223;
      map.cells[{q, r}] = {(chance >> 16) % 2 == 0 ? Terrain::Hills : Terrain::Forest,
                           2 + static_cast<int>((chance >> 20) % 5), ""};
    }
  ASSERT_FALSE(QrCode::of(share_text(map)));
  const TemporaryFile file("hexwright-sheet", render_set_up_sheet(map, {}));
  EXPECT_THAT(text_in(file.path()), testing::Not(testing::HasSubstr(heading_of_code)));
}

INSTANTIATE_TEST_SUITE_P(Of, MapCode,
                         ::testing::ValuesIn(is_full_check() ? template_names() : template_families()),
                         test::parameter_name);

}  // namespace
}  // namespace hexwright
