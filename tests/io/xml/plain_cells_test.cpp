#include "io/xml/plain_cells.h"

#include <filesystem>

#include "io/xml/scenario_xml.h"
#include "tests/support/golden.h"
#include "tests/support/sample_scenarios.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr std::string_view our_root = "<scenario version=\"2\">";

std::string file_with(const std::string& cells, std::string_view root = our_root) {
  return std::string(root) + "\n<cells>" + cells + "</cells>\n</scenario>\n";
}

/// The same file, byte for byte as long, whose root is spelled in a way that sends all cells through the
/// tree.
std::string through_tree(std::string xml) {
  constexpr std::string_view other_root = "<scenario\tversion=\"2\">";
  static_assert(our_root.size() == other_root.size());
  const auto at = xml.find(our_root);
  return at == std::string::npos ? xml : xml.replace(at, our_root.size(), other_root);
}

std::vector<std::string> messages_of(const LoadedScenario& loaded) {
  std::vector<std::string> lines;
  for (const Problem& problem : loaded.problems) lines.push_back(text(problem, "it"));
  return lines;
}

void expect_no_difference(const std::string& xml) {
  const auto direct = read_xml(xml, Positions::Keep);
  const auto tree = read_xml(through_tree(xml), Positions::Keep);
  EXPECT_EQ(messages_of(direct), messages_of(tree)) << xml;
  EXPECT_EQ(direct.scenario, tree.scenario) << xml;
  for (const auto& [hex, cell] : tree.scenario.cells)
    EXPECT_EQ(direct.written_at.find(hex), tree.written_at.find(hex)) << xml;
}

std::size_t plain(std::string_view text) {
  PlainCells cells;
  const auto length = cells.read(text, 0);
  EXPECT_EQ(cells.cells.size(), length > 0 ? 1U : 0U);
  return length;
}

TEST(PlainCells, AreReadInEverySpellingOfAttributesAndBlanks) {
  for (const std::string_view cell : {
           R"(<cell q="0" r="-2" terrain="mountains" token="10"/>)",
           R"(<cell q='1' r='2' terrain-pool='main' token-pool='main' stack='fog'/>)",
           "<cell\n\tstack=\"Nebel \xC3\xBC\" r='0'  q='0' />",
           R"(<cell q="-0" r="007" stack="it's > that" token-pool='"'/>)",
           "<cell q='+0' r=' 1\n' token='\t10'/>",
       })
    EXPECT_EQ(plain(std::string(cell) + "<cell/>"), cell.size()) << cell;
}

TEST(PlainCells, AreNoneThatThereIsSomethingToSayAbout) {
  for (const std::string_view cell : {
           "<cell r='0'/>",
           "<cell q='0'/>",
           "<cell q='0' r='0'></cell>",
           "<cell q='0' r='0'>",
           "<cell q='0'",
           "<cell q='0' r='0' r='0'/>",
           "<cell q='0'r='0'/>",
           "<cell q ='0' r='0'/>",
           "<cell q='0' r='0'/",
           "<cell q='0' r='0' ",
           "<cell q='0' r='0' stack='fog",
           "<cell q='0' r='0' stack=",
           "<cell q='0' r='0' stack=fog/>",
           "<cell q='0' r='0' stack='fog\"/>",
           "<cell q='0' r='99999999999999999999'/>",
           "<cell q='0' r='+-1'/>",
           "<cell q='0' r='1 0'/>",
           "<cell q='x' r='0'/>",
           "<cell q='0' r='10001'/>",
           "<cell q='0' r='0' token='100'/>",
           "<cell q='0' r='0' terrain='marsh'/>",
           "<cell q='0' r='0' terrain='sea' terrain-pool='main'/>",
           "<cell q='0' r='0' stack=''/>",
           "<cell q='0' r='0' stack='a&amp;b'/>",
           "<cell q='0' r='0' stack='a<b'/>",
           "<cell q='0' r='0' stack='a\nb'/>",
           "<cell q='0' r='0' stack='a\xC2\x85'/>",
           "<cell q='0' r='0' token-pool='\xE2\x80\xAE'/>",
           "<cell q=\"0' r='0'/>",
           "<cell q='0' r='0' depth='1'/>",
           "<cells q='0' r='0'/>",
           "<cell q='0' r='0' =/>",
           "<cell/>",
           "",
       })
    EXPECT_EQ(plain(cell), 0U) << cell;
}

TEST(PlainCells, MakeNoDifferenceInAnyFile) {
  for (const char* folder : {HEXWRIGHT_FIXTURES "/xml", HEXWRIGHT_FIXTURES "/checks", HEXWRIGHT_TEMPLATES})
    for (const auto& entry : fs::recursive_directory_iterator(folder))
      if (entry.path().extension() == ".xml") expect_no_difference(test::contents_of(entry.path()));
}

TEST(PlainCells, MakeNoDifferenceBesideOthers) {
  const std::string cell = "<cell q='0' r='0'/>";
  for (const std::string& cells : {
           cell + " odd " + cell + " words " + cell,
           "<cell q='1' r='0' stack='a&amp;b'/>" + cell + "<cell q='1' r='0'/>",
           cell + "<!-- " + cell + " -->" + cell,
           "</cells><cells>" + cell,
           cell + "<cell q='2' r='0'><cell q='3' r='0'/></cell><cell q='x' r='4'/>",
           cell + "<cells>" + cell + "</cells>",
           cell + "<cell q='9' r='9' stack='&lost;'/>" + cell + "<cell q=0/>",
           "<cell q='+1' r=' 2 ' token='\n10'/>" + cell + "<cell q='&#9;1' r='+-2'/>" + cell,
           "<cell q='0' r='0' terrain-pool='is\xC2\x85lands'/>" + cell + "<cell" + cell,
           "<cell q='-0' r='007' stack='>'/>" + cell + "<cell q='3' r='0' stack='a\tb'/>" + cell,
       })
    expect_no_difference(file_with(cells));
  expect_no_difference("<scenario version=\"2\"><cells/><cells>" + cell + "</cells></scenario>");
  expect_no_difference("<scenario version=\"2\"><rules><cells>" + cell + "</cells></rules></scenario>");
}

TEST(PlainCells, AreMadeCanonicalOnAJoinedBoard) {
  const std::string topology = "<topology joined=\"east-west\" width=\"8\" west=\"-3\"/>";
  const std::string far = "<topology joined=\"east-west\" width=\"20000\" west=\"15000\"/>";
  const std::string cells =
      "<cells><cell q='0' r='0'/><cell q='9' r='0'/><cell q='8' r='0'/><cell q='-9999' r='0'/>";
  for (const std::string& joined : {topology, far})
    expect_no_difference(std::string(our_root) + joined + cells + "</cells></scenario>");
}

TEST(PlainCells, AreReadTogetherWithOthersInTheOrderOfTheBoard) {
  const auto loaded = read_xml(file_with("<cell q='2' r='0'/><cell q='1' r='0'></cell><cell q='0' r='0'/>"));
  EXPECT_THAT(loaded.problems, IsEmpty());
  std::vector<Hex> hexes;
  for (const auto& [hex, cell] : loaded.scenario.cells) hexes.push_back(hex);
  EXPECT_THAT(hexes, ElementsAre(Hex{0, 0}, Hex{1, 0}, Hex{2, 0}));
}

TEST(PlainCells, DoNotShiftThePlacesOfWhatFollows) {
  const auto loaded =
      read_xml(file_with("\n<cell q='0' r='0'/>\n<!-- -->\n<cell q='1' r='0'/>\n<cell q='x' r='0'/>\n"));
  EXPECT_THAT(messages_of(loaded),
              ElementsAre("it:6:10: error: q is \"x\"; expected a whole number from -10000 to 10000"));
}

}  // namespace
}  // namespace hexwright
