#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "editor/cli/board_options.h"
#include "editor/cli/help.h"
#include "editor/cli/options.h"
#include "editor/cli/words.h"
#include "model/playtest/batch/batch.h"

namespace hexwright {
namespace {

std::string goals_in_words() {
  std::string lines;
  for (const GoalKind kind : all_goal_kinds)
    lines += fmt::format("\n  {:<18} {}", info(kind).id, words(std::string_view(info(kind).about)));
  return lines;
}

std::string measures_in_words() {
  std::string lines;
  for (const Measure measure : all_measures)
    lines += fmt::format("\n  {:<18} {}", info(measure).id, words(std::string_view(info(measure).title)));
  return lines;
}

void describe_what_is_wanted(CLI::App& app, BalanceCommand& command) {
  app.add_option("--goal", command.goal, N_("What to balance for, as listed below"))
      ->type_name("GOAL")
      ->capture_default_str();
  describe(app, command.board);
  app.add_option("--archive", command.archive,
                 N_("Two measures with a comma between: boards that differ in them, the best of each cell"))
      ->delimiter(',')
      ->expected(2)
      ->type_name("MEASURES");
  add_number(app, "--cells", command.cells, N_("Cells of the archive along each measure"), 1, 20);
}

void describe_how_much_is_played(CLI::App& app, BalanceCommand& command) {
  add_number(app, "--boards", command.boards,
             N_("Boards that are played, in all; more of them come closer to the goal"), 4, 100'000);
  add_number(app, "--games", command.games, N_("Games of settlers on each board in its first round"), 1,
             100'000);
  add_number(app, "--study", command.study,
             N_("Games from which settlers learn each board's openings before"), 0, most_study);
  add_number(app, "--strategist-games", command.strategist_games,
             N_("Games of strategists on each of the last boards"), 0, 10'000);
  add_number(app, "--verdict-games", command.verdict_games,
             N_("Fresh games of settlers by which map and board are shown in the end"), 1, 1'000'000);
  add_number(app, "--verdict-strategist-games", command.verdict_strategist_games,
             N_("The same of strategists"), 0, 100'000);
}

}  // namespace

void describe(CLI::App& app, BalanceCommand& command) {
  add_file(app, "MAP", command.input, N_("Scenario or Pioneers map"))->required();
  add_file(app, "-o,--output", command.output,
           N_("File for the map with the board that was found, replaced if it exists; of an archive one for "
              "each cell, with its numbers before the ending"));
  describe_what_is_wanted(app, command);
  add_players(app, command.players);
  add_offers(app, command.offers);
  add_seed(app, command.seed, N_("The same seed gives the same board"));
  add_threads(app, command.threads, N_("Boards played at once; one for each core without it"));
  describe_how_much_is_played(app, command);
  add_file(app, "--state", command.state,
           N_("Keep in this file how far it is, after every round and when it is stopped; where the file is "
              "there already, go on with it"));
  add_file(app, "--json", command.json,
           N_("Write what was found as JSON; the same seed gives the same bytes"));
  add_force(app);
  add_quiet(app, command.quiet);
  app.footer("\n" + words(N_("Goals:")) + goals_in_words() + "\n\n" + words(N_("Measures of an archive:")) +
             measures_in_words() +
             paragraph(N_("Boards are made by exchanging what may move, bots play them, and the better ones "
                          "are played more. Ctrl-C ends the search and shows the best so far; with --state "
                          "the same command goes on later. Fair means fair among these bots.")) +
             examples({{"hexwright-cli balance mine.xml -o fair.xml"},
                       {"hexwright-cli balance mine.xml -o fair.xml --only numbers --set usual"},
                       {"hexwright-cli balance mine.xml --goal length=70 -o quick.xml"},
                       {"hexwright-cli balance mine.xml --archive scarcest-resource,length -o boards.xml"},
                       {"hexwright-cli balance mine.xml --state half-way.json -o fair.xml"}}));
}

}  // namespace hexwright
