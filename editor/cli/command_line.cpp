#include "cli/command_line.h"

#include <map>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/describe_playtest.h"
#include "cli/library/describe_library.h"
#include "xml/suggestion.h"

namespace hexwright {
namespace {

constexpr const char* overview = R"(Scenarios for hex games of settling and trading, without a window.

First steps:
  hexwright-cli new --list                          what there is to start from
  hexwright-cli new base-3-4 -o mine.xml            a scenario of your own
  hexwright-cli validate mine.xml                   what is wrong or unlikely in it
  hexwright-cli render mine.xml -o mine.png         a picture for your players
  hexwright-cli playtest mine.xml                   what happens when it is played
  hexwright-cli library import mine.xml             keep it, with all its versions to come
  hexwright-cli SUBCOMMAND --help                   more examples
)";

constexpr const char* exit_codes = R"(
Exit codes:
  0  all is well
  1  a scenario has errors (with validate --strict also: warnings)
  2  a file could not be read or written, or the command line makes no sense

Files ending in .game are Pioneers maps, all others Hexwright scenarios (XML). "-" is standard input or output.)";

template <class Choice>
using Choices = std::map<std::string, Choice>;

const Choices<ReportFormat> report_formats{
    {"text", ReportFormat::Text}, {"json", ReportFormat::Json}, {"sarif", ReportFormat::Sarif}};
const Choices<FileFormat> scenario_formats{{"xml", FileFormat::Xml}, {"game", FileFormat::Pioneers}};
const Choices<FileFormat> picture_formats{
    {"png", FileFormat::Png}, {"svg", FileFormat::Svg}, {"pdf", FileFormat::Pdf}};
const Choices<BoardTheme> board_themes{{"standard", BoardTheme::Standard},
                                       {"colour-safe", BoardTheme::ColourSafe},
                                       {"high-contrast", BoardTheme::HighContrast}};
const Choices<Paper> papers{{"a4", Paper::A4}, {"letter", Paper::Letter}};

template <class Choice>
void add_choice(CLI::App& app, const char* name, auto& chosen, const Choices<Choice>& choices,
                const char* description) {
  const auto choose = [&chosen, &choices](const std::string& word) { chosen = choices.at(word); };
  app.add_option_function<std::string>(name, choose, description)
      ->check(CLI::IsMember(choices).description(""))
      ->type_name("FORMAT");
}

void describe(CLI::App& app, NewCommand& command) {
  app.add_option("TEMPLATE", command.template_name, "Name of the template, as --list shows it")
      ->type_name("");
  app.add_flag("--list", command.list, "List the templates with title, players and boxes");
  app.add_flag("--json", command.json, "List them as JSON")->needs("--list");
  app.add_option("-o,--output", command.output, "File to write (.xml or .game); standard output without it");
  app.add_option("--title", command.title, "Title of the new scenario");
  app.add_option("--author", command.author, "Author of the new scenario");
  app.add_flag("-f,--force", command.force, "Replace the file if it exists");
  app.footer(R"(
Examples:
  hexwright-cli new --list
  hexwright-cli new base-3-4 -o mine.xml --title "Two lakes" --author "Ada"
  hexwright-cli new fog-islands-4 | hexwright-cli render - -o fog.png

Templates lie in the folder that HEXWRIGHT_TEMPLATES names, else where the program was installed.)");
  app.parse_complete_callback([&app, &command] {
    if (command.list != command.template_name.empty())
      throw CLI::ValidationError(app.get_name(), "give the name of one template, or --list");
  });
}

void describe(CLI::App& app, ValidateCommand& command) {
  app.add_option("FILE", command.files, "Scenarios, or folders with .xml and .game files at any depth")
      ->type_name("");
  add_choice(app, "--format", command.format, report_formats, "text, json or sarif");
  app.add_flag("--strict", command.strict, "Warnings, too, make the exit code 1");
  app.add_flag("--accepted", command.accepted, "Show also the findings that the designer has accepted");
  app.add_flag("-q,--quiet", command.quiet, "No summary on standard error");
  app.add_flag("--list-checks", command.list_checks, "List all checks and end");
  app.add_option("--explain", command.explain, "Tell why a check exists and end")->type_name("CHECK");
  app.footer(R"(
Examples:
  hexwright-cli validate mine.xml
  hexwright-cli validate maps/ more/*.game              many at once
  hexwright-cli validate --explain base.red-numbers-apart
  hexwright-cli validate --format sarif maps/ > maps.sarif

Text is one finding a line, as editors and build tools expect it:
  FILE:LINE:COLUMN: SEVERITY: MESSAGE [CHECK]
The summary goes to standard error. Line and column are left out where the format does not tell them.)");
  app.parse_complete_callback([&app, &command] {
    if (command.files.empty() && !command.list_checks && command.explain.empty())
      throw CLI::RequiredError(app.get_name() + ": FILE");
  });
}

void describe(CLI::App& app, ConvertCommand& command) {
  app.add_option("IN", command.input, "Scenario or Pioneers map")->required()->type_name("");
  app.add_option("OUT", command.output, "File to write; its ending tells the format")
      ->required()
      ->type_name("");
  add_choice(app, "--to", command.to, scenario_formats, "xml or game, when the ending of OUT does not tell");
  app.add_flag("-f,--force", command.force, "Replace OUT if it exists");
  app.footer(R"(
Examples:
  hexwright-cli convert default.game default.xml
  hexwright-cli convert mine.xml mine.game
  hexwright-cli convert old.xml old.xml --force         rewrite in canonical form
  hexwright-cli convert mine.xml - --to game            to standard output

What the other format cannot express is told on standard error. What only Pioneers has a word for is kept in
the scenario and written back.)");
}

void describe(CLI::App& app, RenderCommand& command) {
  app.add_option("FILE", command.input, "Scenario or Pioneers map")->required()->type_name("");
  app.add_option("-o,--output", command.output,
                 "Picture to write (.png, .svg or .pdf), or sheet (.pdf); replaced if it exists")
      ->required()
      ->type_name("FILE");
  add_choice(app, "--format", command.format, picture_formats,
             "png, svg or pdf, when the ending does not tell");
  app.add_option("--width", command.width, "Width in pixels (PDF: points); the height follows")
      ->check(CLI::Range(64, 10'000).description(""))
      ->type_name("N")
      ->capture_default_str();
  app.add_flag("--coordinates", command.options.coordinates, "Write q,r on every hex");
  app.add_flag_callback(
      "--no-areas", [&command] { command.options.areas = false; },
      "Leave out the outlines and names of areas");
  app.add_flag_callback(
      "--no-markers", [&command] { command.options.markers = false; },
      "Leave out robber, pirate and closed intersections");
  app.add_flag_callback(
      "--no-letters", [&command] { command.options.letters = false; },
      "Leave out the letters of the terrains");
  app.add_flag("--ghosts", command.options.ghosts,
               "On a joined board, show dimmed what lies beyond the seam");
  add_choice(app, "--theme", command.options.theme, board_themes,
             "standard, colour-safe (for the colour-blind) or high-contrast");
  app.add_flag("--sheet", command.sheet,
               "Write a set-up sheet to print (PDF): board, components, steps, special rules");
  add_choice(app, "--paper", command.paper, papers, "a4 or letter, of the set-up sheet");
  app.footer(R"(
Examples:
  hexwright-cli render mine.xml -o mine.png
  hexwright-cli render mine.xml -o print.pdf --width 842 --no-areas
  hexwright-cli render mine.xml -o sheet.pdf --sheet
  hexwright-cli render mine.xml -o clear.png --theme high-contrast
  hexwright-cli render seafarers.game -o draft.svg --coordinates
  hexwright-cli new base-3-4 | hexwright-cli render - -o - --format png > base.png)");
}

void describe(CLI::App& app, InfoCommand& command) {
  app.add_option("FILE", command.input, "Scenario or Pioneers map")->required()->type_name("");
  app.add_flag("--json", command.json, "As JSON");
  app.footer(R"(
Examples:
  hexwright-cli info mine.xml
  hexwright-cli info --json seafarers.game)");
}

void describe(CLI::App& app, RulesCommand& command) {
  app.add_option("MODULE", command.module, "Rule module to explain; without it, all are listed")
      ->type_name("");
  app.add_flag("--json", command.json, "As JSON");
  app.footer(R"(
Examples:
  hexwright-cli rules                                   the rule modules that a scenario can play
  hexwright-cli rules volcano                           what one adds, needs and checks
  hexwright-cli rules --json)");
}

void describe(CLI::App& app, SchemaCommand& command) {
  app.add_option("-o,--output", command.output, "File to write; standard output without it");
  app.add_flag("-f,--force", command.force, "Replace the file if it exists");
  app.footer(R"(
Examples:
  hexwright-cli schema > hexwright.xsd
  xmllint --noout --schema hexwright.xsd mine.xml)");
}

/// The commands that were chosen, one within the other, the program itself first.
std::vector<const CLI::App*> chosen(const CLI::App& app) {
  std::vector<const CLI::App*> all{&app};
  while (!all.back()->get_subcommands().empty()) all.push_back(all.back()->get_subcommands().front());
  return all;
}

std::string usage_error(const CLI::App* app, const CLI::Error& error) {
  std::string help;
  for (const auto* command : chosen(*app)) help += (help.empty() ? "" : " ") + command->get_name();
  return fmt::format("hexwright-cli: {}\nsee {} --help\n", error.what(), help);
}

/// Where the library would only say that a command is missing.
std::string no_such_command(const CLI::App& app, const std::string& word) {
  if (word.starts_with('-')) return fmt::format("there is no option {} without a command", word);
  std::vector<std::string> names;
  for (const auto* command : app.get_subcommands({})) names.push_back(command->get_name());
  const std::vector<std::string_view> known(names.begin(), names.end());
  const auto near = suggestion(word, known);
  return fmt::format("there is no command {}; {}", word,
                     near ? fmt::format("did you mean {}?", *near) : "there are " + listed(known));
}

int explain(const CLI::App& app, const CLI::ParseError& stop) {
  const auto words = app.remaining(true);
  if (stop.get_name() != "RequiredError" || words.empty()) return app.exit(stop);
  return app.exit(
      CLI::ExtrasError(no_such_command(*chosen(app).back(), words.front()), CLI::ExitCodes::ExtrasError));
}

}  // namespace

Parsed parse_command_line(int argc, char** argv) {
  CLI::App app(overview, "hexwright-cli");
  app.set_version_flag("--version", "hexwright-cli " HEXWRIGHT_VERSION);
  app.footer(exit_codes);
  app.require_subcommand(1);
  app.failure_message(usage_error);

  Parsed parsed;
  const auto add = [&](const char* name, const char* summary, auto& command) {
    auto* subcommand = app.add_subcommand(name, summary);
    describe(*subcommand, command);
    subcommand->final_callback([&] { parsed = command; });
  };
  NewCommand fresh;
  ValidateCommand validate;
  ConvertCommand convert;
  RenderCommand render;
  InfoCommand info;
  RulesCommand rules;
  SchemaCommand schema;
  PlaytestCommand playtest;
  ReplayCommand replay;
  TraceCommand trace;
  LibraryCommand library;
  add("new", "Start a scenario from a template", fresh);
  add("validate", "Check scenarios against the rules", validate);
  add("convert", "Turn a Pioneers map into a scenario, or back", convert);
  add("render", "Draw a scenario as PNG, SVG or PDF", render);
  add("info", "Tell what a scenario holds and needs", info);
  add("rules", "List the rule modules, or explain one", rules);
  add("playtest", "Let bots play a scenario thousands of times, and report", playtest);
  add("replay", "Play a game again from its log, and check it", replay);
  add("trace", "Tell a game action by action, or check such a trace", trace);
  add("library", "Keep scenarios with all their versions in one file, find and compare them", library);
  add("schema", "Print the XML schema of the scenario format", schema);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& stop) {
    return explain(app, stop) == 0 ? ExitCode::Fine : ExitCode::Failed;
  }
  return parsed;
}

}  // namespace hexwright
