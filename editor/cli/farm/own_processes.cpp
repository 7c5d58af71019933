#include "editor/cli/farm/own_processes.h"

#include <algorithm>
#include <atomic>
#include <thread>

#include "editor/cli/farm/farm_folder.h"
#include "editor/cli/scenario_file.h"
#include "io/playtest/programs/run_program.h"

namespace hexwright {
namespace {

int processes_at_once(const ParallelOptions& options, std::size_t parts) {
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  return std::clamp(options.jobs > 0 ? options.jobs : cores, 1, std::max(1, static_cast<int>(parts)));
}

bool is_played(const ParallelOptions& options, const FarmPlan& plan, const GameRange& part) {
  const auto words =
      shard_words(options.program, plan, std::to_string(part.first), std::to_string(part.games));
  for (int tries = 0; tries < options.retries; ++tries) {
    const auto run = run_program(words, options.folder, false);
    if (run && run->code == 0) return true;
  }
  return false;
}

}  // namespace

bool plays_alike_here(const std::string& program, const std::string& engine) {
  const auto run = run_program({program, "farm", "engine"}, ".", true);
  const std::string signature =
      run && run->code == 0 ? run->output.substr(0, run->output.find_first_of("\r\n")) : "";
  if (signature == engine) return true;
  complain({N_("{0} does not play as the plan says: its engine has the signature {1} instead of {2}"),
            {program, signature, engine}});
  return false;
}

bool run_parts_here(const ParallelOptions& options, const FarmPlan& plan,
                    const std::vector<GameRange>& parts) {
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> has_failed = false;
  const auto play = [&] {
    for (std::size_t at = next++; at < parts.size() && !has_failed; at = next++)
      if (!is_played(options, plan, parts[at])) has_failed = true;
  };
  std::vector<std::thread> players;
  for (int at = processes_at_once(options, parts.size()); at > 0; --at) players.emplace_back(play);
  for (std::thread& player : players) player.join();
  if (has_failed) complain({N_("a part was not played; what it wrote above tells why"), {}});
  return !has_failed;
}

}  // namespace hexwright
