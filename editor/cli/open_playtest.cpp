#include "editor/cli/open_playtest.h"

#include "editor/cli/playable.h"
#include "editor/cli/seat_bots.h"
#include "model/board/index.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

PlaytestRequest request_of(const PlaytestCommand& command) {
  PlaytestRequest request{{command.players, command.offers}, {}, command.study};
  BatchOptions& batch = request.batch;
  batch.seed = command.seed;
  batch.first = command.first;
  batch.games = command.games;
  batch.threads = command.threads;
  batch.stop_at = command.stop_at;
  batch.second_opinion = !command.no_second_opinion && command.tally.empty();
  if (command.turns > 0) batch.most_turns = command.turns;
  return request;
}

bool are_seated(const std::vector<std::string>& bots, int players) {
  if (bots.size() <= at(players)) return true;
  complain(by_number(bots.size(),
                     plural("{0} bot is named for {1} seats", "{0} bots are named for {1} seats"),
                     {std::to_string(players)}));
  return false;
}

}  // namespace

std::variant<PlaytestJob, ExitCode> open_playtest(const PlaytestCommand& command, ProgramBots& programs,
                                                  Remarks remarks) {
  const auto opened = open_sound(command.input, remarks);
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const auto& scenario = std::get<Scenario>(opened);
  PlaytestRequest request = request_of(command);
  for (const std::string& word : command.bots) {
    request.batch.bots.push_back(bot_named(word, programs));
    if (!request.batch.bots.back()) return ExitCode::Failed;
  }
  auto prepared = prepare_playtest(scenario, request);
  if (const auto* obstacles = std::get_if<std::vector<Message>>(&prepared)) {
    report_obstacles(scenario, *obstacles, command.input);
    return ExitCode::ErrorsFound;
  }
  auto& job = std::get<PlaytestJob>(prepared);
  if (!are_seated(command.bots, job.game->players())) return ExitCode::Failed;
  return std::move(job);
}

}  // namespace hexwright
