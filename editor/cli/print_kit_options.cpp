#include <algorithm>

#include <CLI/CLI.hpp>

#include "editor/cli/help.h"
#include "editor/cli/options.h"
#include "editor/cli/words.h"

namespace hexwright {
namespace {

template <class Thing, std::size_t count>
std::vector<std::string> ids_of(const std::array<Thing, count>& all) {
  std::vector<std::string> ids;
  for (const Thing each : all) ids.emplace_back(id(each));
  return ids;
}

/// A length in millimetres, of which parts are taken, too.
void add_millimetres(CLI::App& app, const char* name, double& length, const char* help) {
  app.add_option(name, length, help)->type_name("MM")->capture_default_str();
}

}  // namespace

void describe(CLI::App& app, PrintKitCommand& command) {
  KitOptions& kit = command.kit;
  add_file(app, "MAP", command.input, N_("Scenario or Pioneers map"))->required();
  add_file(app, "-o,--output", command.output,
           N_("Kit to write: .pdf to print, .svg for plotters that cut, one for each page; replaced if it "
              "exists"))
      ->required();
  app.add_option(
         "--parts", command.parts,
         N_("Only these, a list with commas: hexes, tokens, harbors, counters, cards, reference, poster; "
            "without it all but the poster"))
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(one_of(ids_of(all_kit_parts)))
      ->type_name("PARTS");
  app.add_flag("--everything", kit.everything,
               N_("All that the map takes; without it only what its boxes lack"));
  app.add_option_function<std::string>(
         "--paper", [&kit](const std::string& word) { kit.paper = *paper_from_id(word); },
         N_("a4, letter or a3"))
      ->check(one_of(ids_of(all_papers)))
      ->type_name("FORMAT");
  add_millimetres(app, "--hex", kit.hex, N_("Hexes are so wide, from one flat side to the other: 20 to 150"));
  add_millimetres(
      app, "--bleed", kit.bleed,
      N_("What is printed beyond the edges that are cut: 0 to 5; with 0 pieces lie edge to edge"));
  app.add_flag_callback(
      "--one-sided", [&kit] { kit.backs = false; },
      N_("Without backs; else behind each page comes the one for its other side, turned over by the long "
         "edge"));
  app.add_option_function<std::string>(
         "--theme", [&kit](const std::string& word) { kit.theme = *board_theme_from_id(word); },
         N_("standard, colour-safe (for the colour-blind), high-contrast or mono"))
      ->check(one_of(ids_of(all_board_themes)))
      ->type_name("FORMAT");
  app.add_flag_callback(
      "--no-letters", [&kit] { kit.letters = false; }, N_("Leave out the letters of the terrains"));
  add_force(app);
  add_quiet(app, command.quiet);
  app.footer(
      paragraph(N_("Print it in its true size: at the foot of each page is a line of 100 mm to check that. "
                   "--parts tells apart what belongs on cardboard and what on thin card.")) +
      examples({{"hexwright-cli print-kit mine.xml -o kit.pdf", N_("what the boxes of the map lack")},
                {"hexwright-cli print-kit mine.xml -o all.pdf --everything --paper letter"},
                {"hexwright-cli print-kit mine.xml -o board.pdf --parts poster --paper a3 --hex 60"},
                {"hexwright-cli print-kit mine.xml -o cut.svg --everything --parts hexes --bleed 0"}}));
}

}  // namespace hexwright
