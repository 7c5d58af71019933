
#include <gmock/gmock.h>

#include "io/files/base64.h"
#include "io/files/packed.h"
#include "model/scenario/limits.h"
#include "tests/io/tiled/maps.h"
#include "tests/support/golden.h"

namespace hexwright {
namespace {

using test::layer;
using test::packed_layer;
using test::small_map;
using test::told;
using testing::HasSubstr;

std::string told_of(const std::string& map) { return told(read_tiled(map).problems); }

/// The tiles of `layer("1,2,0,\n1,0,3")`, four bytes each.
std::string six_tiles() {
  std::string bytes;
  for (const char tile : std::string("\1\2\0\1\0\3", 6)) bytes += {tile, '\0', '\0', '\0'};
  return bytes;
}

/// What every way to store that layer gives.
void expect_small_board(const std::string& map) {
  const ImportedMap read = read_tiled(map);
  EXPECT_EQ(told(read.problems), "");
  Scenario board;
  board.cells[{0, 0}].terrain = Terrain::Forest;
  board.cells[{1, 0}].terrain = Terrain::Hills;
  board.cells[{0, 1}].terrain = Terrain::Forest;
  board.cells[{2, 1}].token = 8;
  EXPECT_EQ(read.scenario, board);
}

TEST(TiledImport, ReadsEveryWayInWhichTiledStoresALayer) {
  expect_small_board(small_map(layer("\n1,2,0,\n1,0,3\n")));
  expect_small_board(small_map(
      packed_layer("", R"(<tile gid="1"/><tile gid="2"/><tile/><tile gid="1"/><tile/><tile gid="3"/>)")));
  const std::string base64 = R"(encoding="base64")";
  expect_small_board(small_map(packed_layer(base64, "\n   " + base64_of(six_tiles()) + "\n  ")));
  expect_small_board(small_map(
      packed_layer(base64 + R"( compression="zlib")", base64_of(packed(six_tiles(), Packing::Zlib)))));
  expect_small_board(small_map(
      packed_layer(base64 + R"( compression="gzip")", base64_of(packed(six_tiles(), Packing::Gzip)))));
}

/// Tiled 1.8.2 saved it: zlib, even rows to the right, tiles in an order of their own.
TEST(TiledImport, ReadsAMapThatTiledSaved) {
  const ImportedMap read = read_tiled(test::contents_of(HEXWRIGHT_FIXTURES "/tiled/saved-by-tiled.tmx"));
  EXPECT_EQ(told(read.problems), "");
  Scenario board;
  board.details.title = "An islet";
  for (int column = 0; column < 4; ++column) {
    board.cells[{column, 0}].terrain = Terrain::Sea;
    board.cells[{column - 1, 2}].terrain = Terrain::Sea;
  }
  board.cells[{-1, 1}].terrain = Terrain::Sea;
  board.cells[{0, 1}] = {Terrain::Fields, 9, {}};
  board.cells[{1, 1}].terrain = Terrain::Desert;
  board.cells[{2, 1}].terrain = Terrain::Sea;
  board.harbors.emplace(Path({-1, 1}, Direction::East), Harbor{Direction::East, HarborKind::Wool});
  board.markers.emplace(Marker::Robber, Hex{1, 1});
  EXPECT_EQ(read.scenario, board);
}

TEST(TiledImport, PutsLayersOnEachOtherWhateverTheyAreCalled) {
  expect_small_board(small_map(layer("1,1,0,1,0,0", "a") + "<group><group>" + layer("0,2,0,0,0,3", "b") +
                               "</group></group>"));
}

TEST(TiledImport, TakesNoNoticeOfHowATileIsTurned) {
  expect_small_board(small_map(layer("2147483649,2,0,1,0,268435459")));
}

std::vector<Hex> hexes_of(const std::string& of_map) {
  std::vector<Hex> hexes;
  for (const auto& [at, cell] : read_tiled(small_map(layer("1,1,1,1,1,1"), of_map)).scenario.cells)
    hexes.push_back(at);
  return hexes;
}

TEST(TiledImport, KnowsWhichRowsLieToTheRight) {
  const std::vector<Hex> odd{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}};
  EXPECT_EQ(hexes_of(R"(staggeraxis="y" staggerindex="odd")"), odd);
  const std::vector<Hex> even{{0, 0}, {1, 0}, {2, 0}, {-1, 1}, {0, 1}, {1, 1}};
  EXPECT_EQ(hexes_of(R"(staggeraxis="y" staggerindex="even")"), even);
}

TEST(TiledImport, ShowsHexesThatStandOnASideTurnedByAQuarter) {
  const ImportedMap read =
      read_tiled(small_map(layer("1,1,1,1,1,1"), R"(staggeraxis="x" staggerindex="odd")"));
  EXPECT_EQ(told(read.problems), "");
  EXPECT_TRUE(read.scenario.details.quarter_turned);
  // The three columns are rows here, the first one the southernmost; the second one begins half a hex lower.
  EXPECT_EQ(hexes_of(R"(staggeraxis="x" staggerindex="odd")"),
            (std::vector<Hex>{{1, -2}, {2, -2}, {1, -1}, {2, -1}, {0, 0}, {1, 0}}));
  EXPECT_EQ(hexes_of(R"(staggeraxis="x" staggerindex="even")"),
            (std::vector<Hex>{{1, -2}, {2, -2}, {0, -1}, {1, -1}, {0, 0}, {1, 0}}));
}

TEST(TiledImport, ReadsHarborsAndMarkersByWhereTheyLie) {
  // The middle of the hex at column 1, row 0 is at 42, 16.
  const std::string objects = R"(<objectgroup>
  <object id="1" type="harbor" name="Brick" x="50" y="16"><point/></object>
  <object id="2" class="Harbor" x="8" y="14" width="4" height="4"/>
  <object id="3" name="Robber" x="30" y="16"><point/></object>
  <object id="4" type="pirate" gid="1" x="14" y="56" width="28" height="32"/>
</objectgroup>)";
  for (const char* index : {"odd", "even"}) {
    const ImportedMap read = read_tiled(small_map(
        layer("1,1,1,1,1,1") + objects, R"(staggeraxis="y" staggerindex=")" + std::string(index) + '"'));
    EXPECT_EQ(told(read.problems), "");
    if (index == std::string_view("even")) {
      EXPECT_EQ(read.scenario.markers.at(Marker::Robber), (Hex{0, 0}));
      continue;
    }
    EXPECT_EQ(read.scenario.markers.at(Marker::Robber), (Hex{1, 0}));
    EXPECT_EQ(read.scenario.markers.at(Marker::Pirate), (Hex{0, 1}));
    EXPECT_EQ(read.scenario.harbors.size(), 2U);
    EXPECT_EQ(read.scenario.harbors.at(Path({1, 0}, Direction::East)),
              (Harbor{Direction::East, HarborKind::Brick}));
    EXPECT_EQ(read.scenario.harbors.at(Path({0, 0}, Direction::West)), (Harbor{Direction::West, {}}));
  }
}

TEST(TiledImport, NamesATileThatItDoesNotKnowWithItsPlace) {
  const ImportedMap read = read_tiled(small_map(layer("1,4,0,0,7,0")));
  EXPECT_EQ(told(read.problems),
            "9: warning: layer \"Ground\", column 1, row 0: the tile \"castle\" is called like no terrain "
            "or number; it "
            "leaves the hex empty\n"
            "9: warning: layer \"Ground\", column 1, row 1: the tile 7 is called like no terrain or number; "
            "it leaves "
            "the hex empty\n");
  EXPECT_EQ(read.scenario.cells.at(Hex{1, 0}), Cell{});
  EXPECT_EQ(told_of(small_map(layer("4,0,0,0,0,0"))).substr(0, 49),
            "2: error: no tile of this map is called like a te");
}

TEST(TiledImport, CountsFurtherTilesThatItDoesNotKnow) {
  std::string layers;
  for (int i = 0; i < 5; ++i) layers += layer("7,7,7,7,7,7");
  const ImportedMap read = read_tiled(small_map(layers));
  EXPECT_THAT(told(read.problems), HasSubstr("further tiles that are called like no terrain or number: 10"));
}

TEST(TiledImport, ListsTwentyErrorsOfAKind) {
  std::string groups = "<group>", ends = "</group>";
  for (int i = 0; i < 5; ++i) {
    groups += groups;
    ends += ends;
  }
  std::string deeper;
  for (int i = 0; i < 1000; ++i) deeper += "<group/>";
  EXPECT_LE(read_tiled(small_map(groups + deeper + ends)).problems.size(), 22U);
}

TEST(TiledImport, TellsWhatItLeavesOut) {
  EXPECT_EQ(told_of(small_map(layer("1,1,1,1,1,1") + R"(<imagelayer/><objectgroup>
<object type="tree" x="1" y="1"/><object x="3" y="3"/>
<object type="robber" x="1e300" y="1"/><object type="pirate" x="nan" y="inf"/>
<object type="harbor" name="gold" x="1" y="16"/><object type="harbor" x="2" y="16"/>
<object type="pirate" x="14" y="16"/><object type="pirate" x="14" y="16"/>
</objectgroup>)")),
            "10: warning: picture layers left out: 1\n"
            "11: warning: objects that are no harbor, robber or pirate, left out: 2\n"
            "12: warning: what lies too far out for a scenario is left out: 2\n"
            "13: warning: there is no harbor of the kind \"gold\"; the kind of the harbor is left open\n"
            "13: warning: another harbor lies at the same path; this one is left out\n"
            "14: warning: Pirate: it is on the map twice; the last place counts\n");
  EXPECT_EQ(told_of(small_map(R"(<properties><property name="ships" value="many"/><property name="title">two
lines</property></properties>)" +
                              layer("1,1,1,1,1,1"))),
            "9: warning: the property title is left out: it has more than 1000 bytes, or control characters\n"
            "9: warning: the property ships is \"many\" and is left out; expected a whole number from 0 to "
            "100000\n");
}

TEST(TiledImport, RefusesInWordsWhatIsNoBoard) {
  EXPECT_EQ(told_of(R"(<tileset name="t"/>)"),
            "1: error: the file begins with <tileset>; a map of Tiled begins with <map>\n");
  EXPECT_EQ(told_of("<map orientation=\"hexagonal\">\n<layer>"),
            "2: error: this is not well-formed XML: Start-end tags mismatch\n");
  EXPECT_EQ(told_of("\xFF\xFE<\xFF"), "error: the file is not UTF-8 text; save it as UTF-8\n");
  EXPECT_EQ(told_of(R"(<map orientation="isometric"/>)"),
            "1: error: the tiles of this map are no hexes: its orientation is \"isometric\"; in Tiled, set "
            "Orientation in "
            "the properties of the map to \"Hexagonal (Staggered)\"\n");
  EXPECT_EQ(told_of(R"(<map orientation="hexagonal" infinite="1"/>)"),
            "1: error: an infinite map has no size; in Tiled, switch off Infinite in the properties of the "
            "map and save "
            "it again\n");
  const std::string hexes =
      R"(<map orientation="hexagonal" tilewidth="28" tileheight="32" hexsidelength="16" )";
  EXPECT_EQ(told_of(hexes + R"(width="0" height="1"/>)"),
            "1: error: the map's width is \"0\"; expected a whole number from 1 to 250000\n");
  EXPECT_EQ(told_of(hexes + R"(width="501" height="500"/>)"),
            "1: error: the map has 500 rows of 501 hexes; 250000 hexes at most\n");
}

TEST(TiledImport, SaysWhatToDoAboutATilesetInAnotherFile) {
  std::string map = small_map(layer("101,0,0,0,0,101"));
  map.insert(map.find(" <layer"), " <tileset firstgid=\"100\" source=\"../hexes.tsx\"/>\n");
  EXPECT_EQ(told_of(map),
            "9: error: what the tiles of this map are is in another file, ../hexes.tsx; in Tiled, show that "
            "tileset, "
            "choose \"Embed Tileset\" and save the map again\n");
  map.replace(map.find("101,0,0,0,0,101"), 15, "1,0,0,0,0,1");
  EXPECT_EQ(told_of(map), "") << "one that no tile is of does no harm";
}

TEST(TiledImport, RefusesLayersThatDoNotHoldTheMap) {
  const std::string damaged =
      "9: error: layer \"Ground\" is damaged: it does not hold the 6 tiles of this map\n";
  EXPECT_EQ(told_of(small_map(layer("1,2,3"))), damaged);
  EXPECT_EQ(told_of(small_map(layer("1,2,3,1,2,3,1"))), damaged);
  EXPECT_EQ(told_of(small_map(layer("1,2,x,1,2,3"))), damaged);
  std::string tall = small_map(layer("1,2,3,1,2,3"));
  tall.replace(tall.rfind("width=\"3\" height=\"2\""), 20, "width=\"2\" height=\"3\"");
  EXPECT_EQ(told_of(tall), damaged);
  EXPECT_EQ(told_of(small_map(" <layer name=\"Ground\"/>\n")), damaged);
  const std::string base64 = R"(encoding="base64")", zlib = base64 + R"( compression="zlib")";
  EXPECT_EQ(told_of(small_map(packed_layer(base64, "AAAA"))), damaged);
  EXPECT_EQ(told_of(small_map(packed_layer(zlib, base64_of(six_tiles())))), damaged);
  EXPECT_EQ(
      told_of(small_map(packed_layer(zlib, base64_of(packed(six_tiles(), Packing::Zlib).substr(0, 9))))),
      damaged);
  EXPECT_EQ(told_of(small_map(packed_layer(zlib, base64_of(packed(six_tiles() + '\1', Packing::Zlib))))),
            damaged);
  EXPECT_EQ(told_of(small_map(packed_layer(R"(encoding="other")", ""))),
            "9: error: layer \"Ground\" is stored in a way that is not known here: other\n");
  EXPECT_EQ(told_of(small_map(packed_layer(base64 + R"( compression="zstd")", "KLUv/Q=="))),
            "9: error: layer \"Ground\" is compressed by zstd, which is not read here; in Tiled, set Tile "
            "Layer Format in "
            "the properties of the map to CSV and save it again\n");
}

TEST(TiledImport, UnpacksNoMoreThanTheMapHas) {
  const std::string bomb = base64_of(packed(std::string(256U << 20U, '\0'), Packing::Zlib));
  EXPECT_EQ(told_of(small_map(packed_layer(R"(encoding="base64" compression="zlib")", bomb))),
            "9: error: layer \"Ground\" is damaged: it does not hold the 6 tiles of this map\n");
}

TEST(TiledImport, LimitsLayersAndGroups) {
  std::string layers;
  for (int i = 0; i < 101; ++i) layers += layer("1,1,1,1,1,1");
  EXPECT_EQ(told_of(small_map(layers)), "109: error: the map has too many layers; 100 at most\n");
  std::string groups;
  for (int i = 0; i < 100'000; ++i) groups += "<group>";
  std::string ends;
  for (int i = 0; i < 100'000; ++i) ends += "</group>";
  EXPECT_EQ(told_of(small_map(groups + ends)),
            "9: error: groups of layers lie in each other 20 deep at most\n");
}

TEST(TiledImport, KnowsSuchAMapByItsBeginning) {
  EXPECT_TRUE(is_tiled_map(small_map("")));
  EXPECT_TRUE(is_tiled_map("\xEF\xBB\xBF <map\n orientation='hexagonal'>"));
  EXPECT_FALSE(is_tiled_map(""));
  EXPECT_FALSE(is_tiled_map("<map>orientation=</map>"));
  EXPECT_FALSE(is_tiled_map("title map <map orientation="));
  EXPECT_FALSE(is_tiled_map("<mapping orientation=\"a\"/>"));
  EXPECT_FALSE(is_tiled_map("<scenario version=\"2\"/>"));
}

}  // namespace
}  // namespace hexwright
