#include <set>

#include <fmt/format.h>

#include "tests/io/playtest/played.h"
#include "tests/support/golden.h"
#include "tests/support/templates.h"

namespace hexwright {
namespace {

/// A game on file, and what its state was after the last action, by its fingerprint.
void replays(const std::string& name, const std::string& text, std::string& ends) {
  const auto head = std::get<RecordHead>(read_head(text));
  const Game game(template_named(name), head.options);
  const auto read = replay(game, head, text, text.size());
  ASSERT_TRUE(std::holds_alternative<Replay>(read)) << name;
  const auto& again = std::get<Replay>(read);
  EXPECT_EQ(write_log(game, head, again.actions), text) << name;
  EXPECT_EQ(again.state.phase, Phase::Over) << name;
  ends += fmt::format("{}: {:016x}\n", name, fingerprint(again.state));
}

// The files are games that settlers of an earlier version played. They stay as they are when bots change: a
// log that somebody keeps is read, played and written as it always was.
TEST(GoldenLogs, OfEveryTemplateArePlayedAgainToTheSameEndAndWrittenAsTheyWere) {
  const std::filesystem::path folder = HEXWRIGHT_FIXTURES "/playtest/logs";
  std::set<std::string> names;
  for (const auto& each : std::filesystem::directory_iterator(folder))
    if (each.path().extension() == ".jsonl") names.insert(each.path().stem().string());
  EXPECT_GE(names.size(), 67U);
  std::erase_if(names, [](const std::string& name) { return !is_template(name); });
  std::string ends;
  for (const std::string& name : names) replays(name, test::contents_of(folder / (name + ".jsonl")), ends);
  test::expect_golden_of_modules(folder / "ends.txt", ends);
}

}  // namespace
}  // namespace hexwright
