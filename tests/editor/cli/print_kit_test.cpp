#include <filesystem>

#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class PrintKit : public CliTest {
 protected:
  const std::string map = template_file("spices-fog-islands-5-6");
};

TEST_F(PrintKit, WritesWhatTheBoxesLackAndTellsHowMuchThatIs) {
  const auto ran = cli({"print-kit", map, "-o", file("kit.pdf")});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(contents(folder / "kit.pdf"), StartsWith("%PDF-1."));
  EXPECT_THAT(ran.err, HasSubstr("pages: 4, on both sides of sheets of paper: 2; hexes: 2,"));
  EXPECT_EQ(cli({"print-kit", map, "-o", file("kit.pdf"), "--quiet"}).err, "");
  EXPECT_THAT(cli({"print-kit", map, "-o", "-"}).out, StartsWith("%PDF-1."));
}

TEST_F(PrintKit, TakesPaperSizePartsAndTheme) {
  const auto kit = [&](const std::vector<std::string>& options) {
    std::vector<std::string> all{"print-kit", map, "-o", file("kit.pdf")};
    all.insert(all.end(), options.begin(), options.end());
    const auto ran = cli(all);
    EXPECT_EQ(ran.code, 0) << ran.err;
    return ran.err;
  };
  EXPECT_THAT(kit({"--one-sided"}), HasSubstr("pages: 4; hexes: 2"));
  EXPECT_THAT(kit({"--everything", "--parts", "hexes,cards"}), HasSubstr("hexes: 63, cards: 40\n"));
  EXPECT_THAT(kit({"--parts", "poster", "--paper", "a3", "--hex", "30.5", "--theme", "mono"}),
              HasSubstr("pages: 1; sheets of the poster: 1\n"));
  EXPECT_THAT(kit({"--paper", "letter", "--bleed", "0", "--no-letters"}), HasSubstr("hexes: 2"));
}

TEST_F(PrintKit, WritesADrawingForEachPage) {
  const auto ran = cli({"print-kit", map, "-o", file("cut.svg"), "--one-sided"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  for (const char* page : {"cut-1.svg", "cut-2.svg", "cut-3.svg", "cut-4.svg"})
    EXPECT_THAT(contents(folder / page), HasSubstr("<g id=\"cut\"")) << page;
  EXPECT_FALSE(std::filesystem::exists(folder / "cut.svg"));
  EXPECT_EQ(cli({"print-kit", map, "-o", file("one.svg"), "--parts", "hexes", "--one-sided"}).code, 0);
  EXPECT_TRUE(std::filesystem::exists(folder / "one.svg"));
}

TEST_F(PrintKit, SaysWhatIsWrong) {
  const auto wrong = [&](std::vector<std::string> options, const char* why) {
    options.insert(options.begin(), {"print-kit", map});
    const auto ran = cli(options);
    EXPECT_EQ(ran.code, 2) << why;
    EXPECT_THAT(ran.err, HasSubstr(why));
  };
  const std::string pdf = file("kit.pdf");
  wrong({"-o", pdf, "--hex", "19"}, "a hex is 20 to 150 mm across flats");
  wrong({"-o", pdf, "--hex", "wide"}, "see hexwright-cli print-kit --help");
  wrong({"-o", pdf, "--bleed", "-1"}, "the bleed is 0 to 5 mm");
  wrong({"-o", pdf, "--paper", "a5"}, "letter");
  wrong({"-o", pdf, "--parts", "dice"}, "poster");
  wrong({"-o", file("kit.png")}, "in .pdf or .svg");
  wrong({"-o", map}, "");
  wrong({"-o", pdf, "--parts", "tokens"}, "your boxes hold all of what was chosen");
  EXPECT_FALSE(std::filesystem::exists(pdf));
}

}  // namespace
}  // namespace hexwright::test
