#include <charconv>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "editor/cli/help.h"
#include "editor/cli/options.h"
#include "editor/cli/words.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/batch/game_ranges.h"
#include "model/playtest/bots/all_bots.h"

namespace hexwright {
namespace {

/// "1%", "0.5%" or plain "1": per cent. Of "nan" no comparison is true.
std::optional<double> share_from(std::string_view text) {
  if (text.ends_with('%')) text.remove_suffix(1);
  double percent = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), percent);
  const bool is_number = error == std::errc() && end == text.data() + text.size();
  return is_number && percent > 0 && percent <= 50 ? std::optional(percent / 100) : std::nullopt;
}

std::string bots_in_words() {
  std::string lines;
  for (const BotKind& bot : all_bots()) lines += fmt::format("\n  {:<12} {}", bot.id, words(bot.about));
  lines += fmt::format("\n  {:<12} {}", "program:...",
                       words(N_("A program of your own, by its command: program:./mybot. It is asked on "
                                "standard input; io/playtest/README.md describes how")));
  return lines;
}

void describe_logs(CLI::App& app, PlaytestCommand& command) {
  app.add_option(
         "--keep-logs", command.logs,
         N_("Folder for the logs of games that stall, made if missing; it must have no logs in it yet"))
      ->check(folder_name())
      ->type_name("FOLDER");
  app.add_flag("--all-logs", command.all_logs, N_("Keep the logs of all games"))->needs("--keep-logs");
  app.add_flag("-q,--quiet", command.quiet,
               N_("No progress and no remarks on standard error, only errors; with --tally no results in "
                  "words either"));
}

/// What was written of a game, and the map that goes with it.
void add_game(CLI::App& app, std::string& record, const char* about, std::string& map) {
  add_file(app, "LOG", record, about)->required();
  add_file(app, "MAP", map, N_("The map that was played"))->required();
  app.parse_complete_callback([&] { read_input_once("MAP", {record, map}); });
}

void describe_running(CLI::App& app, PlaytestCommand& command) {
  app.add_option("--bot-seconds", command.bot_seconds, N_("How long a program may take for one answer"))
      ->check(whole_number(1, 86'400))
      ->type_name("SECONDS")
      ->capture_default_str();
  app.add_option("--bot-memory", command.bot_memory, N_("How much memory a program may use, in MiB"))
      ->check(whole_number(16, 1'000'000))
      ->type_name("MIB")
      ->capture_default_str();
  add_threads(app, command.threads, N_("Games played at once; one for each core without it"));
  app.add_flag("--no-second-opinion", command.no_second_opinion,
               N_("No further games by other bots, which tell what is the map's doing and what the bots'"));
  app.add_option(
         "--settle", command.settle,
         N_("How long those bots play on where they are not sure yet of a seat that others see ahead or "
            "behind; 0: the same games on every machine"))
      ->check(whole_number(0, 86'400))
      ->type_name("SECONDS")
      ->capture_default_str();
}

}  // namespace

void describe_stop(CLI::App& app, PlaytestCommand& command) {
  const auto stop_at = [&command](const std::string& text) {
    command.stop_at = share_from(text);
    if (!command.stop_at)
      throw CLI::ValidationError(
          "--stop-at", words({N_("{0} is no share in per cent, above 0 and up to 50; 1 means the same as 1%, "
                                 "and 0.3 the same as 0.3%"),
                              {text}}));
  };
  app.add_option_function<std::string>(
         "--stop-at", stop_at,
         N_("Stop early when all shares of wins are known to plus or minus this, in per cent: 1% or 1"))
      ->type_name("SHARE");
}

void describe_batch(CLI::App& app, PlaytestCommand& command, std::uint64_t least_games) {
  add_file(app, "MAP", command.input, N_("Scenario or Pioneers map"))->required();
  app.add_option("-n,--games", command.games, N_("How many games, at most"))
      ->check(whole_number(least_games, most_games))
      ->type_name("N")
      ->capture_default_str();
  app.add_option("-b,--bots", command.bots,
                 N_("Who plays, a list with commas for the seats; a shorter one is taken over and over"))
      ->delimiter(',')
      ->type_name("BOT")
      ->default_str(std::string(usual_bot));
  add_players(app, command.players);
  add_seed(app, command.seed, N_("Which games: the same seed gives the same ones"));
  app.add_option("--first", command.first,
                 N_("Number of the first game, to play a single one again; with the same --study"))
      ->check(whole_number(0, most_first_game))
      ->type_name("N")
      ->capture_default_str();
  app.add_option("--study", command.study,
                 N_("Games from which bots of one kind learn how to found on this map, played beforehand "
                    "where it has "
                    "the same board each time; four times the number of games, at most 4000, without it"))
      ->check(whole_number(0, most_study))
      ->type_name("N");
  app.add_option("--turns", command.turns, N_("Turns after which a game counts as stalled"))
      ->check(whole_number(1, 60'000))
      ->type_name("N")
      ->default_str(std::to_string(standard_most_turns));
  add_offers(app, command.offers);
}

void describe(CLI::App& app, ReportFiles& files) {
  add_file(app, "--json", files.json, N_("Write all statistics as JSON; the same games give the same bytes"));
  add_file(app, "--csv", files.csv, N_("Write them as tables for a spreadsheet"));
  add_file(app, "--html", files.html,
           N_("Write a report with charts and heat maps, one file for any browser"));
}

void describe(CLI::App& app, PlaytestCommand& command) {
  describe_batch(app, command, 0);
  add_force(app);
  describe_running(app, command);
  describe_stop(app, command);
  app.add_option(
         "--without-pack", command.without,
         N_("Play as many games without what a pack of own rules says, and report what it changes; several "
            "with commas. Its terrains are like deserts then, and its harbors 3:1"))
      ->delimiter(',')
      ->type_name("PACK");
  app.add_option(
         "--played", command.played,
         N_("Folder with saved games and logs of games of people on this map, which are reported apart "
            "from those of bots; --games 0 with it for a report on people alone"))
      ->check(folder_name())
      ->type_name("FOLDER");
  describe(app, command.reports);
  add_file(app, "--tally", command.tally,
           N_("Write the sums of these games, which merge adds to those of further games; there is no second "
              "opinion then"));
  app.parse_complete_callback([&command] {
    if (command.games == 0 && (command.played.empty() || !command.tally.empty()))
      throw CLI::ValidationError(
          "--games", words(std::string_view(N_("no game is to be played; 0 goes with --played, which reports "
                                               "games of people, and not with --tally"))));
    if (!command.tally.empty() && command.stop_at)
      throw CLI::ValidationError(
          "--tally", words(std::string_view(N_("a tally is of all games; give --games without --stop-at"))));
    if (!command.tally.empty() && !command.without.empty())
      throw CLI::ValidationError("--tally",
                                 words(std::string_view(N_("a tally is of the map with all its packs"))));
  });
  describe_logs(app, command);
  app.footer(
      "\n" + words(N_("Bots:")) + bots_in_words() +
      paragraph(N_(
          "From game to game each bot moves on by one seat. Ctrl-C ends the playtest after the games that "
          "are being played, and reports on those that are done; a second Ctrl-C ends it at once. "
          "The guide (Help, Guide in the editor) says how to read the report, and what bots cannot show.")) +
      examples({{"hexwright-cli playtest mine.xml --games 200"},
                {"hexwright-cli playtest mine.xml --games 200 --html report.html"},
                {"hexwright-cli playtest mine.xml --stop-at 5%",
                 N_("until shares are known to plus or minus 5 %")},
                {"hexwright-cli playtest mine.xml --games 100 --bots settler,random,random,random"},
                {"hexwright-cli own mine.xml --add no-seven -o mild.xml"},
                {"hexwright-cli playtest mild.xml --games 200 --without-pack no-seven",
                 N_("what the pack changes")},
                {"hexwright-cli playtest mine.xml --games 1 --keep-logs logs --all-logs"}}));
}

void describe(CLI::App& app, ReplayCommand& command) {
  add_game(app, command.log, N_("Log of a game, as playtest --keep-logs or the window writes it"),
           command.map);
  app.add_option("--to", command.to, N_("Stop after so many actions, and describe the game as it is then"))
      ->check(whole_number())
      ->type_name("N");
  app.add_flag("--words", command.words, N_("Tell every action in words, as the window's log does"));
  add_file(app, "--picture", command.picture, N_("Draw the board as it lies then; replaced if it exists"));
  add_force(app);
  add_quiet(app, command.quiet);
  app.add_option("--width", command.width, N_("Width of the picture in pixels (PDF: points)"))
      ->check(whole_number(64, 10'000))
      ->type_name("N")
      ->capture_default_str();
  app.footer(examples({{"hexwright-cli replay logs/game-0.jsonl mine.xml"},
                       {"hexwright-cli replay logs/game-0.jsonl mine.xml --to 100 --picture then.png"},
                       {"hexwright-cli replay logs/game-0.jsonl mine.xml --words"}}) +
             paragraph(N_("Every action of the log is held against the rules; the first that breaks them is "
                          "told, with its line.")));
}

void describe(CLI::App& app, TraceCommand& command) {
  add_game(app, command.record, N_("Log or trace of a game"), command.map);
  app.add_flag("--check", command.check, N_("Check a trace, instead of writing one"));
  app.footer(examples({{"hexwright-cli trace logs/game-0.jsonl mine.xml > trace.jsonl"},
                       {"hexwright-cli trace --check trace.jsonl mine.xml"}}) +
             paragraph(N_(
                 "A trace is JSON, one line for the set-up and one for each action, with what everybody has "
                 "afterwards, so that "
                 "other programs can be compared with this one. The guide for programmers, "
                 "io/playtest/README.md, describes "
                 "it. Of a trace that comes "
                 "from elsewhere "
                 "each action is held against the rules, and all else on its line against the state.")));
}

}  // namespace hexwright
