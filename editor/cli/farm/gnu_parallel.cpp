#include "editor/cli/farm/gnu_parallel.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sstream>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "editor/cli/farm/farm_folder.h"
#include "editor/cli/scenario_file.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// While it lives, signals of the terminal end the program that runs, and not this one, which reports on it.
class LeaveSignalsToChild {
 public:
  LeaveSignalsToChild() {
    struct sigaction leave {};
    leave.sa_handler = SIG_IGN;
    sigaction(SIGINT, &leave, &before_);
  }
  ~LeaveSignalsToChild() { sigaction(SIGINT, &before_, nullptr); }
  LeaveSignalsToChild(const LeaveSignalsToChild&) = delete;
  LeaveSignalsToChild& operator=(const LeaveSignalsToChild&) = delete;

 private:
  struct sigaction before_ {};
};

/// Between fork and exec. When this program is killed, GNU parallel is asked to begin no further part.
[[noreturn]] void become(char* const* words, const char* folder, int output) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  struct sigaction usual {};
  usual.sa_handler = SIG_DFL;
  sigaction(SIGINT, &usual, nullptr);
  if (chdir(folder) == 0 && (output < 0 || dup2(output, STDOUT_FILENO) >= 0)) execvp(words[0], words);
  _exit(127);
}

std::string everything_from(int descriptor) {
  std::string text;
  std::array<char, 4096> block{};
  for (;;) {
    const auto count = read(descriptor, block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return text;
    text.append(block.data(), static_cast<std::size_t>(count));
  }
}

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

std::optional<ProgramRun> run_program(const std::vector<std::string>& words,
                                      const std::filesystem::path& folder, bool keep_output) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  std::array<int, 2> ends{-1, -1};
  if (keep_output && pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  const LeaveSignalsToChild leaving;
  const pid_t child = fork();
  if (child == 0) become(arguments.data(), folder.c_str(), ends[1]);
  if (keep_output) close(ends[1]);
  ProgramRun run;
  if (child > 0 && keep_output) run.output = everything_from(ends[0]);
  if (keep_output) close(ends[0]);
  int status = 0;
  if (child < 0) return {};
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return {};
  run.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return run;
}

bool has_gnu_parallel() {
  // The package moreutils has another program of that name.
  const auto run = run_program({"parallel", "--version"}, ".", true);
  if (run && run->output.starts_with("GNU parallel")) return true;
  complain({N_("GNU parallel is needed to run the parts, and was not found; install it (the package "
               "\"parallel\"), "
               "or run the commands in commands.txt in another way"),
            {}});
  return false;
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
