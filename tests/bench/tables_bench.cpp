// What tables for people cost: the processor time of an action at one that is full, and the memory of many. A
// table.
//   build/release/bin/tables_bench [TABLES]

#include <cstdlib>
#include <ctime>
#include <deque>
#include <optional>
#include <sys/resource.h>
#include <thread>

#include <fmt/format.h>

#include "editor/core/table/hosted_game.h"
#include "io/table/host.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/bench/templates.h"
#include "tests/support/table_client.h"
#include "tests/support/temporary_folder.h"

namespace hexwright {
namespace {

using test::TableClient;

double processor_seconds_of_thread() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double megabytes() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return static_cast<double>(used.ru_maxrss) / 1024;
}

/// A table while it is open, its seats for persons or for bots.
class OpenTable {
 public:
  OpenTable(const std::string& name, const char* bot, const test::TemporaryFolder& folder, std::uint64_t seed,
            std::chrono::milliseconds pause)
      : game_(begun(name, bot, folder / (std::to_string(seed) + ".jsonl"), seed)),
        host_(TableHost::open(*game_, TableLinks::of(game_->seats()),
                              folder / (std::to_string(seed) + ".links"), {.bot_pause = pause})
                  .value()),
        thread_([this] {
          static_cast<void>(host_->run());
          processor_seconds_ = processor_seconds_of_thread();
        }) {}
  ~OpenTable() { close(); }
  OpenTable(const OpenTable&) = delete;
  OpenTable& operator=(const OpenTable&) = delete;

  TableClient watcher() const {
    return {host_->address(), {.token = host_->links().watchers, .pictures = true}};
  }
  TableClient player(SeatId seat) const {
    return {host_->address(), {.token = host_->links().chairs[seat.index()].token, .pictures = true}};
  }
  void close() {
    host_->stop();
    if (thread_.joinable()) thread_.join();
  }
  const HostedGame& game() const { return *game_; }
  /// Of its own thread, after it was closed: bots think in others.
  double processor_seconds() const { return processor_seconds_; }

 private:
  static std::unique_ptr<HostedGame> begun(const std::string& name, const char* bot,
                                           const std::filesystem::path& log, std::uint64_t seed) {
    PlaySetup setup{.scenario = bench::read_template(name), .seed = seed};
    setup.players = usual_players(setup.scenario);
    for (Player& player : setup.players) player.bot = bot ? find_bot(bot) : nullptr;
    return HostedGame::begin(PlaySession::start(std::move(setup)).value(), log).value();
  }

  std::unique_ptr<HostedGame> game_;
  std::unique_ptr<TableHost> host_;
  double processor_seconds_ = 0;
  std::thread thread_;
};

/// Six people play, and as many watch; all of them have the board.
void full_table(const test::TemporaryFolder& folder, int watchers) {
  constexpr std::size_t most_actions = 400;
  OpenTable table("spices-fog-islands-5-6", nullptr, folder, 0, {});
  std::atomic<bool> is_over = false;
  std::vector<std::thread> people;
  for (const SeatId seat : Ids<SeatId>(table.game().seats()))
    people.emplace_back([&, client = table.player(seat), chance = std::uint64_t{1}]() mutable {
      for (auto message = client.next(); message && !is_over; message = client.next()) {
        if ((*message)["hexwright"] != "decide") continue;
        if ((*message)["step"] >= most_actions) is_over = true;
        client.send({{"choose", test::busy_choice(*message, chance)}, {"step", (*message)["step"]}});
      }
      is_over = true;
    });
  for (int i = 0; i < watchers; ++i)
    people.emplace_back([&, client = table.watcher()]() mutable {
      while (!is_over && client.next()) {
      }
    });
  while (!is_over) std::this_thread::sleep_for(std::chrono::milliseconds(20));
  table.close();
  for (std::thread& each : people) each.join();
  fmt::print(
      "six players and {} who watch: {:.1f} ms of a processor an action, on a board of {} hexes\n", watchers,
      1000 * table.processor_seconds() / static_cast<double>(std::max<std::size_t>(table.game().steps(), 1)),
      table.game().session().game().board().hex_count());
}

/// Bots play at each, and somebody watches each.
void many_tables(const test::TemporaryFolder& folder, int count) {
  std::deque<OpenTable> tables;
  std::vector<TableClient> watchers;
  for (int i = 0; i < count; ++i) {
    tables.emplace_back("base-3-4", "settler", folder, 1 + static_cast<std::uint64_t>(i),
                        std::chrono::seconds(1));
    watchers.push_back(tables.back().watcher());
  }
  for (int round = 0; round < 10; ++round)
    for (TableClient& each : watchers) static_cast<void>(each.moment());
  fmt::print("{} tables of four settlers, each with somebody who watches: {:.0f} MiB in this process\n",
             count, megabytes());
}

}  // namespace
}  // namespace hexwright

int main(int count, char** words) {
  const hexwright::test::TemporaryFolder folder;
  constexpr int usual_tables = 200, watchers = 20;
  hexwright::many_tables(folder, count > 1 ? std::atoi(words[1]) : usual_tables);
  hexwright::full_table(folder, watchers);
}
