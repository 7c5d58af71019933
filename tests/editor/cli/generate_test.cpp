#include <array>
#include <sys/resource.h>

#include <nlohmann/json.hpp>

#include "io/xml/scenario_xml.h"
#include "tests/editor/cli/program.h"
#include "tests/support/outside.h"

namespace hexwright::test {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

class GenerateCli : public CliTest {
 protected:
  Scenario read(const std::filesystem::path& path) const { return read_xml(contents(path)).scenario; }
};

TEST_F(GenerateCli, DealsABoardThatKeepsWishesAndSeed) {
  const auto ran = cli({"generate", "--template", "base-3-4-variable", "--set", "usual", "--seed", "7", "-o",
                        file("board.xml")});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("board 0: pips brick "));
  const Scenario board = read(folder / "board.xml");
  EXPECT_EQ(board.generation.dealt, (Dealt{7, 0}));
  EXPECT_EQ(board.generation.wishes.size(), 5U);
  EXPECT_TRUE(board.terrain_pools.empty()) << "all of it is dealt";
  EXPECT_EQ(cli({"validate", file("board.xml")}).code, 0);
}

TEST_F(GenerateCli, DealsManyIntoAFolderAndAnyOfThemAgain) {
  const auto many = cli({"generate", template_file("base-3-4-variable"), "-w", "corner-pips=12", "--boards",
                         "3", "-o", file("boards"), "--json"});
  ASSERT_EQ(many.code, 0) << many.err;
  const auto reported = json::parse(many.out);
  ASSERT_EQ(reported["boards"].size(), 3U);
  EXPECT_LE(reported["boards"][2]["mostCornerPips"], 12);
  EXPECT_EQ(reported["boards"][2]["wishes"][0], (json{{"wish", "corner-pips=12"}, {"missed", 0}}));
  const auto again = cli({"generate", template_file("base-3-4-variable"), "-w", "corner-pips=12", "--first",
                          "2", "-o", file("again.xml")});
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_EQ(contents(folder / "again.xml"), contents(folder / "boards" / "board-2.xml"));
}

/// As large as somebody may draw, and no board of it meets the wish.
TEST_F(GenerateCli, AnswersInWordsAndWithin512MiBOnALargeMap) {
  Scenario map;
  constexpr std::array terrains{Terrain::Hills, Terrain::Forest, Terrain::Mountains, Terrain::Fields,
                                Terrain::Pasture};
  constexpr std::array<std::int8_t, 10> numbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
  constexpr std::size_t side = 30;
  for (std::size_t i = 0; i < side * side; ++i) {
    const int q = static_cast<int>(i % side), r = static_cast<int>(i / side);
    map.cells[{q - r / 2, r}] = Cell{terrains[i * i % 7 % 5], numbers[i * 3 % 11 % 10], {}};
  }
  const auto ran = cli({"generate", file("map.xml", write_xml(map)), "-w", "terrain-numbers-differ"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("no board was found that meets all wishes, in "));
  EXPECT_THAT(ran.err, HasSubstr("the map is too large to prove whether there is one"));
  rusage used{};
  ASSERT_EQ(getrusage(RUSAGE_CHILDREN, &used), 0);
  EXPECT_LT(used.ru_maxrss, 512 * 1024) << "of the largest child, in KiB";
}

TEST_F(GenerateCli, TakesTheWishesOfTheMapWhereNoneAreGiven) {
  Scenario map = read(template_file("base-3-4"));
  map.generation.wishes = {{WishKind::CornerPips, 4, {}}};
  const auto ran = cli({"generate", file("map.xml", write_xml(map))});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("this wish cannot be met here: At most 4 pips at an intersection"));
  EXPECT_EQ(cli({"generate", file("map.xml"), "--set", "wild"}).code, 0);
}

TEST_F(GenerateCli, KeepsWhatItFoundOnEverySignalThatEndsPrograms) {
  for (const std::string signal : {"INT", "TERM", "HUP"}) {
    // It is stopped when it is ready for that: it catches SIGTERM, the bit 0x4000.
    const auto ran =
        shell("hexwright-cli generate '" + template_file("base-3-4-variable") +
                  "' --set usual --boards 100000 -o " + signal +
                  " > out & for tries in $(seq 600); do "
                  "grep -Eq '^SigCgt:.*[4-7c-f][0-9a-f]{3}$' /proc/$!/status && break; sleep 0.1; done; "
                  "sleep 0.5; kill -" +
                  signal + " $!; wait $!; echo code $?",
              folder);
    EXPECT_THAT(ran.out, HasSubstr("code 2")) << signal;
    EXPECT_THAT(ran.err, HasSubstr(" of 100000 boards")) << signal;
    EXPECT_TRUE(std::filesystem::exists(folder / signal / "board-0.xml")) << signal;
  }
}

TEST_F(GenerateCli, ShowsInATerminalHowFarItIs) {
  HEXWRIGHT_NEEDS_TOOL("script");
  shell("script -qec \"timeout --foreground -s INT 2 hexwright-cli generate '" +
            template_file("base-3-4-variable") + "' --set usual --boards 100000 -o many\" typed > shown",
        folder);
  EXPECT_THAT(contents(folder / "shown"), HasSubstr(" of 100000 boards; "));
  EXPECT_THAT(contents(folder / "shown"), HasSubstr(" layouts looked at in 0:01"));
}

TEST_F(GenerateCli, DealsOnlyWhatItMay) {
  const auto ran = cli({"generate", template_file("base-3-4"), "--only", "numbers", "--lock", "0,-2", "-o",
                        file("board.xml")});
  ASSERT_EQ(ran.code, 0) << ran.err;
  const Scenario before = read(template_file("base-3-4")), after = read(folder / "board.xml");
  EXPECT_EQ(after.harbors, before.harbors);
  EXPECT_EQ(after.cells.at({0, -2}), before.cells.at({0, -2}));
  EXPECT_NE(after.cells, before.cells);
  for (const auto& [hex, cell] : before.cells) EXPECT_EQ(after.cells.at(hex).terrain, cell.terrain);
}

TEST_F(GenerateCli, DealsWhatLiesFaceDownWhereItsStackIsNamed) {
  const std::string map = template_file("fog-islands-4");
  const Scenario before = read(map);
  const auto all_terrain = [](const Scenario& scenario) {
    Counts<Terrain> all = scenario.stacks.at("fog").hexes;
    for (const auto& [hex, cell] : scenario.cells)
      if (const auto terrain = open_terrain(cell)) ++all[*terrain];
    return all;
  };
  ASSERT_EQ(cli({"generate", map, "-o", file("land.xml")}).code, 0);
  EXPECT_EQ(read(folder / "land.xml").stacks, before.stacks);
  const auto ran = cli({"generate", map, "--stack", "fog", "--only", "terrain", "-o", file("fog.xml")});
  ASSERT_EQ(ran.code, 0) << ran.err;
  const Scenario after = read(folder / "fog.xml");
  EXPECT_NE(after.stacks, before.stacks);
  EXPECT_EQ(after.token_pools, before.token_pools);
  EXPECT_EQ(all_terrain(after), all_terrain(before));
  const auto again = cli({"generate", map, "--stack", "fog", "--only", "terrain", "-o", file("again.xml")});
  EXPECT_EQ(contents(folder / "again.xml"), contents(folder / "fog.xml"));
}

TEST_F(GenerateCli, MakesNewLand) {
  ASSERT_EQ(cli({"generate", "--islands", "7,5,5", "--symmetry", "half-turn", "--seed", "2", "-o",
                 file("land.xml")})
                .code,
            0);
  EXPECT_EQ(cli({"validate", file("land.xml")}).code, 0);
  EXPECT_EQ(cli({"generate", file("land.xml"), "--set", "usual"}).code, 0);
}

TEST_F(GenerateCli, ListsWishesAndSets) {
  const auto ran = cli({"generate", "--list-wishes"});
  EXPECT_THAT(ran.out, HasSubstr("corner-pips=11"));
  EXPECT_THAT(ran.out, HasSubstr("tournament"));
  EXPECT_EQ(json::parse(cli({"generate", "--list-wishes", "--json"}).out)["sets"]["as-printed"],
            json{"red-numbers-apart"});
}

TEST_F(GenerateCli, SaysWhatMakesNoSense) {
  const std::string map = template_file("base-3-4");
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong{
      {{"generate"}, "give a map, --template, --islands, or --list-wishes"},
      {{"generate", map, "--wish", "corner-pips"}, "the wish corner-pips needs a number: corner-pips=11"},
      {{"generate", map, "--wish", "nothing"}, "there is no wish \"nothing\""},
      {{"generate", map, "--area", "Nowhere"}, "there is no area named Nowhere"},
      {{"generate", map, "--stack", "fog"}, "there is no stack named fog"},
      {{"generate", map, "--lock", "here"}, "here is no hex; write its q and r: 0,-2"},
      {{"generate", map, "--lock", "99,0"}, "there is no hex 99,0 to lock"},
      {{"generate", "--islands", "8,6", "--symmetry", "third-turn"}, "groups of 3 of equal size"},
      {{"generate", map, "-o", file("board.txt")}, "board.txt"}};
  for (const auto& [arguments, words] : wrong) {
    const auto ran = cli(arguments);
    EXPECT_EQ(ran.code, 2) << words;
    EXPECT_THAT(ran.err, HasSubstr(words));
  }
  EXPECT_EQ(cli({"generate", map, "-o", file("kept.xml", "mine")}).code, 2);
  EXPECT_EQ(contents(folder / "kept.xml"), "mine");
}

}  // namespace
}  // namespace hexwright::test
