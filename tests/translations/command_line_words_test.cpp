#include <regex>
#include <sstream>

#include <gmock/gmock.h>

#include "io/xml/scenario_xml.h"
#include "model/rules/module.h"
#include "model/validation/validate.h"
#include "tests/editor/cli/program.h"
#include "tests/translations/pseudo.h"

// What the command line says to people, in a language of which every letter is strange.

namespace hexwright::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

constexpr const char* translated_run =
    "export LC_ALL=eo.UTF-8 LANGUAGE=eo LOCPATH='" HEXWRIGHT_PSEUDO_LOCALES
    "' HEXWRIGHT_TRANSLATIONS='" HEXWRIGHT_PSEUDO "' HEXWRIGHT_LIBRARY=$PWD/library.sqlite; hexwright-cli ";

void add_words(Words& words, std::string_view text) {
  for (auto& word : plain_words(text)) words.insert(std::move(word));
}

/// The words of a template, and what commands and files spell in one way in all languages.
Words words_of_template(const std::string& name) {
  const Scenario scenario = read_xml(contents(template_file(name))).scenario;
  Words words = words_of_designer(scenario);
  const Details& details = scenario.details;
  add_words(words, details.title + " " + details.author + " " + details.description + " " + details.source +
                       " " + details.notes + " " + name);
  return words;
}

/// Without paths of files, options, placeholders and marks of contents.
std::string said_in(const std::string& text) {
  static const std::regex spelled(
      R"re(\S*\.(xml|game|tmx|text|jsonl|json|sqlite|html|png)\b|(^|[\s\[=|,])--?[a-z][a-z-]*|\b[A-Z]+\b|\b[0-9a-f]{16}\b)re");
  return std::regex_replace(text, spelled, " ");
}

void expect_output_translated(const std::string& text, const Words& but) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    EXPECT_THAT(plain_words(said_in(line), but), IsEmpty()) << "in: " << line;
}

class CommandLineWords : public CliTest {
 protected:
  Ran in_words(const std::string& arguments) const { return shell(translated_run + arguments, folder); }
  /// It says something, and nothing in plain letters.
  void expect_words(const std::string& arguments, const Words& but, int code = 0) const {
    SCOPED_TRACE(arguments);
    const Ran ran = in_words(arguments);
    EXPECT_EQ(ran.code, code) << ran.err;
    EXPECT_NE(ran.out + ran.err, "");
    expect_output_translated(ran.out, but);
    expect_output_translated(ran.err, but);
  }
};

/// The subcommands that a help text lists, and its lines without their names and without examples.
struct Help {
  std::vector<std::string> subcommands;
  std::string words;
};
Help read_help(const std::string& text) {
  static const std::regex named(R"(^  ([a-z][a-z-]*)  +(.*))"), example(R"(^  (hexwright-cli|xmllint) (.*))");
  Help help;
  std::istringstream lines(text);
  bool in_subcommands = false;
  for (std::string line; std::getline(lines, line);) {
    std::smatch found;
    if (!line.starts_with(' ')) in_subcommands = line == pseudo("Subcommands") + ":";
    if (std::regex_match(line, found, example)) {
      const auto remark = line.find("    ");
      help.words += remark == std::string::npos ? "" : line.substr(remark) + "\n";
    } else if (std::regex_match(line, found, named)) {
      if (in_subcommands) help.subcommands.push_back(found[1]);
      help.words += found[2].str() + "\n";
    } else {
      help.words += line + "\n";
    }
  }
  return help;
}

TEST_F(CommandLineWords, AreTranslatedInEveryHelp) {
  std::vector<std::string> commands{""};
  for (std::size_t i = 0; i < commands.size(); ++i) {
    SCOPED_TRACE(commands[i]);
    const Ran ran = in_words(commands[i] + " --help");
    EXPECT_EQ(ran.code, 0);
    const Help help = read_help(ran.out);
    // A bot and a goal are named as an option takes them, a format as files end.
    Words but{"hexwright", "cli", "settler", "program", "svg", "pdf", "equal", "seats"};
    add_words(but, commands[i]);
    expect_output_translated(help.words, but);
    for (const std::string& below : help.subcommands)
      commands.push_back(commands[i].empty() ? below : commands[i] + " " + below);
  }
  EXPECT_GT(commands.size(), 20U);
}

TEST_F(CommandLineWords, StayAsTheyAreInExamples) {
  EXPECT_THAT(in_words("new --help").out, HasSubstr("\n  hexwright-cli new --list\n"));
  EXPECT_THAT(in_words("convert --help").out,
              HasSubstr("\n  hexwright-cli convert old.xml old.xml --force  "));
}

TEST_F(CommandLineWords, SayWhatIsWrongWithACommandLine) {
  Words but{"hexwright", "cli"};
  for (const char* command :
       {"validate", "render", "new",      "rules",   "own",     "library", "playtest", "export", "import",
        "convert",  "info",   "replay",   "trace",   "schema",  "merge",   "farm",     "plan",   "run",
        "slurm",    "engine", "generate", "balance", "improve", "host",    "learn",    "print",  "kit"})
    but.insert(command);
  for (const char* arguments : {"",
                                "vaildate",
                                "frobnicate",
                                "--frobnicate",
                                "validate",
                                "validate --format yaml a.xml",
                                "render a.xml",
                                "render a.xml -o a.png --width 3",
                                "render a.xml -o a.png --width much",
                                "new",
                                "new --list --title",
                                "new x --json",
                                "rules volcano jungle",
                                "library",
                                "library serach x",
                                "library export 1",
                                "playtest a.xml --seed soon",
                                "playtest a.xml --stop-at fast",
                                "playtest a.xml --json ''",
                                "playtest a.xml --keep-logs ''",
                                "playtest a.xml --keep-logs -",
                                "playtest a.xml --json a --csv a",
                                "playtest a.xml --json - --csv -",
                                "playtest a.xml --json a.xml",
                                "validate - -",
                                "playtest a.xml --games 1 --games 2",
                                "schema -o a -o b",
                                "playtest a.xml --stop-at 5% --tally a.json",
                                "merge a.json --html b.html",
                                "merge a.json b.json",
                                "own learn lake",
                                "farm",
                                "farm run nowhere",
                                "farm plan a.xml -o b --shards 0"}) {
    Words here = but;
    add_words(here, arguments);  // it repeats what was asked for
    here.insert({"search", "text", "json", "sarif"});
    expect_words(arguments, here, 2);
  }
}

TEST_F(CommandLineWords, AreTranslatedInWhatCommandsTell) {
  const Words fog = words_of_template("fog-islands-4");
  const std::string map = "'" + template_file("fog-islands-4") + "'";
  expect_words("info " + map, fog);
  Words names{"hexwright"};
  for (const RuleModule* module : all_modules()) {
    add_words(names, module->id);
    for (const ModuleOption& option : module->options) {
      add_words(names, std::string(option.id) + " " + std::string(option.standard));
      for (const OptionValue& value : option.values) add_words(names, std::string(value.id));
    }
  }
  for (const CheckInfo& check : all_checks()) add_words(names, check.id);
  add_words(names, "file.understood");
  expect_words("rules", names);
  for (const RuleModule* module : all_modules()) expect_words("rules " + std::string(module->id), names);
  expect_words("validate --list-checks", names);
  expect_words("validate --explain base.red-numbers-apart", names);
  Words played = fog;
  played.insert({"random", "settler"});
  expect_words("playtest " + map + " --games 6 --bots settler,random --keep-logs logs --all-logs", played);
  expect_words("playtest " + map + " --games 2 --turns 3", played);
  const std::string part = "playtest " + map + " --games 2 --study 0 --bots random --quiet --first ";
  expect_words(part + "0 --tally 0.json && hexwright-cli " + part + "4 --tally 4.json && hexwright-cli " +
                   part + "1 --seed 7 --tally 7.json; hexwright-cli farm plan " + map +
                   " --games 4 --shards 2 --bots random -o parts && hexwright-cli farm run parts",
               [&] {
                 Words both = played;
                 both.insert({"parts", "hexwright", "cli"});
                 return both;
               }());
  expect_words("merge 0.json 4.json", {"hexwright", "cli"}, 1);
  expect_words("merge 0.json 0.json 7.json", {"hexwright", "cli"}, 2);
  played.insert({"se", "sw", "nw", "ne"});
  expect_words("replay logs/game-0.jsonl " + map, played);
  expect_words("replay --words logs/game-0.jsonl " + map, played);
  expect_words("trace --check logs/game-0.jsonl " + map, played);
  expect_words(
      "replay logs/game-0.jsonl '" + template_file("base-3-4") + "'",
      [&] {
        Words both = played;
        both.merge(words_of_template("base-3-4"));
        both.insert({"hexwright", "cli"});
        return both;
      }(),
      1);
}

TEST_F(CommandLineWords, AreTranslatedInTheListOfTemplates) {
  Words names;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(HEXWRIGHT_TEMPLATES))
    if (entry.path().extension() == ".xml")
      names.merge(words_of_template(
          std::filesystem::relative(entry.path(), HEXWRIGHT_TEMPLATES).replace_extension().string()));
  expect_words("new --list", names);
}

TEST_F(CommandLineWords, AreTranslatedInTheLibrary) {
  file("maps/a.xml", contents(template_file("base-3-4")));
  file("maps/torn.xml", "<scenario");
  Words but = words_of_template("base-3-4");
  but.merge(words_of_template("base-5-6"));
  add_words(but, "hexwright cli favourites for Ada settler scenario se sw ne nw " + folder.string());
  expect_words("library import maps", but, 1);
  file("maps/a.xml", contents(template_file("base-5-6")));
  expect_words("library import maps/a.xml", but);
  expect_words("library list", but);
  EXPECT_EQ(in_words("library tag 1 favourites").code, 0);
  expect_words("library search tag:favourites", but);
  EXPECT_EQ(in_words("playtest maps/a.xml --games 2 --bots settler --json found.json").code, 0);
  EXPECT_EQ(in_words("library add-playtest 1 found.json").code, 0);
  expect_words("library show 1", but);
  expect_words("library compare 1", but);
  expect_words("library compare 1:1 1:1", but);
  expect_words("library check", but);
  expect_words("library restore 1:9", but, 2);
  expect_words("library remove 1", but, 2);
  expect_words(
      "library show one",
      [&] {
        Words more = but;
        more.insert("one");
        return more;
      }(),
      2);
  expect_words("library export 1 maps/a.xml", but, 2);
}

}  // namespace
}  // namespace hexwright::test
