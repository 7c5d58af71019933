#include "io/pioneers/pioneers_game.h"
#include "model/validation/validate.h"
#include "tests/io/pioneers/shipped_maps.h"

// What is wrong with the maps that others made comes through the import to the checks.
namespace hexwright {
namespace {

using test::shipped_map;
using test::shipped_maps;
using testing::ElementsAre;
using testing::Pair;

std::vector<std::string> places(const std::string& game, std::string_view check) {
  std::vector<std::string> result;
  for (const auto& finding : validate(read_pioneers(game).scenario))
    if (finding.check == check) result.push_back(key(finding.place));
  return result;
}

Finding points_finding(int wanted, const std::string& rules) {
  const std::string game = "title T\nnum-players 4\nvictory-points " + std::to_string(wanted) +
                           "\nnum-settlements 5\nchits 5,6\nmap\nh0,h1,s,s\n.\n" + rules;
  for (const auto& finding : validate(read_pioneers(game).scenario))
    if (finding.check == "base.victory-points-attainable") return finding;
  return {};
}

// BASE-18
TEST(PointsInPioneers, ThatGamesHereDoNotPlayAreNotOutOfReach) {
  for (const char* rules : {"develop-chapel 30\ndevelop-market 30", "island-discovery-bonus 0,12"}) {
    const Finding finding = points_finding(40, rules);
    EXPECT_EQ(finding.severity, Severity::Warning) << rules;
    EXPECT_THAT(text(finding.message),
                testing::StartsWith("40 victory points need what the map keeps of Pioneers' rules"));
  }
  EXPECT_EQ(points_finding(40, "develop-chapel 5").severity, Severity::Error);
}

TEST(PointsInPioneers, ThatAreOutOfReachAllTheSameNameWhatIsNotCounted) {
  const auto said = [](const std::string& rules) { return text(points_finding(90, rules).message); };
  EXPECT_THAT(said("develop-chapel 5"), testing::Not(testing::HasSubstr("not counted")));
  EXPECT_THAT(said("num-bridges 3"), testing::EndsWith("play: places across 3 bridges"));
  EXPECT_THAT(
      said("develop-chapel 30\ndevelop-market 30"),
      testing::EndsWith("; not counted is what the map keeps of Pioneers' rules and games here do not "
                        "play: 60 victory point cards instead of 5"));
  EXPECT_THAT(said("island-discovery-bonus 0,12"), testing::EndsWith("play: the bonus 0,12 for new islands"));
  for (const char* none : {"island-discovery-bonus 0", "island-discovery-bonus -1,-10"})
    EXPECT_THAT(said(none), testing::Not(testing::HasSubstr("not counted"))) << none;
}

class FindingsInShippedMaps : public test::ShippedMapsTest {};

TEST_F(FindingsInShippedMaps, AreTheThreeHarborsThatFaceOpenSea) {
  std::map<std::string, std::vector<std::string>> found;
  for (const auto& [name, game] : shipped_maps())
    if (auto at = places(game, "base.harbors-on-coast"); !at.empty()) found[name] = std::move(at);
  // In Pioneers' columns and rows: 14,5 and 6,13 to the east; 16,4 to the north-west.
  EXPECT_THAT(found, ElementsAre(Pair("GuerreDe100ans.game", ElementsAre("path 12,5 e", "path 0,13 e")),
                                 Pair("north_america.game", ElementsAre("path 14,3 se"))));
}

TEST_F(FindingsInShippedMaps, AreTheNumberOnASeaHex) {
  for (const auto& [name, game] : shipped_maps()) {
    const auto expected =
        name == "north_america.game" ? std::vector<std::string>{"hex -1,13"} : std::vector<std::string>{};
    EXPECT_EQ(places(game, "base.numbers-on-producing-hexes"), expected) << name;
  }
}

TEST_F(FindingsInShippedMaps, AreTheTouchingRedNumbersOfNineMaps) {
  std::map<std::string, std::size_t> pairs;
  for (const auto& [name, game] : shipped_maps())
    if (const auto count = places(game, "base.red-numbers-apart").size(); count > 0) pairs[name] = count;
  EXPECT_EQ(pairs.size(), 9U);
  EXPECT_EQ(pairs["ubuntuland.game"], 44U);
}

}  // namespace
}  // namespace hexwright
