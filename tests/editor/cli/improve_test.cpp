#include <nlohmann/json.hpp>

#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;

class ImproveCommand : public CliTest {
 protected:
  /// As little as shows that it works.
  static std::vector<std::string> small(const std::vector<std::string>& more) {
    // Games are easily made shorter, so that some changes are sure to do it.
    std::vector<std::string> all{"improve",         template_file("base-3-4"),
                                 "--goal",          "length=40",
                                 "--changes",       "20",
                                 "--games",         "27",
                                 "--study",         "0",
                                 "--verdict-games", "60"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
};

TEST_F(ImproveCommand, ShowsWhatSingleChangesBring) {
  const auto ran = cli(small({}));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("20 single changes of "));
  EXPECT_THAT(ran.out, HasSubstr("The map as it is"));
  EXPECT_THAT(ran.out, HasSubstr("1. the "));
  EXPECT_THAT(ran.out, HasSubstr("changed places"));
  EXPECT_EQ(ran.err, "");  // no progress where nobody watches
}

TEST_F(ImproveCommand, WritesTheChangeThatIsTaken) {
  const auto best = cli(small({"-o", file("best.xml"), "--only", "numbers"}));
  EXPECT_EQ(best.code, 0) << best.err;
  EXPECT_EQ(cli({"validate", file("best.xml")}).code, 0);
  const auto second = cli(small({"-o", file("second.xml"), "--only", "numbers", "--take", "2"}));
  EXPECT_EQ(second.code, 0) << second.err;
  EXPECT_NE(contents(folder / "best.xml"), contents(folder / "second.xml"));
}

TEST_F(ImproveCommand, GivesTheSameBytesAtAnyNumberOfThreads) {
  const auto one = cli(small({"--threads", "1", "--json", "-"}));
  const auto three = cli(small({"--threads", "3", "--json", "-"}));
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_EQ(one.out, three.out);
  const auto report = nlohmann::json::parse(one.out);
  EXPECT_EQ(report["tried"], 20);
  EXPECT_EQ(report["map"]["settlers"]["games"], 60);
  EXPECT_EQ(report["changes"][0]["settlers"]["seats"].size(), 4U);
}

TEST_F(ImproveCommand, SaysWhatCannotBe) {
  auto ran = cli({"improve", template_file("base-3-4-variable")});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("no two places can change"));
  ran = cli({"improve", template_file("base-3-4"), "--goal", "quick"});
  EXPECT_NE(ran.code, 0);
  EXPECT_THAT(ran.err, HasSubstr("quick"));
  ran = cli(small({"-o", file("best.txt")}));
  EXPECT_NE(ran.code, 0);
}

}  // namespace
}  // namespace hexwright::test
