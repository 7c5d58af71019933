#include <nlohmann/json.hpp>

#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

using Json = nlohmann::json;
using ::testing::HasSubstr;

TEST(Info, CountsTheBaseMap) {
  const auto info = Json::parse(cli({"info", "--json", template_file("base-3-4")}).out);
  EXPECT_EQ(info["title"], "Base game, 3-4 players");
  EXPECT_EQ(info["minPlayers"], 3);
  EXPECT_EQ(info["maxPlayers"], 4);
  EXPECT_EQ(info["cells"], 37);
  EXPECT_EQ(info["terrain"]["fixed"], (Json{{"hills", 3},
                                            {"forest", 4},
                                            {"mountains", 3},
                                            {"fields", 4},
                                            {"pasture", 4},
                                            {"desert", 1},
                                            {"sea", 18}}));
  EXPECT_EQ(info["tokens"]["fixed"]["12"], 1);
  EXPECT_EQ(info["tokens"]["undecided"], 0);
  EXPECT_EQ(info["harbors"]["fixed"]["generic"], 4);
  EXPECT_EQ(info["markers"]["robber"], (Json{0, 0}));
}

TEST(Info, TellsDrawnHexesAndStacksApart) {
  const auto drawn = Json::parse(cli({"info", "--json", template_file("base-3-4-variable")}).out);
  EXPECT_EQ(drawn["terrain"]["drawn"]["main"]["places"], 19);
  EXPECT_EQ(drawn["tokens"]["drawn"]["main"]["contents"]["12"], 1);
  const auto fog = Json::parse(cli({"info", "--json", template_file("fog-islands-5-6")}).out);
  EXPECT_EQ(fog["stacks"]["fog"]["cells"], 25);
  EXPECT_EQ(fog["stacks"]["fog"]["contents"]["sea"], 12);
}

TEST(Info, CountsProducingHexesThatStillLackANumber) {
  auto text = contents(template_file("base-3-4"));
  const std::string number = " token=\"10\"";
  text.erase(text.find(number), number.size());
  EXPECT_EQ(Json::parse(cli({"info", "--json", "-"}, text).out)["tokens"]["undecided"], 1);
}

// BASE-16
TEST(Info, NamesTheFewestBoxesThatHoldAllOfIt) {
  const auto boxes_of = [](const std::string& text) {
    return Json::parse(cli({"info", "--json", "-"}, text).out)["needs"]["boxes"];
  };
  EXPECT_EQ(boxes_of(contents(template_file("base-3-4"))), (Json{"base"}));
  EXPECT_EQ(boxes_of(contents(template_file("base-5-6-variable"))), (Json{"base", "base-5-6"}));
  EXPECT_EQ(boxes_of(contents(template_file("fog-islands-3"))), (Json{"base", "seafarers"}));
  auto twelves = contents(template_file("base-3-4"));
  for (std::size_t at = 0; (at = twelves.find(" token=\"9\"")) != std::string::npos;)
    twelves.replace(at, 10, " token=\"12\"");
  EXPECT_NE(boxes_of(twelves), (Json{"base"}));
}

TEST(Info, ReadsWellToPeople) {
  const auto out = cli({"info", template_file("new-shores-4")}).out;
  EXPECT_THAT(out, HasSubstr("New Shores, 4 players\n"));
  EXPECT_THAT(out, HasSubstr("victory points    14\n"));
  EXPECT_THAT(out, HasSubstr("2 points for every player's first settlement"));
  EXPECT_THAT(out, HasSubstr("9 of 9: generic 4, brick 1, lumber 1, wool 1, grain 1, ore 1"));
}

TEST(Info, EndsWithTheRightCode) {
  EXPECT_EQ(cli({"info", "/nowhere/map.xml"}).code, 2);
  EXPECT_EQ(cli({"info", "-"}, "<scenario version=\"99\"/>").code, 1);
}

}  // namespace
}  // namespace hexwright::test
