#include "editor/core/batch/batch_runner.h"

#include <cassert>
#include <utility>

#include "editor/core/pictures/low_priority.h"
#include "io/library/library.h"
#include "io/playtest/people_records.h"
#include "io/playtest/record.h"

namespace hexwright {
namespace {

/// Of a library that has none, or cannot be read, there are none.
std::vector<std::string> records_in(const std::filesystem::path& library, const Game& game) {
  if (library.empty()) return {};
  auto opened = Library::open(library);
  if (std::holds_alternative<Unopened>(opened)) return {};
  auto records = std::get<Library>(opened).records_on(map_mark(game.scenario()));
  return records.refusal() ? std::vector<std::string>() : std::move(records).value();
}

/// None where nobody played this map. Of records of other maps, and other versions of this one, nothing is
/// said: all tables are kept in one folder.
std::optional<GamesOfPeople> people_in(const RecordPlaces& places, const Game& game) {
  GamesOfPeople people(game);
  if (!places.tables.empty())
    if (auto read = read_people(places.tables, game); read.value_if())
      people = std::move(read.value().people);
  for (const std::string& record : records_in(places.library, game))
    static_cast<void>(add_record(people, game, record));
  return people.statistics.games + people.unfinished == 0 ? std::nullopt : std::optional(std::move(people));
}

}  // namespace

BatchRunner::BatchRunner(Deliver deliver) : deliver_(std::move(deliver)) {}

BatchRunner::~BatchRunner() { closing_ = stop_ = true; }

std::vector<Message> BatchRunner::start(std::uint64_t revision, const Scenario& scenario,
                                        const PlaytestRequest& request, Keep keep,
                                        const RecordPlaces& records) {
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

void BatchRunner::play(PlayedSoFar news, const Keep& keep, const RecordPlaces& records) {
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
  if (!closing_) news.result.people = people_in(records, *news.game);
  if (keep && news.has_results()) {
    news.not_kept = keep(news);
    news.kept = !news.not_kept;
  }
  running_ = false;
  report();
}

std::optional<Refusal> keep_playtest(const PlayedSoFar& batch, const PlaceInLibrary& place) {
  return keep_in_library(
      place, [&](Library& library, std::optional<EntryId> entry) -> std::optional<Refusal> {
        const auto kept =
            library.add_playtest(entry, batch.game->scenario(), playtest_json(batch.playtest()));
        return kept.refusal() ? std::optional(*kept.refusal()) : std::nullopt;
      });
}

}  // namespace hexwright
