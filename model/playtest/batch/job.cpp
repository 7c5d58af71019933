#include "model/playtest/batch/job.h"

#include "model/board/index.h"
#include "model/own/silenced.h"
#include "model/playtest/bots/all_bots.h"
#include "model/scenario/edit.h"

namespace hexwright {
namespace {

std::vector<const BotKind*> for_all_seats(std::vector<const BotKind*> bots, int players) {
  if (bots.empty()) bots.push_back(find_bot(usual_bot));
  const std::size_t named = bots.size();
  while (bots.size() < at(players)) bots.push_back(bots[bots.size() - named]);
  bots.resize(at(players));
  return bots;
}

}  // namespace

std::variant<PlaytestJob, std::vector<Message>> prepare_playtest(const Scenario& scenario,
                                                                 const PlaytestRequest& request) {
  if (auto obstacles = playability_errors(scenario, request.play); !obstacles.empty()) return obstacles;
  PlaytestJob job{std::make_shared<const Game>(scenario, request.play), request.batch};
  job.options.bots = for_all_seats(std::move(job.options.bots), job.game->players());
  job.options.study = request.study.value_or(usual_study(request.batch.games));
  return job;
}

std::variant<PlaytestJob, std::vector<Message>> without_pack(const PlaytestJob& job, std::string_view id) {
  Scenario scenario = job.game->scenario();
  if (!scenario.own.find(id)) return std::vector{Message{N_("the map has no pack {0}"), {std::string(id)}}};
  const auto outcome = apply_edit(scenario, SetPacks{own::silenced(scenario.own, id)});
  if (const auto* no = outcome.refusal()) return std::vector{no->why};
  PlaytestRequest request{{job.game->players(), job.game->offers_a_turn()}, job.options, job.options.study};
  request.batch.stop_at = std::nullopt;
  request.batch.second_opinion = false;
  return prepare_playtest(scenario, request);
}

}  // namespace hexwright
