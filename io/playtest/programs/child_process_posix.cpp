#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

#include "io/playtest/programs/answers.h"
#include "io/playtest/programs/processes_posix.h"

namespace hexwright {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

struct FreeError {
  void operator()(GError* error) const { g_error_free(error); }
};
struct FreeWords {
  void operator()(char** words) const { g_strfreev(words); }
};
using Error = std::unique_ptr<GError, FreeError>;

/// What a child needs to know between fork and exec.
struct ChildSetUp {
  pid_t parent = 0;
  int memory = 0;  ///< MiB
};

/// Runs between fork and exec. The program ends with us, also when we are killed and it does not look at its
/// input. A group of its own: a Ctrl-C at the terminal is for us, and what the program starts ends with it.
/// Data is limited and not the address space, of which the runtimes of Java or Go set aside far more than
/// they use.
void set_up_child(gpointer data) {
  const auto& child = *static_cast<const ChildSetUp*>(data);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != child.parent) _exit(127);  // it is too late to be told
  setpgid(0, 0);
  const rlim_t bytes = static_cast<rlim_t>(child.memory) << 20U;
  const rlimit limit{bytes, bytes};
  setrlimit(RLIMIT_DATA, &limit);
}

Refusal not_started(const std::string& command, const char* why) {
  return refuse(N_("{0} cannot be started: {1}"), {command, std::string(why)});
}

bool is_ready(int socket, short events, milliseconds wait) {
  pollfd what{socket, events, 0};
  return poll(&what, 1, static_cast<int>(wait.count())) > 0;
}

}  // namespace

struct ChildProcess::Impl {
  Subprocess program;
  pid_t group = 0;  ///< of the program and of what it starts
  int socket = -1;  ///< our end of what is its standard input and output
  Answers answers;

  explicit Impl(const ProgramLimits& limits) : answers(limits) {}

  bool has_ended() const { return g_subprocess_get_identifier(program.get()) == nullptr; }

  bool ends_within(milliseconds wait) const {
    for (const auto end = Clock::now() + wait; !has_ended() && Clock::now() < end;)
      std::this_thread::sleep_for(milliseconds(5));
    return has_ended();
  }

  /// It has closed its output: how it ended.
  Refusal why_ended() const {
    if (!ends_within(time_to_end)) return refuse(N_("it closed its output"));
    if (g_subprocess_get_if_signaled(program.get()) != FALSE)
      return refuse(N_("it was killed by signal {0}"),
                    {std::to_string(g_subprocess_get_term_sig(program.get()))});
    return refuse(N_("it ended with exit status {0}"),
                  {std::to_string(g_subprocess_get_exit_status(program.get()))});
  }
};

ChildProcess::ChildProcess(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Outcome<std::unique_ptr<ChildProcess>> ChildProcess::start(const std::string& command,
                                                           const ProgramLimits& limits) {
  GError* fault = nullptr;
  char** parts = nullptr;
  const auto failed = [&] { return not_started(command, Error(fault)->message); };
  if (g_shell_parse_argv(command.c_str(), nullptr, &parts, &fault) == FALSE) return failed();
  const std::unique_ptr<char*, FreeWords> words(parts);

  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
    return not_started(command, std::strerror(errno));
  const SubprocessLauncher launcher(g_subprocess_launcher_new(G_SUBPROCESS_FLAGS_NONE));
  g_subprocess_launcher_take_stdin_fd(launcher.get(), ends[1]);
  g_subprocess_launcher_take_stdout_fd(launcher.get(), dup(ends[1]));
  ChildSetUp child{getpid(), limits.memory};
  g_subprocess_launcher_set_child_setup(launcher.get(), set_up_child, &child, nullptr);

  auto impl = std::make_unique<Impl>(limits);
  in_lasting_thread(
      [&] { impl->program.reset(g_subprocess_launcher_spawnv(launcher.get(), words.get(), &fault)); });
  g_subprocess_launcher_close(launcher.get());
  if (!impl->program) {
    close(ends[0]);
    return failed();
  }
  if (const char* number = g_subprocess_get_identifier(impl->program.get()))
    impl->group = static_cast<pid_t>(std::strtol(number, nullptr, 10));
  impl->socket = ends[0];
  return std::unique_ptr<ChildProcess>(new ChildProcess(std::move(impl)));
}

// What the program has started ends, too, even when the program itself has ended long before.
ChildProcess::~ChildProcess() {
  shutdown(impl_->socket, SHUT_RDWR);
  close(impl_->socket);
  const bool ended = impl_->ends_within(time_to_end);
  if (impl_->group > 0) kill(-impl_->group, SIGKILL);
  if (!ended) g_subprocess_wait(impl_->program.get(), nullptr, nullptr);
}

bool ChildProcess::was_too_slow() const { return impl_->answers.was_too_slow(); }

std::optional<Refusal> ChildProcess::send(std::string_view text) {
  for (const auto end = Clock::now() + impl_->answers.time(); !text.empty();) {
    const auto sent = ::send(impl_->socket, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent >= 0)
      text.remove_prefix(static_cast<std::size_t>(sent));
    else if (errno != EAGAIN && errno != EINTR)
      return impl_->why_ended();
    else if (!is_ready(impl_->socket, POLLOUT, until(end)))
      return impl_->answers.too_slow();
  }
  return std::nullopt;
}

Outcome<std::string> ChildProcess::receive(const std::atomic<bool>* unwanted) {
  return impl_->answers.next_line(unwanted, [this](milliseconds time) -> std::optional<Refusal> {
    std::array<char, 4096> buffer{};
    if (!is_ready(impl_->socket, POLLIN, time)) return {};
    const auto count = recv(impl_->socket, buffer.data(), buffer.size(), 0);
    if (count < 0 && errno == EINTR) return {};
    if (count <= 0) return impl_->why_ended();
    impl_->answers.add({buffer.data(), static_cast<std::size_t>(count)});
    return {};
  });
}

}  // namespace hexwright
