#include <algorithm>
#include <map>
#include <set>

#include "io/render/pen/abbreviations.h"
#include "model/board/die_corner.h"
#include "tests/io/render/picture.h"

namespace hexwright {
namespace {

std::vector<Cell> all_kinds_of_cell() {
  std::vector<Cell> cells;
  for (const Terrain terrain : all_terrains) cells.push_back(cell_of(terrain));
  cells.push_back(Cell{});
  cells.push_back(cell_of(Drawn{"main"}));
  cells.push_back({Terrain::Forest, 6, "fog"});
  return cells;
}

double apart(const Rgb& a, const Rgb& b) {
  return std::abs(a[0] - b[0]) + std::abs(a[1] - b[1]) + std::abs(a[2] - b[2]);
}

int count_red(const Scenario& scenario) {
  return Picture(scenario).count_around({0, 0.1}, 0.4, is_strong_red);
}

TEST(Tile, EachKindOfCellHasAColourOfItsOwn) {
  const auto cells = all_kinds_of_cell();
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Rgb first = Picture(one_hex(cells[i])).average({});
      const Rgb second = Picture(one_hex(cells[j])).average({});
      EXPECT_GT(apart(first, second), 12) << "kinds " << i << " and " << j;
    }
}

TEST(Tile, AFaceDownHexHidesWhatLiesUnderIt) {
  const Picture covered(one_hex({Terrain::Forest, 6, "fog"}));
  const Picture other(one_hex({Terrain::Desert, {}, "fog"}));
  EXPECT_EQ(covered.average({}), other.average({}));
}

TEST(Tile, StacksHaveTintsOfTheirOwn) {
  Scenario scenario;
  scenario.stacks["north"];
  scenario.stacks["south"];
  scenario.cells[Hex{0, 0}].stack = "north";
  scenario.cells[Hex{3, 0}].stack = "south";
  const Picture picture(scenario);
  EXPECT_GT(apart(picture.average(centre({0, 0})), picture.average(centre({3, 0}))), 8);
}

Scenario one_of_stack(const std::string& name) {
  Scenario scenario;
  scenario.stacks[name];
  scenario.cells[Hex{}].stack = name;
  return scenario;
}

TEST(Tile, AnOpenCellIsAnEmptySocketAndNoFog) {  // EXP-05
  Scenario fog = one_of_stack("land");
  Scenario open = fog;
  open.stacks["land"].paired_with = "sea";
  open.stacks["sea"];
  const Picture socket(open);
  EXPECT_GT(apart(Picture(fog).average({}), socket.average({})), 25);
  // Sunken: its upper rim lies in shade, the floor does not.
  EXPECT_LT(socket.average({0, -0.85}, 0.05)[1] + 40, socket.average({0, 0.4}, 0.1)[1]);
}

TEST(Tile, SectionsAreToldApartByTheirLetters) {  // FOG-01
  const auto letter = [](const char* name) { return Picture(one_of_stack(name)).average({0, -0.08}, 0.3); };
  std::set<Rgb> pictures;
  for (const char* name : {"A", "B", "C", "D", "E", "F", "a longer name"}) pictures.insert(letter(name));
  EXPECT_EQ(pictures.size(), 7U);
  EXPECT_EQ(letter("a longer name"), letter("another name")) << "too long for a sign: a question mark";
}

/// A language in which other terrains begin alike.
std::string in_german(const std::string& pattern, const Plural*) {
  const std::map<std::string, std::string> known{{"Forest", "Wald"},      {"Pasture", "Weide"},
                                                 {"Desert", "Ödland"},    {"Hills", "Hügel"},
                                                 {"Fields", "Ackerland"}, {"Lumber", "Holz"}};
  const auto found = known.find(pattern);
  return found == known.end() ? pattern : found->second;
}

TEST(Tile, LettersAreThoseOfTheLanguage) {
  const auto letters = [](Terrain terrain) { return terrain_abbreviation({}, terrain, in_german); };
  EXPECT_EQ(letters(Terrain::Forest), "Wa");
  EXPECT_EQ(letters(Terrain::Pasture), "We");
  EXPECT_EQ(letters(Terrain::Desert), "Ö");
  EXPECT_EQ(letters(Terrain::Fields), "A");
  EXPECT_EQ(terrain_abbreviation({}, Terrain::Forest, nullptr), "Fo");
  EXPECT_EQ(terrain_abbreviation({}, Terrain::Fields, nullptr), "Fi");
  EXPECT_EQ(resource_abbreviation(Resource::Lumber, in_german), "H");
  const Scenario scenario = one_hex(cell_of(Terrain::Forest));
  DrawOptions german;
  german.translate = in_german;
  EXPECT_NE(Picture(scenario).average({0, 0.66}, 0.15),
            Picture(scenario, 400, 300, german).average({0, 0.66}, 0.15));
}

TEST(Tile, LettersCanBeLeftOut) {
  DrawOptions plain;
  plain.letters = false;
  const Scenario scenario = one_hex(cell_of(Terrain::Mountains));
  EXPECT_NE(Picture(scenario).average({0, 0.66}, 0.15),
            Picture(scenario, 400, 300, plain).average({0, 0.66}, 0.15));
}

TEST(Token, SixAndEightAreRed) {
  for (const int number : {2, 3, 4, 5, 9, 10, 11, 12})
    EXPECT_EQ(count_red(one_hex(cell_of(Terrain::Pasture, number))), 0) << number;
  for (const int number : {6, 8})
    EXPECT_GT(count_red(one_hex(cell_of(Terrain::Pasture, number))), 100) << number;
}

TEST(Token, RedIsNotAllThatMarksSixAndEight) {
  // Two rings of the rim's colour on the way from the centre to the left, others have one.
  const auto rings = [](int number) {
    const Picture picture(one_hex(cell_of(Terrain::Pasture, number)), 800, 800);
    int changes = 0;
    bool was_dark = false;
    for (int step = 0; step < 80; ++step) {
      const Rgb colour = picture.at({-0.2 - step * 0.002, 0.1});
      const bool dark = colour[1] < 170;
      changes += dark && !was_dark ? 1 : 0;
      was_dark = dark;
    }
    return changes;
  };
  EXPECT_EQ(rings(6), 2);
  EXPECT_EQ(rings(8), 2);
  EXPECT_EQ(rings(9), 1);
}

TEST(Token, EveryNumberLooksDifferent) {
  std::set<Rgb> pictures;
  for (int number = 0; number <= 12; ++number)
    pictures.insert(Picture(one_hex(cell_of(Terrain::Pasture, number))).average({0, 0.1}, 0.3));
  pictures.insert(Picture(one_hex(cell_of(Terrain::Pasture, Drawn{"main"}))).average({0, 0.1}, 0.3));
  EXPECT_EQ(pictures.size(), 14U);
}

TEST(Token, OutlandishNumbersStayInTheirDisc) {
  const Rgb plain = Picture(one_hex(cell_of(Terrain::Pasture))).average({0, -0.5}, 0.15);
  EXPECT_EQ(Picture(one_hex(cell_of(Terrain::Pasture, 99))).average({0, -0.5}, 0.15), plain);
}

TEST(Beach, LiesInTheSeaAlongLandOnly) {
  Scenario scenario;
  scenario.cells[Hex{0, 0}] = cell_of(Terrain::Sea);
  scenario.cells[Hex{1, 0}] = cell_of(Terrain::Forest);
  scenario.cells[Hex{-1, 0}] = cell_of(Terrain::Sea);
  const Picture picture(scenario, 800, 600);
  const auto is_sandy = [&](Point p) {
    const Rgb colour = picture.at(p);
    return colour[0] > 220 && colour[1] > 200 && colour[2] < 210;
  };
  EXPECT_TRUE(is_sandy({hex_width / 2 - 0.07, 0.1}));
  EXPECT_FALSE(is_sandy({-hex_width / 2 + 0.07, 0.1}));
}

TEST(Beach, IsDrawnAtAPoolOfLandButNotWhereSeaMayCome) {
  const auto sand = [](const Counts<Terrain>& pool) {
    Scenario scenario;
    scenario.terrain_pools["main"] = pool;
    scenario.cells[Hex{0, 0}] = cell_of(Terrain::Sea);
    scenario.cells[Hex{1, 0}] = cell_of(Drawn{"main"});
    return Picture(scenario, 800, 600).at({hex_width / 2 - 0.07, 0.1})[0];
  };
  EXPECT_GT(sand({{Terrain::Forest, 2}, {Terrain::Hills, 1}}), 220);
  EXPECT_LT(sand({{Terrain::Forest, 2}, {Terrain::Sea, 1}}), 150);
}

/// Where the number of the die stands: at the corner that the lava reaches with it.
Point at_corner(int die) {
  const Point corner = corner_offset(die_corner(die));
  return {0.73 * corner.x, 0.73 * corner.y};
}

bool is_white(const Rgb& c) { return c[0] > 225 && c[1] > 220 && c[2] > 200; }
bool is_dark_ink(const Rgb& c) { return c[0] < 90 && c[1] < 90 && c[2] < 90; }

TEST(Volcano, ShowsTheNumbersOfTheDieAtItsCornersHoweverItIsTurned) {  // VOL-09
  for (const bool turned : {false, true}) {
    Scenario scenario = one_hex(cell_of(Terrain::Volcano, 9));
    scenario.details.quarter_turned = turned;
    // Neither the robber nor the name of an area covers them.
    scenario.markers[Marker::Robber] = Hex{};
    scenario.areas["The long name of an island"].cells = {Hex{}};
    const Picture picture(scenario, 400, 400);
    std::vector<int> ink;
    for (int die = 1; die <= 6; ++die) {
      const int all = picture.count_around(at_corner(die), 0.1, [](const Rgb&) { return true; });
      EXPECT_GT(2 * picture.count_around(at_corner(die), 0.1, is_white), all) << die;
      ink.push_back(picture.count_around(at_corner(die), 0.1, is_dark_ink));
      EXPECT_GT(ink.back(), 0) << die;
    }
    EXPECT_EQ(std::min_element(ink.begin(), ink.end()), ink.begin()) << "a 1 takes the least ink";
  }
}

TEST(Volcano, AloneHasSuchNumbers) {  // VOL-09
  const Picture picture(one_hex(cell_of(Terrain::Forest, 9)), 400, 400);
  for (int die = 1; die <= 6; ++die)
    EXPECT_LT(picture.count_around(at_corner(die), 0.1, is_white), 20) << die;
}

}  // namespace
}  // namespace hexwright
