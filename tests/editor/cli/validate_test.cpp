#include <algorithm>

#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

class Validate : public CliTest {
 protected:
  const std::string two_reds = fixture("two_reds.xml");
  /// As `two_reds`, with the finding accepted.
  std::string accepting() const {
    std::string text = contents(two_reds);
    const std::string accepted =
        "  <accepted>\n    <finding check=\"base.red-numbers-apart\" place=\"path 1,0 e\" "
        "reason=\"the rich coast\"/>\n  </accepted>\n";
    return text.insert(text.find("</scenario>"), accepted);
  }
};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

// EDIT-02
TEST_F(Validate, TellsFileLineColumnSeverityAndCheckInOneLine) {
  const auto ran = cli({"validate", two_reds});
  EXPECT_EQ(ran.out, two_reds +
                         ":29:5: warning: the 6 here touches another red number, the 8 to the east "
                         "[base.red-numbers-apart]\n");
  EXPECT_EQ(ran.err, "1 file: 0 errors, 1 warning, 0 notes\n");
  EXPECT_EQ(ran.code, 0);
}

TEST_F(Validate, CountsWarningsAsErrorsWhenStrict) {
  EXPECT_EQ(cli({"validate", "--strict", two_reds}).code, 1);
  EXPECT_EQ(cli({"validate", "--strict", template_file("base-3-4")}).code, 0);
}

TEST_F(Validate, IsSilentWhereAllIsWell) {
  const auto ran = cli({"validate", "--quiet", template_file("base-3-4")});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, IsEmpty());
  EXPECT_THAT(ran.err, IsEmpty());
}

TEST_F(Validate, LeavesOutWhatTheDesignerAcceptedUnlessAsked) {
  const auto mine = file("mine.xml", accepting());
  const auto ran = cli({"validate", "--strict", mine});
  EXPECT_THAT(ran.out, IsEmpty());
  EXPECT_EQ(ran.code, 0);
  const auto all = cli({"validate", "--strict", "--accepted", mine});
  EXPECT_THAT(all.out, HasSubstr("[base.red-numbers-apart] (accepted: the rich coast)"));
  EXPECT_THAT(all.err, HasSubstr("1 accepted"));
  EXPECT_EQ(all.code, 0);
}

TEST_F(Validate, TellsEveryMistakeOfABrokenFileAtItsPlace) {
  auto text =
      replaced(contents(two_reds), "terrain=\"mountains\" token=\"10\"", "terrain=\"mountain\" token=\"10\"");
  const auto mine = file("mine.xml", replaced(text, "facing=\"se\"", "facing=\"up\""));
  const auto ran = cli({"validate", mine});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, AllOf(HasSubstr(mine + ":15:33: error: "), HasSubstr(mine + ":49:34: error: "),
                             HasSubstr("[file.understood]")));
  EXPECT_THAT(ran.out, Not(HasSubstr("red-numbers")));
}

TEST_F(Validate, ReadsOnWhenOneOfManyFilesCannotBeRead) {
  const auto ran = cli({"validate", file("none.xml"), two_reds, folder.string()});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.out, StartsWith(two_reds));
  EXPECT_THAT(ran.err, AllOf(HasSubstr("none.xml"),
                             HasSubstr("there are no files in " + folder.string() +
                                       " that end in one of these: .xml, .game"),
                             HasSubstr("2 could not be read")));
}

TEST_F(Validate, SearchesFoldersAtAnyDepthInTheOrderOfNames) {
  file("b.xml", contents(two_reds));
  file("deep/er/a.xml", contents(two_reds));
  file("notes.txt", "not a map");
  cli({"convert", two_reds, file("a.game")});
  const auto ran = cli({"validate", folder.string()});
  EXPECT_THAT(ran.err, HasSubstr("3 files: 0 errors, 3 warnings"));
  const auto a = ran.out.find("/a.game"), b = ran.out.find("/b.xml"), deep = ran.out.find("/deep/er/a.xml");
  EXPECT_LT(a, b);
  EXPECT_LT(b, deep);
  EXPECT_NE(deep, std::string::npos);
}

TEST_F(Validate, NamesThePlaceWhereAFormatTellsNoLines) {
  cli({"convert", two_reds, file("a.game")});
  EXPECT_THAT(cli({"validate", file("a.game")}).out, HasSubstr("a.game: warning: the 6 here touches"));
  EXPECT_THAT(cli({"validate", file("a.game")}).out, HasSubstr(", at path "));
}

TEST_F(Validate, ReadsStandardInputOfEitherFormat) {
  EXPECT_THAT(cli({"validate", "-"}, contents(two_reds)).out, StartsWith("<stdin>:29:5: warning: "));
  const auto game = cli({"convert", two_reds, "-", "--to", "game"}).out;
  EXPECT_THAT(cli({"validate", "-"}, game).out, StartsWith("<stdin>: warning: "));
}

TEST_F(Validate, RefusesAnEmptyInputInWords) {
  const auto ran = cli({"validate", "-"}, "");
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, StartsWith("<stdin>"));
  EXPECT_THAT(ran.out, HasSubstr(": error: "));
}

TEST_F(Validate, ExplainsEveryCheckThatItLists) {
  std::istringstream lines(cli({"validate", "--list-checks"}).out);
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    const auto check = line.substr(0, line.find(' '));
    const auto ran = cli({"validate", "--explain", check});
    EXPECT_EQ(ran.code, 0) << check;
    EXPECT_THAT(ran.out, StartsWith(check + " ("));
  }
  EXPECT_GT(count, 5);
}

TEST_F(Validate, SaysThatACheckDoesNotExist) {
  const auto ran = cli({"validate", "--explain", "base.blue-numbers"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("there is no check base.blue-numbers"));
}

TEST_F(Validate, IsNotDeceivedByTheNameOfAFile) {
  const std::string forged = "a.xml:1:1: error: forged [base.forged]\n\x1B[2Jb\u202E\xFF.xml";
  const std::string shown = R"(a.xml:1:1: error: forged [base.forged]\n\x1B[2Jb\u202E\xFF.xml)";
  const auto sound = file(forged, contents(two_reds));
  const auto found = cli({"validate", sound});
  EXPECT_EQ(found.code, 0);
  EXPECT_THAT(found.out, AllOf(HasSubstr("/" + shown + ":"), Not(HasSubstr("\x1B"))));
  EXPECT_EQ(std::ranges::count(found.out, '\n'), 1);
  const std::string missing = (folder / "none" / forged).string();
  for (const auto& arguments : std::vector<std::vector<std::string>>{
           {"validate", missing},
           {"info", missing},
           {"render", missing, "-o", "x.png"},
           {"render", sound, "-o", missing + ".png"},
           {"render", sound, "-o", forged},
           {"convert", sound, missing},
           {"convert", sound, sound},
           {"convert", sound, forged + ".txt"},
           {"new", "base-3-4", "-o", missing},
           {"new", forged, "-o", "x.xml"},
           {"playtest", missing},
           {"playtest", sound, "-n", "1", "--json", missing},
           {"replay", missing, sound},
           {"trace", missing, sound},
           {"library", "--library", sound, "list"},
           {"library", "--library", (folder / "l.sqlite").string(), "import", missing},
           {"library", "--library", (folder / "l.sqlite").string(), "export", "1", forged},
           {forged},
           {"validate", sound, "--" + forged}}) {
    const auto ran = cli(arguments);
    EXPECT_NE(ran.code, 0) << arguments.front();
    EXPECT_THAT(ran.out + ran.err,
                Not(testing::AnyOf(HasSubstr("\x1B"), HasSubstr("\u202E"), HasSubstr("\xFF"))))
        << arguments.front();
    EXPECT_THAT(ran.err, Not(HasSubstr("forged [base.forged]\n"))) << arguments.front();
  }
}

}  // namespace
}  // namespace hexwright::test
