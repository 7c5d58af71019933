#include "io/sheet/kit/print_kit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <map>
#include <regex>

#include <cairo.h>
#include <gmock/gmock.h>

#include "io/render/pen/cairo_handle.h"
#include "io/sheet/kit/kit_pieces.h"
#include "model/playtest/paper.h"
#include "model/rules/components.h"
#include "tests/io/sheet/every_template.h"
#include "tests/io/sheet/words_on_pieces.h"
#include "tests/support/outside.h"

// Kits to print and cut out, shown by what other programs find in their files.

namespace hexwright {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

KitOptions only(std::initializer_list<KitPart> parts) {
  KitOptions options;
  options.parts = {};
  for (const KitPart part : parts) options.parts[static_cast<std::size_t>(part)] = true;
  return options;
}
PrintKit kit_of(const Scenario& scenario, const KitOptions& options, Translate translate = nullptr) {
  auto kit = PrintKit::prepare(scenario, options, translate);
  EXPECT_FALSE(kit.refusal()) << text(kit.refusal()->why);
  return std::move(kit).value();
}
std::string refusal_of(const Scenario& scenario, const KitOptions& options) {
  const auto kit = PrintKit::prepare(scenario, options, nullptr);
  return kit.refusal() ? text(kit.refusal()->why) : "";
}
std::vector<std::string> contents_of(const Scenario& scenario, const KitOptions& options) {
  std::vector<std::string> contents;
  for (const Message& each : kit_of(scenario, options).contents()) contents.push_back(text(each));
  return contents;
}

/// A page as another program draws it.
class DrawnPage {
 public:
  DrawnPage(const std::string& pdf, int page, int dots_an_inch) : dots_(dots_an_inch) {
    const TemporaryFile file("hexwright-kit", pdf);
    const std::string number = std::to_string(page + 1);
    EXPECT_EQ(output_of("pdftocairo -png -singlefile -f " + number + " -l " + number + " -r " +
                        std::to_string(dots_an_inch) + " " + file.path() + " " + file.path()),
              "0\n");
    surface_.reset(cairo_image_surface_create_from_png((file.path() + ".png").c_str()));
    std::filesystem::remove(file.path() + ".png");
  }

  int width() const { return cairo_image_surface_get_width(surface_.get()); }
  int height() const { return cairo_image_surface_get_height(surface_.get()); }
  std::array<int, 3> at(int x, int y) const {
    const unsigned char* pixel = cairo_image_surface_get_data(surface_.get()) +
                                 y * cairo_image_surface_get_stride(surface_.get()) + 4 * x;
    return {pixel[2], pixel[1], pixel[0]};
  }
  bool is_blank(int x, int y) const { return at(x, y) == std::array{255, 255, 255}; }
  int pixels(double millimetres) const { return static_cast<int>(std::lround(millimetres / 25.4 * dots_)); }
  double millimetres(int pixels) const { return pixels * 25.4 / dots_; }

 private:
  int dots_;
  Surface surface_;
};

/// What lies on a page above its foot, in pixels.
struct Extent {
  int left = 1 << 20, right = -1, top = 1 << 20, bottom = -1;
};
Extent extent_of(const DrawnPage& page) {
  Extent extent;
  for (int y = 0; y < page.height() - page.pixels(9.5); ++y)
    for (int x = 0; x < page.width(); ++x)
      if (!page.is_blank(x, y)) {
        extent.left = std::min(extent.left, x), extent.right = std::max(extent.right, x);
        extent.top = std::min(extent.top, y), extent.bottom = std::max(extent.bottom, y);
      }
  return extent;
}

/// One hex of gold, which lies on its page with two sides level.
Scenario one_hex() {
  Scenario map;
  map.details.title = "One";
  map.rules["seafarers"];
  map.cells[{0, 0}].terrain = Terrain::Gold;
  return map;
}

TEST(PrintKit, PrintsHexesInTheirTrueSize) {
  HEXWRIGHT_NEEDS_TOOL("pdftocairo");
  for (const double hex : is_full_check() ? std::vector{79.0, 50.0} : std::vector{79.0}) {
    KitOptions options = only({KitPart::Hexes});
    options.hex = hex;
    options.theme = BoardTheme::ColourSafe;  // its border is dark, and stands just inside of the cut
    options.letters = false;
    const DrawnPage page(kit_of(one_hex(), options).pdf(), 0, 600);
    const Extent all = extent_of(page);
    EXPECT_NEAR(page.millimetres(all.bottom - all.top + 1), hex + 2 * options.bleed, 0.1);
    // Where the border begins is the cut, beside the middle, so that nothing else is met on the way.
    const int x = (all.left + all.right) / 2 - page.pixels(hex / 4);
    const auto is_border = [&](int y) { return page.at(x, y)[0] < page.at(x, all.top + 8)[0] - 40; };
    int top = all.top + 8, bottom = all.bottom - 8;
    while (!is_border(top)) ++top;
    while (!is_border(bottom)) --bottom;
    EXPECT_NEAR(page.millimetres(bottom - top + 1), hex, 0.1);
  }
}

TEST(PrintKit, HasALineOfTenCentimetresOnEachFront) {
  HEXWRIGHT_NEEDS_TOOL("pdftocairo");
  for (const Paper paper : all_papers) {
    KitOptions options = only({KitPart::Hexes, KitPart::Poster});
    options.paper = paper;
    const PrintKit kit = kit_of(one_hex(), options);
    ASSERT_EQ(kit.pages(), 2);
    for (int number = 0; number < 2; ++number) {
      const DrawnPage page(kit.pdf(), number, 150);
      // The longest run of dark pixels in the foot.
      int longest = 0;
      for (int y = page.height() - page.pixels(9); y < page.height(); ++y)
        for (int x = 0, run = 0; x < page.width(); ++x) {
          run = page.at(x, y)[0] < 160 ? run + 1 : 0;
          longest = std::max(longest, run);
        }
      EXPECT_NEAR(page.millimetres(longest), 100, 0.3);
    }
  }
}

TEST(PrintKit, PrintsBacksBehindTheirFronts) {
  HEXWRIGHT_NEEDS_TOOL("pdftocairo");
  const Scenario map = test::template_named("spices-fog-islands-5-6");
  KitOptions options = only({KitPart::Hexes});
  options.everything = true;
  options.hex = 40;
  const PrintKit kit = kit_of(map, options);
  ASSERT_TRUE(kit.has_backs());
  ASSERT_EQ(kit.pages(), 2 * kit.sheets());
  const std::string pdf = kit.pdf();
  bool any = false;
  for (int sheet = 0; sheet < kit.sheets(); ++sheet) {
    const DrawnPage front(pdf, 2 * sheet, 100), back(pdf, 2 * sheet + 1, 100);
    ASSERT_EQ(front.width(), back.width());
    // Wherever the back is printed its front is, as near as 0.3 mm.
    int wrong = 0;
    for (int y = 1; y < front.height() - front.pixels(9.5); ++y)
      for (int x = 1; x + 1 < front.width(); ++x) {
        if (back.is_blank(x, y)) continue;
        any = true;
        const int mirrored = front.width() - 1 - x;
        bool covered = false;
        for (const int dx : {-1, 0, 1})
          for (const int dy : {-1, 0, 1}) covered = covered || !front.is_blank(mirrored + dx, y + dy);
        if (!covered) ++wrong;
      }
    EXPECT_EQ(wrong, 0) << "sheet " << sheet;
  }
  EXPECT_TRUE(any);
}

TEST(PrintKit, PrintsFogBehindHexesOfStacksAlone) {
  HEXWRIGHT_NEEDS_TOOL("pdftocairo");
  // Both spice hexes that the boxes lack lie in the fog: from behind the page looks as from the front.
  KitOptions options = only({KitPart::Hexes});
  const PrintKit kit = kit_of(test::template_named("spices-fog-islands-5-6"), options);
  const std::string pdf = kit.pdf();
  const DrawnPage front(pdf, 0, 150), back(pdf, 1, 150);
  const Extent before = extent_of(front), behind = extent_of(back);
  EXPECT_NEAR(behind.left, front.width() - 1 - before.right, 2);
  EXPECT_NEAR(behind.right, front.width() - 1 - before.left, 2);
  EXPECT_NEAR(behind.top, before.top, 2);
  EXPECT_NEAR(behind.bottom, before.bottom, 2);
  EXPECT_FALSE(kit_of(test::template_named("jungle-3-4"),
                      [&] {
                        options.everything = true;
                        return options;
                      }())
                   .has_backs());
}

TEST(PrintKit, HoldsWhatTheBoxesLackOrEverything) {
  const Scenario fog = test::template_named("spices-fog-islands-5-6");
  EXPECT_THAT(contents_of(fog, {}),
              testing::ElementsAre("hexes: 2", "counters and markers: 6", "reference cards: 6"));
  KitOptions everything;
  everything.everything = true;
  EXPECT_THAT(contents_of(fog, everything),
              testing::ElementsAre("hexes: 63", "number tokens: 38", "harbors: 9", "counters and markers: 20",
                                   "cards: 40", "reference cards: 6"));
  Scenario without_sea_robbers = fog;
  without_sea_robbers.boxes.erase("sea-robbers");
  EXPECT_THAT(contents_of(without_sea_robbers, {}), Contains("cards: 40"));
}

TEST(PrintKit, PrintsWhatPacksBringWhateverTheBoxes) {
  Scenario map = one_hex();
  map.boxes["seafarers"] = 1;
  const own::Element pack = read_pack(R"(<rule-pack id="p" title="Pack" language="2">)"
                                      R"(<terrain id="bog" title="Bog" colour="335577"/></rule-pack>)")
                                .pack;
  map.own = own::Packs({pack});
  map.cells[{1, 0}].terrain = map.own.terrains().front().value;
  EXPECT_THAT(contents_of(map, only({KitPart::Hexes})), testing::ElementsAre("hexes: 1"));
}

class KitOfTemplate : public ::testing::TestWithParam<std::string> {};

TEST_P(KitOfTemplate, HasAsManyThingsOfPaperAsTheMapTakes) {
  const Scenario scenario = test::template_named(GetParam());
  const MapView map(scenario);
  const Counts<Accessory> needed = components_needed(map).accessories;
  Counts<Accessory> made;
  for (const PaperThing& thing : paper_things(map)) {
    EXPECT_FALSE(text(thing.title).empty());
    if (thing.form != PaperThing::Form::Track) made[thing.of] += thing.count;
  }
  EXPECT_EQ(made, needed);
  for (const int part : {1, 2, 5}) {
    Counts<Accessory> fewer;
    for (const auto& [accessory, count] : needed)
      if (count >= part) fewer[accessory] = count / part;
    Counts<Accessory> found;
    for (const PaperThing& thing : part_of(paper_things(map), fewer))
      if (thing.form != PaperThing::Form::Track) found[thing.of] += thing.count;
    EXPECT_EQ(found, fewer);
  }
}

TEST_P(KitOfTemplate, IsTheSameForTheSameScenario) {
  const Scenario map = test::template_named(GetParam());
  const PrintKit kit = kit_of(map, {});
  EXPECT_EQ(kit.pdf(), kit_of(map, {}).pdf());
  EXPECT_EQ(kit.svg(0), kit_of(map, {}).svg(0));
}

INSTANTIATE_TEST_SUITE_P(Of, KitOfTemplate, ::testing::ValuesIn(template_families()), test::parameter_name);

/// What German calls it.
std::string in_german(const std::string& pattern, const Plural*) {
  static const std::map<std::string, std::string> words = [] {
    std::map<std::string, std::string> read;
    std::ifstream file(HEXWRIGHT_SOURCE_DIR "/installer/translations/de.po");
    static const std::regex entry(R"re(^(msgid|msgstr) "(.*)"$)re");
    std::string id;
    for (std::string line; std::getline(file, line);) {
      std::smatch found;
      if (!std::regex_match(line, found, entry)) continue;
      const std::string said = std::regex_replace(found[2].str(), std::regex(R"(\\")"), "\"");
      if (found[1] == "msgid")
        id = said;
      else
        read[id] = said;
    }
    return read;
  }();
  const auto found = words.find(pattern);
  return found != words.end() && !found->second.empty() ? found->second : pattern;
}

TEST(PrintKit, HasAllWordsOfItsCardsOnThem) {
  HEXWRIGHT_NEEDS_TOOL("pdftotext");
  ASSERT_EQ(in_german("Ore", nullptr), "Erz");
  for (const char* name : {"cities-and-knights-3-4", "frontiers", "spices-fog-islands-3"})
    for (const Translate translate : {Translate(nullptr), Translate(in_german)}) {
      SCOPED_TRACE(name);
      Scenario scenario = test::template_named(name);
      scenario.boxes.clear();
      KitOptions options = only({KitPart::Cards});
      options.backs = false;
      const MapView map(scenario);
      const auto pieces = kit_pieces(map, options, 0, translate);
      const auto [width, height] = size_of(options.paper);
      const auto placed = lay_out(pieces, width, height);
      const auto letters = letters_on(kit_of(scenario, options, translate).pdf(), placed, 0);
      for (std::size_t i = 0; i < placed.size(); ++i) {
        const CutOut& card = *placed[i].piece;
        if (card.places > 0) continue;  // its numbers are on it, too
        EXPECT_EQ(sorted(letters[i]),
                  sorted(card.title + (card.look.symbol == "none" ? card.look.letter : "") + card.words +
                         card.origin));
      }
    }
}

TEST(PrintKit, WritesDrawingsForPlottersWithTheCutLinesInAGroup) {
  KitOptions options = only({KitPart::Hexes});
  const std::string svg = kit_of(one_hex(), options).svg(0);
  EXPECT_THAT(svg, HasSubstr("width=\"595.275591pt\""));
  std::smatch found;
  ASSERT_TRUE(
      std::regex_search(svg, found, std::regex(R"re(<g id="cut"[^>]*>\s*<path d="([^"]*)"/>\s*</g>)re")));
  // Its upper and its lower side are level.
  const std::string path = found[1];
  static const std::regex corner(R"([ML] ([0-9.]+) ([0-9.]+))");
  double top = 1e9, bottom = 0;
  int corners = 0;
  for (std::sregex_iterator each(path.begin(), path.end(), corner), end; each != end; ++each, ++corners) {
    top = std::min(top, std::stod((*each)[2]));
    bottom = std::max(bottom, std::stod((*each)[2]));
  }
  EXPECT_EQ(corners, 6);
  EXPECT_NEAR((bottom - top) * 25.4 / 72, 79, 0.001);
}

TEST(PrintKit, IsGreyInBlackAndWhite) {
  KitOptions options;
  options.everything = true;
  options.theme = BoardTheme::Mono;
  options.parts.fill(true);
  for (const char* name : {"spices-fog-islands-3", "volcano-sea-3", "cities-and-knights-3-4"}) {
    const PrintKit kit = kit_of(test::template_named(name), options);
    for (int page = 0; page < kit.pages(); ++page) {
      const Pixels picture = kit.picture(page, 200, 283);
      int coloured = 0;
      for (std::size_t i = 0; i < picture.rgba.size(); i += 4) {
        const auto [least, most] = std::minmax({picture.rgba[i], picture.rgba[i + 1], picture.rgba[i + 2]});
        if (most - least > 24) ++coloured;  // the browns of ink are let pass
      }
      EXPECT_EQ(coloured, 0) << name << " page " << page;
    }
  }
}

TEST(PrintKit, LaysABoardOverAsFewSheetsAsShowAllOfIt) {
  const Scenario map = test::template_named("base-3-4");
  KitOptions options = only({KitPart::Poster});
  const int on_a4 = kit_of(map, options).pages();
  options.paper = Paper::A3;
  const int on_a3 = kit_of(map, options).pages();
  EXPECT_LT(on_a3, on_a4);
  options.hex = 40;
  EXPECT_EQ(kit_of(map, options).pages(), 1);
}

TEST(PrintKit, IsRefusedInWordsWhereItCannotBePrinted) {
  KitOptions options;
  for (const double hex : {0.0, 19.9, 150.1, -79.0, std::nan("")}) {
    options.hex = hex;
    EXPECT_EQ(refusal_of(one_hex(), options), "a hex is 20 to 150 mm across flats");
  }
  options.hex = 79;
  for (const double bleed : {-0.1, 5.1, std::nan("")}) {
    options.bleed = bleed;
    EXPECT_EQ(refusal_of(one_hex(), options), "the bleed is 0 to 5 mm");
  }
  Scenario held = one_hex();
  held.boxes["seafarers"] = 1;
  EXPECT_THAT(refusal_of(held, only({KitPart::Hexes})), HasSubstr("your boxes hold all"));
  EXPECT_EQ(refusal_of(held, only({})), refusal_of(held, only({KitPart::Hexes})));
  EXPECT_THAT(refusal_of({}, only({KitPart::Poster})), HasSubstr("nothing to print"));
  Scenario many = one_hex();
  many.cells[{1, 0}].terrain = Drawn{"pool"};
  many.terrain_pools["pool"] = {{Terrain::Hills, 1'000'000}};
  EXPECT_THAT(refusal_of(many, only({KitPart::Hexes})), HasSubstr("1000001 pieces"));
  Scenario wide = one_hex();
  for (int q = 0; q < 3'000; ++q) wide.cells[{q, 0}].terrain = Terrain::Sea;
  EXPECT_THAT(refusal_of(wide, only({KitPart::Poster})), HasSubstr("more than 400 sheets"));
}

}  // namespace
}  // namespace hexwright
