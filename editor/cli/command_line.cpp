#include "editor/cli/command_line.h"

#include <map>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "editor/cli/farm/farm_options.h"
#include "editor/cli/help.h"
#include "editor/cli/library/describe_library.h"
#include "editor/cli/options.h"
#include "editor/cli/words.h"
#include "model/playtest/batch/game_ranges.h"

namespace hexwright {
namespace {

std::string overview() {
  return words(N_("Scenarios for hex games of settling and trading, without a window.")) + "\n\n" +
         examples(
             N_("First steps:"),
             {{"hexwright-cli new --list", N_("what there is to start from")},
              {"hexwright-cli new base-3-4 -o mine.xml", N_("a scenario of your own")},
              {"hexwright-cli validate mine.xml", N_("what is wrong or unlikely in it")},
              {"hexwright-cli render mine.xml -o mine.png", N_("a picture for your players")},
              {"hexwright-cli playtest mine.xml", N_("what happens when it is played")},
              {"hexwright-cli balance mine.xml -o fair.xml", N_("a board on which all seats win as often")},
              {"hexwright-cli host mine.xml", N_("a table that people join from their browsers")},
              {"hexwright-cli library import mine.xml", N_("keep it, with all its versions to come")},
              {"hexwright-cli SUBCOMMAND --help", N_("more examples")}}) +
         "\n";
}

/// "  .game  Pioneers map", a line each.
std::string formats_in_words() {
  std::string lines;
  for (const FormatInfo& each : all_formats())
    lines += fmt::format(
        "\n  {:<7} {}", each.ending(),
        words(Message{each.is_picture() ? N_("{0}, to be written") : N_("{0}, to be read or written"),
                      {words(each.title)}}));
  return lines;
}

std::string exit_codes() {
  std::string codes = "\n" + words(N_("Exit codes:"));
  int code = 0;
  for (const char* meaning :
       {N_("all is well"),
        N_("a scenario has errors (with validate --strict also: warnings), or games of a farm are missing"),
        N_("a file could not be read or written, or the command line makes no sense")})
    codes += fmt::format("\n  {}  {}", code++, words(std::string_view(meaning)));
  return codes + paragraph(N_("A file's ending names its format; \"-\" is standard input or output.")) +
         formats_in_words();
}

template <class Choice>
using Choices = std::map<std::string, Choice>;

const Choices<ReportFormat> report_formats{
    {"text", ReportFormat::Text}, {"json", ReportFormat::Json}, {"sarif", ReportFormat::Sarif}};
Choices<FileFormat> choices_of(const std::vector<FileFormat>& formats) {
  Choices<FileFormat> choices;
  for (const FileFormat format : formats) choices.emplace(info(format).id, format);
  return choices;
}
const Choices<FileFormat> scenario_choices = choices_of(scenario_formats());
const Choices<FileFormat> picture_choices = choices_of(picture_formats());
const Choices<BoardTheme> board_themes{{"standard", BoardTheme::Standard},
                                       {"colour-safe", BoardTheme::ColourSafe},
                                       {"high-contrast", BoardTheme::HighContrast},
                                       {"mono", BoardTheme::Mono}};
const Choices<Paper> papers{{"a4", Paper::A4}, {"letter", Paper::Letter}};

template <class Choice>
void add_choice(CLI::App& app, const char* name, auto& chosen, const Choices<Choice>& choices,
                const char* description) {
  const auto choose = [&chosen, &choices](const std::string& word) { chosen = choices.at(word); };
  std::vector<std::string> known;
  for (const auto& [word, choice] : choices) known.push_back(word);
  app.add_option_function<std::string>(name, choose, description)
      ->check(one_of(std::move(known)))
      ->type_name("FORMAT");
}

void describe(CLI::App& app, NewCommand& command) {
  app.add_option("TEMPLATE", command.template_name, N_("Name of the template, as --list shows it"))
      ->type_name("");
  app.add_flag("--list", command.list, N_("List the templates with title, players and boxes"));
  app.add_flag("--json", command.json, N_("List them as JSON"))->needs("--list");
  add_file(app, "-o,--output", command.output,
           N_("File to write; its ending names the format; standard output without it"));
  app.add_option("--title", command.title, N_("Title of the new scenario"));
  app.add_option("--author", command.author, N_("Author of the new scenario"));
  add_force(app, command.force, N_("Replace the file if it exists"));
  add_quiet(app, command.quiet);
  app.footer(examples({{"hexwright-cli new --list"},
                       {"hexwright-cli new base-3-4 -o mine.xml --title \"Two lakes\" --author \"Ada\""},
                       {"hexwright-cli new fog-islands-4 | hexwright-cli render - -o fog.png"}}) +
             paragraph(N_("Templates lie in the folder that HEXWRIGHT_TEMPLATES names, else where the "
                          "program was installed.")));
  app.parse_complete_callback([&app, &command] {
    if (command.list != command.template_name.empty())
      throw CLI::ValidationError(app.get_name(), words(N_("give the name of one template, or --list")));
  });
}

void describe(CLI::App& app, ValidateCommand& command) {
  add_file(app, "FILE", command.files, N_("Scenarios, or folders with their files at any depth"));
  add_choice(app, "--format", command.format, report_formats, N_("text, json or sarif"));
  app.add_flag("--strict", command.strict, N_("Warnings, too, make the exit code 1"));
  app.add_flag("--accepted", command.accepted, N_("Show also the findings that the designer has accepted"));
  app.add_flag("-q,--quiet", command.quiet, N_("No summary on standard error"));
  app.add_flag("--list-checks", command.list_checks, N_("List all checks and end"));
  app.add_option("--explain", command.explain, N_("Tell why a check exists and end"))->type_name("CHECK");
  app.footer(examples({{"hexwright-cli validate mine.xml"},
                       {"hexwright-cli validate maps/ more/*.game", N_("many at once")},
                       {"hexwright-cli validate --explain base.red-numbers-apart"},
                       {"hexwright-cli validate --format sarif maps/ > maps.sarif"}}) +
             paragraph(N_("Text is one finding a line, as editors and build tools expect it:")) +
             "\n  FILE:LINE:COLUMN: SEVERITY: MESSAGE [CHECK]" +
             paragraph(N_("The summary goes to standard error. Line and column are left out where the format "
                          "does not tell them.")));
  app.parse_complete_callback([&command] {
    if (command.files.empty() && !command.list_checks && command.explain.empty())
      throw CLI::RequiredError("FILE");
    read_input_once("FILE", command.files);
  });
}

void describe(CLI::App& app, ConvertCommand& command) {
  add_file(app, "IN", command.input, N_("Scenario or Pioneers map"))->required();
  add_file(app, "-o,--output,OUT", command.output, N_("File to write; its ending names the format"))
      ->required();
  add_choice(app, "--to", command.to, scenario_choices,
             N_("The format, when the ending of OUT does not name it"));
  add_force(app, command.force, N_("Replace the file if it exists"));
  add_quiet(app, command.quiet);
  app.footer(examples({{"hexwright-cli convert default.game default.xml"},
                       {"hexwright-cli convert mine.xml mine.game"},
                       {"hexwright-cli convert old.xml old.xml --force", N_("rewrite in canonical form")},
                       {"hexwright-cli convert mine.xml - --to game", N_("to standard output")},
                       {"hexwright-cli convert mine.xml - --to text", N_("a line to be sent to others")}}) +
             paragraph(N_("What the other format cannot express is reported on standard error. What only "
                          "Pioneers has a word for is kept in "
                          "the scenario and written back.")));
}

void describe_learning(CLI::App& app, OwnCommand& command) {
  CLI::App& learn = *app.add_subcommand(
      "learn", N_("Find hints for bots by playing: what the terrains of a pack are worth"));
  learn.parse_complete_callback([&command] { command.act = OwnCommand::Act::Learn; });
  learn
      .add_option("PACK", command.pack,
                  N_("A pack of the map by its id; else one of the gallery, or a file of one"))
      ->required()
      ->type_name("");
  add_file(learn, "--map", command.map, N_("The map that is played, with the pack's terrains on it"))
      ->required();
  learn.add_option("-n,--games", command.games, N_("Games of each comparison"))
      ->check(whole_number(1, most_games))
      ->type_name("N")
      ->capture_default_str();
  add_players(learn, command.players);
  add_seed(learn, command.seed, N_("The same seed gives the same hints"));
  add_threads(learn, command.threads, N_("Games played at once; one for each core without it"));
  add_file(learn, "-o,--output", command.output, N_("The pack with the hints that were found"));
  add_force(learn, command.force, N_("Replace the file if it exists"));
  add_quiet(learn, command.quiet);
  learn.footer(
      paragraph(N_("Settlers with other hints play against settlers with those of the pack; what wins "
                   "surely more often is kept, and in the end is played in fresh games. Rules never "
                   "depend on hints.")) +
      examples({{"hexwright-cli own learn lake --map lakes.xml"},
                {"hexwright-cli own learn lake --map lakes.xml --games 10000 -o lake.hexrules"}}));
}

void describe(CLI::App& app, OwnCommand& command) {
  describe_learning(app, command);
  add_file(app, "FILE", command.input,
           N_("A map, or a pack as for --add, whose own rules are told; none for the gallery of packs"));
  app.add_option("--add", command.add,
                 N_("A pack of the gallery by its id, or a file of one; in place of one with the same id"))
      ->type_name("PACK");
  app.add_option("--remove", command.remove, N_("A pack of the map by its id"))->type_name("ID");
  app.add_option("--set", command.set, N_("The value of an option, as in --set no-seven.rounds=3"))
      ->type_name("PACK.OPTION=VALUE");
  add_file(app, "-o,--output", command.output,
           N_("The map with what is added, removed and set, or the page"));
  app.add_flag("--page", command.page, N_("Write the own rules as a web page to read and to print"));
  app.add_flag("--example", command.example,
               N_("Of a pack: make a map of the base game with its terrains, marks and harbors laid on it"));
  add_file(app, "--compare", command.compare,
           N_("Another map or pack: what it says differently, part by part"));
  app.add_flag("--vocabulary", command.vocabulary,
               N_("Tell all words in which own rules are said, with an example each"));
  add_force(app, command.force, N_("Replace the file if it exists"));
  add_quiet(app, command.quiet);
  app.footer(examples({{"hexwright-cli own"},
                       {"hexwright-cli own outposts --example -o outposts.xml", N_("a map to try a pack on")},
                       {"hexwright-cli own mine.xml --add lake --add no-seven -o with-lake.xml"},
                       {"hexwright-cli own with-lake.xml", N_("what its own rules say")},
                       {"hexwright-cli own with-lake.xml --page -o rules.html"},
                       {"hexwright-cli own with-lake.xml --compare lake"}}));
}

void describe_what_is_drawn(CLI::App& app, PictureOptions& picture) {
  picture.draw.translate = translated;
  app.add_option("--width", picture.width, N_("Width in pixels (PDF: points); the height follows"))
      ->check(whole_number(64, 10'000))
      ->type_name("N")
      ->capture_default_str();
  app.add_flag("--coordinates", picture.draw.coordinates, N_("Write q,r on every hex"));
  app.add_flag_callback(
      "--no-areas", [&picture] { picture.draw.areas = false; },
      N_("Leave out the outlines and names of areas"));
  app.add_flag_callback(
      "--no-markers", [&picture] { picture.draw.markers = false; },
      N_("Leave out robber, pirate and closed intersections"));
  app.add_flag_callback(
      "--no-letters", [&picture] { picture.draw.letters = false; },
      N_("Leave out the letters of the terrains"));
  app.add_flag("--ghosts", picture.draw.ghosts,
               N_("On a joined board, show dimmed what lies beyond the seam"));
  add_choice(app, "--theme", picture.draw.theme, board_themes,
             N_("standard, colour-safe (for the colour-blind), high-contrast or mono"));
  app.add_option_function<int>(
         "--margin", [&picture](int percent) { picture.margin = percent / 100.0; },
         N_("Room around the board, in percent of the width; without it a little"))
      ->check(whole_number(0, 25))
      ->type_name("N");
  app.add_flag("--transparent", picture.clear,
               N_("A PNG without paper behind the board; SVG and PDF never have any"));
}

void describe(CLI::App& app, RenderCommand& command) {
  add_file(app, "FILE", command.input, N_("Scenario or Pioneers map"))->required();
  add_file(app, "-o,--output", command.output, N_("Picture to write, or sheet (.pdf); replaced if it exists"))
      ->required();
  add_choice(app, "--format", command.format, picture_choices,
             N_("The format, when the ending does not name it"));
  add_force(app);
  add_quiet(app, command.quiet);
  describe_what_is_drawn(app, command.picture);
  app.add_flag("--sheet", command.sheet,
               N_("Write a set-up sheet to print (PDF): board, components, steps, special rules"));
  add_choice(app, "--paper", command.paper, papers, N_("a4 or letter, of the set-up sheet"));
  app.add_flag("--page", command.page,
               N_("Write a page for those who are to play the map (HTML): the board, ten deals of a variable "
                  "one, steps, "
                  "special rules, the map as text"));
  app.add_option("--games", command.games,
                 N_("With --page: play so many games, and say what they say of the seats"))
      ->check(whole_number(1, 100'000))
      ->needs("--page")
      ->type_name("N");
  app.footer(examples(
      {{"hexwright-cli render mine.xml -o mine.png"},
       {"hexwright-cli render mine.xml -o print.pdf --width 842 --no-areas"},
       {"hexwright-cli render mine.xml -o sheet.pdf --sheet"},
       {"hexwright-cli render mine.xml -o mine.html --page --games 200", N_("to be sent to friends")},
       {"hexwright-cli render mine.xml -o clear.png --theme high-contrast"},
       {"hexwright-cli render mine.xml -o logo.png --width 400 --margin 0 --transparent"},
       {"hexwright-cli render seafarers.game -o draft.svg --coordinates"},
       {"hexwright-cli new base-3-4 | hexwright-cli render - -o - --format png > base.png"}}));
}

void describe(CLI::App& app, InfoCommand& command) {
  add_file(app, "FILE", command.input, N_("Scenario or Pioneers map"))->required();
  app.add_flag("--json", command.json, N_("As JSON"));
  app.footer(examples({{"hexwright-cli info mine.xml"}, {"hexwright-cli info --json seafarers.game"}}));
}

void describe(CLI::App& app, RulesCommand& command) {
  app.add_option("MODULE", command.module, N_("Rule module to explain; without it, all are listed"))
      ->type_name("");
  app.add_flag("--json", command.json, N_("As JSON"));
  app.footer(examples({{"hexwright-cli rules", N_("the rule modules that a scenario can play")},
                       {"hexwright-cli rules volcano", N_("what one adds, needs and checks")},
                       {"hexwright-cli rules --json"}}));
}

void describe(CLI::App& app, SchemaCommand& command) {
  app.add_flag("--board", command.of_board, N_("The JSON schema of plain boards instead"));
  add_file(app, "-o,--output", command.output, N_("File to write; standard output without it"));
  add_force(app, command.force, N_("Replace the file if it exists"));
  add_quiet(app, command.quiet);
  app.footer(examples(
      {{"hexwright-cli schema > hexwright.xsd"}, {"xmllint --noout --schema hexwright.xsd mine.xml"}}));
}

/// Help and version were asked for, or something is wrong.
ExitCode explain(const CLI::App& app, const CLI::ParseError& stop) {
  if (stop.get_exit_code() == 0) {
    app.exit(stop);
    return ExitCode::Fine;
  }
  complain(usage_problem(app, stop));
  print_line(stderr, words({N_("see {0} --help"), {chosen_command(app)}}));
  return ExitCode::Failed;
}

}  // namespace

Parsed parse_command_line(int argc, char** argv) {
  CLI::App app(overview(), "hexwright-cli");
  prepare_help(app);
  app.set_version_flag("--version", "hexwright-cli " HEXWRIGHT_VERSION, N_("Show the version and end"));
  app.footer(exit_codes());
  app.require_subcommand(1);
  app.allow_windows_style_options(false);  // a file may begin with a slash

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
  PrintKitCommand print_kit;
  InfoCommand info;
  RulesCommand rules;
  OwnCommand own;
  SchemaCommand schema;
  PlaytestCommand playtest;
  MergeCommand merge;
  FarmCommand farm;
  BalanceCommand balance;
  ImproveCommand improve;
  HostCommand host;
  ReplayCommand replay;
  TraceCommand trace;
  LibraryCommand library;
  GenerateCommand generate;
  add("new", N_("Start a scenario from a template"), fresh);
  add("validate", N_("Check scenarios against the rules"), validate);
  add("convert", N_("Turn a Pioneers map into a scenario, or back"), convert);
  add("render", N_("Draw a scenario as PNG, SVG or PDF"), render);
  add("print-kit", N_("Write what to print and cut out: hexes, tokens, cards, the board as a poster"),
      print_kit);
  add("info", N_("Tell what a scenario holds and needs"), info);
  add("rules", N_("List the rule modules, or explain one"), rules);
  add("own", N_("List packs of own terrains and rules, and put them into a map"), own);
  add("generate", N_("Deal boards that meet wishes, or make new land"), generate);
  add("playtest", N_("Let bots play a scenario thousands of times, and report"), playtest);
  add("merge", N_("Add up playtests that were played in parts, and report"), merge);
  add("farm", N_("Play a playtest in parts, on all cores or on many machines"), farm);
  add("balance", N_("Make a scenario fair by playing it, or find boards that differ"), balance);
  add("improve", N_("Try single changes of a map by playing it, and show what each brings"), improve);
  add("host", N_("Let people play a scenario in their browsers"), host);
  add("replay", N_("Play a game again from its log, and check it"), replay);
  add("trace", N_("Tell a game action by action, or check such a trace"), trace);
  add("library", N_("Keep scenarios with all their versions in one file, find and compare them"), library);
  add("schema", N_("Print the XML schema of the scenario format"), schema);
  translate_help(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& stop) {
    return explain(app, stop);
  }
  return parsed;
}

}  // namespace hexwright
