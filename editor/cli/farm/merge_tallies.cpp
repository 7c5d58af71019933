#include <memory>

#include <fmt/format.h>

#include "editor/cli/commands.h"
#include "editor/cli/farm/tally_sum.h"
#include "editor/cli/open_playtest.h"
#include "editor/cli/outputs.h"
#include "editor/cli/results.h"
#include "editor/cli/words.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// Tells of each file that cannot be added, not only of the first.
bool add_all(const MergeCommand& command, TallySum& sum) {
  bool fine = true;
  for (const std::string& file : command.tallies) fine = sum.add(file) && fine;
  return fine;
}

/// With the map that was played. Null, and told, when it is another one.
std::unique_ptr<const Game> game_of(const MergeCommand& command, const BatchTally& tally) {
  const auto opened = open_sound(command.map, remarks(command.quiet));
  if (std::holds_alternative<ExitCode>(opened)) return nullptr;
  const auto& scenario = std::get<Scenario>(opened);
  const PlayOptions options{static_cast<int>(tally.identity.bots.size()), tally.identity.offers};
  if (!is_playable(scenario, options, command.map)) return nullptr;
  auto game = std::make_unique<const Game>(scenario, options);
  const auto other = mismatch(tally, *game);
  if (!other) return game;
  complain(
      {N_("{0} cannot be reported with the map {1}: {2}"), {command.tallies.front(), command.map, *other}});
  return nullptr;
}

ExitCode report_merged(const MergeCommand& command, const BatchTally& tally) {
  const auto game = game_of(command, tally);
  if (!game) return ExitCode::Failed;
  const TalliedBatch batch(*game, tally);
  const ExitCode saved = save_reports(command.reports, batch.playtest());
  if (!command.reports.any_to_output() && command.output != "-")
    print_playtest(*game, batch.options, batch.result);
  return saved;
}

}  // namespace

ExitCode run(const MergeCommand& command) {
  const Outputs outputs{{"--output", command.output},
                        {"--json", command.reports.json},
                        {"--csv", command.reports.csv},
                        {"--html", command.reports.html}};
  std::vector<std::string> inputs = {command.map};
  if (!are_apart(outputs, inputs) || !can_be_written(outputs)) return ExitCode::Failed;
  TallySum sum;
  if (!add_all(command, sum)) return ExitCode::Failed;
  const BatchTally& tally = *sum.tally();
  const auto holes = tally.played.holes(tally.played.hull());
  report_holes(holes);
  if (!holes.empty() && !command.allow_holes) {
    complain({N_("nothing was written; give --allow-holes to go on without these games"), {}});
    return ExitCode::ErrorsFound;
  }
  if (!command.output.empty() &&
      save(command.output, write_tally(tally), Existing::Replace) != ExitCode::Fine)
    return ExitCode::Failed;
  if (!command.map.empty()) return report_merged(command, tally);
  if (command.output != "-")
    print_line(stdout,
               words(by_number(tally.played.games(), plural("{0} game in {1}", "{0} games in {1}"),
                               {by_number(command.tallies.size(), plural("{0} tally", "{0} tallies"))})));
  return ExitCode::Fine;
}

}  // namespace hexwright
