#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "editor/cli/board_options.h"
#include "editor/cli/commands.h"
#include "editor/cli/results.h"
#include "editor/cli/scenario_file.h"
#include "editor/cli/stop_on_signal.h"
#include "editor/cli/words.h"
#include "io/balance/balance_json.h"
#include "io/files/file_access.h"
#include "model/generate/generate.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

/// None when something makes no sense, which is told.
std::optional<BalanceOptions> all_options(const BalanceCommand& command, const Scenario& scenario) {
  auto options = options_for(command, scenario);
  if (!options) return std::nullopt;
  for (const std::string& word : command.archive) {
    if (measure_from_id(word)) continue;
    std::string known;
    for (const Measure each : all_measures) known += (known.empty() ? "" : ", ") + std::string(info(each).id);
    complain({N_("there is no measure \"{0}\"; there are {1}"), {word, known}});
    return std::nullopt;
  }
  if (command.archive.size() == 2)
    options->archive = {*measure_from_id(command.archive[0]), *measure_from_id(command.archive[1])};
  options->boards = command.boards;
  options->cells = command.cells;
  options->strategist_games = command.strategist_games;
  options->verdict_strategist_games = command.verdict_strategist_games;
  return options;
}

/// Begun anew, or gone on with where its state is there; none where that cannot be, which is told.
std::unique_ptr<Balancer> balancer_for(const BalanceCommand& command, const Scenario& scenario) {
  const auto take = [](auto begun) -> std::unique_ptr<Balancer> {
    if (const auto* refusal = begun.refusal()) return complain(refusal->why), nullptr;
    return std::move(begun).value();
  };
  std::error_code fault;
  if (command.state.empty() || !fs::exists(command.state, fault)) {
    const auto options = all_options(command, scenario);
    return options ? take(Balancer::begin(scenario, *options)) : nullptr;
  }
  const auto kept = read_file(command.state, most_state_bytes);
  if (const auto* refusal = kept.refusal()) return complain(refusal->why), nullptr;
  auto state = read_state(scenario, kept.value());
  if (const auto* refusal = state.refusal()) {
    complain({N_("{0}: {1}"), {command.state, refusal->why}});
    return nullptr;
  }
  complain({N_("goes on with {0}; options about what to balance are taken from there"), {command.state}});
  return take(Balancer::resume(scenario, std::move(state).value()));
}

bool keep_state(const BalanceCommand& command, const Scenario& scenario, const BalanceState& state) {
  if (command.state.empty()) return true;
  const auto refusal = write_file_atomically(command.state, write_state(scenario, state));
  if (refusal) complain(refusal->why);
  return !refusal;
}

/// Works until it is done or stopped. False when it failed, which is told.
bool balance(Balancer& balancer, const BalanceCommand& command, const Scenario& scenario) {
  BalanceCallbacks watch;
  watch.stop = &was_asked_to_stop();
  const bool is_shown = shows_progress(command.quiet);
  if (is_shown) watch.progress = show_balance_progress;
  bool kept = true;
  watch.round = [&](const BalanceState& state) {
    if (kept && !keep_state(command, scenario, state)) {
      kept = false;
      stop_soon();
    }
  };
  const StopOnSignal stopping;
  const auto refusal = balancer.work(command.threads, watch);
  if (is_shown) write_over("");
  if (refusal) complain(refusal->why);
  if (refusal || !kept || !keep_state(command, scenario, balancer.state())) return false;
  if (!balancer.is_done() && !command.state.empty())
    complain({N_("stopped; the same command with --state {0} goes on"), {command.state}});
  return true;
}

/// "boards.xml", and of an archive "boards-2-3.xml" for the third cell of the second column.
std::string file_for(const std::string& file, const BalancedBoard& board) {
  if (!board.cell) return file;
  const fs::path path(file);
  return (path.parent_path() / (path.stem().string() + "-" + cell_name(board) + path.extension().string()))
      .string();
}

ExitCode save_boards(const BalanceCommand& command, const Scenario& scenario, const BalanceState& state) {
  if (command.output.empty()) return ExitCode::Fine;
  const auto format = output_format(command);
  const BalanceResult result = result_of(scenario, state);
  for (const BalancedBoard& board : result.boards) {
    Scenario changed = scenario;
    const auto done = apply_edits(changed, board.edits);
    if (const auto* refusal = done.refusal()) return complain(refusal->why), ExitCode::Failed;
    const std::string file = state.options.archive ? file_for(command.output, board) : command.output;
    const ExitCode code = save_as(changed, *format, file, Existing::Replace, remarks(command.quiet));
    if (code != ExitCode::Fine || !state.options.archive) return code;
  }
  return ExitCode::Fine;
}

}  // namespace

ExitCode run(const BalanceCommand& command) {
  const auto opened = open_for_search(
      command, {{"--output", command.output}, {"--json", command.json}, {"--state", command.state}});
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const auto& scenario = std::get<Scenario>(opened);
  const auto balancer = balancer_for(command, scenario);
  if (!balancer || !balance(*balancer, command, scenario)) return ExitCode::Failed;
  const BalanceState& state = balancer->state();
  ExitCode code = save_boards(command, scenario, state);
  if (!command.json.empty() &&
      save(command.json, balance_json(scenario, state), Existing::Replace) != ExitCode::Fine)
    code = ExitCode::Failed;
  if (command.json != "-" && command.output != "-") print_balance(scenario, state);
  return code;
}

}  // namespace hexwright
