#include "editor/cli/farm/farm_options.h"

#include <CLI/CLI.hpp>

#include "editor/cli/help.h"
#include "editor/cli/options.h"
#include "editor/cli/words.h"
#include "io/playtest/farm_plan.h"

namespace hexwright {
namespace {

using FarmAct = FarmCommand::Act;

CLI::App& add(CLI::App& app, FarmCommand& command, FarmAct act, const char* name, const char* summary) {
  CLI::App& sub = *app.add_subcommand(name, summary);
  sub.parse_complete_callback([&command, act] { command.act = act; });
  return sub;
}

void add_folder(CLI::App& app, FarmCommand& command) {
  app.add_option("FOLDER", command.folder, N_("Folder that farm plan has made"))
      ->required()
      ->check(folder_name())
      ->type_name("");
}

void describe_plan(CLI::App& app, FarmCommand& command) {
  CLI::App& plan =
      add(app, command, FarmAct::Plan, "plan", N_("Cut a playtest into parts, in a folder of its own"));
  describe_batch(plan, command.batch);
  plan.add_option("--shards", command.shards, N_("Into how many parts"))
      ->check(whole_number(1, most_shards))
      ->type_name("N")
      ->capture_default_str();
  describe_stop(plan, command.batch);
  plan.add_option(
          "--rounds", command.rounds,
          N_("With --stop-at: how many rounds of equal length, after each of which it is looked whether "
             "shares are known well enough"))
      ->check(whole_number(1, most_shards))
      ->needs("--stop-at")
      ->type_name("N")
      ->capture_default_str();
  plan.add_option("-o,--output", command.folder, N_("The folder, made if missing"))
      ->required()
      ->check(folder_name())
      ->type_name("FOLDER");
  plan.footer(
      examples({{"hexwright-cli farm plan mine.xml --games 400 --shards 8 --study 20 -o farm"},
                {"hexwright-cli farm plan mine.xml --games 1000 --study 20 --stop-at 5% -o until",
                 N_("until shares are known to plus or minus 5 %")}}) +
      paragraph(
          N_("The folder gets the map, the plan, and commands.txt with a command for each part, for whatever "
             "may run them. Each part studies openings as the whole playtest would, so few long parts take "
             "less time than many short ones.")));
}

void describe_run(CLI::App& app, FarmCommand& command) {
  CLI::App& run =
      add(app, command, FarmAct::Run, "run", N_("Play the parts that are missing, and merge all"));
  add_folder(run, command);
  run.add_option("-j,--jobs", command.jobs,
                 N_("Parts played at once on each machine; one for each core without it"))
      ->check(whole_number(1, 1024))
      ->type_name("N");
  add_file(run, "--hosts", command.hosts,
           N_("File with the machines, a line each as for ssh; this machine alone without it"));
  run.add_option("--program", command.program, N_("How hexwright-cli is called on the machines"))
      ->type_name("FILE");
  run.add_option("--retries", command.retries,
                 N_("How often a part is tried, on other machines if there are any"))
      ->check(whole_number(1, 1000))
      ->type_name("N")
      ->capture_default_str();
  add_force(run);
  describe(run, command.reports);
  run.footer(
      examples({{"hexwright-cli farm plan mine.xml --games 60 --shards 6 --bots random -o parts"},
                {"hexwright-cli farm run parts --jobs 2 --html report.html"}}) +
      paragraph(N_(
          "GNU parallel runs the parts where it is installed, also on other machines. Whatever is "
          "interrupted or lost, the same command goes on: it plays only what is missing. When all is there, "
          "merged.json is written, and the results are reported.")));
}

}  // namespace

void describe(CLI::App& app, MergeCommand& command) {
  add_file(app, "TALLY", command.tallies, N_("What playtest --tally, farm or merge has written"))->required();
  add_file(app, "-o,--output", command.output, N_("Write the merged tally"));
  add_file(app, "--map", command.map, N_("The map that was played, to report the results"));
  describe(app, command.reports);
  add_force(app);
  add_quiet(app, command.quiet);
  app.add_flag("--allow-holes", command.allow_holes, N_("Go on when games are missing in between"));
  app.parse_complete_callback([&command] {
    read_input_once("TALLY", command.tallies);
    if (command.reports.any() && command.map.empty())
      throw CLI::ValidationError("--map",
                                 words(std::string_view(N_("reports need the map that was played: --map"))));
  });
  app.footer(
      examples({{"hexwright-cli merge one.json two.json -o both.json"},
                {"hexwright-cli merge both.json --map mine.xml --html report.html"},
                {"hexwright-cli playtest mine.xml --first 40 --games 20 --tally three.json",
                 N_("further games")}}) +
      paragraph(N_(
          "Tallies are added only when they are of the same map, bots, seed, offers, turn limit and studied "
          "games, were played by programs that play alike, and have no game twice. Games that are missing "
          "in between are reported; the exit code is then 1, unless --allow-holes is given.")));
}

void describe(CLI::App& app, FarmCommand& command) {
  app.require_subcommand(1);
  describe_plan(app, command);
  describe_run(app, command);
  CLI::App& slurm = add(app, command, FarmAct::Slurm, "slurm",
                        N_("Print a job array for Slurm that plays what is missing"));
  add_folder(slurm, command);
  slurm.footer(examples({{"hexwright-cli farm plan mine.xml --games 60 --shards 6 -o cluster"},
                         {"hexwright-cli farm slurm cluster > cluster/array.sh"}}) +
               paragraph(N_("All nodes must see the folder. Afterwards farm run merges what was played.")));
  add(app, command, FarmAct::Engine, "engine", N_("Print the signature of this program's engine"))
      .footer(examples({{"hexwright-cli farm engine"}}) +
              paragraph(N_("Programs with the same signature play the same games of the same seed.")));
  app.footer(examples({{"hexwright-cli farm plan mine.xml --games 400 --shards 8 --study 20 -o together"},
                       {"hexwright-cli farm run together"}}));
}

}  // namespace hexwright
