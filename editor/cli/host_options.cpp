#include <CLI/CLI.hpp>

#include "editor/cli/help.h"
#include "editor/cli/options.h"
#include "editor/cli/words.h"

namespace hexwright {

void describe(CLI::App& app, HostCommand& command) {
  add_file(app, "MAP", command.input, N_("Scenario or Pioneers map; with --resume it is in the record"));
  app.add_option(
         "--seats", command.seats,
         N_("Who plays, a list with commas in the order of play: person or a bot; without it persons, as "
            "many as the scenario takes"))
      ->delimiter(',')
      ->type_name("PLAYER");
  app.add_option("--listen", command.listen,
                 N_("Where the table is found; other machines find it only where this address is one of the "
                    "network's, such as 0.0.0.0:8222; 127.0.0.1:8222 without it"))
      ->type_name("ADDRESS:PORT");
  app.add_option("--name", command.names,
                 N_("A name under which the table is found, too: that of a proxy before it"))
      ->type_name("HOST");
  add_file(app, "--log", command.log,
           N_("Record of the game, to be written; named after the map without it. Beside it a file with the "
              "links"));
  add_file(app, "--resume", command.resume,
           N_("Go on with the game of this record, with the same links and seats"));
  app.add_option("-s,--seed", command.seed, N_("The same seed and the same decisions give the same game"))
      ->check(whole_number())
      ->type_name("N");
  add_offers(app, command.offers);
  add_number(app, "--pause", command.pause, N_("Milliseconds between two actions of bots"), 0, 60'000);
  add_number(app, "--notes", command.notes,
             N_("Minutes after the game in which who sees the board can still leave notes for the designer"),
             0, 1440);
  add_quiet(app, command.quiet);
  app.footer(
      examples({{"hexwright-cli host mine.xml", N_("four people, each with a browser on this machine")},
                {"hexwright-cli host mine.xml --seats person,person,settler --listen 0.0.0.0:8222",
                 N_("two people in this network, and a bot")},
                {"hexwright-cli host --resume mine.table.jsonl", N_("after it was ended, or had to end")}}) +
      paragraph(N_(
          "Whoever opens the link for guests takes a free seat, or watches; whoever has the link of a seat "
          "plays there, so give it to nobody else. Every action is on disk before anybody sees it. Ctrl-C "
          "ends the table; nothing is lost.")));
  app.parse_complete_callback([&command] {
    if (command.input.empty() == command.resume.empty())
      throw CLI::ValidationError("host",
                                 words(std::string_view(N_("give a map, or --resume with a record"))));
    if (!command.resume.empty() && (!command.log.empty() || command.seed))
      throw CLI::ValidationError("--resume",
                                 words(std::string_view(N_("the record has a seed and a place already"))));
  });
}

}  // namespace hexwright
