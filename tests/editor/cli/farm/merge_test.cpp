#include <fstream>

#include "tests/editor/cli/farm/farm_folder.h"

namespace hexwright::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

class Merge : public FarmTest {
 protected:
  void SetUp() override {
    must("hexwright-cli new base-3-4 -o map.xml");
    for (const char* first : {"0", "4", "8"})
      must(std::string("hexwright-cli playtest map.xml --games 4 --quiet --first ") + first + batch +
           "--tally " + first + ".json");
  }
  /// A tally with something else in it.
  void forge(const std::string& from, const std::string& to, const std::string& what,
             const std::string& with) const {
    std::string bytes = contents(folder / from);
    const auto at = bytes.find(what);
    ASSERT_NE(at, std::string::npos);
    std::ofstream(folder / to) << bytes.replace(at, what.size(), with);
  }
  Ran merge(const std::string& rest) const { return shell("hexwright-cli merge " + rest, folder); }
};

TEST_F(Merge, GivesTheTallyAndTheReportsOfOneRun) {
  must(std::string("hexwright-cli playtest map.xml --games 12 --quiet --tally whole.json") + batch);
  must(std::string("hexwright-cli playtest map.xml --games 12 --no-second-opinion --json a.json --csv a.csv "
                   "--html a.html") +
       batch);
  must(
      "hexwright-cli merge 8.json 0.json 4.json -o sum.json --map map.xml --json b.json --csv b.csv --html "
      "b.html");
  EXPECT_EQ(contents(folder / "sum.json"), contents(folder / "whole.json"));
  for (const std::string ending : {".json", ".csv", ".html"})
    EXPECT_EQ(contents(folder / ("a" + ending)), contents(folder / ("b" + ending)));
}

TEST_F(Merge, TakesWhatItHasWritten) {
  must("hexwright-cli merge 8.json 4.json -o two.json");
  must("hexwright-cli merge two.json 0.json -o three.json");
  must("hexwright-cli merge 0.json 4.json 8.json -o all.json");
  EXPECT_EQ(contents(folder / "three.json"), contents(folder / "all.json"));
}

TEST_F(Merge, NamesGamesThatAreMissing) {
  const auto ran = merge("0.json 8.json -o sum.json");
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("games 4 to 7 are missing"));
  EXPECT_FALSE(std::filesystem::exists(folder / "sum.json"));
  EXPECT_EQ(merge("0.json 8.json -o sum.json --allow-holes").code, 0);
  must("hexwright-cli merge sum.json 4.json -o all.json");
}

TEST_F(Merge, RefusesWhatIsThereTwice) {
  const auto ran = merge("0.json 4.json 0.json -o sum.json");
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("0.json has games that are in 0.json already: games 0 to 3"));
  EXPECT_FALSE(std::filesystem::exists(folder / "sum.json"));
}

TEST_F(Merge, RefusesWhatBelongsToAnotherBatchByFileFieldAndValues) {
  forge("4.json", "seed.json", "\"seed\": 5", "\"seed\": 6");
  forge("4.json", "bots.json", "\"bots\": [\"random\",\"settler\"", "\"bots\": [\"settler\",\"settler\"");
  EXPECT_THAT(merge("0.json seed.json").err, AllOf(HasSubstr("seed.json does not belong to 0.json"),
                                                   HasSubstr("its seed is 6 instead of 5")));
  EXPECT_EQ(merge("0.json bots.json").code, 2);
  const std::string engine = shell("hexwright-cli farm engine", folder).out.substr(0, 16);
  forge("4.json", "engine.json", engine, "0123456789abcdef");
  const auto ran = merge("0.json engine.json");
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, AllOf(HasSubstr("engine.json does not belong to 0.json"),
                             HasSubstr("0123456789abcdef instead of " + engine)));
}

TEST_F(Merge, RefusesForgedNumbersByTheirField) {
  forge("4.json", "forged.json", "\"wins\":", "\"wins\":1");
  const auto ran = merge("0.json forged.json");
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, AllOf(HasSubstr("forged.json: error: "), HasSubstr("wins")));
  const std::string half = contents(folder / "4.json");
  std::ofstream(folder / "half.json") << half.substr(0, half.size() / 2);
  EXPECT_THAT(merge("0.json half.json").err, AllOf(HasSubstr("half.json:"), HasSubstr("damaged")));
}

TEST_F(Merge, ReportsOnlyWithTheMapThatWasPlayed) {
  must("hexwright-cli new jungle-3-4 -o other.xml");
  EXPECT_THAT(merge("0.json --html page.html").err, HasSubstr("--map"));
  const auto ran = merge("0.json --map other.xml --html page.html");
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("0.json cannot be reported with the map other.xml"));
}

TEST_F(Merge, APlaytestThatIsStoppedLeavesNoTally) {
  // It is stopped when it is ready for that: it catches SIGTERM, the bit 0x4000.
  const auto ran = shell(
      "hexwright-cli playtest map.xml --games 100000000 --quiet --tally t.json & playtest=$!\n"
      "until grep -Eq '^SigCgt:.*[4-7c-f][0-9a-f]{3}$' /proc/$playtest/status; do sleep 0.02; done\n"
      "kill $playtest; wait $playtest; echo $?",
      folder);
  EXPECT_THAT(ran.err, HasSubstr("t.json was not written"));
  EXPECT_FALSE(std::filesystem::exists(folder / "t.json"));
}

TEST_F(Merge, ATallyIsOfAllGamesAndOfBotsThatAreTheSameEverywhere) {
  const auto early = shell("hexwright-cli playtest map.xml --stop-at 5% --tally t.json", folder);
  EXPECT_EQ(early.code, 2);
  EXPECT_THAT(early.err, HasSubstr("a tally is of all games"));
  const auto program =
      shell("hexwright-cli playtest map.xml --games 1 --tally t.json --bots 'program:" HEXWRIGHT_TEST_BOT "'",
            folder);
  EXPECT_EQ(program.code, 2);
  EXPECT_THAT(program.err, HasSubstr("cannot play for a tally"));
}

}  // namespace
}  // namespace hexwright::test
