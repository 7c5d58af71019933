#include <algorithm>
#include <cmath>
#include <map>

#include <gmock/gmock.h>

#include "io/sheet/kit/cut_lines.h"
#include "io/sheet/kit/kit_pieces.h"
#include "io/sheet/kit/layout.h"
#include "io/sheet/kit/piece_printer.h"
#include "tests/io/sheet/every_template.h"

// Where the pieces of kits lie on their pages.

namespace hexwright {
namespace {

using testing::ElementsAre;
using testing::Pair;

constexpr double mm = points_a_millimetre;

/// How near two pieces come, by their boxes, or by their middles where both are hexes that lie alike.
bool overlap(const PlacedCutOut& a, const PlacedCutOut& b, const PieceSizes& sizes) {
  constexpr double touching = 1e-6;
  const auto bleed = [&](const PlacedCutOut& each) {
    return each.piece->kind == CutOut::Kind::Hex || each.piece->kind == CutOut::Kind::Token ||
                   each.piece->kind == CutOut::Kind::Harbor
               ? sizes.bleed
               : 0;
  };
  const double apart = bleed(a) + bleed(b);
  if (a.piece->kind == CutOut::Kind::Hex && b.piece->kind == CutOut::Kind::Hex && a.turned == b.turned)
    return std::hypot(a.middle().x - b.middle().x, a.middle().y - b.middle().y) + touching <
           sizes.hex + apart;
  return a.at.x - apart + touching < b.at.x + b.width && b.at.x - apart + touching < a.at.x + a.width &&
         a.at.y - apart + touching < b.at.y + b.height && b.at.y - apart + touching < a.at.y + a.height;
}

void expect_sound(const std::vector<PlacedCutOut>& placed, PaperSize page, const PieceSizes& sizes) {
  constexpr double exact = 1e-6;
  int last = 0;
  for (std::size_t i = 0; i < placed.size(); ++i) {
    const PlacedCutOut& each = placed[i];
    EXPECT_GE(each.at.x, edge_of_page - exact);
    EXPECT_GE(each.at.y, edge_of_page - exact);
    EXPECT_LE(each.at.x + each.width, page.width - edge_of_page + exact);
    EXPECT_LE(each.at.y + each.height, page.height - foot_of_page + exact);
    EXPECT_TRUE(each.page == last || each.page == last + 1) << "an empty page before " << each.page;
    last = each.page;
    for (std::size_t other = i; other-- > 0 && placed[other].page == each.page;)
      EXPECT_FALSE(overlap(each, placed[other], sizes)) << i << " and " << other;
  }
}

std::map<CutOut::Kind, int> counts_of(const std::vector<PlacedCutOut>& placed) {
  std::map<CutOut::Kind, int> counts;
  for (const PlacedCutOut& each : placed) ++counts[each.piece->kind];
  return counts;
}

class KitLayout : public ::testing::TestWithParam<std::string> {};

TEST_P(KitLayout, LaysEveryPieceApartOnThePageInAnySize) {
  const Scenario scenario = test::template_named(GetParam());
  const MapView map(scenario);
  KitOptions options;
  options.everything = true;
  const auto pieces = kit_pieces(map, options, 2, nullptr);
  std::map<CutOut::Kind, int> wanted;
  for (const CutOut& piece : pieces) wanted[piece.kind] += piece.count;
  for (const Paper paper : all_papers)
    for (const double hex : {least_kit_hex, 37.5, 79.0, most_kit_hex})
      for (const double bleed : {0.0, 2.0, most_kit_bleed}) {
        SCOPED_TRACE(std::string(id(paper)) + " " + std::to_string(hex) + " " + std::to_string(bleed));
        const PieceSizes sizes{.hex = hex * mm, .bleed = bleed * mm};
        const PaperSize page = size_of(paper);
        const auto placed = lay_out(pieces, page.width, page.height, sizes);
        expect_sound(placed, page, sizes);
        EXPECT_EQ(counts_of(placed), wanted);
      }
}

INSTANTIATE_TEST_SUITE_P(Of, KitLayout, ::testing::ValuesIn(template_families()), test::parameter_name);

/// How many of so many pieces are on each page.
std::map<int, int> on_pages(CutOut::Kind kind, int count, Paper paper, double bleed) {
  const std::vector<CutOut> pieces{{.kind = kind, .count = count}};
  std::map<int, int> pages;
  for (const auto& each : lay_out(pieces, size_of(paper).width, size_of(paper).height, {.bleed = bleed * mm}))
    ++pages[each.page];
  return pages;
}

TEST(KitPages, AreFilled) {
  using Kind = CutOut::Kind;
  EXPECT_THAT(on_pages(Kind::Hex, 13, Paper::A4, 2), ElementsAre(Pair(0, 6), Pair(1, 6), Pair(2, 1)));
  EXPECT_THAT(on_pages(Kind::Hex, 13, Paper::Letter, 0), ElementsAre(Pair(0, 6), Pair(1, 6), Pair(2, 1)));
  EXPECT_THAT(on_pages(Kind::Hex, 16, Paper::A3, 0), ElementsAre(Pair(0, 15), Pair(1, 1)));
  EXPECT_THAT(on_pages(Kind::Card, 10, Paper::Letter, 2), ElementsAre(Pair(0, 9), Pair(1, 1)));
  EXPECT_THAT(on_pages(Kind::Reference, 5, Paper::A4, 2), ElementsAre(Pair(0, 4), Pair(1, 1)));
}

TEST(KitPages, HaveSmallPiecesBesideAndBelowLargeOnes) {
  const std::vector<CutOut> pieces{{.kind = CutOut::Kind::Hex, .count = 4},
                                   {.kind = CutOut::Kind::Card, .count = 3},
                                   {.kind = CutOut::Kind::Token, .count = 18},
                                   {.kind = CutOut::Kind::Counter, .count = 10}};
  const auto [width, height] = size_of(Paper::A4);
  const auto placed = lay_out(pieces, width, height, {.bleed = 2 * mm});
  EXPECT_LE(placed.back().page, 1);
}

TEST(KitPages, ShowTheOtherSideWhereThePaperIsTurnedOver) {
  const std::vector<CutOut> pieces{{.kind = CutOut::Kind::Card, .count = 5}};
  const auto [width, height] = size_of(Paper::A4);
  for (const PlacedCutOut& front : lay_out(pieces, width, height)) {
    const PlacedCutOut back = other_side(front, width);
    EXPECT_NEAR(back.middle().x, width - front.middle().x, 1e-9);
    EXPECT_DOUBLE_EQ(back.middle().y, front.middle().y);
    EXPECT_NEAR(other_side(back, width).at.x, front.at.x, 1e-9);
  }
}

TEST(KitPages, AreCutAlongLinesOfTheWantedSize) {
  const std::vector<CutOut> pieces{{.kind = CutOut::Kind::Hex}, {.kind = CutOut::Kind::Token}};
  const auto [width, height] = size_of(Paper::A4);
  for (const double hex : {20.0, 79.0, 101.5}) {
    const PieceSizes sizes{.hex = hex * mm, .bleed = 2 * mm};
    for (const PlacedCutOut& each : lay_out(pieces, width, height, sizes)) {
      const CutLine line = cut_line(each, sizes);
      if (each.piece->kind == CutOut::Kind::Token) {
        EXPECT_NEAR(2 * line.radius / mm, hex * 26 / 79, 1e-6);
        continue;
      }
      ASSERT_EQ(line.corners.size(), 6U);
      for (std::size_t i = 0; i < 6; ++i) {
        const Point a = line.corners[i], b = line.corners[(i + 1) % 6];
        const Point middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
        EXPECT_NEAR(2 * std::hypot(middle.x - line.middle.x, middle.y - line.middle.y) / mm, hex, 1e-6);
        EXPECT_GE(a.x, each.at.x - 1e-6);
        EXPECT_LE(a.x, each.at.x + each.width + 1e-6);
      }
    }
  }
}

}  // namespace
}  // namespace hexwright
