#include "tests/editor/cli/program.h"
#include "tests/support/outside.h"

// Maps that nobody here drew: Debian's package pioneers-data.

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

const std::filesystem::path maps_folder = "/usr/share/games/pioneers";

std::vector<std::string> maps() {
  std::vector<std::string> found;
  if (!std::filesystem::is_directory(maps_folder)) return found;
  for (const auto& entry : std::filesystem::directory_iterator(maps_folder))
    if (entry.path().extension() == ".game") found.push_back(entry.path().string());
  return found;
}

class PioneersMaps : public CliTest {
  void SetUp() override {
    CliTest::SetUp();
    HEXWRIGHT_NEEDS(!maps().empty(), "pioneers-console-data");
  }
};

TEST_F(PioneersMaps, AreAllCheckedInOneCall) {
  std::vector<std::string> arguments{"validate"};
  const auto all = maps();
  ASSERT_THAT(all, SizeIs(28));
  arguments.insert(arguments.end(), all.begin(), all.end());
  const auto ran = cli(arguments);
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("28 files: "));
  EXPECT_THAT(ran.err, Not(HasSubstr("could not be read")));
  EXPECT_THAT(ran.out, HasSubstr("GuerreDe100ans.game: error: the harbor faces open sea"));
}

TEST_F(PioneersMaps, ComeBackTheSameThroughOurFormat) {
  for (const std::string& map : maps()) {
    const auto name = std::filesystem::path(map).stem().string();
    const auto there = cli({"convert", map, file(name + ".xml")});
    EXPECT_EQ(there.code, 0) << name << "\n" << there.err;
    const auto straight = cli({"convert", map, "-", "--to", "game"});
    const auto back = cli({"convert", file(name + ".xml"), file(name + ".game")});
    EXPECT_EQ(back.code, 0) << name << "\n" << back.err;
    EXPECT_EQ(contents(folder / (name + ".game")), straight.out) << name;
  }
}

}  // namespace
}  // namespace hexwright::test
