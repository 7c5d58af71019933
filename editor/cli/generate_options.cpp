#include <CLI/CLI.hpp>

#include "editor/cli/board_options.h"
#include "editor/cli/help.h"
#include "editor/cli/options.h"
#include "editor/cli/words.h"

namespace hexwright {
namespace {

void describe_land(CLI::App& app, GenerateCommand& command) {
  app.add_option("--islands", command.shape.islands,
                 N_("Make new land instead of dealing a map: the hexes of each island, with commas"))
      ->delimiter(',')
      ->check(whole_number(1, most_land))
      ->type_name("N,N...")
      ->default_str("");
  app.add_option("--roughness", command.shape.roughness, N_("How ragged its coasts are, from 0 to 100"))
      ->check(whole_number(0, 100))
      ->needs("--islands")
      ->type_name("N")
      ->capture_default_str();
  const auto choose = [&command](const std::string& word) {
    for (const LandSymmetry symmetry : all_land_symmetries)
      if (id(symmetry) == word) command.shape.symmetry = symmetry;
  };
  std::vector<std::string> symmetries;
  for (const LandSymmetry symmetry : all_land_symmetries) symmetries.emplace_back(id(symmetry));
  app.add_option_function<std::string>("--symmetry", choose, N_("How the new land falls onto itself"))
      ->check(one_of(std::move(symmetries)))
      ->needs("--islands")
      ->type_name("WAY");
  app.add_option("--sea", command.shape.sea, N_("Rows of sea around the new land"))
      ->check(whole_number(0, widest_sea))
      ->needs("--islands")
      ->type_name("N")
      ->capture_default_str();
}

}  // namespace

void describe(CLI::App& app, GenerateCommand& command) {
  command.shape.islands.clear();
  add_file(app, "MAP", command.input, N_("Scenario or Pioneers map to deal boards from"));
  app.add_option("--template", command.template_name, N_("Deal from a template instead"))->type_name("NAME");
  describe(app, command.board);
  app.add_flag("--list-wishes", command.list_wishes, N_("List all wishes and sets and end"));
  add_seed(app, command.seed, N_("Which boards: the same seed gives the same ones"));
  app.add_option("--first", command.first, N_("Number of the first board, to deal a single one again"))
      ->check(whole_number(0, 1'000'000'000'000))
      ->type_name("N")
      ->capture_default_str();
  app.add_option("-n,--boards", command.boards, N_("How many boards"))
      ->check(whole_number(1, 100'000))
      ->type_name("N")
      ->capture_default_str();
  add_file(
      app, "-o,--output", command.output,
      N_("File to write; of several boards, a folder, made if missing. Without it only what was found is "
         "told"));
  add_force(app, command.force, N_("Replace files that exist"));
  add_quiet(app, command.quiet);
  app.add_flag("--json", command.json, N_("Tell what was found as JSON"));
  describe_land(app, command);
  app.footer(
      examples(
          {{"hexwright-cli generate --list-wishes"},
           {"hexwright-cli generate --template base-3-4-variable --set usual -o board.xml"},
           {"hexwright-cli generate mine.xml --wish red-numbers-apart --wish corner-pips=11 --boards 20"},
           {"hexwright-cli generate mine.xml --only numbers --lock 0,-2 --seed 7 -o numbers.xml"},
           {"hexwright-cli generate --template fog-islands-4 --stack fog -o fog.xml",
            N_("other hexes in the fog")},
           {"hexwright-cli generate --islands 12,7 --seed 3 -o land.xml", N_("new land to draw on")}}) +
      paragraph(
          N_("Every board that meets the wishes is as likely as any other. A board is dealt again with "
             "its seed as --seed and its number as --first, from the same map with the same options.")));
  app.parse_complete_callback([&app, &command] {
    const int sources = !command.input.empty() + !command.template_name.empty() +
                        !command.shape.islands.empty() + command.list_wishes;
    if (sources != 1)
      throw CLI::ValidationError(app.get_name(),
                                 words(N_("give a map, --template, --islands, or --list-wishes")));
  });
}

}  // namespace hexwright
