#include "editor/cli/board_search.h"

#include "editor/cli/board_request.h"
#include "editor/cli/names.h"
#include "editor/cli/playable.h"
#include "editor/cli/scenario_file.h"
#include "editor/cli/words.h"

namespace hexwright {

std::optional<FileFormat> output_format(const BoardSearch& search) {
  return search.output == "-" ? FileFormat::Xml : scenario_format_of(search.output);
}

std::variant<Scenario, ExitCode> open_for_search(const BoardSearch& search, const Outputs& outputs) {
  if (!are_apart(outputs, {search.input}) || !can_be_written(outputs)) return ExitCode::Failed;
  if (!search.output.empty() && !output_format(search)) {
    complain(unknown_ending(search.output).why);
    return ExitCode::Failed;
  }
  auto opened = open_sound(search.input, remarks(search.quiet));
  const auto* scenario = std::get_if<Scenario>(&opened);
  if (scenario && !is_playable(*scenario, {search.players, search.offers}, search.input))
    return ExitCode::ErrorsFound;
  return opened;
}

std::optional<BalanceOptions> options_for(const BoardSearch& search, const Scenario& scenario) {
  auto asked = options_for(scenario, search.board);
  if (const auto* refusal = asked.refusal()) return complain(refusal->why), std::nullopt;
  const auto goal = goal_from_text(search.goal);
  if (const auto* refusal = goal.refusal()) return complain(refusal->why), std::nullopt;
  BalanceOptions options;
  options.wishes = std::move(asked.value().wishes);
  options.freedom = std::move(asked.value().freedom);
  options.goal = goal.value();
  options.play = {search.players, search.offers};
  options.seed = search.seed;
  options.games = search.games;
  options.study = search.study;
  options.verdict_games = search.verdict_games;
  return options;
}

}  // namespace hexwright
