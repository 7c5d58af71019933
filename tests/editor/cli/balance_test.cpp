#include <algorithm>
#include <csignal>
#include <set>

#include <nlohmann/json.hpp>

#include "io/xml/scenario_xml.h"
#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class BalanceCommand : public CliTest {
 protected:
  /// As little as shows that it works.
  static std::vector<std::string> small(const std::vector<std::string>& more) {
    std::vector<std::string> all{"balance",
                                 template_file("base-3-4"),
                                 "--boards",
                                 "6",
                                 "--games",
                                 "5",
                                 "--study",
                                 "0",
                                 "--strategist-games",
                                 "0",
                                 "--verdict-games",
                                 "20",
                                 "--verdict-strategist-games",
                                 "0"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
};

TEST_F(BalanceCommand, FindsABoardAndTellsInWords) {
  const auto ran = cli(small({"-o", file("fair.xml"), "--set", "as-printed"}));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("boards were played, seed 1"));
  EXPECT_THAT(ran.out, HasSubstr("The map as it was"));
  EXPECT_THAT(ran.out, HasSubstr("in games that it was not chosen by"));
  EXPECT_THAT(ran.out, HasSubstr("distance from the goal (Equal seats)"));
  EXPECT_EQ(ran.err, "");  // no progress where nobody watches
  EXPECT_EQ(cli({"validate", "--strict", file("fair.xml")}).code, 0);
}

TEST_F(BalanceCommand, GivesTheSameBytesAtAnyNumberOfThreads) {
  const auto one = cli(small({"--threads", "1", "--json", "-"}));
  const auto three = cli(small({"--threads", "3", "--json", "-"}));
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_EQ(one.out, three.out);
  const auto report = nlohmann::json::parse(one.out);
  EXPECT_EQ(report["goal"], "equal-seats");
  EXPECT_EQ(report["complete"], true);
  EXPECT_EQ(report["boards"][0]["fresh"]["settlers"]["games"], 20);
  EXPECT_EQ(report["boards"][0]["fresh"]["settlers"]["seats"].size(), 4U);
}

TEST_F(BalanceCommand, KeepsItsStateAndGoesOnWithIt) {
  const auto first = cli(small({"--state", file("state.json"), "--json", file("a.json")}));
  EXPECT_EQ(first.code, 0) << first.err;
  const auto again = cli(small({"--state", file("state.json"), "--json", file("b.json")}));
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_THAT(again.err, HasSubstr("goes on with"));
  EXPECT_EQ(contents(folder / "a.json"), contents(folder / "b.json"));
}

TEST_F(BalanceCommand, InterruptedShowsTheBestAndGoesOnToTheSameResult) {
  auto long_one = small({"--threads", "1", "--state", file("state.json"), "--json", file("whole.json")});
  *(std::ranges::find(long_one, "--games") + 1) = "150";
  EXPECT_EQ(cli(long_one).code, 0);
  std::filesystem::remove(folder / "state.json");
  std::string line = "timeout --signal=INT 1";
  for (const std::string& word : long_one) line += word == "balance" ? " hexwright-cli balance" : " " + word;
  const auto stopped = shell(line, folder);
  ASSERT_TRUE(std::filesystem::exists(folder / "state.json")) << stopped.err;
  EXPECT_EQ(cli(long_one).code, 0);
  const auto whole = contents(folder / "whole.json");
  EXPECT_THAT(whole, HasSubstr("\"complete\": true"));
  std::filesystem::remove(folder / "state.json");
  EXPECT_EQ(cli(long_one).code, 0);
  EXPECT_EQ(contents(folder / "whole.json"), whole);
}

TEST_F(BalanceCommand, TakesWishesAndLayersBeforeTheMap) {
  auto all = small({"--quiet"});
  all.erase(all.begin() + 1);
  all.insert(all.begin() + 1, {"--wish", "corner-pips=13", "--wish", "red-numbers-apart", "--only",
                               "terrain,numbers", template_file("base-3-4"), "-o", file("fair.xml")});
  const auto ran = cli(all);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(cli({"validate", "--strict", file("fair.xml")}).code, 0);
}

TEST_F(BalanceCommand, LeavesWhatIsLockedAndMovesWhatLiesFaceDownWhereAsked) {
  auto all = small({"--quiet", "--only", "terrain", "--stack", "fog", "--seed", "2", "-o", file("b.xml")});
  all[1] = template_file("fog-islands-4"), all[3] = "12";
  const Scenario before = read_xml(contents(all[1])).scenario;
  // All but one hex of land, which can change places with nothing but what lies in the fog.
  std::optional<Hex> free;
  for (const auto& [hex, cell] : before.cells) {
    const auto terrain = open_terrain(cell);
    if (!terrain || *terrain == Terrain::Sea) continue;
    if (free)
      all.insert(all.end(), {"--lock", std::to_string(hex.q) + "," + std::to_string(hex.r)});
    else
      free = hex;
  }
  const auto ran = cli(all);
  ASSERT_EQ(ran.code, 0) << ran.err;
  const Scenario after = read_xml(contents(folder / "b.xml")).scenario;
  EXPECT_NE(after.stacks.at("fog").hexes, before.stacks.at("fog").hexes);
  EXPECT_NE(after.cells.at(*free).terrain, before.cells.at(*free).terrain);
  for (const auto& [hex, cell] : after.cells) {
    if (hex == *free) continue;
    EXPECT_EQ(cell, before.cells.at(hex));
  }
}

TEST_F(BalanceCommand, RefusesAStateThatIsNone) {
  const auto ran = cli(small({"--state", file("state.json", "{}")}));
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("state.json: this is no state of a balancing"));
}

TEST_F(BalanceCommand, WritesAFileForEachCellOfAnArchive) {
  const auto ran = cli(small({"--archive", "scarcest-resource,corner-pips", "--cells", "2", "-o",
                              file("b.xml"), "--json", file("found.json")}));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("shares of the seats in fresh games"));
  // Each board has one name, in the report, in the table and in its file.
  const auto found = nlohmann::json::parse(contents(folder / "found.json"));
  std::set<std::string> names;
  for (const auto& board : found["boards"]) {
    const std::string name = board["name"];
    EXPECT_TRUE(names.insert(name).second) << name;
    EXPECT_THAT(ran.out, HasSubstr("\n" + name + " "));
    EXPECT_EQ(cli({"validate", file("b-" + name + ".xml")}).code, 0) << name;
  }
  EXPECT_FALSE(names.empty());
  const auto files = std::filesystem::directory_iterator(folder);
  EXPECT_EQ(std::distance(begin(files), end(files)), static_cast<int>(names.size()) + 1);
}

TEST_F(BalanceCommand, RefusesWhatMakesNoSenseBeforeItPlays) {
  for (const auto& [option, value, why] : {std::tuple("--goal", "fair", "there is no goal \"fair\""),
                                           {"--wish", "beauty", "there is no wish"},
                                           {"--set", "fine", "there is no fine"},
                                           {"--stack", "fog", "there is no stack named fog"},
                                           {"--area", "north", "there is no area named north"},
                                           {"--lock", "99,0", "there is no hex 99,0 to lock"},
                                           {"--archive", "length,beauty", "there is no measure"},
                                           {"--goal", "seat-shares=50:50", "2 seats, but 4 play"}}) {
    const auto ran = cli({"balance", template_file("base-3-4"), option, value});
    EXPECT_EQ(ran.code, 2) << value;
    EXPECT_THAT(ran.err, HasSubstr(why));
  }
}

}  // namespace
}  // namespace hexwright::test
