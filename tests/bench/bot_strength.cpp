// How strong the bots are: bot_strength [games against random players [games against settlers]]
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include <fmt/format.h>

#include "io/xml/scenario_xml.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/batch/confidence.h"

namespace hexwright {
namespace {

Scenario read_template(const std::string& name) {
  const std::string path = std::string(HEXWRIGHT_TEMPLATES) + "/" + name + ".xml";
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("no template " + path);
  const std::string xml{std::istreambuf_iterator<char>(file), {}};
  return read_xml(xml).scenario;
}

/// One bot in each seat in turn, all others of one kind.
void measure(const std::string& name, std::string_view bot, std::string_view others, std::uint64_t games) {
  const Game game(read_template(name));
  BatchOptions options;
  options.bots.assign(static_cast<std::size_t>(game.players()), find_bot(others));
  options.bots.front() = find_bot(bot);
  options.games = games;
  const BatchResult result = play_batch(game, options);
  const std::int64_t wins = result.statistics.wins_of(0);
  const Interval share = wilson(wins, static_cast<std::int64_t>(games));
  fmt::print("| {} | {} | {} | {} | {:.1f} % | {:.1f} to {:.1f} % | {:.1f} |\n", name, bot, others, games,
             100.0 * static_cast<double>(wins) / static_cast<double>(games), 100 * share.low,
             100 * share.high, static_cast<double>(games) / result.seconds);
}

}  // namespace
}  // namespace hexwright

int main(int count, char** arguments) {
  const auto games = [&](int n, std::uint64_t usual) {
    return count > n ? std::strtoull(arguments[n], nullptr, 10) : usual;
  };
  fmt::print("| map | bot | against | games | won | 95 % interval | games a second |\n");
  fmt::print("|---|---|---|---|---|---|---|\n");
  for (const char* name : {"base-3-4", "spices-fog-islands-4", "explorers-3-4"}) {
    hexwright::measure(name, "settler", "random", games(1, 1000));
    hexwright::measure(name, "strategist", "settler", games(2, 200));
  }
}
