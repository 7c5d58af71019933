#include "editor/core/batch/batch_runner.h"

#include <cassert>
#include <utility>

#include "editor/core/pictures/low_priority.h"
#include "model/playtest/bots/all_bots.h"

namespace hexwright {
namespace {

std::vector<const BotKind*> for_all_seats(std::vector<const BotKind*> bots, int players) {
  if (bots.empty()) bots.push_back(find_bot(usual_bot));
  const std::size_t named = bots.size();
  while (bots.size() < static_cast<std::size_t>(players)) bots.push_back(bots[bots.size() - named]);
  bots.resize(static_cast<std::size_t>(players));
  return bots;
}

}  // namespace

BatchRunner::BatchRunner(Deliver deliver) : deliver_(std::move(deliver)) {}

BatchRunner::~BatchRunner() { closing_ = stop_ = true; }

std::vector<Message> BatchRunner::start(std::uint64_t revision, const Scenario& scenario,
                                        const BatchRequest& wish) {
  assert(!is_running());
  const PlayOptions play_options{wish.players, wish.offers_a_turn};
  if (auto obstacles = playability_errors(scenario, play_options); !obstacles.empty()) return obstacles;
  auto game = std::make_shared<const Game>(scenario, play_options);
  BatchOptions options;
  options.bots = for_all_seats(wish.bots, game->players());
  options.seed = wish.seed;
  options.games = wish.games;
  options.study = usual_study(wish.games);
  options.second_opinion = wish.second_opinion;
  options.threads = wish.threads;
  options.most_turns = wish.most_turns;
  options.stop_at = wish.stop_at;
  PlayedSoFar nothing_yet{revision,           game,  options, {Statistics(*game, options.bots)},
                          {0, options.games}, false, false,   {}};
  stop_ = false;
  running_ = true;
  thread_ = std::jthread([this, news = std::move(nothing_yet), wish] { play(news, wish); });
  return {};
}

void BatchRunner::play(PlayedSoFar news, const BatchRequest& wish) {
  lower_priority();
  const auto report = [&] {
    if (!closing_) deliver_(std::make_shared<const PlayedSoFar>(news));
  };
  BatchCallbacks watch;
  watch.stop = &stop_;
  watch.abandon = &closing_;
  watch.snapshot = [&](const Statistics& first) { news.result.statistics = first; };
  watch.progress = [&](const BatchProgress& progress) {
    news.progress = progress;
    report();
  };
  news.result = play_batch(*news.game, news.options, watch);
  news.over = true;
  if (wish.keep && news.has_results()) {
    news.not_kept = wish.keep(news);
    news.kept = !news.not_kept;
  }
  running_ = false;
  report();
}

}  // namespace hexwright
