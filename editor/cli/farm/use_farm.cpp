#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>

#include <fmt/format.h>

#include "editor/cli/commands.h"
#include "editor/cli/farm/farm_folder.h"
#include "editor/cli/farm/gnu_parallel.h"
#include "editor/cli/farm/own_processes.h"
#include "editor/cli/open_playtest.h"
#include "editor/cli/outputs.h"
#include "editor/cli/results.h"
#include "editor/cli/words.h"
#include "io/files/places.h"
#include "io/playtest/engine_signature.h"
#include "io/xml/scenario_xml.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view usual_program = "hexwright-cli";

/// A folder of its own for each farm: shards of another one would be in the way.
bool can_hold_farm(const fs::path& folder) {
  std::error_code fault;
  if (fs::exists(folder / FarmFolder::plan_file, fault)) {
    complain({N_("{0} has a plan already; \"hexwright-cli farm run\" goes on with it, another plan needs "
                 "another folder"),
              {folder.string()}});
    return false;
  }
  fs::create_directories(folder, fault);
  if (!fault) return true;
  complain({N_("the folder {0} cannot be made: {1}"), {folder.string(), fault.message()}});
  return false;
}

std::string all_commands(const FarmPlan& plan) {
  std::string lines;
  for (const GameRange& round : rounds_of(plan))
    for (const GameRange& part : parts_of(plan, round))
      lines += shard_command(std::string(usual_program), plan, std::to_string(part.first),
                             std::to_string(part.games)) +
               "\n";
  return lines;
}

/// Each part studies openings anew.
void warn_of_study(const FarmPlan& plan) {
  const std::uint64_t a_part = plan.games.games / plan.shards;
  if (plan.identity.studied * 2 <= a_part) return;
  complain(
      by_number(a_part,
                plural("before its {0} game each part plays up to {1} to study openings; fewer shards, or "
                       "--study with fewer games, take less time",
                       "before its {0} games each part plays up to {1} to study openings; fewer shards, or "
                       "--study with fewer games, take less time"),
                {std::to_string(plan.identity.studied)}));
}

FarmPlan plan_of(BatchIdentity identity, const BatchOptions& options, const FarmCommand& command) {
  FarmPlan plan{std::move(identity), {options.first, options.games}, std::min(command.shards, options.games)};
  if (!options.stop_at) return plan;
  plan.rounds = std::min(command.rounds, plan.shards);
  plan.stop_at = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::llround(*options.stop_at * 1e6)));
  return plan;
}

ExitCode make_plan(const FarmCommand& command) {
  const PlaytestCommand& batch = command.batch;
  ProgramBots programs;
  const auto opened = open_playtest(batch, programs, Remarks::Report);
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const auto& [game, options] = std::get<PlaytestJob>(opened);
  if (!are_all_ours(options.bots)) return ExitCode::Failed;
  const fs::path folder = command.folder;
  if (!can_hold_farm(folder)) return ExitCode::Failed;
  const FarmPlan plan = plan_of(identity_of(*game, options), options, command);
  // The plan last: a folder that has one has everything.
  for (const auto& [file, bytes] :
       {std::pair(FarmFolder::map_file, write_xml(game->scenario())),
        std::pair("commands.txt", all_commands(plan)), std::pair(FarmFolder::plan_file, write_plan(plan))})
    if (save((folder / file).string(), bytes, Existing::Replace) != ExitCode::Fine) return ExitCode::Failed;
  warn_of_study(plan);
  print_line(stdout,
             words(by_number(plan.games.games, plural("{0} game in {1}: {2}", "{0} games in {1}: {2}"),
                             {by_number(plan.shards, plural("{0} part", "{0} parts")), folder.string()})));
  return ExitCode::Fine;
}

/// How hexwright-cli is called where the parts are played.
std::string program_for(const FarmCommand& command) {
  if (!command.program.empty()) return command.program;
  const fs::path here = command.hosts.empty() ? this_program() : fs::path();
  return here.empty() ? std::string(usual_program) : here.string();
}

/// Plays what is missing. False when that could not be begun, which is told; a part that failed is a hole.
bool play_parts(const FarmFolder& farm, const FarmCommand& command, const std::vector<GameRange>& parts) {
  const bool here = command.hosts.empty(), parallel = has_gnu_parallel();
  const ParallelOptions options{farm.path(), program_for(command), command.hosts, command.jobs,
                                command.retries};
  if (!parallel && !here) {
    complain({N_("other machines are reached by GNU parallel, which was not found; install it (the package "
                 "\"parallel\"), or run the commands in commands.txt in another way"),
              {}});
    return false;
  }
  if (const std::string& engine = farm.plan().identity.engine; here && command.program.empty()) {
    if (engine != engine_signature()) {
      complain(
          {N_("{0} was planned by a program that plays otherwise: its engine has the signature {1}, and this "
              "one {2}; plan a farm anew"),
           {farm.path().string(), engine, engine_signature()}});
      return false;
    }
  } else if (!(parallel ? play_alike(options, engine) : plays_alike_here(options.program, engine))) {
    return false;
  }
  std::string lines;
  for (const GameRange& part : parts) lines += fmt::format("{} {}\n", part.first, part.games);
  if (save((farm.path() / "parts.txt").string(), lines, Existing::Replace) != ExitCode::Fine) return false;
  if (parallel)
    run_parts(options, shard_command(options.program, farm.plan(), "{1}", "{2}"), "parts.txt");
  else
    run_parts_here(options, farm.plan(), parts);
  return true;
}

ExitCode finish(const FarmFolder& farm, const FarmCommand& command, const FarmFolder::Progress& progress) {
  if (const auto holes = progress.sum.played().holes(progress.games); !holes.empty()) {
    report_holes(holes);
    complain({N_("run the same command again to play them"), {}});
    return ExitCode::ErrorsFound;
  }
  const BatchTally& tally = *progress.sum.tally();
  const std::string merged = (farm.path() / FarmFolder::merged_file).string();
  if (save(merged, write_tally(tally), Existing::Replace) != ExitCode::Fine) return ExitCode::Failed;
  TalliedBatch batch(farm.game(), tally);
  if (progress.is_enough) batch.result.ended = BatchResult::Ended::NarrowEnough;
  const ExitCode saved = save_reports(command.reports, batch.playtest());
  if (!command.reports.any_to_output()) print_playtest(farm.game(), batch.options, batch.result);
  return saved;
}

/// Round after round, until enough was played, or parts of a round have failed. None when the folder cannot
/// be read, or parts cannot be begun; both are told.
std::optional<FarmFolder::Progress> play_rounds(const FarmFolder& farm, const FarmCommand& command) {
  std::optional<GameRange> played;
  for (auto progress = farm.progress(); progress; progress = farm.progress()) {
    if (progress->parts.empty() || played == progress->games) return progress;
    played = progress->games;
    if (!play_parts(farm, command, progress->parts)) return {};
  }
  return {};
}

ExitCode run_farm(const FarmFolder& farm, const FarmCommand& command) {
  const Outputs outputs{
      {"--json", command.reports.json}, {"--csv", command.reports.csv}, {"--html", command.reports.html}};
  if (!are_apart(outputs, {(farm.path() / FarmFolder::map_file).string()}) || !can_be_written(outputs))
    return ExitCode::Failed;
  const auto progress = play_rounds(farm, command);
  return progress ? finish(farm, command, *progress) : ExitCode::Failed;
}

ExitCode print_slurm(const FarmFolder& farm) {
  const auto progress = farm.progress();
  if (!progress) return ExitCode::Failed;
  const auto& parts = progress->parts;
  if (parts.empty()) {
    complain(
        {N_("nothing is left to play in {0}; \"hexwright-cli farm run\" merges it"), {farm.path().string()}});
    return ExitCode::ErrorsFound;
  }
  if (progress->games != farm.plan().games)
    complain(
        {N_("this is one round; when it is played, the same command prints the next one, if it is needed"),
         {}});
  fmt::print(
      "#!/bin/sh\n#SBATCH --job-name=hexwright\n#SBATCH --array=1-{}\n#SBATCH --cpus-per-task=1\n"
      "#SBATCH --requeue\nset -e\ncd {}\nset -- $(sed -n \"${{SLURM_ARRAY_TASK_ID}}p\" <<'END'\n",
      parts.size(), quoted(farm.path().string()));
  for (const GameRange& part : parts) fmt::print("{} {}\n", part.first, part.games);
  fmt::print("END\n)\n{}\n", shard_command(std::string(usual_program), farm.plan(), "$1", "$2"));
  return ExitCode::Fine;
}

}  // namespace

ExitCode run(const FarmCommand& command) {
  using Act = FarmCommand::Act;
  if (command.act == Act::Engine) {
    fmt::print("{}\n", engine_signature());
    return ExitCode::Fine;
  }
  if (command.act == Act::Plan) return make_plan(command);
  const auto opened = FarmFolder::open(command.folder);
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const auto& farm = std::get<FarmFolder>(opened);
  return command.act == Act::Run ? run_farm(farm, command) : print_slurm(farm);
}

}  // namespace hexwright
