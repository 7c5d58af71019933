#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

/// Bytes 16 to 19 of a PNG.
unsigned png_width(const std::string& png) {
  unsigned width = 0;
  for (std::size_t i = 16; i < 20; ++i) width = width << 8U | static_cast<unsigned char>(png.at(i));
  return width;
}

class Render : public CliTest {
 protected:
  const std::string map = template_file("new-shores-4");
};

TEST_F(Render, DrawsEachKindOfPictureWithoutADisplay) {
  for (const auto& [name, start] :
       {std::pair("a.png", "\x89PNG"), std::pair("a.svg", "<?xml"), std::pair("a.pdf", "%PDF-1.")}) {
    const auto ran = cli({"render", map, "-o", file(name)});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(contents(folder / name), StartsWith(start)) << name;
  }
}

TEST_F(Render, WritesAPageForFriends) {
  const std::string variable = template_file("base-3-4-variable");
  const auto ran = cli({"render", variable, "-o", file("a.html"), "--page", "--games", "20"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  const std::string page = contents(folder / "a.html");
  EXPECT_THAT(page, StartsWith("<!doctype html>"));
  EXPECT_THAT(page, HasSubstr("Deal 10"));
  EXPECT_THAT(page, HasSubstr("What games of programs say"));
  EXPECT_EQ(cli({"render", variable, "-o", file("a.png"), "--page"}).code, 2);
  EXPECT_EQ(cli({"render", variable, "-o", file("a.html"), "--games", "20"}).code, 2) << "of what?";
}

TEST_F(Render, WritesASetUpSheet) {
  EXPECT_EQ(cli({"render", map, "-o", file("sheet.pdf"), "--sheet"}).code, 0);
  EXPECT_EQ(cli({"render", map, "-o", file("letter.pdf"), "--sheet", "--paper", "letter"}).code, 0);
  EXPECT_NE(contents(folder / "sheet.pdf"), contents(folder / "letter.pdf"));
  const auto wrong = cli({"render", map, "-o", file("sheet.png"), "--sheet"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("a set-up sheet is a PDF"));
}

TEST_F(Render, TakesTheWidth) {
  cli({"render", map, "-o", file("a.png"), "--width", "333"});
  EXPECT_EQ(png_width(contents(folder / "a.png")), 333U);
}

TEST_F(Render, ShowsCoordinatesAndLeavesOutAreasWhenAsked) {
  const auto drawn = [&](const std::vector<std::string>& options) {
    std::vector<std::string> arguments{"render", map, "-o", "-", "--format", "png"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return cli(arguments).out;
  };
  const auto plain = drawn({});
  for (const char* option : {"--coordinates", "--no-areas", "--no-markers"})
    EXPECT_NE(drawn({option}), plain) << option;
}

TEST_F(Render, TakesTheMarginAndLeavesThePaperOut) {
  const auto drawn = [&](const std::vector<std::string>& options) {
    std::vector<std::string> arguments{"render", map, "-o", "-", "--format", "png", "--width", "300"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return cli(arguments).out;
  };
  constexpr std::size_t kind_of_colour = 25;  // in a PNG: 2 for colours, 6 with opacity
  EXPECT_EQ(drawn({}).at(kind_of_colour), 2);
  EXPECT_EQ(drawn({"--transparent"}).at(kind_of_colour), 6);
  EXPECT_NE(drawn({"--margin", "20"}), drawn({"--margin", "0"}));
  EXPECT_EQ(cli({"render", map, "-o", file("a.png"), "--margin", "26"}).code, 2);
}

TEST_F(Render, NeverOverwritesTheMapThatItDraws) {
  const std::string mine = file("mine.xml", contents(map));
  for (const std::vector<std::string>& options : {std::vector<std::string>{"--format", "png"}, {"--sheet"}}) {
    std::vector<std::string> arguments{"render", mine, "-o", (folder / "." / "mine.xml").string()};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const auto ran = cli(arguments);
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("would overwrite " + mine));
    ASSERT_EQ(contents(mine), contents(map));
  }
}

TEST_F(Render, GoesThroughPipes) {
  const auto ran = cli({"render", "-", "-o", "-", "--format", "svg"}, contents(map));
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("</svg>"));
}

TEST_F(Render, ReplacesAnOlderPicture) {
  const auto picture = file("a.png", "old");
  EXPECT_EQ(cli({"render", map, "-o", picture}).code, 0);
  EXPECT_THAT(contents(picture), StartsWith("\x89PNG"));
}

TEST_F(Render, SaysWhatIsWrongAndLeavesNothing) {
  const auto unknown = cli({"render", map, "-o", file("a.gif")});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("a.gif"));
  EXPECT_EQ(cli({"render", file("none.xml"), "-o", file("a.png")}).code, 2);
  EXPECT_EQ(cli({"render", file("torn.xml", "<scenario"), "-o", file("a.png")}).code, 1);
  EXPECT_EQ(cli({"render", map, "-o", (folder / "none" / "a.png").string()}).code, 2);
  EXPECT_FALSE(std::filesystem::exists(folder / "a.png"));
}

}  // namespace
}  // namespace hexwright::test
