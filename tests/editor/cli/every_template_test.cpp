#include <algorithm>

#include "tests/editor/cli/program.h"
#include "tests/support/templates.h"

// The program that users get, taken through everything that it does with a map, for every template: games of
// both kinds of bots with their logs, which are told in words and followed as traces, the set-up sheet and
// the picture.

namespace hexwright::test {
namespace {

class EveryTemplate : public CliTest, public testing::WithParamInterface<std::string> {
 protected:
  const std::string map = template_file(GetParam());

  /// The run is fine and says nothing of trouble.
  Ran run(const std::vector<std::string>& arguments, const std::string& input = "") const {
    Ran ran = cli(arguments, input);
    std::string command;
    for (const std::string& argument : arguments) command += argument + " ";
    EXPECT_EQ(ran.code, 0) << command << ran.err;
    return ran;
  }

  /// Several of both kinds of the first template of each family, one of settlers of each of the others.
  const bool in_full = is_in_full(GetParam());
  const std::size_t games = in_full ? 4 : 1;

  std::vector<std::filesystem::path> logs_of_games(const std::string& bot) const {
    const std::filesystem::path logs = folder / bot;
    run({"playtest", map, "--games", std::to_string(games), "--bots", bot, "--seed", "29", "--study", "0",
         "--offers", "1", "--no-second-opinion", "--quiet", "--all-logs", "--keep-logs", logs.string()});
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(logs)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    EXPECT_EQ(files.size(), games) << bot;
    return files;
  }

  bool is_picture(const std::string& name, std::string_view begins) const {
    return contents(folder / name).starts_with(begins);
  }
};

TEST_P(EveryTemplate, IsPlayedToldTracedAndPrinted) {
  for (const char* bot : {"settler", "random"}) {
    if (bot == std::string_view("random") && !in_full) continue;
    const auto logs = logs_of_games(bot);
    ASSERT_FALSE(logs.empty());
    for (const auto& log : logs) EXPECT_NE(run({"replay", log.string(), map, "--words"}).out, "");
    const Ran trace = run({"trace", logs.front().string(), map});
    run({"trace", "--check", "-", map}, trace.out);
  }
  run({"render", map, "--sheet", "-o", file("sheet.pdf")});
  EXPECT_TRUE(is_picture("sheet.pdf", "%PDF-"));
  run({"render", map, "-o", file("board.png")});
  EXPECT_TRUE(is_picture("board.png", "\x89PNG"));
}

INSTANTIATE_TEST_SUITE_P(Of, EveryTemplate, testing::ValuesIn(template_names()), [](const auto& tested) {
  std::string name = tested.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace hexwright::test
