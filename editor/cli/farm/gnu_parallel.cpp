#include "editor/cli/farm/gnu_parallel.h"

#include <sstream>
#include <thread>

#include "editor/cli/farm/farm_folder.h"
#include "editor/cli/scenario_file.h"
#include "io/playtest/programs/run_program.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// What all runs have in common. `--plain`: the user's own settings for it do not count.
std::vector<std::string> parallel_words(const ParallelOptions& options) {
  std::vector<std::string> all{"parallel", "--plain"};
  const auto add = [&all](std::initializer_list<std::string> more) { all.insert(all.end(), more); };
  // How many cores this machine has it would ask lscpu, which complains where there is no /sys.
  const unsigned cores = options.hosts.empty() ? std::thread::hardware_concurrency() : 0;
  if (const int jobs = options.jobs > 0 ? options.jobs : static_cast<int>(cores); jobs > 0)
    add({"--jobs", std::to_string(jobs)});
  if (!options.hosts.empty()) {
    std::error_code fault;
    add({"--sshloginfile", std::filesystem::absolute(options.hosts, fault).string()});
  }
  return all;
}

}  // namespace

bool has_gnu_parallel() {
  // The package moreutils has another program of that name.
  const auto run = run_program({"parallel", "--version"}, ".", true);
  return run && run->output.starts_with("GNU parallel");
}

bool play_alike(const ParallelOptions& options, const std::string& engine) {
  auto words = parallel_words(options);
  words.insert(words.end(), {"--nonall", "--tag", quoted(options.program) + " farm engine"});
  const auto run = run_program(words, options.folder, true);
  if (!run) return false;
  bool alike = true;
  std::istringstream lines(run->output);
  for (std::string line; std::getline(lines, line);) {
    const auto tab = line.rfind('\t');
    if (tab == std::string::npos) continue;
    const std::string host = line.substr(0, tab), signature = line.substr(tab + 1);
    if (signature == engine) continue;
    alike = false;
    complain({N_("{0} plays otherwise: its engine has the signature {1} instead of {2}; install the same "
                 "version of "
                 "Hexwright there, or take it out of {3}"),
              {host, signature, engine, options.hosts}});
  }
  if (run->code == 0) return alike;
  complain(
      {N_("not every machine of {0} answered; {1} must be installed there, and ssh must reach it without a "
          "question"),
       {options.hosts, options.program}});
  return false;
}

bool run_parts(const ParallelOptions& options, const std::string& command, const std::string& parts_file) {
  auto words = parallel_words(options);
  const auto add = [&words](std::initializer_list<std::string> more) { words.insert(words.end(), more); };
  add({"--arg-file", parts_file, "--colsep", " ", "--joblog", "jobs.log", "--retries",
       std::to_string(options.retries)});
  if (!options.hosts.empty())
    add({"--workdir", "...", "--transferfile", FarmFolder::map_file, "--return", "shard-{1}-{2}.json",
         "--cleanup"});
  add({command});
  const auto run = run_program(words, options.folder, false);
  if (run && run->code == 0) return true;
  complain({N_("not every part was played; {0} tells which one failed"),
            {(options.folder / "jobs.log").string()}});
  return false;
}

}  // namespace hexwright
