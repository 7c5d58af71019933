#include "io/sheet/cut_outs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <regex>

#include <cairo.h>
#include <gmock/gmock.h>

#include "io/render/pen/cairo_handle.h"
#include "io/sheet/kit/piece_printer.h"
#include "io/sheet/set_up_sheet.h"
#include "tests/io/sheet/every_template.h"
#include "tests/io/sheet/words_on_pieces.h"
#include "tests/support/outside.h"

// Cards, counters and marks to cut out, shown by where they and their words lie.

namespace hexwright {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

struct SheetPaper {
  Paper paper;
  double width, height;
};
constexpr std::array papers{SheetPaper{Paper::A4, 595, 842}, SheetPaper{Paper::Letter, 612, 792}};

own::Element pack_in(const std::string& bytes) {
  const LoadedPack loaded = read_pack(bytes);
  EXPECT_THAT(loaded.problems, IsEmpty());
  return loaded.pack;
}
own::Element said(const std::string& inside) {
  return pack_in(R"(<rule-pack id="mine" title="Mine" language="2">)" + inside + "</rule-pack>");
}
own::Element shipped(const std::string& name) {
  const auto file = fs::path(HEXWRIGHT_TEMPLATES) / "packs" / (name + ".hexrules");
  return pack_in(read_file(file, max_xml_bytes).value());
}
std::vector<std::string> shipped_names() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(fs::path(HEXWRIGHT_TEMPLATES) / "packs"))
    names.push_back(entry.path().stem().string());
  std::ranges::sort(names);
  return names;
}

Scenario map_with(std::vector<own::Element> packs) {
  Scenario map = test::template_named("base-3-4");
  map.own = own::Packs(std::move(packs));
  return map;
}

/// As much as can be said: the longest words, many steps, many copies, the largest supplies.
own::Element crowded() {
  const std::string longest(180, 'W');
  std::string inside = R"(<deck id="d" title=")" + longest + R"("/>)";
  for (int i = 0; i < 5; ++i) {
    const std::string number = std::to_string(i);
    inside += R"(<card id="c)" + number + R"(" title="Card )" + number + " " + longest +
              R"(" deck="d" copies=")" + std::to_string(7 * i + 1) + R"(" note="Note )" + longest + R"(">)";
    for (int step = 0; step < 3 * i + 2; ++step)
      inside += R"(<take what="brick lumber ore grain wool" count="2"/>)";
    inside += "</card>";
  }
  for (int i = 0; i < 4; ++i)
    inside += R"(<counter id="n)" + std::to_string(i) + R"(" title="T" one=")" + longest + R"(" many=")" +
              longest + R"(" most="9999" supply="9999"/>)";
  return said(inside);
}

bool overlap(const PlacedCutOut& a, const PlacedCutOut& b) {
  constexpr double touching = 1e-6;
  return a.page == b.page && a.at.x < b.at.x + b.width - touching && b.at.x < a.at.x + a.width - touching &&
         a.at.y < b.at.y + b.height - touching && b.at.y < a.at.y + a.height - touching;
}

/// The cards of a pack's decks, with how many of each.
std::map<std::string, int> cards_said(const own::Element& pack) {
  std::map<std::string, int> cards;
  for (const own::Element& part : pack.children)
    if (part.name == "card")
      cards[std::string(part.get("title"))] +=
          part.find("copies") ? std::stoi(std::string(part.get("copies"))) : 1;
  return cards;
}

void expect_sound(const own::Element& pack) {
  const auto pieces = cut_outs_of(map_with({pack}), nullptr);
  for (const auto& [paper, width, height] : papers) {
    const auto placed = lay_out(pieces, width, height);
    std::map<std::string, int> cards;
    int last = 0;
    for (std::size_t i = 0; i < placed.size(); ++i) {
      const PlacedCutOut& each = placed[i];
      EXPECT_GE(each.at.x, edge_of_page);
      EXPECT_GE(each.at.y, edge_of_page);
      EXPECT_LE(each.at.x + each.width, width - edge_of_page);
      EXPECT_LE(each.at.y + each.height, height - foot_of_page);
      EXPECT_TRUE(each.page == last || each.page == last + 1) << "an empty page before " << each.page;
      last = each.page;
      for (std::size_t other = i; other-- > 0 && placed[other].page == each.page;)
        EXPECT_FALSE(overlap(each, placed[other])) << i << " and " << other;
      if (each.piece->kind != CutOut::Kind::Card) continue;
      EXPECT_NEAR(each.width * 25.4 / 72, 63, 1e-6);
      EXPECT_NEAR(each.height * 25.4 / 72, 88, 1e-6);
      ++cards[each.piece->title];
    }
    EXPECT_EQ(cards, cards_said(pack));
  }
}

TEST(CutOuts, LieApartOnThePageAndAreAsManyAsTheDeckHas) {
  for (const std::string& name : shipped_names()) {
    SCOPED_TRACE(name);
    expect_sound(shipped(name));
  }
  expect_sound(crowded());
}

TEST(CutOuts, FillAPageWithNineCards) {
  const auto pieces = cut_outs_of(map_with({shipped("fortunes"), shipped("favours")}), nullptr);  // 10, 13
  for (const auto& [paper, width, height] : papers) {
    std::map<int, int> on_page;
    for (const PlacedCutOut& each : lay_out(pieces, width, height)) ++on_page[each.page];
    EXPECT_THAT(on_page, ElementsAre(std::pair(0, 9), std::pair(1, 9), std::pair(2, 5)));
  }
}

TEST(CutOuts, AreNoneWithoutDecksCountersAndMarks) {
  EXPECT_THAT(cut_outs_of(test::template_named("base-3-4"), nullptr), IsEmpty());
  EXPECT_THAT(cut_outs_of(map_with({shipped("quarry")}), nullptr), IsEmpty());
  // Nobody lays its mark, and none lies on the map.
  EXPECT_THAT(cut_outs_of(map_with({shipped("shrines")}), nullptr), IsEmpty());
}

std::string titles_and_counts(const Scenario& map) {
  std::string all;
  for (const CutOut& each : cut_outs_of(map, nullptr))
    all += each.title + " " + std::to_string(each.value) + " x " + std::to_string(each.count) + "\n";
  return all;
}

TEST(CutOuts, AreAsManyCountersAsThePackSaysOrSomeForEachPlayer) {
  EXPECT_EQ(titles_and_counts(map_with(
                {said(R"(<counter id="a" title="A" one="ant" many="ants" most="30"/>)"
                      R"(<counter id="b" title="B" one="bee" many="bees" most="3"/>)"
                      R"(<counter id="c" title="C" one="cow" many="cows" most="9" supply="7"/>)"
                      R"(<counter id="d" title="D" one="dog" many="dogs" of="table" most="5"/>)"
                      R"(<counter id="e" title="E" one="elk" many="elks" most="200" supply="100"/>)")})),
            "ant 1 x 40\nbee 1 x 12\ncow 1 x 7\ndog 1 x 5\nelk 1 x 20\nelks 5 x 16\n");
}

TEST(CutOuts, AreTheMarksOfTheMapAndSomeThatRulesLay) {
  Scenario map = map_with({shipped("shrines")});
  const MarkKind shrine = map.own.marks().front().value;
  map.marks[Intersection({0, 0}, Corner::North)] = {shrine};
  map.marks[Intersection({1, 0}, Corner::North)] = {shrine};
  EXPECT_EQ(titles_and_counts(map), "Shrine 1 x 2\n");
  EXPECT_EQ(titles_and_counts(map_with({shipped("harvests")})), "Crop 1 x 10\n");
  EXPECT_EQ(titles_and_counts(map_with({shipped("travelling-market")})), "Market 1 x 1\n");
}

TEST(CutOuts, ShowTheColourAndTheSignOfThePack) {
  const auto look = [](const own::Element& pack) { return cut_outs_of(map_with({pack}), nullptr)[0].look; };
  EXPECT_EQ(look(shipped("lake")).colour, rgb(0x2F6F9F));
  EXPECT_EQ(look(shipped("lake")).symbol, "fish");
  EXPECT_EQ(look(shipped("harvests")).symbol, "wheat");
  EXPECT_EQ(look(shipped("favours")).symbol, "none");
  EXPECT_EQ(look(shipped("favours")).letter, "F");
  // A counter that is called as a sign is.
  EXPECT_EQ(look(said(R"(<counter id="coin" title="Coins" most="9"/>)")).symbol, "coin");
}

TEST(CutOuts, HavePiecesWorthManyWhereManyAreNeeded) {
  for (int number = 0; number <= 9'999; ++number) {
    int sum = 0, count = 0;
    for (const Denomination& each : pieces_for(number)) sum += each.value * each.count, count += each.count;
    ASSERT_EQ(sum, number);
    ASSERT_LE(count, 140) << number;
  }
  EXPECT_THAT(pieces_for(40), ElementsAre(Denomination{1, 40}));
  EXPECT_THAT(pieces_for(41), ElementsAre(Denomination{1, 21}, Denomination{5, 4}));
}

// What is drawn.

using Rgb = std::array<int, 3>;
constexpr int drawn_width = 260, drawn_height = 340;

class PieceOnPaper {
 public:
  explicit PieceOnPaper(const PlacedCutOut& placed)
      : surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, drawn_width, drawn_height)) {
    const Context context(cairo_create(surface_.get()));
    cairo_set_source_rgb(context.get(), 1, 1, 1);
    cairo_paint(context.get());
    PiecePrinter(context.get()).draw(placed);
    cairo_surface_flush(surface_.get());
  }
  Rgb at(double x, double y) const {
    const unsigned char* pixel = cairo_image_surface_get_data(surface_.get()) +
                                 static_cast<int>(y) * cairo_image_surface_get_stride(surface_.get()) +
                                 4 * static_cast<int>(x);
    return {pixel[2], pixel[1], pixel[0]};
  }

 private:
  Surface surface_;
};
constexpr Rgb white{255, 255, 255};

TEST(CutOuts, DrawNothingBeyondTheirEdgesAndTheBandInThePacksColour) {
  for (const own::Element& pack : {crowded(), shipped("favours"), shipped("lake"), shipped("harvests")}) {
    const auto pieces = cut_outs_of(map_with({pack}), nullptr);
    for (PlacedCutOut placed : lay_out(pieces, 595, 842)) {
      if (placed.piece != &pieces.front() && placed.piece != &pieces.back()) continue;
      placed.at = {40, 50};
      const PieceOnPaper drawn(placed);
      int beyond = 0;
      for (int y = 0; y < drawn_height; ++y)
        for (int x = 0; x < drawn_width; ++x)
          if ((x < 39 || x > 40 + placed.width || y < 49 || y > 50 + placed.height) &&
              drawn.at(x, y) != white)
            ++beyond;
      EXPECT_EQ(beyond, 0) << placed.piece->title;
      const Colour& colour = placed.piece->look.colour;
      const Rgb wanted{static_cast<int>(std::lround(255 * colour.red)),
                       static_cast<int>(std::lround(255 * colour.green)),
                       static_cast<int>(std::lround(255 * colour.blue))};
      // At the left end of a card's band, and on the left of a counter: beside all words.
      const bool card = placed.piece->kind == CutOut::Kind::Card;
      EXPECT_EQ(drawn.at(card ? 40 + 11 : 40 + 5, card ? 50 + 27 : 50 + counter_size / 2), wanted);
    }
  }
}

TEST(CutOuts, HaveAllTheirWordsOnTheirCards) {
  HEXWRIGHT_NEEDS_TOOL("pdftotext");
  for (const own::Element& pack : {shipped("fortunes"), shipped("favours"), crowded()}) {
    Scenario map = map_with({pack});
    map.details.title = "T";
    for (const auto& [paper, width, height] : papers) {
      const auto pieces = cut_outs_of(map, nullptr);
      auto placed = lay_out(pieces, width, height);
      std::erase_if(placed, [](const auto& each) { return each.piece->kind != CutOut::Kind::Card; });
      const std::string pdf = render_set_up_sheet(map, {.paper = paper, .board = {}});
      const TemporaryFile file("hexwright-pages", pdf);
      const std::string info = output_of("pdfinfo " + file.path());
      std::smatch found;
      ASSERT_TRUE(std::regex_search(info, found, std::regex("Pages: +([0-9]+)")));
      const int first = std::stoi(found[1]) - lay_out(pieces, width, height).back().page - 1;
      ASSERT_GE(first, 1);
      const auto letters = letters_on(pdf, placed, first);
      for (std::size_t i = 0; i < placed.size(); ++i) {
        const CutOut& card = *placed[i].piece;
        EXPECT_EQ(sorted(letters[i]),
                  sorted(card.title + card.look.letter + card.words + card.note + card.origin));
      }
    }
  }
}

}  // namespace
}  // namespace hexwright
