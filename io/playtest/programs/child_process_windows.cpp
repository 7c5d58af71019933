#include <algorithm>
#include <array>
#include <cstdio>

#include "io/playtest/programs/answers.h"
#include "io/playtest/programs/processes_windows.h"

namespace hexwright {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

DWORD within(milliseconds time) { return static_cast<DWORD>(time.count()); }

Refusal not_started(const std::string& command, DWORD said) {
  return refuse(N_("{0} cannot be started: {1}"), {command, words_of_error(said)});
}

enum class We : std::uint8_t { Read, Write };

/// Two ends of a pipe, of which ours can be waited for: those of CreatePipe cannot.
bool make_pipe(We we, Handle& ours, Handle& theirs) {
  static std::atomic<unsigned> serial{0};
  constexpr DWORD room = 65'536;
  std::array<wchar_t, 80> name{};
  std::swprintf(name.data(), name.size(), L"\\\\.\\pipe\\hexwright-%lu-%u", GetCurrentProcessId(), ++serial);
  const DWORD direction = we == We::Read ? PIPE_ACCESS_INBOUND : PIPE_ACCESS_OUTBOUND;
  HANDLE made =
      CreateNamedPipeW(name.data(), direction | FILE_FLAG_OVERLAPPED | FILE_FLAG_FIRST_PIPE_INSTANCE,
                       PIPE_TYPE_BYTE | PIPE_REJECT_REMOTE_CLIENTS, 1, room, room, 0, nullptr);
  if (made == INVALID_HANDLE_VALUE) return false;
  ours.reset(made);
  HANDLE other = CreateFileW(name.data(), we == We::Read ? GENERIC_WRITE : GENERIC_READ, 0, nullptr,
                             OPEN_EXISTING, 0, nullptr);
  if (other == INVALID_HANDLE_VALUE) return false;
  theirs.reset(other);
  return true;
}

}  // namespace

struct ChildProcess::Impl {
  Handle program, job, to, from, event;
  OVERLAPPED reading{};
  bool is_reading = false;
  std::array<char, 4096> buffer{};
  Answers answers;

  explicit Impl(const ProgramLimits& limits) : answers(limits) {}

  Refusal why_ended() const {
    if (WaitForSingleObject(program.get(), within(time_to_end)) != WAIT_OBJECT_0)
      return refuse(N_("it closed its output"));
    DWORD code = 0;
    GetExitCodeProcess(program.get(), &code);
    return refuse(N_("it ended with exit status {0}"), {std::to_string(code)});
  }

  /// Begins to read unless that was begun already. False when the program has closed its output.
  bool read() {
    if (is_reading) return true;
    reading = {};
    reading.hEvent = event.get();
    ResetEvent(event.get());
    const bool begun =
        ReadFile(from.get(), buffer.data(), static_cast<DWORD>(buffer.size()), nullptr, &reading) != 0 ||
        GetLastError() == ERROR_IO_PENDING;
    return is_reading = begun;
  }
};

ChildProcess::ChildProcess(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Outcome<std::unique_ptr<ChildProcess>> ChildProcess::start(const std::string& command,
                                                           const ProgramLimits& limits) {
  auto impl = std::make_unique<Impl>(limits);
  Handle in, out;
  if (!make_pipe(We::Write, impl->to, in) || !make_pipe(We::Read, impl->from, out))
    return not_started(command, GetLastError());
  impl->event.reset(CreateEventW(nullptr, TRUE, FALSE, nullptr));
  impl->job = job_that_ends_with_us(static_cast<SIZE_T>(limits.memory) << 20U);
  impl->program = start_program(wide(command), {}, {in.get(), out.get()}, impl->job.get());
  if (!impl->program) return not_started(command, GetLastError());
  return std::unique_ptr<ChildProcess>(new ChildProcess(std::move(impl)));
}

// What the program has started ends, too, even when the program itself has ended long before.
ChildProcess::~ChildProcess() {
  impl_->to.reset();
  if (impl_->is_reading) CancelIoEx(impl_->from.get(), &impl_->reading);
  WaitForSingleObject(impl_->program.get(), within(time_to_end));
  impl_->job.reset();
  // The buffer is the system's until what was begun has ended.
  DWORD count = 0;
  if (impl_->is_reading) GetOverlappedResult(impl_->from.get(), &impl_->reading, &count, TRUE);
}

bool ChildProcess::was_too_slow() const { return impl_->answers.was_too_slow(); }

std::optional<Refusal> ChildProcess::send(std::string_view text) {
  const Handle done(CreateEventW(nullptr, TRUE, FALSE, nullptr));
  for (const auto end = Clock::now() + impl_->answers.time(); !text.empty();) {
    OVERLAPPED writing{};
    writing.hEvent = done.get();
    DWORD sent = 0;
    if (WriteFile(impl_->to.get(), text.data(), static_cast<DWORD>(text.size()), nullptr, &writing) == 0 &&
        GetLastError() != ERROR_IO_PENDING)
      return impl_->why_ended();
    if (WaitForSingleObject(done.get(), within(until(end))) != WAIT_OBJECT_0) {
      CancelIoEx(impl_->to.get(), &writing);
      GetOverlappedResult(impl_->to.get(), &writing, &sent, TRUE);
      return impl_->answers.too_slow();
    }
    if (GetOverlappedResult(impl_->to.get(), &writing, &sent, FALSE) == 0) return impl_->why_ended();
    text.remove_prefix(sent);
  }
  return std::nullopt;
}

Outcome<std::string> ChildProcess::receive(const std::atomic<bool>* unwanted) {
  return impl_->answers.next_line(unwanted, [this](milliseconds time) -> std::optional<Refusal> {
    if (!impl_->read()) return impl_->why_ended();
    if (WaitForSingleObject(impl_->event.get(), within(time)) != WAIT_OBJECT_0) return {};
    DWORD count = 0;
    impl_->is_reading = false;
    if (GetOverlappedResult(impl_->from.get(), &impl_->reading, &count, FALSE) == 0 || count == 0)
      return impl_->why_ended();
    impl_->answers.add({impl_->buffer.data(), count});
    return {};
  });
}

}  // namespace hexwright
