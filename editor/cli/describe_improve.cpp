#include "editor/cli/describe_improve.h"

#include <CLI/CLI.hpp>

#include "editor/cli/board_request.h"
#include "editor/cli/help.h"
#include "editor/cli/words.h"
#include "model/balance/improve.h"
#include "model/playtest/batch/batch.h"

namespace hexwright {

void describe(CLI::App& app, ImproveCommand& command) {
  add_file(app, "MAP", command.input, N_("Scenario or Pioneers map"))->required();
  add_file(app, "-o,--output", command.output,
           N_("File for the map with one of the changes, replaced if it exists"));
  app.add_option("--take", command.take, N_("Which of the changes is written: 1 is the best"))
      ->check(whole_number(1, most_improvements))
      ->type_name("N")
      ->capture_default_str();
  app.add_option("--goal", command.goal, N_("What to come closer to: as for `balance`"))
      ->type_name("GOAL")
      ->capture_default_str();
  describe(app, command.board);
  app.add_option("-p,--players", command.players,
                 N_("How many play; as many as the scenario takes without it"))
      ->check(whole_number(1, 6))
      ->type_name("N");
  app.add_option("--offers", command.offers,
                 N_("Offers to the other players that one may make in a turn; 0 for no such trade"))
      ->check(whole_number(0, 100))
      ->type_name("N")
      ->capture_default_str();
  const auto add = [&](const char* name, int& number, const char* about, std::uint64_t least,
                       std::uint64_t most) {
    app.add_option(name, number, about)
        ->check(whole_number(least, most))
        ->type_name("N")
        ->capture_default_str();
  };
  add("--changes", command.changes, N_("Single changes that are tried, at random where there are more"), 1,
      100'000);
  add("--games", command.games, N_("Games of settlers on each of the last changes that are chosen from"), 1,
      100'000);
  add("--verdict-games", command.verdict_games,
      N_("Fresh games of settlers by which the map and the best changes are shown"), 1, 1'000'000);
  add("--study", command.study, N_("Games from which settlers learn each board's openings before"), 0,
      most_study);
  app.add_option("-s,--seed", command.seed, N_("The same seed gives the same changes"))
      ->check(whole_number())
      ->type_name("N")
      ->capture_default_str();
  app.add_option("-t,--threads", command.threads, N_("Boards played at once; one for each core without it"))
      ->check(whole_number(1, 1024))
      ->type_name("N");
  add_file(app, "--json", command.json,
           N_("Write what was found as JSON; the same seed gives the same bytes"));
  add_force(app);
  add_quiet(app, command.quiet);
  app.footer(
      paragraph(N_("Numbers, hexes and harbors change places, two at a time, as far as wishes, rules "
                   "and locked hexes allow. Each change is played in the same games; what is shown are "
                   "games by which no change was chosen. `balance` changes a map in many places.")) +
      examples({{"hexwright-cli improve mine.xml"},
                {"hexwright-cli improve mine.xml -o better.xml"},
                {"hexwright-cli improve mine.xml --only numbers --wish red-numbers-apart"}}));
}

}  // namespace hexwright
