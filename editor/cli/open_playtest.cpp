#include "editor/cli/open_playtest.h"

#include <algorithm>

#include "editor/cli/scenario_file.h"
#include "model/board/index.h"
#include "model/playtest/bots/all_bots.h"
#include "model/scenario/plural.h"
#include "model/validation/validate.h"

namespace hexwright {

namespace {

void report_obstacles(const Scenario& scenario, const std::vector<Message>& obstacles,
                      const std::string& file) {
  for (const Message& obstacle : obstacles) complain(obstacle);
  const auto findings = validate(scenario);
  if (std::any_of(findings.begin(), findings.end(),
                  [](const Finding& finding) { return finding.severity == Severity::Error; }))
    complain({N_("\"hexwright-cli validate {0}\" tells where the errors of the map are"), {file}});
}

}  // namespace

bool is_playable(const Scenario& scenario, const PlayOptions& options, const std::string& file) {
  const auto obstacles = playability_errors(scenario, options);
  if (!obstacles.empty()) report_obstacles(scenario, obstacles, file);
  return obstacles.empty();
}

const BotKind* bot_named(const std::string& word, ProgramBots& programs) {
  if (word.starts_with(program_prefix)) {
    const auto found = programs.kind(word);
    if (const auto* kind = found.value_if()) return *kind;
    complain(found.refusal()->why);
    return nullptr;
  }
  if (const BotKind* bot = find_bot(word)) return bot;
  std::string known;
  for (const BotKind& bot : all_bots()) known += std::string(bot.id) + ", ";
  complain(
      {N_("there is no bot {0}; there are {1}"), {word, known + std::string(program_prefix) + "COMMAND"}});
  return nullptr;
}

bool are_all_ours(std::span<const BotKind* const> bots) {
  const auto strange =
      std::find_if(bots.begin(), bots.end(), [](const BotKind* bot) { return find_bot(bot->id) != bot; });
  if (strange == bots.end()) return true;
  complain(
      {N_("{0} cannot play for a tally, which adds up games of several machines: that a program of others "
          "plays the same on each cannot be checked"),
       {std::string((*strange)->id)}});
  return false;
}

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
  batch.settle = command.settle;
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
