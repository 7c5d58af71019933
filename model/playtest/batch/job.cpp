#include "model/playtest/batch/job.h"

#include "model/board/index.h"
#include "model/playtest/bots/all_bots.h"

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

}  // namespace hexwright
