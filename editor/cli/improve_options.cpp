#include <CLI/CLI.hpp>

#include "editor/cli/board_options.h"
#include "editor/cli/help.h"
#include "editor/cli/options.h"
#include "editor/cli/words.h"
#include "model/balance/improve.h"
#include "model/playtest/batch/batch.h"

namespace hexwright {

void describe(CLI::App& app, ImproveCommand& command) {
  add_file(app, "MAP", command.input, N_("Scenario or Pioneers map"))->required();
  add_file(app, "-o,--output", command.output,
           N_("File for the map with one of the changes, replaced if it exists"));
  add_number(app, "--take", command.take, N_("Which of the changes is written: 1 is the best"), 1,
             most_improvements);
  app.add_option("--goal", command.goal, N_("What to come closer to: as for `balance`"))
      ->type_name("GOAL")
      ->capture_default_str();
  describe(app, command.board);
  add_players(app, command.players);
  add_offers(app, command.offers);
  add_number(app, "--changes", command.changes,
             N_("Single changes that are tried, at random where there are more"), 1, 100'000);
  add_number(app, "--games", command.games,
             N_("Games of settlers on each of the last changes that are chosen from"), 1, 100'000);
  add_number(app, "--verdict-games", command.verdict_games,
             N_("Fresh games of settlers by which the map and the best changes are shown"), 1, 1'000'000);
  add_number(app, "--study", command.study,
             N_("Games from which settlers learn each board's openings before"), 0, most_study);
  add_seed(app, command.seed, N_("The same seed gives the same changes"));
  add_threads(app, command.threads, N_("Boards played at once; one for each core without it"));
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
