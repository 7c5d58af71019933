#include <regex>
#include <sstream>

#include "io/xml/scenario_xml.h"
#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

const std::vector<std::string> subcommands{"new",     "validate", "convert", "render",   "print-kit",
                                           "info",    "rules",    "schema",  "generate", "playtest",
                                           "balance", "improve",  "host",    "merge",    "farm",
                                           "replay",  "trace",    "library", "own"};
const std::vector<std::string> library_subcommands{"list",    "search",  "show",    "import", "export",
                                                   "compare", "restore", "tag",     "note",   "add-playtest",
                                                   "remove",  "check",   "salvage", "backup"};

/// The commands that a help text shows, without the remarks behind them.
std::vector<std::string> examples(const std::string& help) {
  std::vector<std::string> found;
  std::istringstream lines(help);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("  hexwright-cli ") || line.starts_with("  xmllint ")) {
      line = line.substr(2);
      found.push_back(line.substr(0, line.find("    ")));
    }
  return found;
}

class CommandLine : public CliTest {};

TEST_F(CommandLine, TellsItsVersion) {
  const auto ran = cli({"--version"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.out, "hexwright-cli " HEXWRIGHT_VERSION "\n");
}

TEST_F(CommandLine, ExplainsEverySubcommandByExamples) {
  EXPECT_THAT(cli({"--help"}).out, HasSubstr("Exit codes:"));
  for (const auto& subcommand : subcommands) {
    const auto ran = cli({subcommand, "--help"});
    EXPECT_EQ(ran.code, 0) << subcommand;
    EXPECT_THAT(ran.out, HasSubstr("Examples:\n  hexwright-cli " + subcommand)) << subcommand;
  }
}

TEST_F(CommandLine, ShowsOnlyExamplesThatWork) {
  const auto played = [this](const char* first, const char* tally) {
    const auto ran = cli({"playtest", template_file("base-3-4"), "--games", "2", "--study", "0", "--first",
                          first, "--quiet", "--tally", file(tally)});
    ASSERT_EQ(ran.code, 0) << ran.err;
  };
  played("0", "one.json");
  played("2", "two.json");
  for (const auto& subcommand : subcommands)
    for (const std::string& example : examples(cli({subcommand, "--help"}).out)) {
      for (const char* name : {"mine.xml", "old.xml", "maps/a.xml"})
        file(name, contents(template_file("base-3-4")));
      cli({"convert", template_file("base-3-4"), file("default.game")});
      cli({"convert", template_file("new-shores-3"), file("seafarers.game")});
      cli({"convert", template_file("base-3-4"), file("more/b.game")});
      file("hexwright.xsd", std::string(xml_schema()));
      for (const char* made : {"default.xml", "mine.game"}) std::filesystem::remove(folder / made);
      const bool makes_mine = example.find("-o mine.xml") != std::string::npos;
      if (makes_mine) std::filesystem::remove(folder / "mine.xml");
      const auto ran = shell("export HEXWRIGHT_LIBRARY=$PWD/library.sqlite; " + in_short(example), folder);
      EXPECT_EQ(ran.code, 0) << example << "\n" << ran.err;
    }
}

TEST_F(CommandLine, ShowsOnlyExamplesOfTheLibraryThatWork) {
  const std::string in_here = "export HEXWRIGHT_LIBRARY=$PWD/library.sqlite; ";
  for (const auto& subcommand : library_subcommands) {
    const std::string help = cli({"library", subcommand, "--help"}).out;
    EXPECT_THAT(help, HasSubstr("Examples:\n  hexwright-cli ")) << subcommand;
    for (const char* name : {"mine.xml", "maps/a.xml", "more/b.xml"})
      file(name, contents(template_file("base-3-4")));
    ASSERT_EQ(shell(in_here + "hexwright-cli library import mine.xml maps", folder).code, 0);
    file("mine.xml", contents(template_file("base-5-6")));
    ASSERT_EQ(shell(in_here + "hexwright-cli library import mine.xml", folder).code, 0);
    for (const std::string& example : examples(help)) {
      const auto ran = shell(in_here + example, folder);
      EXPECT_EQ(ran.code, 0) << example << "\n" << ran.err;
    }
    std::filesystem::remove_all(folder);
    std::filesystem::create_directory(folder);
  }
}

TEST_F(CommandLine, ShowsOnlyExamplesOfTheFarmThatWork) {
  file("mine.xml", contents(template_file("base-3-4")));
  for (const char* subcommand : {"plan", "run", "slurm", "engine"}) {
    const std::string help = cli({"farm", subcommand, "--help"}).out;
    EXPECT_THAT(help, HasSubstr("Examples:\n  hexwright-cli farm ")) << subcommand;
    for (const std::string& example : examples(help)) {
      const auto ran = shell(example, folder);
      EXPECT_EQ(ran.code, 0) << example << "\n" << ran.err;
    }
  }
}

TEST_F(CommandLine, ShowsOnlyExamplesOfLearningThatWork) {
  file("mine.xml", contents(template_file("base-3-4")));
  ASSERT_EQ(cli({"own", (folder / "mine.xml").string(), "--add", "lake", "-o", file("lake.xml")}).code, 0);
  file("lakes.xml", std::regex_replace(contents(folder / "lake.xml"), std::regex("\"desert\""), "\"lake\""));
  const std::string help = cli({"own", "learn", "--help"}).out;
  EXPECT_THAT(help, HasSubstr("Examples:\n  hexwright-cli own learn"));
  for (const std::string& example : examples(help)) {
    const auto ran = shell(in_short(example), folder);
    EXPECT_EQ(ran.code, 0) << example << "\n" << ran.err;
  }
}

TEST_F(CommandLine, PointsToTheHelpThatFits) {
  for (const auto& [arguments, hint] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{}, "see hexwright-cli --help"},
           {{"vaildate"}, "see hexwright-cli --help"},
           {{"validate"}, "FILE is missing\nsee hexwright-cli validate --help"},
           {{"validate", "--format", "yaml", "a.xml"}, "see hexwright-cli validate --help"},
           {{"validate", "--strct"}, "none of the options: --strct\nsee hexwright-cli validate --help"},
           {{"render", "a.xml"}, "see hexwright-cli render --help"},
           {{"render", "a.xml", "a.png"}, "--output is missing\nsee hexwright-cli render --help"},
           {{"render", "a.xml", "-o", "a.png", "--width", "3"}, "see hexwright-cli render --help"},
           {{"new"}, "see hexwright-cli new --help"},
           {{"rules", "volcano", "jungle"}, "see hexwright-cli rules --help"},
           {{"library"}, "see hexwright-cli library --help"},
           {{"library", "serach", "x"}, "there is no command serach; did you mean search?"},
           {{"library", "export", "1"}, "see hexwright-cli library export --help"},
           {{"--frobnicate"}, "there is no option --frobnicate"},
           {{"new", "base-3-4", "--list"}, "see hexwright-cli new --help"}}) {
    const auto ran = cli(arguments);
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, StartsWith("hexwright-cli: "));
    EXPECT_THAT(ran.err, HasSubstr(hint));
  }
}

TEST_F(CommandLine, NamesTheCommandThatThereIsNot) {
  const auto far = cli({"frobnicate", "map.xml"});
  EXPECT_EQ(far.code, 2);
  EXPECT_THAT(far.err, HasSubstr("there is no command frobnicate; there are new, validate, "));
  EXPECT_THAT(cli({"vaildate", "map.xml"}).err,
              HasSubstr("there is no command vaildate; did you mean validate?"));
}

TEST_F(CommandLine, SaysThatTheNameOfAFileIsMissing) {
  file("mine.xml", contents(template_file("base-3-4")));
  for (const char* arguments : {"validate ''",
                                "validate mine.xml ''",
                                "info ''",
                                "render '' -o a.png",
                                "render mine.xml -o ''",
                                "convert '' a.xml",
                                "convert mine.xml ''",
                                "new base-3-4 -o ''",
                                "schema -o ''",
                                "playtest ''",
                                "playtest mine.xml -n 1 --json ''",
                                "playtest mine.xml -n 1 --csv ''",
                                "playtest mine.xml -n 1 --html ''",
                                "replay '' mine.xml",
                                "replay a.jsonl ''",
                                "replay a.jsonl mine.xml --picture ''",
                                "trace '' mine.xml",
                                "library --library '' list",
                                "library import ''",
                                "library add-playtest 1 ''",
                                "library backup ''",
                                "library export 1 ''"}) {
    const auto ran = shell(std::string("hexwright-cli ") + arguments, folder);
    EXPECT_EQ(ran.code, 2) << arguments;
    EXPECT_EQ(ran.out, "") << arguments;
    EXPECT_THAT(ran.err, HasSubstr("the name of a file is missing")) << arguments;
  }
}

TEST_F(CommandLine, ReadsStandardInputOnlyOnce) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"validate", "-", "-"},
                                                    {"validate", "-", "a.xml", "-"},
                                                    {"replay", "-", "-"},
                                                    {"trace", "-", "-"}}) {
    const auto ran = cli(arguments, contents(template_file("base-3-4")));
    EXPECT_EQ(ran.code, 2) << arguments[0];
    EXPECT_EQ(ran.out, "") << arguments[0];
    EXPECT_THAT(ran.err, HasSubstr("standard input, can be read only once")) << arguments[0];
  }
  EXPECT_EQ(cli({"validate", "-"}, contents(template_file("base-3-4"))).code, 0);
}

TEST_F(CommandLine, SaysWhenNothingMoreFitsOnTheDisk) {
  for (const char* command : {"schema", "info mine.xml", "validate --format json mine.xml"}) {
    file("mine.xml", contents(template_file("base-3-4")));
    const auto ran = shell(std::string("hexwright-cli ") + command + " > /dev/full", folder);
    EXPECT_EQ(ran.code, 2) << command;
    EXPECT_THAT(ran.err, HasSubstr("standard output cannot be written")) << command;
  }
}

TEST_F(CommandLine, TakesTheSameOptionsWhereverAFileIsWritten) {
  for (const char* command : {"new", "convert", "render", "print-kit", "generate", "balance", "merge",
                              "schema", "library export"}) {
    const std::string help = shell(std::string("hexwright-cli ") + command + " --help", folder).out;
    for (const char* option : {"-o,--output", "-f,--force", "-q,--quiet"})
      EXPECT_THAT(help, HasSubstr(option)) << command;
  }
  for (const char* command : {"playtest", "replay"}) {
    const std::string help = cli({command, "--help"}).out;
    for (const char* option : {"-f,--force", "-q,--quiet"}) EXPECT_THAT(help, HasSubstr(option)) << command;
  }
  file("mine.xml", contents(template_file("base-3-4")));
  for (const char* line : {"new base-3-4 -o a.xml", "convert mine.xml -o b.xml", "convert mine.xml b.xml",
                           "render mine.xml -o a.png", "schema -o a.xsd", "generate mine.xml -o c.xml"})
    for (int time = 0; time < 2; ++time) {
      const auto ran = shell(std::string("hexwright-cli ") + line + " --force --quiet", folder);
      EXPECT_EQ(ran.code, 0) << line << "\n" << ran.err;
    }
}

TEST_F(CommandLine, IsQuietButForErrors) {
  file("odd.xml", "<scenario version=\"2\" odd=\"1\"/>");
  EXPECT_THAT(shell("hexwright-cli convert odd.xml a.xml", folder).err, HasSubstr("knows no odd"));
  const auto quiet = shell("hexwright-cli convert odd.xml b.xml -q", folder);
  EXPECT_EQ(quiet.code, 0);
  EXPECT_EQ(quiet.err, "");
  file("broken.xml", "<scenario version=\"2\"");
  EXPECT_THAT(shell("hexwright-cli convert broken.xml c.xml -q", folder).err, HasSubstr("error: "));
}

TEST_F(CommandLine, PrintsTheSchemaOfTheFormat) {
  EXPECT_EQ(cli({"schema"}).out, xml_schema());
  EXPECT_EQ(cli({"schema", "-o", file("a.xsd")}).code, 0);
  EXPECT_EQ(contents(folder / "a.xsd"), xml_schema());
}

}  // namespace
}  // namespace hexwright::test
