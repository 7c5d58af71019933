#include <fmt/format.h>

#include "editor/cli/board_options.h"
#include "editor/cli/commands.h"
#include "editor/cli/results.h"
#include "editor/cli/scenario_file.h"
#include "editor/cli/stop_on_signal.h"
#include "editor/cli/words.h"
#include "io/balance/balance_json.h"
#include "io/files/file_access.h"
#include "model/balance/improve.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

Decimal apart(const Played& played) { return {100 * played.seat_spread(), 1}; }

void print(const Scenario& scenario, const Improvements& found) {
  const std::string& title = scenario.details.title;
  const Argument name = title.empty() ? Argument(Message{N_("untitled scenario")}) : Argument(title);
  const auto line = [](const Message& message) { print_line(stdout, words(message)); };
  line(by_number(
      found.tried,
      plural("{1}: {0} single change of {2} was tried", "{1}: {0} single changes of {2} were tried"),
      {name, std::to_string(found.possible)}));
  if (!found.is_complete) return line({N_("stopped before the end: nothing is known yet"), {}});
  print_played(N_("The map as it is: wins of each seat, 95 % sure between"), found.map);
  line({N_("seats lie {0} points apart"), {apart(found.map)}});
  if (found.best.empty())
    return line({N_("no single change comes closer to the goal; `hexwright-cli balance` makes many"), {}});
  for (std::size_t i = 0; i < found.best.size(); ++i) {
    const Improvement& each = found.best[i];
    fmt::print("\n");
    line({N_("{0}. {1}"), {std::to_string(i + 1), each.words}});
    print_played(nullptr, each.games);
    line({N_("seats lie {0} points apart; distance from the goal, squared: {1} instead of {2}, plus or minus "
             "{3}"),
          {apart(each.games), Decimal{each.score.value, 1}, Decimal{found.score.value, 1},
           Decimal{1.96 * each.score.error, 1}}});
  }
}

/// The map with the change that was asked for.
ExitCode save_changed(const ImproveCommand& command, const Scenario& scenario, const Improvements& found) {
  if (command.output.empty()) return ExitCode::Fine;
  const auto take = static_cast<std::size_t>(command.take);
  if (take > found.best.size()) {
    complain(by_number(found.best.size(),
                       plural("{1} was not written: there is only {0} change",
                              "{1} was not written: there are only {0} changes"),
                       {command.output}));
    return ExitCode::Failed;
  }
  Scenario changed = scenario;
  const auto done = apply_edits(changed, found.best[take - 1].edits);
  if (const auto* refusal = done.refusal()) return complain(refusal->why), ExitCode::Failed;
  return save_as(changed, *output_format(command), command.output, Existing::Replace, remarks(command.quiet));
}

Outcome<Improvements> search(const Scenario& scenario, const BalanceOptions& options,
                             const ImproveCommand& command) {
  BalanceCallbacks watch;
  watch.stop = &was_asked_to_stop();
  const bool is_shown = shows_progress(command.quiet);
  if (is_shown) watch.progress = show_balance_progress;
  const StopOnSignal stopping;
  auto found = improve(scenario, options, command.threads, watch);
  if (is_shown) write_over("");
  return found;
}

}  // namespace

ExitCode run(const ImproveCommand& command) {
  const auto opened = open_for_search(command, {{"--output", command.output}, {"--json", command.json}});
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const auto& scenario = std::get<Scenario>(opened);
  auto options = options_for(command, scenario);
  if (!options) return ExitCode::Failed;
  options->boards = command.changes;
  const auto found = search(scenario, *options, command);
  if (const auto* refusal = found.refusal()) return complain(refusal->why), ExitCode::Failed;
  if (command.json != "-" && command.output != "-") print(scenario, found.value());
  if (!found.value().is_complete) return ExitCode::Failed;
  const ExitCode saved = save_changed(command, scenario, found.value());
  if (!command.json.empty() && save(command.json, improvements_json(scenario, *options, found.value()),
                                    Existing::Replace) != ExitCode::Fine)
    return ExitCode::Failed;
  return saved;
}

}  // namespace hexwright
