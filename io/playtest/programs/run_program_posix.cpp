#include <csignal>
#include <mutex>
#include <sys/prctl.h>

#include "io/playtest/programs/processes_posix.h"
#include "io/playtest/programs/run_program.h"

namespace hexwright {
namespace {

/// While one lives, signals of the terminal end the programs that run, and not this one, which reports on
/// them.
class LeaveSignalsToChild {
 public:
  LeaveSignalsToChild() {
    const std::lock_guard lock(guard_);
    if (running_++ > 0) return;
    struct sigaction leave {};
    leave.sa_handler = SIG_IGN;
    sigaction(SIGINT, &leave, &before_);
  }
  ~LeaveSignalsToChild() {
    const std::lock_guard lock(guard_);
    if (--running_ == 0) sigaction(SIGINT, &before_, nullptr);
  }
  LeaveSignalsToChild(const LeaveSignalsToChild&) = delete;
  LeaveSignalsToChild& operator=(const LeaveSignalsToChild&) = delete;

 private:
  static inline std::mutex guard_;
  static inline int running_ = 0;
  static inline struct sigaction before_ {};
};

/// Between fork and exec.
void take_signals(gpointer) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  struct sigaction usual {};
  usual.sa_handler = SIG_DFL;
  sigaction(SIGINT, &usual, nullptr);
}

struct FreeBytes {
  void operator()(GBytes* bytes) const { g_bytes_unref(bytes); }
};

}  // namespace

std::optional<ProgramRun> run_program(const std::vector<std::string>& words,
                                      const std::filesystem::path& folder, bool keep_output) {
  std::vector<const char*> arguments;
  for (const std::string& word : words) arguments.push_back(word.c_str());
  arguments.push_back(nullptr);
  const auto kept =
      static_cast<GSubprocessFlags>(G_SUBPROCESS_FLAGS_STDIN_INHERIT | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  const SubprocessLauncher launcher(
      g_subprocess_launcher_new(keep_output ? kept : G_SUBPROCESS_FLAGS_STDIN_INHERIT));
  g_subprocess_launcher_set_cwd(launcher.get(), folder.c_str());
  g_subprocess_launcher_set_child_setup(launcher.get(), take_signals, nullptr, nullptr);
  const LeaveSignalsToChild leaving;
  const Subprocess program(g_subprocess_launcher_spawnv(launcher.get(), arguments.data(), nullptr));
  if (!program) return {};
  GBytes* taken = nullptr;
  if (keep_output)
    g_subprocess_communicate(program.get(), nullptr, nullptr, &taken, nullptr, nullptr);
  else
    g_subprocess_wait(program.get(), nullptr, nullptr);
  ProgramRun run;
  if (const std::unique_ptr<GBytes, FreeBytes> bytes{taken}) {
    gsize size = 0;
    const auto* data = static_cast<const char*>(g_bytes_get_data(bytes.get(), &size));
    run.output.assign(data, size);
  }
  run.code = g_subprocess_get_if_exited(program.get()) != FALSE
                 ? g_subprocess_get_exit_status(program.get())
                 : 128 + g_subprocess_get_term_sig(program.get());
  return run;
}

}  // namespace hexwright
