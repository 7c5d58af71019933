#include <csignal>
#include <unistd.h>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/playtest_text.h"
#include "playtest/batch/batch.h"
#include "playtest/report.h"

namespace hexwright {
namespace {

std::atomic<bool> asked_to_stop = false;
static_assert(std::atomic<bool>::is_always_lock_free, "set from a signal handler");

/// While it lives, the first Ctrl-C asks to stop; the second one ends the program as usual.
class StopOnInterrupt {
 public:
  StopOnInterrupt() {
    struct sigaction ask {};
    ask.sa_handler = [](int) { asked_to_stop = true; };
    ask.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    sigaction(SIGINT, &ask, &before_);
  }
  ~StopOnInterrupt() { sigaction(SIGINT, &before_, nullptr); }
  StopOnInterrupt(const StopOnInterrupt&) = delete;
  StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;

 private:
  struct sigaction before_ {};
};

/// The bots of the seats; none when there is an unknown one, or more than seats, which is told.
std::vector<const BotKind*> bots_for(const PlaytestCommand& command, int players) {
  std::vector<const BotKind*> kinds;
  for (const std::string& word : command.bots) {
    kinds.push_back(find_bot(word));
    if (kinds.back()) continue;
    std::string known;
    for (const BotKind& bot : all_bots()) known += (known.empty() ? "" : ", ") + std::string(bot.id);
    complain({N_("there is no bot {0}; there are {1}"), {word, known}});
    return {};
  }
  if (kinds.empty()) kinds.push_back(find_bot(usual_bot));
  if (kinds.size() > static_cast<std::size_t>(players)) {
    complain(
        {N_("{0} bots are named for {1} seats"), {std::to_string(kinds.size()), std::to_string(players)}});
    return {};
  }
  const std::size_t named = kinds.size();
  while (kinds.size() < static_cast<std::size_t>(players)) kinds.push_back(kinds[kinds.size() - named]);
  return kinds;
}

std::string duration(double seconds) {
  const auto whole = static_cast<std::int64_t>(seconds + 0.5);
  return whole < 3600 ? fmt::format("{}:{:02}", whole / 60, whole % 60)
                      : fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

/// One line of a terminal, written over again and again.
void show_progress(const BatchProgress& progress) {
  fmt::print(stderr, "\r{} of {} games, {} left \x1B[K", progress.done, progress.games,
             duration(progress.seconds_left));
  std::fflush(stderr);
}

BatchResult play(const Game& game, const PlaytestCommand& command, const BatchOptions& options) {
  BatchWatch watch;
  watch.stop = &asked_to_stop;
  const bool shows_progress = !command.quiet && isatty(STDERR_FILENO) != 0;
  if (shows_progress) watch.progress = show_progress;
  const StopOnInterrupt stopping;
  BatchResult result = play_batch(game, options, watch);
  if (shows_progress) fmt::print(stderr, "\r\x1B[K");
  return result;
}

/// A report can be made again at any time, so an older one is replaced.
ExitCode save_reports(const PlaytestCommand& command, const Playtest& playtest) {
  using Report = std::string (*)(const Playtest&);
  for (const auto& [file, report] : {std::pair<const std::string&, Report>(command.json, playtest_json),
                                     {command.csv, playtest_csv},
                                     {command.html, playtest_html}})
    if (!file.empty() && save(file, report(playtest), Existing::Replace) != ExitCode::Fine)
      return ExitCode::Failed;
  return ExitCode::Fine;
}

}  // namespace

ExitCode run(const PlaytestCommand& command) {
  const auto opened = open_sound(command.input);
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const auto& scenario = std::get<Scenario>(opened);
  const PlayOptions play_options{command.players, command.offers};
  const auto obstacles = obstacles_to_play(scenario, play_options);
  for (const Message& obstacle : obstacles) complain(obstacle);
  if (!obstacles.empty()) return ExitCode::ErrorsFound;
  const Game game(scenario, play_options);
  BatchOptions options;
  options.bots = bots_for(command, game.players());
  if (options.bots.empty()) return ExitCode::Failed;
  options.seed = command.seed, options.first = command.first, options.games = command.games;
  options.threads = command.threads, options.stop_at = command.stop_at;
  if (command.turns > 0) options.most_turns = command.turns;
  const BatchResult result = play(game, command, options);
  print_playtest(game, options, result);
  return save_reports(command, {game, options, result});
}

}  // namespace hexwright
