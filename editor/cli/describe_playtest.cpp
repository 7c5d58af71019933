#include "cli/describe_playtest.h"

#include <charconv>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "playtest/batch/batch.h"

namespace hexwright {
namespace {

/// "1%", "0.5%" or plain "1": percent.
std::optional<double> share_from(std::string_view text) {
  if (text.ends_with('%')) text.remove_suffix(1);
  double percent = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), percent);
  if (error != std::errc() || end != text.data() + text.size() || percent <= 0 || percent > 50) return {};
  return percent / 100;
}

std::string bots_in_words() {
  std::string words;
  for (const BotKind& bot : all_bots()) words += fmt::format("\n  {:<12} {}", bot.id, bot.about);
  return words;
}

void describe_reports(CLI::App& app, PlaytestCommand& command) {
  app.add_option("--json", command.json, "Write all statistics as JSON; the same games give the same bytes")
      ->type_name("FILE");
  app.add_option("--csv", command.csv, "Write them as tables for a spreadsheet")->type_name("FILE");
  app.add_option("--html", command.html, "Write a report with charts and heat maps, one file for any browser")
      ->type_name("FILE");
  app.add_option("--keep-logs", command.logs, "Folder for the logs of games that stall, made if missing")
      ->type_name("FOLDER");
  app.add_flag("--all-logs", command.all_logs, "Keep the logs of all games")->needs("--keep-logs");
  app.add_flag("-q,--quiet", command.quiet, "No progress on standard error");
}

}  // namespace

void describe(CLI::App& app, PlaytestCommand& command) {
  app.add_option("MAP", command.input, "Scenario or Pioneers map")->required()->type_name("");
  app.add_option("-n,--games", command.games, "How many games, at most")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}).description(""))
      ->type_name("N")
      ->capture_default_str();
  app.add_option("-b,--bots", command.bots,
                 "Who plays, a list with commas for the seats; a shorter one is taken over and over")
      ->delimiter(',')
      ->type_name("BOT")
      ->default_str(std::string(usual_bot));
  app.add_option("-p,--players", command.players, "How many play; as many as the scenario takes without it")
      ->check(CLI::Range(1, 6).description(""))
      ->type_name("N");
  app.add_option("-s,--seed", command.seed, "Which games: the same seed gives the same ones")
      ->type_name("N")
      ->capture_default_str();
  app.add_option("--first", command.first, "Number of the first game, to play a single one again")
      ->type_name("N")
      ->capture_default_str();
  app.add_option("-t,--threads", command.threads, "Games played at once; one for each core without it")
      ->check(CLI::Range(1, 1024).description(""))
      ->type_name("N");
  app.add_option("--turns", command.turns, "Turns after which a game counts as stalled")
      ->check(CLI::Range(1, 60'000).description(""))
      ->type_name("N")
      ->default_str(std::to_string(standard_most_turns));
  app.add_option("--offers", command.offers,
                 "Offers to the other players that one may make in a turn; 0 for no such trade")
      ->check(CLI::Range(0, 100).description(""))
      ->type_name("N")
      ->capture_default_str();
  const auto stop_at = [&command](const std::string& text) {
    command.stop_at = share_from(text);
    if (!command.stop_at)
      throw CLI::ValidationError(
          fmt::format("--stop-at: {} is no share between 0% and 50%, such as 1%", text));
  };
  app.add_option_function<std::string>(
         "--stop-at", stop_at, "Stop early when all shares of wins are known to plus or minus this, as 1%")
      ->type_name("SHARE");
  describe_reports(app, command);
  app.footer(fmt::format(R"(
Bots:{}

From game to game each bot moves on by one seat. Ctrl-C ends the playtest after the games that are being
played, and reports on those that are done; a second Ctrl-C ends it at once. README.md tells how to read the
report, and what bots cannot tell.

Examples:
  hexwright-cli playtest mine.xml --games 200
  hexwright-cli playtest mine.xml --games 200 --html report.html
  hexwright-cli playtest mine.xml --stop-at 5%          until shares are known to plus or minus 5 %
  hexwright-cli playtest mine.xml --games 100 --bots settler,random,random,random
  hexwright-cli playtest mine.xml --games 1 --keep-logs logs --all-logs)",
                         bots_in_words()));
}

void describe(CLI::App& app, ReplayCommand& command) {
  app.add_option("LOG", command.log, "Log of a game, as playtest --keep-logs or the window writes it")
      ->required()
      ->type_name("");
  app.add_option("MAP", command.map, "The map that was played")->required()->type_name("");
  app.add_option("--to", command.to, "Stop after so many actions, and tell how the game stands then")
      ->type_name("N");
  app.add_flag("--words", command.words, "Tell every action in words, as the window's log does");
  app.add_option("--picture", command.picture,
                 "Draw the board as it lies then (.png, .svg or .pdf); replaced if it exists")
      ->type_name("FILE");
  app.add_option("--width", command.width, "Width of the picture in pixels (PDF: points)")
      ->check(CLI::Range(64, 10'000).description(""))
      ->type_name("N")
      ->capture_default_str();
  app.footer(R"(
Examples:
  hexwright-cli replay logs/game-0.jsonl mine.xml
  hexwright-cli replay logs/game-0.jsonl mine.xml --to 100 --picture then.png
  hexwright-cli replay logs/game-0.jsonl mine.xml --words

Every action of the log is held against the rules; the first that breaks them is told, with its line.)");
}

void describe(CLI::App& app, TraceCommand& command) {
  app.add_option("LOG", command.record, "Log or trace of a game")->required()->type_name("");
  app.add_option("MAP", command.map, "The map that was played")->required()->type_name("");
  app.add_flag("--check", command.check, "Check a trace, instead of writing one");
  app.footer(R"(
Examples:
  hexwright-cli trace logs/game-0.jsonl mine.xml > trace.jsonl
  hexwright-cli trace --check trace.jsonl mine.xml

A trace is JSON, one line for the set-up and one for each action, with what everybody has afterwards, so that
other programs can be compared with this one. README.md describes it. Of a trace that comes from elsewhere
each action is held against the rules, and all else that its line tells against the state.)");
}

}  // namespace hexwright
