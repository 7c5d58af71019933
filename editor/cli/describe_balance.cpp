#include "editor/cli/describe_balance.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "editor/cli/board_request.h"
#include "editor/cli/help.h"
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
  app.add_option("--cells", command.cells, N_("Cells of the archive along each measure"))
      ->check(whole_number(1, 20))
      ->type_name("N")
      ->capture_default_str();
}

void describe_how_much_is_played(CLI::App& app, BalanceCommand& command) {
  const auto add = [&](const char* name, int& number, const char* about, std::uint64_t least,
                       std::uint64_t most) {
    app.add_option(name, number, about)
        ->check(whole_number(least, most))
        ->type_name("N")
        ->capture_default_str();
  };
  add("--boards", command.boards, N_("Boards that are played, in all; more of them come closer to the goal"),
      4, 100'000);
  add("--games", command.games, N_("Games of settlers on each board in its first round"), 1, 100'000);
  add("--study", command.study, N_("Games from which settlers learn each board's openings before"), 0,
      most_study);
  add("--strategist-games", command.strategist_games, N_("Games of strategists on each of the last boards"),
      0, 10'000);
  add("--verdict-games", command.verdict_games,
      N_("Fresh games of settlers by which map and board are shown in the end"), 1, 1'000'000);
  add("--verdict-strategist-games", command.verdict_strategist_games, N_("The same of strategists"), 0,
      100'000);
}

}  // namespace

void describe(CLI::App& app, BalanceCommand& command) {
  add_file(app, "MAP", command.input, N_("Scenario or Pioneers map"))->required();
  add_file(app, "-o,--output", command.output,
           N_("File for the map with the board that was found, replaced if it exists; of an archive one for "
              "each cell, with its numbers before the ending"));
  describe_what_is_wanted(app, command);
  app.add_option("-p,--players", command.players,
                 N_("How many play; as many as the scenario takes without it"))
      ->check(whole_number(1, 6))
      ->type_name("N");
  app.add_option("--offers", command.offers,
                 N_("Offers to the other players that one may make in a turn; 0 for no such trade"))
      ->check(whole_number(0, 100))
      ->type_name("N")
      ->capture_default_str();
  app.add_option("-s,--seed", command.seed, N_("The same seed gives the same board"))
      ->check(whole_number())
      ->type_name("N")
      ->capture_default_str();
  app.add_option("-t,--threads", command.threads, N_("Boards played at once; one for each core without it"))
      ->check(whole_number(1, 1024))
      ->type_name("N");
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
