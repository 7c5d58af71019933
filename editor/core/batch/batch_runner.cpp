#include "editor/core/batch/batch_runner.h"

#include <cassert>
#include <utility>

#include "editor/core/pictures/low_priority.h"
#include "io/library/library.h"
#include "io/playtest/people_records.h"

namespace hexwright {
namespace {

/// None where nobody played this map. Of records of other maps, and other versions of this one, nothing is
/// said: all tables are kept in one folder.
std::optional<GamesOfPeople> people_in(const std::filesystem::path& records, const Game& game) {
  auto read = read_people(records, game);
  if (!read.value_if() || read.value().empty()) return std::nullopt;
  return std::move(read.value().people);
}

}  // namespace

BatchRunner::BatchRunner(Deliver deliver) : deliver_(std::move(deliver)) {}

BatchRunner::~BatchRunner() { closing_ = stop_ = true; }

std::vector<Message> BatchRunner::start(std::uint64_t revision, const Scenario& scenario,
                                        const PlaytestRequest& request, Keep keep,
                                        const std::filesystem::path& records) {
  assert(!is_running());
  auto prepared = prepare_playtest(scenario, request);
  if (auto* obstacles = std::get_if<std::vector<Message>>(&prepared)) return std::move(*obstacles);
  const auto& [game, options] = std::get<PlaytestJob>(prepared);
  PlayedSoFar nothing_yet{revision,           game,  options, {Statistics(*game, options.bots)},
                          {0, options.games}, false, false,   {}};
  stop_ = false;
  running_ = true;
  thread_ = std::jthread(
      [this, news = std::move(nothing_yet), keep = std::move(keep), records] { play(news, keep, records); });
  return {};
}

void BatchRunner::play(PlayedSoFar news, const Keep& keep, const std::filesystem::path& records) {
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
  if (!records.empty() && !closing_) news.result.people = people_in(records, *news.game);
  if (keep && news.has_results()) {
    news.not_kept = keep(news);
    news.kept = !news.not_kept;
  }
  running_ = false;
  report();
}

std::optional<Refusal> keep_playtest(const PlayedSoFar& batch, const PlaytestPlace& place) {
  auto opened = Library::open(place.library);
  if (const auto* unopened = std::get_if<Unopened>(&opened)) return unopened->refusal;
  auto& library = std::get<Library>(opened);
  std::optional<EntryId> entry = place.entry;
  if (!entry && !place.scenario.empty()) {
    const auto found = library.entry_of_file(place.scenario);
    if (const auto* refusal = found.refusal()) return *refusal;
    entry = found.value();
  }
  const auto kept = library.add_playtest(entry, batch.game->scenario(), playtest_json(batch.playtest()));
  if (const auto* refusal = kept.refusal()) return *refusal;
  return std::nullopt;
}

}  // namespace hexwright
