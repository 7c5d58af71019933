#include <filesystem>

#include <fmt/format.h>

#include "editor/cli/commands.h"
#include "editor/cli/open_playtest.h"
#include "editor/cli/outputs.h"
#include "editor/cli/results.h"
#include "editor/cli/stop_on_signal.h"
#include "editor/cli/words.h"
#include "io/files/file_access.h"
#include "io/playtest/batch_tally.h"
#include "io/playtest/people_records.h"
#include "io/playtest/programs/program_bots.h"
#include "io/playtest/record.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

Message games_words(const BatchProgress& progress) {
  return by_number(progress.games, plural("{1} of {0} game, {2} left", "{1} of {0} games, {2} left"),
                   {std::to_string(progress.done), duration(progress.seconds_left)});
}

void show_progress(const BatchProgress& progress) {
  const Message games = games_words(progress);
  if (!progress.opinion) return write_over(words(games) + " ");
  write_over(words({N_("second opinion, {0}: {1}"), {Message{progress.opinion->title}, games}}) + " ");
}

std::string log_name(std::uint64_t game) { return fmt::format("game-{}.jsonl", game); }

/// Writes logs into a folder; when one cannot be written, says so and stops the playtest.
class LogKeeper {
 public:
  LogKeeper(const PlaytestCommand& command, const Game& game, const BatchOptions& options)
      : folder_(command.logs), game_(&game) {
    head_.title = game.scenario().details.title;
    head_.map = map_mark(game.scenario());
    head_.seed = options.seed;
    head_.options = {game.players(), game.offers_a_turn()};
    head_.most_turns = options.most_turns;
  }

  void keep(const PlayedGame& played) {
    RecordHead head = head_;
    head.game = played.number;
    for (const BotKind* bot : played.bots) head.bots.emplace_back(bot->id);
    const auto file = folder_ / log_name(played.number);
    const auto refusal = write_file_atomically(file, write_log(*game_, head, played.log));
    if (!refusal || failed_) return;
    failed_ = true;
    stop_soon();
    complain(refusal->why);
  }
  bool failed() const { return failed_; }

 private:
  std::filesystem::path folder_;
  const Game* game_;
  RecordHead head_;
  bool failed_ = false;
};

/// Without each pack that is to be compared with; none when one cannot be left out, which is told.
std::optional<std::vector<PlaytestJob>> jobs_without(const PlaytestJob& job, const PlaytestCommand& command) {
  std::vector<PlaytestJob> jobs;
  for (const std::string& pack : command.without) {
    auto fewer = without_pack(job, pack);
    if (const auto* obstacles = std::get_if<std::vector<Message>>(&fewer)) {
      for (const Message& obstacle : *obstacles) complain({N_("without {0}: {1}"), {pack, obstacle}});
      return std::nullopt;
    }
    jobs.push_back(std::get<PlaytestJob>(std::move(fewer)));
  }
  return jobs;
}

/// As many games as were played with it. Of a comparison that is stopped nothing is said.
void play_without(const PlaytestJob& job, const own::Element& pack, const BatchCallbacks& watch,
                  BatchResult& result) {
  const std::string id(pack.get("id")), title(pack.get("title"));
  PlaytestJob as_long = job;
  as_long.options.games = static_cast<std::uint64_t>(result.statistics.games);
  BatchCallbacks quiet;
  quiet.stop = watch.stop;
  if (watch.progress)
    quiet.progress = [&](const BatchProgress& progress) {
      write_over(words({N_("without {0}: {1}"), {title, games_words(progress)}}) + " ");
    };
  BatchResult other = as_long.play(quiet);
  if (other.ended != BatchResult::Ended::Stopped)
    result.without.push_back({id, title, std::move(other.statistics)});
}

/// What the records of a folder tell; each that cannot be counted is told. None when there is none at all,
/// which is told, too.
std::optional<GamesOfPeople> games_of_people(const std::string& folder, const Game& game) {
  const auto read = read_people(folder, game);
  if (const auto* refusal = read.refusal()) {
    complain(refusal->why);
    return std::nullopt;
  }
  const RecordsOfPeople& found = read.value();
  for (const auto& [file, why] : found.left_out) {
    Problem told = why;
    told.message = {N_("not counted: {0}"), {why.message}};
    print_line(stderr, text(told, file.string(), translated));
  }
  if (!found.empty()) return found.people;
  complain({N_("the folder {0} has no game of people on this map; their records end in .jsonl"), {folder}});
  return std::nullopt;
}

/// None when a log could not be kept, which is told.
std::optional<BatchResult> play(const PlaytestJob& job, const std::vector<PlaytestJob>& without,
                                const PlaytestCommand& command) {
  if (job.options.games == 0) return BatchResult{Statistics(*job.game, job.options.bots)};
  LogKeeper keeper(command, *job.game, job.options);
  BatchCallbacks watch;
  watch.stop = &was_asked_to_stop();
  watch.keep_all = command.all_logs;
  if (!command.logs.empty()) watch.keep = [&keeper](const PlayedGame& played) { keeper.keep(played); };
  const bool is_shown = shows_progress(command.quiet);
  if (is_shown) watch.progress = show_progress;
  const StopOnSignal stopping;
  BatchResult result = job.play(watch);
  for (std::size_t i = 0; i < without.size() && result.ended != BatchResult::Ended::Stopped; ++i)
    play_without(without[i], *job.game->scenario().own.find(command.without[i]), watch, result);
  if (is_shown) write_over("");
  if (keeper.failed()) return std::nullopt;
  return result;
}

/// A log that lies in the folder; empty for none.
std::string some_log_in(const std::filesystem::path& folder) {
  std::error_code fault;
  for (const auto& file : std::filesystem::directory_iterator(folder, fault)) {
    std::string name = file.path().filename().string();
    if (name.starts_with("game-") && name.ends_with(".jsonl")) return name;
  }
  return {};
}

/// Each playtest has a folder of its own: logs of an earlier one would be replaced, or taken for games of
/// this one.
bool can_keep_logs(const std::string& folder) {
  if (folder.empty()) return true;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) {
    complain({N_("the folder {0} cannot be made: {1}"), {folder, error.message()}});
    return false;
  }
  if (const std::string log = some_log_in(folder); !log.empty()) {
    complain({N_("the folder {0} has logs of an earlier playtest in it, such as {1}; name another folder, or "
                 "remove them first"),
              {folder, log}});
    return false;
  }
  return can_be_written({{"--keep-logs", (std::filesystem::path(folder) / log_name(0)).string()}});
}

/// A tally is of all games that were asked for, or is not written: so a shard of a larger batch is there, or
/// it is not.
ExitCode save_tally(const PlaytestCommand& command, const Game& game, const BatchOptions& options,
                    const BatchResult& result) {
  if (command.tally.empty()) return ExitCode::Fine;
  if (result.ended == BatchResult::Ended::Stopped) {
    complain({N_("the playtest was stopped, so {0} was not written: a tally is of all games or none"),
              {command.tally}});
    return ExitCode::Failed;
  }
  BatchTally tally{identity_of(game, options), {}, result.statistics};
  tally.played.add({options.first, options.games});
  return save(command.tally, write_tally(tally), Existing::Replace);
}

}  // namespace

ExitCode run(const PlaytestCommand& command) {
  const Outputs outputs{{"--json", command.reports.json},
                        {"--csv", command.reports.csv},
                        {"--html", command.reports.html},
                        {"--tally", command.tally}};
  if (!are_apart(outputs, {command.input})) return ExitCode::Failed;
  ProgramBots programs({.answer = std::chrono::seconds(command.bot_seconds), .memory = command.bot_memory});
  const auto opened = open_playtest(command, programs, remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const auto& job = std::get<PlaytestJob>(opened);
  const auto& [game, options] = job;
  if (!command.tally.empty() && !are_all_ours(options.bots)) return ExitCode::Failed;
  const auto without = jobs_without(job, command);
  if (!without) return ExitCode::Failed;
  std::optional<GamesOfPeople> people;
  if (!command.played.empty()) {
    people = games_of_people(command.played, *game);
    if (!people) return ExitCode::Failed;
  }
  // In this order, because reports may be wanted in the folder of the logs.
  if (!can_keep_logs(command.logs) || !can_be_written(outputs)) return ExitCode::Failed;
  auto result = play(job, *without, command);
  if (!result) return ExitCode::Failed;
  result->failures = programs.failures();
  result->people = std::move(people);
  // First, as a terminal that was closed takes no words.
  const ExitCode counted = save_tally(command, *game, options, *result);
  const ExitCode saved = save_reports(command.reports, {*game, options, *result});
  const bool is_part = command.quiet && !command.tally.empty();
  if (!is_part && !command.reports.any_to_output() && command.tally != "-")
    print_playtest(*game, options, *result);
  return counted == ExitCode::Fine ? saved : counted;
}

}  // namespace hexwright
